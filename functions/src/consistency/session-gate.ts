import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import type { z } from 'zod';
import { PROOF_MINUTES } from '../contract/sign-in.ts';
import { accountDeleted } from '../foundation/errors.ts';
import { MINUTE_MS, SECOND_MS } from '../foundation/durations.ts';
import { DOCUMENTS } from './documents.ts';
import { transact, type Transaction } from './transaction.ts';

/** How a person signs in and which of their sessions count: `sessionGates/{uid}`. `firestore.rules` asks the same of sessions. */
export type SessionGate = z.infer<typeof DOCUMENTS.sessionGates.fields>;

/** Of someone of whom nothing is noted yet. */
export const OPEN_GATE: SessionGate = DOCUMENTS.sessionGates.fields.parse({});

/** What a token says of its session. Times are in seconds since 1970. */
export type SessionFacts = {
  /** `auth_time`: when it began. No two sessions of a person that matter begin in the same second. */
  session: number;
  /** When we signed the custom token that opened it; null if none did. */
  mintedAt: number | null;
  /** In the identity service's words: `password`, or `custom`. */
  signedInBy: string;
};

export function gateDoc(db: Firestore, uid: string): DocumentReference {
  return db.collection('sessionGates').doc(uid);
}

export function gateIn(snapshot: DocumentSnapshot): SessionGate {
  return DOCUMENTS.sessionGates.fields.parse(snapshot.data() ?? {});
}

/**
 * Whether a person's session counts. A custom token lives for a minute: a session that one opened later than that, or before
 * the person ended their sessions, was opened by someone who kept it.
 */
export function admits(
  gate: SessionGate,
  { session, mintedAt, signedInBy }: SessionFacts,
): boolean {
  if (gate.closed !== null || gate.ended.includes(session)) return false;
  const isKept = gate.kept.includes(session);
  if (session < gate.validAfter && !isKept) return false;
  if (signedInBy !== 'custom') return true;
  if (mintedAt === null || Math.abs(session - mintedAt) > TOKEN_SECONDS) return false;
  return mintedAt >= gate.validAfter || isKept;
}

/** How long a custom token for a person's own account can be used. */
export const TOKEN_SECONDS = 60;

/** Whether this session has shown a passkey or a code within the last minutes. Opened with a passkey, it has. */
export function hasProof(
  gate: SessionGate,
  { session, signedInBy }: Pick<SessionFacts, 'session' | 'signedInBy'>,
  now: Date,
): boolean {
  const since = now.getTime() - PROOF_MINUTES * MINUTE_MS;
  if (signedInBy === 'custom' && session * SECOND_MS >= since) return true;
  return gate.proofs.some((proof) => proof.session === session && Date.parse(proof.at) >= since);
}

/** Whether a passkey is asked for before a server opens. */
export function isPasskeyRequired({ isPasskeyRequired: isOn, removal }: SessionGate, now: Date) {
  return isOn && !(removal !== null && Date.parse(removal.at) <= now.getTime());
}

/**
 * Changes what is noted of a person, all or nothing.
 * @param change gets it as it is, and returns it as it is to be, or null to leave it; it may run several times
 * @throws {ApiError} `conflict` if the account is being deleted
 */
export async function changeGate<T>(
  db: Firestore,
  uid: string,
  change: (gate: SessionGate, transaction: Transaction) => Promise<GateChange<T>> | GateChange<T>,
): Promise<T> {
  const doc = gateDoc(db, uid);
  const done = await transact(
    db,
    async (transaction) => {
      const changed = await change(gateIn(await transaction.get(doc)), transaction);
      if (changed.gate !== null) transaction.set(doc, changed.gate);
      return { result: changed.result };
    },
    { unlessDeleted: uid },
  );
  if (done === null) throw accountDeleted();
  return done.result;
}

/** `gate`: null leaves it as it is. */
export type GateChange<T> = { gate: SessionGate | null; result: T };
