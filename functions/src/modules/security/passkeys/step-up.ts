import type { KeyObject } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import { challengeIn, judgeAnswer, type PasskeySite } from '../../../adapters/identity/webauthn.ts';
import { nameOf, type SessionGate } from '../../../http/session-validity.ts';
import { PROOF_MINUTES, type PasskeyOptions, type ProofAnswer } from '../../../contract/sign-in.ts';
import { HOUR_MS, MINUTE_MS } from '../../../foundation/durations.ts';
import { ApiError } from '../../../foundation/errors.ts';
import type { ClientAddress } from '../../../http/limits/client-address.ts';
import { exceeded, takeCallIn, type Limit } from '../../../http/limits/rate-limit.ts';
import type { Caller } from '../../../http/require-user.ts';
import type { RecordEvent } from '../../audit/audit-log.ts';
import { writeEvent } from '../../audit/write-event.ts';
import { makeChallenge, readChallenge } from '../challenge.ts';
import { updateAccountSecurity, type AccountSecurityUpdate } from '../update-account-security.ts';
import { requestOptions } from './passkey-sign-in.ts';
import { requireOpenSession, stopRemoval, usePasskey } from '../passkey-use.ts';
import { namesOf } from './passkeys.ts';
import { hashCode } from '../recovery-codes.ts';

type Parts = {
  db: () => Promise<Firestore>;
  site: PasskeySite;
  /** Signs challenges. */
  key: () => KeyObject;
  record: RecordEvent;
  /** As what wrong recovery codes are counted: those of a thief’s session do not lock the codes of the owner. */
  codeTriesOf: (uid: string, from: ClientAddress) => Promise<string>;
  now: () => Date;
};

const TRIES: Limit = {
  calls: 5,
  windowMs: HOUR_MS,
  reason: 'You have tried five wrong recovery codes within an hour.',
};

/** Proves for a session who is there, by a passkey, or by a recovery code in its place. */
export function createPasskeyProof(parts: Parts) {
  const { db: database, site, key, record, codeTriesOf, now } = parts;

  async function provePasskey(
    user: Caller,
    response: Extract<ProofAnswer, { response: unknown }>['response'],
    at: Date,
  ): Promise<boolean> {
    const { uid } = user;
    const text = challengeIn(response.response);
    const challenge = readChallenge(text, purposeOf(user), key(), at);
    const passkey = user.gate.passkeys.find(({ id }) => id === response.id);
    const signed = challenge && passkey ? await judgeAnswer(response, text, passkey, site) : null;
    if (challenge === null || passkey === undefined || signed === null) {
      await record(uid, 'proof_failed', passkey?.name);
      return false;
    }
    const answer = { uid, passkeyId: passkey.id, challenge, signed };
    const db = await database();
    return updateAccountSecurity(db, uid, async (gate, transaction) => {
      requireOpenSession(gate, user);
      const used = await usePasskey(db, transaction, gate, answer, at);
      return used === null ? REFUSED : proved(used, user, 'passkey', at);
    });
  }

  async function proveCode(
    user: Caller,
    code: string,
    from: ClientAddress,
    at: Date,
  ): Promise<boolean> {
    const { uid } = user;
    const tries = await codeTriesOf(uid, from);
    const hash = hashCode(code);
    const db = await database();
    const outcome = await updateAccountSecurity<boolean | 'too often'>(
      db,
      uid,
      async (gate, transaction) => {
        requireOpenSession(gate, user);
        const isKnown = gate.codes.includes(hash);
        const weight = isKnown ? 0 : 1;
        const isAllowed = await takeCallIn(db, transaction, tries, TRIES, at, weight);
        if (!isAllowed) return { gate: null, result: 'too often' };
        const kind = isKnown ? 'recovery_code_used' : 'proof_failed';
        await writeEvent(db, transaction, { uid, kind, about: null }, at);
        if (!isKnown) return REFUSED;
        const codes = gate.codes.filter((one) => one !== hash);
        const used = await stopRemoval(db, transaction, { ...gate, codes }, uid, at);
        return proved(used, user, 'code', at);
      },
    );
    if (outcome === 'too often') throw exceeded(TRIES, at);
    return outcome;
  }

  return {
    /** @throws {ApiError} `conflict` without a passkey, or from a browser that we could not tell from others */
    ask(user: Caller): PasskeyOptions {
      const { gate } = user;
      if (gate.passkeys.length === 0) throw noPasskey();
      requireBrowser(user);
      const { text, until } = makeChallenge(purposeOf(user), key(), now());
      const options = { ...requestOptions(text, site), allowCredentials: namesOf(gate) };
      return { options, until: until.toISOString() };
    },

    /**
     * Notes for the caller's session, and for no other, that the person has shown who they are.
     * @returns until when that counts, ISO 8601
     * @throws {ApiError} `forbidden`; `rate_limited` for too many codes; `conflict` as before
     */
    async prove(user: Caller, answer: ProofAnswer, from: ClientAddress): Promise<string> {
      requireBrowser(user);
      const at = now();
      const isProved =
        'code' in answer
          ? await proveCode(user, answer.code, from, at)
          : await provePasskey(user, answer.response, at);
      if (!isProved) throw 'code' in answer ? wrongCode() : wrongPasskey();
      return new Date(at.getTime() + PROOF_MINUTES * MINUTE_MS).toISOString();
    },
  };
}

export type PasskeyProof = ReturnType<typeof createPasskeyProof>;

const REFUSED: AccountSecurityUpdate<boolean> = { gate: null, result: false };

function purposeOf({ uid, session, browser }: Caller) {
  return { purpose: 'prove', uid, session, browser } as const;
}

/** A proof belongs to one browser: without a name, it would also be that of others who signed in within the same second. */
function requireBrowser({ browser }: Caller): void {
  if (browser !== null) return;
  throw new ApiError(
    'conflict',
    'This browser does not store anything for us, so we cannot tell it from others, and what you show here would not count. Sign in with your passkey instead, or use another browser.',
  );
}

/**
 * The latest proof of each session is kept for a while after it has stopped counting: a passkey that was asked for with it may
 * still be on its way.
 */
function proved(
  gate: SessionGate,
  { session, browser }: Caller,
  by: 'passkey' | 'code',
  at: Date,
): AccountSecurityUpdate<boolean> {
  const oldest = at.getTime() - 2 * PROOF_MINUTES * MINUTE_MS;
  const others = gate.proofs.filter(
    (proof) => nameOf(proof) !== nameOf({ session, browser }) && Date.parse(proof.at) > oldest,
  );
  const proofs = [...others, { session, browser, at: at.toISOString(), by }];
  return { gate: { ...gate, proofs }, result: true };
}

function noPasskey(): ApiError {
  return new ApiError('conflict', 'You have no passkey yet. You can add one under Security.');
}

function wrongPasskey(): ApiError {
  return new ApiError('forbidden', 'This passkey did not work here. Please try again.');
}

function wrongCode(): ApiError {
  return new ApiError(
    'forbidden',
    'This is none of your unused recovery codes. Check it, or take another one.',
  );
}
