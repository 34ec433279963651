import type { Auth, DecodedIdToken, UserRecord } from 'firebase-admin/auth';
import { z } from 'zod';
import { isHandoffUid } from '../contract/handoff.ts';
import { nameToShow } from '../contract/unseen.ts';
import { isUserMissing } from '../adapters/user-missing.ts';
import { accountDeleted, ApiError } from '../foundation/errors.ts';
import { waitingFor } from '../consistency/time-limit.ts';
import { readBearerToken } from './bearer-token.ts';

/** The verified person who sent a request. */
export type Caller = {
  uid: string;
  email: string | null;
  isEmailVerified: boolean;
  name: string | null;
  /** When the person entered their password; refreshing the session does not change it. */
  signedInAt: Date;
  /** How, in the identity service's words: `password`, or `custom` with one of our tokens. */
  signedInBy: string;
  /** True for the identity that a hand-off signs in on a server. */
  isHandoff: boolean;
  /** The account as the look-up found it. Most of the rest is as old as the token. */
  readAccount: () => Promise<UserRecord>;
};

/**
 * Verifies who calls: signature, audience, times, and that the account is neither disabled, deleted nor signed out everywhere.
 * @param onGenuine hears the uid as soon as the signature is verified, while the account is still being looked up. What it
 * starts has to be free of effects, and has to be kept back until this resolves.
 * @throws {ApiError} `unauthenticated`; `revoked` to a server whose session was ended
 */
export async function requireUser(
  authorization: readonly string[] | undefined,
  auth: () => Promise<Auth>,
  now: Date,
  onGenuine: (uid: string) => void,
): Promise<Caller> {
  const token = readBearerToken(authorization);
  if (token === null) throw unauthenticated();
  const service = await auth();
  let lookUp: Promise<UserRecord> | null = null;
  // The SDK verifies a token on this machine and then asks for the account, by `getUser`: that question is the sign that the
  // signature is good. If a later version asks in another way, calls are only slower.
  const getUser: Auth['getUser'] = (uid) => {
    lookUp = service.getUser(uid);
    onGenuine(uid);
    return lookUp;
  };
  const watched: Auth = Object.create(service, { getUser: { value: getUser } });
  const decoded = await verify(token, watched);
  if (!isTimely(decoded, now)) throw unauthenticated();
  return {
    uid: decoded.uid,
    email: decoded.email ?? null,
    isEmailVerified: decoded.email !== undefined && decoded.email_verified === true,
    name: nameToShow(decoded.name),
    signedInAt: new Date(decoded.auth_time * 1000),
    signedInBy: decoded.firebase.sign_in_provider,
    isHandoff: isHandoffUid(decoded.uid),
    readAccount: async () => lookUp ?? readNow(service, decoded.uid),
  };
}

/** @throws {ApiError} `conflict` if it has been deleted in the meantime */
async function readNow(auth: Auth, uid: string): Promise<UserRecord> {
  try {
    return await auth.getUser(uid);
  } catch (error) {
    throw isUserMissing(error) ? accountDeleted() : error;
  }
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

/** What the SDK says once it has verified a token and has asked for the account. */
const ENDINGS = new Set(['auth/id-token-revoked', 'auth/user-not-found']);

/** The SDK reports a failed download of the public keys with the code of a bad token. */
const KEYS_UNAVAILABLE = /fetching public keys/i;

async function verify(token: string, auth: Auth): Promise<DecodedIdToken> {
  try {
    return await waitingFor('sign-in', auth.verifyIdToken(token, true));
  } catch (error) {
    const code = refusalOf(error);
    if (code === null) throw error;
    if (ENDINGS.has(code) && isHandoffUid(subjectOf(token))) throw revoked(error);
    throw unauthenticated(error);
  }
}

function refusalOf(error: unknown): string | null {
  if (!(error instanceof Error) || KEYS_UNAVAILABLE.test(error.message)) return null;
  return 'code' in error && typeof error.code === 'string' && REFUSALS.has(error.code)
    ? error.code
    : null;
}

/** Whose token it is. Only for one that the SDK has verified before it refused it. */
function subjectOf(token: string): string {
  const [, payload = ''] = token.split('.');
  return Payload.parse(JSON.parse(Buffer.from(payload, 'base64url').toString())).sub;
}

const Payload = z.object({ sub: z.string() });

/** What a server is told when its session has ended: by the person, or with their account. */
export function revoked(cause?: unknown): ApiError {
  return new ApiError(
    'revoked',
    'The person has ended this session. Send them to their account to open the server again.',
    { cause },
  );
}

function unauthenticated(cause?: unknown): ApiError {
  return new ApiError('unauthenticated', 'Please sign in again.', {
    cause,
    headers: { 'WWW-Authenticate': 'Bearer' },
  });
}
