import type { Firestore } from 'firebase-admin/firestore';
import { MOST_PASSKEYS, type Passkey } from '../../../contract/sign-in.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { ApiError } from '../../../foundation/errors.ts';
import type { SessionGate } from '../../../http/session-validity.ts';

type StoredPasskey = SessionGate['passkeys'][number];

export function toPasskey({ id, name, createdAt, lastUsedAt, isSynced }: StoredPasskey): Passkey {
  return { id, name, createdAt, lastUsedAt, isSynced };
}

/** @throws {ApiError} `not_found` */
export function findPasskey({ passkeys }: SessionGate, id: string): StoredPasskey {
  const passkey = passkeys.find((one) => one.id === id);
  if (passkey !== undefined) return passkey;
  throw new ApiError('not_found', 'This passkey is unknown. Reload the page.');
}

/** @throws {ApiError} `conflict` */
export function requireRoom({ passkeys }: SessionGate): void {
  if (passkeys.length < MOST_PASSKEYS) return;
  throw new ApiError(
    'conflict',
    `You have ${MOST_PASSKEYS} passkeys, and that is the limit. Remove one to add another.`,
  );
}

export const CONFIRM_FIRST = 'Please confirm your e-mail address before you add a passkey.';

/** Records how the offer of a passkey was answered. */
export function writeOfferAnswer(
  db: Firestore,
  transaction: Transaction,
  uid: string,
  passkeyOffer: 'taken' | 'refused',
): void {
  transaction.set(db.collection('users').doc(uid), { passkeyOffer }, { merge: true });
}
