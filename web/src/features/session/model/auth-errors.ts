import { messageOf } from '@/lib/message-of.ts';

/**
 * Words for every coded error of the identity service and of the database. A wrong password and an unknown address
 * read the same, so that no one can learn here who has an account.
 */
export function describeAuthError(cause: unknown): string {
  const code = authErrorCode(cause);
  return (code === null ? undefined : WORDS[code]) ?? UNKNOWN;
}

/** The coded errors after which the session is over. */
export function endsSession(cause: unknown): boolean {
  const code = authErrorCode(cause);
  return code !== null && SESSION_ENDING.has(code);
}

/** @returns for example `auth/wrong-password`; null where the error carries no code */
export function authErrorCode(cause: unknown): string | null {
  return cause instanceof Error && 'code' in cause && typeof cause.code === 'string'
    ? cause.code
    : null;
}

/** For the log: the error's code, or its message where it carries none. */
export function describeCause(cause: unknown): string {
  return authErrorCode(cause) ?? messageOf(cause);
}

/** A failure in words that a person can act on. `code` is the service's own, where there is one. */
export class SessionError extends Error {
  override name = 'SessionError';
  readonly code: string | null;

  constructor(message: string, code: string | null = null) {
    super(message);
    this.code = code;
  }
}

export function toSessionError(cause: unknown): SessionError {
  return cause instanceof SessionError
    ? cause
    : new SessionError(describeAuthError(cause), authErrorCode(cause));
}

const BAD_CREDENTIALS =
  'The e-mail address and password do not match. Check both, or reset your password.';
const NO_CONNECTION =
  'The sign-in service could not be reached. Check your connection and try again.';
const SESSION_OVER = 'Your session has ended. Please sign in again.';
const LINK_USED =
  'This link has already been used, or a newer one has been sent. Use the newest e-mail, or ask for another.';
const POPUPS_UNUSED = 'Sign in with your e-mail address and password instead.';
const UNKNOWN = 'The sign-in service could not do this. Please try again in a moment.';

const WORDS: Record<string, string> = {
  'auth/email-already-in-use':
    'There is already an account with this e-mail address. Sign in instead, or reset its password.',
  'auth/wrong-password': BAD_CREDENTIALS,
  'auth/user-not-found': BAD_CREDENTIALS,
  'auth/invalid-credential': BAD_CREDENTIALS,
  'auth/invalid-login-credentials': BAD_CREDENTIALS,
  'auth/user-mismatch': BAD_CREDENTIALS,
  'auth/missing-password': 'Enter your password.',
  'auth/invalid-email': 'This does not look like an e-mail address. Check it for typing errors.',
  'auth/missing-email': 'Enter your e-mail address.',
  'auth/too-many-requests':
    'There were too many attempts. Wait a few minutes, or reset your password.',
  'auth/user-disabled': 'This account has been disabled. Write to us and we will look into it.',
  'auth/user-token-expired': SESSION_OVER,
  'auth/invalid-user-token': SESSION_OVER,
  'auth/null-user': SESSION_OVER,
  'auth/network-request-failed': NO_CONNECTION,
  'auth/timeout': NO_CONNECTION,
  unavailable: NO_CONNECTION,
  'auth/requires-recent-login':
    'For your security, this needs a fresh sign-in. Enter your password again to continue.',
  'auth/expired-action-code': 'This link has expired. Ask for a new one.',
  'auth/invalid-action-code': LINK_USED,
  'auth/popup-blocked': `The browser blocked the sign-in window. ${POPUPS_UNUSED}`,
  'auth/popup-closed-by-user': `The sign-in window was closed too early. ${POPUPS_UNUSED}`,
  'auth/cancelled-popup-request': `The sign-in window was closed too early. ${POPUPS_UNUSED}`,
  'auth/unauthorized-domain':
    'Signing in is switched off at this address. Open the site at its usual address and try again.',
  'auth/unauthorized-continue-uri':
    'The e-mail could not be sent from this address. Open the site at its usual address and try again.',
  'auth/weak-password': 'This password is too easy to guess. Choose a longer one.',
  'auth/password-does-not-meet-requirements':
    'This password does not meet the requirements. Choose a longer one with letters and digits.',
  'auth/operation-not-allowed':
    'Signing in with e-mail and password is switched off at the moment. Please try again later.',
  'permission-denied': 'Sign in again to change this.',
};

const SESSION_ENDING = new Set(['auth/user-disabled', 'auth/user-token-expired']);
