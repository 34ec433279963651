import type { KeyObject } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import {
  challengeIn,
  KEY_KINDS,
  readNewPasskey,
  type PasskeySite,
} from '../../../adapters/identity/webauthn.ts';
import { isPasskeyRequired, type SessionGate } from '../../../http/session-validity.ts';
import { transact, type Transaction } from '../../../db/transaction.ts';
import {
  CHALLENGE_MINUTES,
  MOST_PASSKEYS,
  type NewPasskey,
  type NewPasskeyOptions,
  type OwnPasskeys,
  type Passkey,
} from '../../../contract/sign-in.ts';
import { MINUTE_MS } from '../../../foundation/durations.ts';
import { accountDeleted, ApiError } from '../../../foundation/errors.ts';
import { requireProof } from '../../../http/require-proof.ts';
import type { Caller } from '../../../http/require-user.ts';
import { requireVerifiedEmail } from '../../../http/require-verified-email.ts';
import { writeEvent } from '../../audit/write-event.ts';
import { makeChallenge, readChallenge, takeChallenge } from '../challenge.ts';
import { updateAccountSecurity } from '../update-account-security.ts';
import { removalRefusal } from '../step-up/cooling-off.ts';
import { requireOpenSession } from '../passkey-use.ts';

type Parts = {
  db: () => Promise<Firestore>;
  site: PasskeySite;
  /** Signs challenges. */
  key: () => KeyObject;
  now: () => Date;
};

/** A person's passkeys: to add, name and remove them. */
export function createPasskeys({ db: database, site, key, now }: Parts) {
  return {
    list({ gate }: Caller): OwnPasskeys {
      const at = now();
      const isRequired = isPasskeyRequired(gate, at);
      const removalAt = isRequired ? (gate.removal?.at ?? null) : null;
      return {
        passkeys: gate.passkeys.map(toShow),
        isRequired,
        codesLeft: gate.codes.length,
        codesMadeAt: gate.codesAt,
        removalAt,
        removalRefused: isRequired && removalAt === null ? removalRefusal(gate, at) : null,
      };
    },

    /**
     * What the browser is asked to make.
     * @throws {ApiError} `email_not_verified`, `recent_login_required`, `passkey_required`, `conflict`
     */
    ask(user: Caller): NewPasskeyOptions {
      const email = requireVerifiedEmail(user, CONFIRM_FIRST);
      requireProof(user, now());
      requireRoom(user.gate);
      const { text, until } = makeChallenge(purposeOf(user), key(), now());
      return { options: optionsFor(user, email, site, text), until: until.toISOString() };
    },

    /**
     * Stores the passkey that it made. The proof is not asked for again, for making one takes a while: the challenge belongs to
     * the session that gave it. But by what is asked for now, it must have been enough then: someone may have turned the switch
     * on because a stranger had their password.
     * @throws {ApiError} as before, and `gone`, `invalid_input`
     */
    async add(user: Caller, { name, response }: NewPasskey): Promise<Passkey> {
      requireVerifiedEmail(user, CONFIRM_FIRST);
      const text = challengeIn(response.response);
      const challenge = readChallenge(text, purposeOf(user), key(), now());
      if (challenge === null) throw startAgain();
      const made = await readNewPasskey(response, text, site);
      if (made === null) throw notMade();
      const at = now();
      const db = await database();
      const { uid } = user;
      return updateAccountSecurity(db, uid, async (gate, transaction) => {
        requireOpenSession(gate, user);
        requireProof({ ...user, gate }, challenge.madeAt);
        requireRoom(gate);
        if (gate.passkeys.some(({ id }) => id === made.id)) throw haveIt();
        if (!(await takeChallenge(db, transaction, challenge))) throw startAgain();
        const passkey = { ...made, name, createdAt: at.toISOString(), lastUsedAt: null };
        noteOffer(db, transaction, uid, 'taken');
        await writeEvent(db, transaction, { uid, kind: 'passkey_added', about: name }, at);
        return {
          gate: { ...gate, passkeys: [...gate.passkeys, passkey] },
          result: toShow(passkey),
        };
      });
    },

    /** @throws {ApiError} `not_found` */
    async rename({ uid }: Caller, id: string, name: string): Promise<Passkey> {
      return updateAccountSecurity(await database(), uid, (gate) => {
        const renamed = { ...find(gate, id), name };
        const passkeys = gate.passkeys.map((one) => (one.id === id ? renamed : one));
        return { gate: { ...gate, passkeys }, result: toShow(renamed) };
      });
    },

    /** @throws {ApiError} `recent_login_required`, `passkey_required`, `not_found`, `conflict` */
    async remove(user: Caller, id: string): Promise<void> {
      const at = now();
      const db = await database();
      const { uid } = user;
      await updateAccountSecurity(db, uid, async (gate, transaction) => {
        requireOpenSession(gate, user);
        requireProof({ ...user, gate }, at);
        const { name } = find(gate, id);
        const passkeys = gate.passkeys.filter((one) => one.id !== id);
        if (passkeys.length === 0 && isPasskeyRequired(gate, at)) throw lastOne();
        await writeEvent(db, transaction, { uid, kind: 'passkey_removed', about: name }, at);
        return { gate: { ...gate, passkeys }, result: null };
      });
    },

    /** Notes that the person does not want to be offered one. */
    async refuseOffer({ uid }: Caller): Promise<void> {
      const db = await database();
      const write = async (transaction: Transaction) => {
        const profile = await transaction.get(profileOf(db, uid));
        if (profile.get('passkeyOffer') === undefined) noteOffer(db, transaction, uid, 'refused');
        return {};
      };
      if ((await transact(db, write, { unlessDeleted: uid })) === null) throw accountDeleted();
    },
  };
}

