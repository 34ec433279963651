import { PATHS } from '@/site/paths.ts';

/** Why a session ended, other than by a plain sign-out. Sent to other tabs and named in addresses. */
export const SESSION_ENDS = [
  'everywhere',
  'password-changed',
  'account-deleted',
  'server-session',
] as const;
export type SessionEnd = (typeof SESSION_ENDS)[number];

export function readSessionEnd(value: unknown): SessionEnd | null {
  return SESSION_ENDS.find((end) => end === value) ?? null;
}

/** The query parameter that carries it. */
export const SIGNED_OUT = 'signed-out';

export const SERVER_WAS_HERE =
  'One of your servers was signed in here in your place, so we have signed it out. Sign in with your own e-mail address and password.';

/** What the sign-in page says about it; null when there is no account left to sign in to. */
export function describeSessionEnd(end: SessionEnd): { title: string; text: string } | null {
  switch (end) {
    case 'everywhere':
      return {
        title: 'You are signed out everywhere',
        text: 'Every session of this account was ended, in all browsers. It happens when somebody asks for it or changes the password. If that was not you, choose a new password now.',
      };
    case 'password-changed':
      return {
        title: 'Your password is changed',
        text: 'Every session of this account has ended, this one too. Sign in with the new password.',
      };
    case 'server-session':
      return {
        title: 'That was the session of a server',
        text: SERVER_WAS_HERE,
      };
    case 'account-deleted':
      return null;
  }
}

/** Where a guarded page redirects when its session ended for this reason. */
export function sessionEndPath(end: SessionEnd, from: string): string {
  return end === 'account-deleted'
    ? PATHS.accountDeleted
    : `${PATHS.login}?from=${encodeURIComponent(from)}&${SIGNED_OUT}=${end}`;
}

/** A revocation counts in whole seconds, as the identity service does. Both are ISO 8601. */
export function isRevoked(signedInAt: string, revokedAt: string): boolean {
  const seconds = (moment: string) => Math.floor(Date.parse(moment) / 1000);
  return seconds(signedInAt) < seconds(revokedAt);
}
