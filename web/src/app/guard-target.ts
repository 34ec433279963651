import { PATHS } from '@/content/paths.ts';

/** Where an anonymous visitor of a guarded page goes: to sign in, with the way back. */
export function guardTarget(location: { pathname: string; search: string; hash: string }): string {
  const from = location.pathname + location.search + location.hash;
  return `${PATHS.signIn}?from=${encodeURIComponent(from)}`;
}
