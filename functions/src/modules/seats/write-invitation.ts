import type { Firestore } from 'firebase-admin/firestore';
import type { z } from 'zod';
import type { DOCUMENTS } from './documents.ts';
import type { Transaction } from '../../db/transaction.ts';
import { recordEnd } from './end-invitation.ts';

/** `expireAt`: a date until it is stored. */
type NewInvitation = Omit<z.infer<typeof DOCUMENTS.invitations.fields>, 'expireAt'> & {
  expireAt: Date;
};

/** Stores a new invitation, and what its link says once its time is over. @param id the hash of its secret */
export function writeInvitation(
  db: Firestore,
  transaction: Transaction,
  id: string,
  invitation: NewInvitation,
): void {
  transaction.set(db.collection('invitations').doc(id), invitation);
  recordEnd(db, transaction, { id, lapsesAt: invitation.lapsesAt }, 'lapsed');
}

/** Notes that the mail of an invitation came back for good, for a transaction that has read the invitation. */
export function recordCameBack(
  db: Firestore,
  transaction: Transaction,
  id: string,
  now: Date,
): void {
  transaction.update(db.collection('invitations').doc(id), { bouncedAt: now.toISOString() });
}
