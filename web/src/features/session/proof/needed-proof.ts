import { ApiError } from '@/platform/api-client.ts';
import { SessionError } from '../model/auth-errors.ts';

/** What the API or the identity service wants to see first, if it refused for want of it; null for any other failure. */
export function neededProof(cause: unknown): NeededProof | null {
  if (cause instanceof ApiError) {
    if (cause.code === 'passkey_required') return 'passkey';
    return cause.code === 'recent_login_required' ? 'recent-sign-in' : null;
  }
  const isTooOld = cause instanceof SessionError && cause.code === 'auth/requires-recent-login';
  return isTooOld ? 'recent-sign-in' : null;
}

/** `passkey`: no password will do. */
export type NeededProof = 'recent-sign-in' | 'passkey';

/** What is wrong with the typed password; null when something else went wrong. */
export function describeWrongPassword(cause: unknown): string | null {
  return cause instanceof SessionError && cause.code !== null && WRONG.has(cause.code)
    ? 'This is not your password. Check Caps Lock, and try again.'
    : null;
}

const WRONG = new Set([
  'auth/wrong-password',
  'auth/invalid-credential',
  'auth/invalid-login-credentials',
]);
