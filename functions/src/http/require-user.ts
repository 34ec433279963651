import type { Auth, DecodedIdToken } from 'firebase-admin/auth';
import { ApiError } from '../foundation/errors.ts';
import { waitingFor } from '../foundation/request-time.ts';
import { readBearerToken } from './bearer-token.ts';

/** The verified person who sent a request. */
export type Caller = {
  uid: string;
  email: string | null;
  isEmailVerified: boolean;
  name: string | null;
  /** When the person entered their password; refreshing the session does not change it. */
  signedInAt: Date;
  /** True for a session created by a hand-off to a server: it may only read. */
  isHandoff: boolean;
};

/**
 * Verifies who calls: signature, audience, times, and that the account is neither disabled, deleted nor signed out everywhere.
 * @throws {ApiError} `unauthenticated`
 */
export async function requireUser(
  authorization: readonly string[] | undefined,
  auth: () => Promise<Auth>,
  now: Date,
): Promise<Caller> {
  const token = readBearerToken(authorization);
  if (token === null) throw unauthenticated();
  const decoded = await verify(token, await auth());
  if (!isTimely(decoded, now)) throw unauthenticated();
  return {
    uid: decoded.uid,
    email: decoded.email ?? null,
    isEmailVerified: decoded.email !== undefined && decoded.email_verified === true,
    name:
      typeof decoded.name === 'string' && decoded.name.trim() !== '' ? decoded.name.trim() : null,
    signedInAt: new Date(decoded.auth_time * 1000),
    isHandoff: decoded.firebase.sign_in_provider === 'custom' || decoded.handoff === true,
  };
}

const CLOCK_SKEW_SECONDS = 60;

/** The Admin SDK accepts a token that was issued in the future, and one that never expires. */
function isTimely({ iat, auth_time: signedInAt, exp }: DecodedIdToken, now: Date): boolean {
  const seconds = now.getTime() / 1000;
  const latest = seconds + CLOCK_SKEW_SECONDS;
  return iat <= latest && signedInAt <= latest && exp > seconds - CLOCK_SKEW_SECONDS;
}

/** The codes for a bad token. Any other failure is ours, not the caller's. */
const REFUSALS = new Set([
  'auth/argument-error',
  'auth/invalid-argument',
  'auth/invalid-id-token',
  'auth/invalid-uid',
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/user-disabled',
  'auth/user-not-found',
]);

/** The SDK reports a failed download of the public keys with the code of a bad token. */
const KEYS_UNAVAILABLE = /fetching public keys/i;

async function verify(token: string, auth: Auth): Promise<DecodedIdToken> {
  try {
    return await waitingFor('sign-in', auth.verifyIdToken(token, true));
  } catch (error) {
    if (!isRefusal(error)) throw error;
    throw unauthenticated(error);
  }
}

function isRefusal(error: unknown): boolean {
  if (!(error instanceof Error) || KEYS_UNAVAILABLE.test(error.message)) return false;
  return 'code' in error && typeof error.code === 'string' && REFUSALS.has(error.code);
}

function unauthenticated(cause?: unknown): ApiError {
  return new ApiError('unauthenticated', 'Please sign in again.', {
    cause,
    headers: { 'WWW-Authenticate': 'Bearer' },
  });
}
