import { PATHS } from '@/site/paths.ts';
import { withReason, type SessionEnd } from '@/features/session/model/session-end.ts';

/** Where an anonymous visitor of a guarded page goes: to the sign-in page, with the way back and the reason their session ended. */
export function guardTarget(location: Place, endedBy: SessionEnd | null): string {
  return withReason(`${PATHS.signIn}?from=${encodeURIComponent(pathOf(location))}`, endedBy);
}

/** The sign-in form, with the way back. */
export function signInPath(location: Place): string {
  return `${PATHS.login}?from=${encodeURIComponent(pathOf(location))}`;
}

const pathOf = ({ pathname, search, hash }: Place) => pathname + search + hash;

type Place = { pathname: string; search: string; hash: string };
