import { PATHS } from '@/site/paths.ts';

/** Why a session ended, other than by a plain sign-out. Sent to other tabs and named in addresses. */
export const SESSION_ENDS = [
  'everywhere',
  'password-changed',
  'email-changed',
  'account-deleted',
  'disabled',
  'ended-elsewhere',
  'server-session',
  'ended',
  'confirmed',
] as const;
export type SessionEnd = (typeof SESSION_ENDS)[number];

/**
 * Why a session is over that was not ended in this browser; null where the identity service has not said that it ended it, as when
 * the browser has lost what it stored.
 * @param code the service's answer to it; null when there was none
 */
export function reasonOfEnd(
  code: string | null,
  known: KnownOfEnd | null = null,
): SessionEnd | null {
  if (code === 'auth/user-disabled') return 'disabled';
  if (code !== 'auth/user-token-expired') return null;
  // It has one word for a deleted account, a changed address and an ended session.
  if (known?.isProfileGone === true) return 'account-deleted';
  return known?.hasOtherEmail === true ? 'email-changed' : 'ended-elsewhere';
}

/** What was known of a session when it ended. */
export type KnownOfEnd = {
  /** The server has deleted the profile while it was watched. */
  isProfileGone: boolean;
  /** The profile names another address than the session does. */
  hasOtherEmail: boolean;
};

export function readSessionEnd(value: unknown): SessionEnd | null {
  return SESSION_ENDS.find((end) => end === value) ?? null;
}

/** The query parameter that carries it. */
export const SIGNED_OUT = 'signed-out';

/** The reason that the query of an address carries. */
export function carriedEnd(search: string): SessionEnd | null {
  return readSessionEnd(new URLSearchParams(search).get(SIGNED_OUT));
}

export const SERVER_WAS_HERE =
  'One of your servers was signed in here in your place, so we have signed it out. Sign in with your own e-mail address and password.';

/** What the sign-in page says about it; null when there is no account left to sign in to. */
export function describeSessionEnd(end: SessionEnd): Words | null {
  return WORDS[end];
}

type Words = { title: string; text: string };

const WORDS: Record<SessionEnd, Words | null> = {
  everywhere: {
    title: 'You are signed out everywhere',
    text: 'Every session of this account was ended, in all browsers. That happens when someone asks for it or changes the password. If it was not you, choose a new password now.',
  },
  'password-changed': {
    title: 'Your password has been changed',
    text: 'Every session of this account has ended, including this one. Sign in with the new password.',
  },
  'email-changed': {
    title: 'The e-mail address of your account has been changed',
    text: 'Every session of this account has ended. Sign in with the new address. If it was not you, the e-mail to the old one says what to do.',
  },
  disabled: {
    title: 'This account has been disabled',
    text: 'You have been signed out. Write to us and we will look into it.',
  },
  'ended-elsewhere': {
    title: 'Your session was ended elsewhere',
    text: 'That happens when the account’s password or e-mail address is changed, when someone signs out everywhere, or when the account is disabled or deleted. Sign in to continue. If signing in fails and this was not you, reset your password.',
  },
  'server-session': {
    title: 'That session belonged to a server',
    text: SERVER_WAS_HERE,
  },
  ended: {
    title: 'This session was ended',
    text: 'Someone who is signed in to your account has ended it, under “Sessions”. Your other sessions go on. Sign in to continue. If it was not you, choose a new password now.',
  },
  confirmed: {
    title: 'Your address was confirmed in another browser',
    text: 'We have ended the sessions that began before that, in case someone else had opened them with your address. Please sign in again.',
  },
  'account-deleted': null,
};

/** Our address that carries on why a session ended, if it ended for a reason. */
export function withReason(path: string, end: SessionEnd | null): string {
  if (end === null) return path;
  return `${path}${path.includes('?') ? '&' : '?'}${SIGNED_OUT}=${end}`;
}

/** Where a visitor without a session is told why it ended: at the form, or where there is no account to sign in to any more. */
export function endPath(form: string, end: SessionEnd | null): string {
  return end === 'account-deleted' ? PATHS.accountDeleted : withReason(form, end);
}

/**
 * Why a session is over that began then, as its person's profile tells it; null while it goes on.
 * @param signedInAt ISO 8601
 */
export function endOf(signedInAt: string, { sessionsRevokedAt, endedSessions }: Ends) {
  const ended = endedSessions.find((one) => one.session === secondsOf(signedInAt));
  if (ended !== undefined) return ended.why;
  return sessionsRevokedAt !== null && isRevoked(signedInAt, sessionsRevokedAt)
    ? 'everywhere'
    : null;
}

export type Ends = {
  /** Sessions that began before this were ended by their person, ISO 8601. */
  sessionsRevokedAt: string | null;
  /** Those that were ended one by one, named by when they began, in seconds since 1970. */
  endedSessions: readonly { session: number; why: 'ended' | 'confirmed' | 'email-changed' }[];
};

/** A revocation counts in whole seconds, as the identity service does. Both are ISO 8601. */
export function isRevoked(signedInAt: string, revokedAt: string): boolean {
  return secondsOf(signedInAt) < secondsOf(revokedAt);
}

const secondsOf = (moment: string) => Math.floor(Date.parse(moment) / 1000);
