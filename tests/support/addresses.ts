import { addressesOf } from '@/app/page-meta.ts';
import { PATHS, type Path } from '@/content/paths.ts';

/**
 * The addresses behind a path, for looking at each in a browser. The shop's products are one page with other data, which
 * their own tests look at, so three of them stand for all.
 */
export function addressesToVisit(path: Path): readonly string[] {
  const all = addressesOf(path);
  if (path !== PATHS.shopSingle) return all;
  return all.filter((_, index) => [0, Math.floor(all.length / 2), all.length - 1].includes(index));
}
