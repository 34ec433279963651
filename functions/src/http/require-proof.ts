import { hasProof, isPasskeyRequired } from './session-validity.ts';
import { PROOF_MINUTES } from '../contract/sign-in.ts';
import { MINUTE_MS } from '../foundation/durations.ts';
import { ApiError } from '../foundation/errors.ts';
import type { Caller } from './require-user.ts';

type Asked = Pick<Caller, 'session' | 'browser' | 'signedInAt' | 'signedInBy' | 'gate'>;

/**
 * Refuses a session whose person has not shown within the last minutes that it is them: someone else may be at the keyboard now. A password that
 * was just typed will do, or a passkey; where the person wants a passkey to be asked for, only that, or a recovery code.
 * @throws {ApiError} `recent_login_required`, `passkey_required`
 */
export function requireProof(caller: Asked, now: Date): void {
  requirePasskey(caller, now);
  requireAnyProof(caller, now);
}

/**
 * The same where a password is always enough: for what opens nothing.
 * @throws {ApiError} `recent_login_required`
 */
export function requireAnyProof(caller: Asked, now: Date): void {
  if (hasProof(caller.gate, caller, now) || isRecent(caller, now)) return;
  throw loginRequired();
}

/**
 * The same, only where the person wants a passkey to be asked for.
 * @throws {ApiError} `passkey_required`
 */
export function requirePasskey(caller: Asked, now: Date): void {
  if (isPasskeyRequired(caller.gate, now)) requireShownPasskey(caller, now);
}

/**
 * The same, wherever a password is not enough.
 * @throws {ApiError} `passkey_required`
 */
export function requireShownPasskey(caller: Asked, now: Date): void {
  if (hasProof(caller.gate, caller, now)) return;
  throw new ApiError(
    'passkey_required',
    'Please use your passkey, or a recovery code, to do this.',
  );
}

/**
 * Refuses a session that did not begin within the last minutes, whatever was shown in it since.
 * @throws {ApiError} `recent_login_required`
 */
export function requireRecentSignIn(caller: Asked, now: Date): void {
  if (!isRecent(caller, now)) throw loginRequired();
}

/** A refreshed token keeps the time of its sign-in, so only a new sign-in makes it recent again. */
function isRecent({ signedInAt }: Asked, now: Date): boolean {
  return now.getTime() - signedInAt.getTime() <= PROOF_MINUTES * MINUTE_MS;
}

function loginRequired(): ApiError {
  return new ApiError('recent_login_required', 'Please enter your password again to do this.');
}
