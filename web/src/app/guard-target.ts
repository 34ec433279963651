import { PATHS } from '@/site/paths.ts';
import { sessionEndPath, type SessionEnd } from '@/features/session/session-end.ts';

/** Where an anonymous visitor of a guarded page goes: to the sign-in page, with the way back and the reason their session ended. */
export function guardTarget(
  location: { pathname: string; search: string; hash: string },
  endedBy: SessionEnd | null,
): string {
  const from = location.pathname + location.search + location.hash;
  if (endedBy !== null) return sessionEndPath(endedBy, from);
  return `${PATHS.signIn}?from=${encodeURIComponent(from)}`;
}
