import { ApiError } from '@/platform/api-client.ts';
import { SessionError } from './session-error.ts';

/** The refusals of the API and of the identity service after which the password has to be asked for again. */
export function needsRecentLogin(cause: unknown): boolean {
  return (
    (cause instanceof ApiError && cause.code === 'recent_login_required') ||
    (cause instanceof SessionError && cause.code === 'auth/requires-recent-login')
  );
}

/** What is wrong with the password that was typed; null where something else went wrong. */
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
