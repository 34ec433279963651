import type { Firestore } from 'firebase-admin/firestore';
import { DAY_MS } from '../foundation/durations.ts';
import { renderMail, type Letter } from './mail-template.ts';
import { removeEach } from './remove-each.ts';
import type { Transaction } from './transact.ts';

export type Mail = Letter & {
  to: string;
  /** Whose account it is about, so that it goes with the account. */
  uid?: string;
};

/** How long it may stay here once it is written; `expireAt` is the collection's TTL field. */
const KEPT_MS = 30 * DAY_MS;

/**
 * Writes a mail with what it reports, all or nothing: `mail/{id}`, which Firebase's extension Trigger Email sends.
 * @param id made from the occasion and its moment, so that work that is repeated writes no second one
 */
export function writeMail(
  db: Firestore,
  transaction: Transaction,
  id: string,
  { to, uid, ...letter }: Mail,
  now: Date,
): void {
  transaction.set(mailDoc(db, id), {
    to: [to],
    ...(uid === undefined ? {} : { uid }),
    message: renderMail(letter),
    expireAt: new Date(now.getTime() + KEPT_MS),
  });
}

/** Whether a mail was written, sent or not, for a transaction that writes it otherwise. */
export async function isWritten(
  db: Firestore,
  transaction: Transaction,
  id: string,
): Promise<boolean> {
  return (await transaction.get(mailDoc(db, id))).exists;
}

function mailDoc(db: Firestore, id: string) {
  return db.collection('mail').doc(id.replaceAll(/[^\w-]/g, '-'));
}

/** Removes the mails to a person, sent or not. */
export async function removeMails(db: Firestore, uid: string): Promise<void> {
  await removeEach(db.collection('mail').where('uid', '==', uid));
}
