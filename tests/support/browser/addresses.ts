import { addressesOf } from '@/app/head/find-meta.ts';
import { PATHS, type Path } from '@/site/paths.ts';

/**
 * The addresses behind a path, for looking at each in a browser. Products and help articles are one page each with other
 * data: three of them stand for all here, while links, titles and descriptions are checked in every document.
 */
export function addressesToVisit(path: Path): readonly string[] {
  const all = addressesOf(path);
  if (!ALIKE.includes(path)) return all;
  return all.filter((_, index) => [0, Math.floor(all.length / 2), all.length - 1].includes(index));
}

const ALIKE: readonly Path[] = [PATHS.shopSingle, PATHS.helpArticle];
