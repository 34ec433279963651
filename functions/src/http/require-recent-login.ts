import { MINUTE_MS } from '../foundation/durations.ts';
import { ApiError } from '../foundation/errors.ts';
import type { Caller } from './require-user.ts';

const RECENT_MINUTES = 5;

/**
 * Refuses a session that was opened a while ago: someone else may be at the keyboard now. A refreshed token keeps the time of
 * its sign-in, so only the password makes it recent again.
 * @throws {ApiError} `recent_login_required`
 */
export function requireRecentLogin({ signedInAt }: Pick<Caller, 'signedInAt'>, now: Date): void {
  if (now.getTime() - signedInAt.getTime() <= RECENT_MINUTES * MINUTE_MS) return;
  throw new ApiError('recent_login_required', 'Please enter your password again to do this.');
}
