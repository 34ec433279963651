import { ApiError } from '@/platform/api-client.ts';
import { SessionError } from '../model/session-error.ts';

/** Whether the API or the identity service refused because the sign-in is too old. */
export function needsRecentLogin(cause: unknown): boolean {
  return (
    (cause instanceof ApiError && cause.code === 'recent_login_required') ||
    (cause instanceof SessionError && cause.code === 'auth/requires-recent-login')
  );
}

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