export type Passkeys = ReturnType<typeof createPasskeys>;

type StoredPasskey = SessionGate['passkeys'][number];

function toShow({ id, name, createdAt, lastUsedAt, isSynced }: StoredPasskey): Passkey {
  return { id, name, createdAt, lastUsedAt, isSynced };
}

function purposeOf({ uid, session, browser }: Caller) {
  return { purpose: 'add', uid, session, browser } as const;
}

function optionsFor(
  { uid, name, gate }: Caller,
  email: string,
  { host }: PasskeySite,
  challenge: string,
): NewPasskeyOptions['options'] {
  return {
    rp: { id: host, name: 'Alcove' },
    // A sign-in learns from this whose passkey it is.
    user: { id: toBase64Url(uid), name: email, displayName: name ?? email },
    challenge,
    pubKeyCredParams: KEY_KINDS.map((alg) => ({ type: 'public-key', alg })),
    timeout: CHALLENGE_MINUTES * MINUTE_MS,
    excludeCredentials: namesOf(gate),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    attestation: 'none',
  };
}

/** A person's passkeys, as a browser is told of them. */
export function namesOf({ passkeys }: SessionGate) {
  return passkeys.map(({ id, transports }) => ({ type: 'public-key' as const, id, transports }));
}

function toBase64Url(text: string): string {
  return Buffer.from(text).toString('base64url');
}

function profileOf(db: Firestore, uid: string) {
  return db.collection('users').doc(uid);
}

function noteOffer(
  db: Firestore,
  transaction: Transaction,
  uid: string,
  passkeyOffer: 'taken' | 'refused',
): void {
  transaction.set(profileOf(db, uid), { passkeyOffer }, { merge: true });
}

const CONFIRM_FIRST = 'Please confirm your e-mail address before you add a passkey.';

function requireRoom({ passkeys }: SessionGate): void {
  if (passkeys.length < MOST_PASSKEYS) return;
  throw new ApiError(
    'conflict',
    `You have ${MOST_PASSKEYS} passkeys, and that is the limit. Remove one to add another.`,
  );
}

function find({ passkeys }: SessionGate, id: string): StoredPasskey {
  const passkey = passkeys.find((one) => one.id === id);
  if (passkey !== undefined) return passkey;
  throw new ApiError('not_found', 'This passkey is unknown. Reload the page.');
}

function startAgain(): ApiError {
  return new ApiError(
    'gone',
    'This took too long, or was sent before. Nothing was added. Please start again.',
  );
}

function notMade(): ApiError {
  return new ApiError(
    'invalid_input',
    'We could not read this passkey, so nothing was added. Please try again, or use another device.',
  );
}

function haveIt(): ApiError {
  return new ApiError('conflict', 'You have already added this passkey.');
}

function lastOne(): ApiError {
  return new ApiError(
    'conflict',
    'This is your last passkey, and your servers open only with one. Turn that off first.',
  );
}
