import type { KeyObject } from 'node:crypto';
import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import type { SignOwnToken } from '../../../adapters/identity/own-token.ts';
import { isUserMissing } from '../../../adapters/user-missing.ts';
import { challengeIn, judgeAnswer, type PasskeySite } from '../../../adapters/identity/webauthn.ts';
import { gateDoc, gateIn } from '../../../http/session-validity.ts';
import { waitingFor } from '../../../concurrency/deadline.ts';
import { isHandoffUid } from '../../../contract/handoff.ts';
import {
  CHALLENGE_MINUTES,
  type PasskeyAnswer,
  type PasskeyOptions,
} from '../../../contract/sign-in.ts';
import { MINUTE_MS } from '../../../foundation/durations.ts';
import { ApiError } from '../../../foundation/errors.ts';
import type { ClientAddress } from '../../../http/limits/client-address.ts';
import { makeChallenge, readChallenge } from '../challenge.ts';
import { updateAccountSecurity } from '../update-account-security.ts';
import { usePasskey } from '../passkey-use.ts';

type Parts = {
  db: () => Promise<Firestore>;
  auth: () => Promise<Auth>;
  site: PasskeySite;
  /** Signs challenges. */
  key: () => KeyObject;
  signOwnToken: SignOwnToken;
  /** @throws {ApiError} `rate_limited` */
  countCheck: (from: ClientAddress) => Promise<void>;
  /** @throws {ApiError} `rate_limited` */
  countFailure: (passkey: string, from: ClientAddress) => Promise<void>;
  now: () => Date;
};

type Response = PasskeyAnswer['response'];

/** Signs people in by a passkey: it says whose it is, so they type nothing. */
export function createPasskeySignIn(parts: Parts) {
  const { db: database, auth, site, key, signOwnToken, countCheck, countFailure, now } = parts;

  /**
   * Whose passkey has answered our challenge. For strangers, all is done that is done for a person, with a key that no one has.
   */
  async function identify(db: Firestore, response: Response) {
    const text = challengeIn(response.response);
    const challenge = readChallenge(text, { purpose: 'sign-in' }, key(), now());
    const uid = uidIn(response);
    if (challenge === null || uid === null) return null;
    const gate = gateIn(await gateDoc(db, uid).get());
    const known = gate.passkeys.find(({ id }) => id === response.id);
    const signed = await judgeAnswer(response, text, known ?? NO_PASSKEY, site);
    if (known === undefined || signed === null) return null;
    return { uid, passkeyId: known.id, challenge, signed };
  }

  /** @throws {ApiError} always */
  async function refuse({ id }: Response, from: ClientAddress): Promise<never> {
    await countFailure(id, from);
    throw refused();
  }

  async function isOpen(uid: string): Promise<boolean> {
    try {
      return !(await waitingFor('sign-in', (await auth()).getUser(uid))).disabled;
    } catch (error) {
      if (isUserMissing(error)) return false;
      throw error;
    }
  }

  return {
    /** What any browser is asked for. Opening the page writes nothing. */
    ask(): PasskeyOptions {
      const { text, until } = makeChallenge({ purpose: 'sign-in' }, key(), now());
      return { options: requestOptions(text, site), until: until.toISOString() };
    },

    /**
     * Lets the owner of a passkey in. A good answer is taken, however many bad ones there were.
     * @returns a custom token for their own account, which can be used for a minute
     * @throws {ApiError} `unauthenticated` in the same words whatever is wrong, `rate_limited`
     */
    async signIn(response: Response, from: ClientAddress): Promise<string> {
      await countCheck(from);
      const db = await database();
      const answer = await identify(db, response);
      if (answer === null) return refuse(response, from);
      const { uid } = answer;
      const at = now();
      const isTaken = await unlessGone(
        updateAccountSecurity(db, uid, async (gate, transaction) => {
          const used =
            gate.closed === null ? await usePasskey(db, transaction, gate, answer, at) : null;
          if (used === null) return { gate: null, result: false };
          return { gate: { ...used, mintedAt: at.toISOString() }, result: true };
        }),
      );
      // Read last, so that no token is made for an account that was closed in the meantime.
      if (!isTaken || !(await isOpen(uid))) return refuse(response, from);
      return signOwnToken(uid, at);
    },
  };
}

export type PasskeySignIn = ReturnType<typeof createPasskeySignIn>;

/** What a browser is asked to prove with. */
export function requestOptions(challenge: string, { host }: PasskeySite) {
  return {
    rpId: host,
    challenge,
    timeout: CHALLENGE_MINUTES * MINUTE_MS,
    userVerification: 'required' as const,
  };
}

/** An account that is being deleted is refused as any other. */
async function unlessGone(taken: Promise<boolean>): Promise<boolean> {
  try {
    return await taken;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'conflict') return false;
    throw error;
  }
}

function uidIn({ response: { userHandle = '' } }: Response): string | null {
  const uid = Buffer.from(userHandle, 'base64url').toString();
  return UID.test(uid) && !isHandoffUid(uid) ? uid : null;
}

/** A uid has at most 128 characters, and can be the name of a document. */
const UID = /^(?!\.{1,2}$)(?!__.*__$)[^/]{1,128}$/;

/** A key of which no one has the other half. */
const NO_PASSKEY = {
  id: '',
  key: 'pQECAyYgASFYIB4WNdFayqNhbTzGkU8hYRlXCNDqEonEd4MVyl2GTZ55IlggKXI7HUaqpxRTDhkPEkku_C_jN4L9oaqy7_wKzkR55es',
};

function refused(): ApiError {
  return new ApiError(
    'unauthenticated',
    'This passkey did not sign you in. Try again, or use your password.',
    { headers: { 'WWW-Authenticate': 'Bearer' } },
  );
}
