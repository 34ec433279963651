import type { Auth, DecodedIdToken, UserRecord } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { z } from 'zod';
import { sameForm } from '../contract/email.ts';
import { isHandoffUid } from '../contract/handoff.ts';
import { REFUSAL_HEADER, type SessionRefusal } from '../contract/sign-in.ts';
import { nameToShow } from '../contract/unseen.ts';
import { isUserMissing } from '../adapters/user-missing.ts';
import { accountDeleted, ApiError } from '../foundation/errors.ts';
import {
  admits,
  browserIn,
  gateDoc,
  gateIn,
  hashBrowser,
  OPEN_GATE,
  type SessionFacts,
  type SessionGate,
} from './session-validity.ts';
import { waitingFor } from '../concurrency/deadline.ts';
import { begin } from '../foundation/begin.ts';
import { readBearerToken } from './bearer-token.ts';
import { USER_FIELDS } from './documents.ts';

/** The verified person who sent a request. */
export type Caller = SessionFacts & {
  uid: string;
  email: string | null;
  isEmailVerified: boolean;
  name: string | null;
  /** When the person signed in; refreshing the session does not change it. */
  signedInAt: Date;
  /** True for the identity that a hand-off signs in on a server. */
  isHandoff: boolean;
  /** How the person signs in. That of a hand-off's identity is open: its session is judged by what it asks. */
  gate: SessionGate;
  /** The account as the look-up found it. Most of the rest is as old as the token. */
  readAccount: () => Promise<UserRecord>;
};

type Services = { auth: () => Promise<Auth>; db: () => Promise<Firestore> };
type Headers = { authorization: readonly string[] | undefined; browserId: string | undefined };

/**
 * Verifies who calls: signature, audience, times, that the account is neither disabled, deleted nor signed out everywhere, and
 * that this session of it was not ended.
 * @param headers of the call: every value of `Authorization`, and the browser's id
 * @param onGenuine hears the uid as soon as the signature is verified, while the account is still being looked up. What it
 * starts has to be free of effects, and has to be kept back until this resolves.
 * @throws {ApiError} `unauthenticated`; `revoked` to a server whose session was ended
 */
export async function requireUser(
  { authorization, browserId }: Headers,
  { auth, db }: Services,
  now: Date,
  onGenuine: (uid: string) => void,
): Promise<Caller> {
  const token = readBearerToken(authorization);
  if (token === null) throw unauthenticated();
  const service = await auth();
  let lookUp: Promise<UserRecord> | null = null;
  let read: Promise<SessionGate> | null = null;
  // The SDK verifies a token on this machine and then asks for the account, by `getUser`: that question is the sign that the
  // signature is good. If a later version asks in another way, calls are only slower.
  const getUser: Auth['getUser'] = (uid) => {
    lookUp = service.getUser(uid);
    read = begin(async () => readGate(db, uid));
    onGenuine(uid);
    return lookUp;
  };
  const watched: Auth = Object.create(service, { getUser: { value: getUser } });
  const decoded = await verify(token, watched);
  if (!isTimely(decoded, now)) throw unauthenticated();
  const { uid } = decoded;
  const gate = await (read ?? readGate(db, uid));
  const facts = factsOf(decoded, gate, hashBrowser(uid, browserId));
  if (!isHandoffUid(uid) && !admits(gate, facts)) {
    throw await sessionOver({ db, uid, session: facts.session });
  }
  const readAccount = async () => lookUp ?? readNow(service, uid);
  return {
    ...facts,
    ...(await addressOf(decoded, readAccount)),
    uid,
    name: nameToShow(decoded.name),
    signedInAt: new Date(decoded.auth_time * 1000),
    isHandoff: isHandoffUid(uid),
    gate,
    readAccount,
  };
}

async function readGate(db: Services['db'], uid: string): Promise<SessionGate> {
  return isHandoffUid(uid) ? OPEN_GATE : gateIn(await gateDoc(await db(), uid).get());
}

function factsOf(decoded: DecodedIdToken, gate: SessionGate, browser: string | null): SessionFacts {
  const { mintedAt, signedInWith, tokenId } = Claims.parse(decoded);
  const session = decoded.auth_time;
  return {
    session,
    browser: browserIn(gate, { session, browser }),
    tokenId,
    mintedAt: signedInWith === 'passkey' ? mintedAt : null,
    signedInBy: decoded.firebase.sign_in_provider,
  };
}

/** Of a custom token that signs a person in to their own account. */
const Claims = z.object({
  mintedAt: z.number().nullable().catch(null),
  signedInWith: z.string().nullable().catch(null),
  tokenId: z.string().nullable().catch(null),
});

/** A session by custom token may come without the address. */
async function addressOf(
  { email, email_verified: isVerified, firebase }: DecodedIdToken,
  readAccount: Caller['readAccount'],
): Promise<Pick<Caller, 'email' | 'isEmailVerified'>> {
  if (firebase.sign_in_provider !== 'custom') {
    return { email: formOf(email), isEmailVerified: email !== undefined && isVerified === true };
  }
  const account = await readAccount();
  return {
    email: formOf(account.email),
    isEmailVerified: account.email !== undefined && account.emailVerified,
  };
}

function formOf(email: string | undefined): string | null {
  return email === undefined ? null : sameForm(email);
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

export function unauthenticated(cause?: unknown, why: SessionRefusal | null = null): ApiError {
  return new ApiError('unauthenticated', 'Please sign in again.', {
    cause,
    headers: { 'WWW-Authenticate': 'Bearer', ...(why !== null && { [REFUSAL_HEADER]: why }) },
  });
}

/**
 * The refusal of a session that the gate does not admit, with the reason that open tabs of it read in the profile: the rules refuse
 * them the profile from the same moment.
 */
export async function sessionOver({ db, uid, session }: Over): Promise<ApiError> {
  try {
    const profile = await (await db()).collection('users').doc(uid).get();
    const { endedSessions = [], sessionsRevokedAt } = Ends.parse(profile.data() ?? {});
    const ended = endedSessions.find((one) => one.session === session);
    const areAllOver =
      sessionsRevokedAt !== undefined && session < Math.floor(Date.parse(sessionsRevokedAt) / 1000);
    return unauthenticated(undefined, ended?.why ?? (areAllOver ? 'everywhere' : null));
  } catch (error) {
    return unauthenticated(error);
  }
}

type Over = { db: Services['db']; uid: string; session: number };

const Ends = z.object({
  endedSessions: USER_FIELDS.endedSessions,
  sessionsRevokedAt: USER_FIELDS.sessionsRevokedAt,
});
