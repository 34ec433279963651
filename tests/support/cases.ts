import { isThorough } from './env.ts';

/**
 * The first of these cases; in the battery all of them. For cases that differ little.
 * @param kindOf where given, the first case of each kind
 */
export function casesOf<const T>(
  cases: readonly T[],
  kindOf: (one: T) => unknown = () => '',
): readonly T[] {
  if (isThorough) return cases;
  const kinds = cases.map(kindOf);
  return cases.filter((_one, at) => kinds.indexOf(kinds[at]) === at);
}
