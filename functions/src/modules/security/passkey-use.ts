import type { Firestore } from 'firebase-admin/firestore';
import type { Signed } from '../../adapters/identity/webauthn.ts';
import { admits, type SessionGate } from '../../http/session-validity.ts';
import type { Transaction } from '../../db/transaction.ts';
import { unauthenticated, type Caller } from '../../http/require-user.ts';
import { writeEvent } from '../audit/write-event.ts';
import { takeChallenge, type Challenge } from './challenge.ts';

type Answer = { uid: string; passkeyId: string; challenge: Challenge; signed: Signed };

/**
 * Takes the good answer of a passkey: once, and not from a copy of it. A counter that went back says that there is one, which its
 * owner then finds among the events.
 * @returns the gate with what follows; null if the answer is refused
 */
export async function usePasskey(
  db: Firestore,
  transaction: Transaction,
  gate: SessionGate,
  { uid, passkeyId, challenge, signed }: Answer,
  at: Date,
): Promise<SessionGate | null> {
  const passkey = gate.passkeys.find(({ id }) => id === passkeyId);
  if (passkey === undefined || !(await takeChallenge(db, transaction, challenge))) return null;
  const counts = passkey.counter > 0 || signed.counter > 0;
  if (counts && signed.counter <= passkey.counter) {
    await writeEvent(db, transaction, { uid, kind: 'proof_failed', about: passkey.name }, at);
    return null;
  }
  const used = { ...passkey, ...signed, lastUsedAt: at.toISOString() };
  const passkeys = gate.passkeys.map((one) => (one === passkey ? used : one));
  return stopCoolingOff(db, transaction, { ...gate, passkeys }, uid, at);
}

/** Stops the removal of the switch, if one is under way: a passkey, a code or the link in the mails shows that nothing is lost. */
export async function stopCoolingOff(
  db: Firestore,
  transaction: Transaction,
  gate: SessionGate,
  uid: string,
  at: Date,
): Promise<SessionGate> {
  // One that has come to its end is no longer under way: without it, the switch would be on again.
  if (gate.removal === null || Date.parse(gate.removal.at) <= at.getTime()) return gate;
  await writeEvent(db, transaction, { uid, kind: 'removal_stopped', about: null }, at);
  return { ...gate, removal: null };
}

/**
 * Refuses a session that has ended since the call was admitted.
 * @throws {ApiError} `unauthenticated`
 */
export function requireOpenSession(gate: SessionGate, user: Caller): void {
  if (!admits(gate, user)) throw unauthenticated();
}
