import type { Firestore } from 'firebase-admin/firestore';
import { DOCUMENTS } from '../consistency/documents.ts';
import type { PersonData } from '../consistency/person-data.ts';
import { DAY_MS } from '../foundation/durations.ts';
import { renderMail, type Letter } from './mail-template.ts';
import { removeEach } from './remove-each.ts';
import type { Transaction } from '../consistency/transaction.ts';

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

/** The mails to a person that are still here, sent or not. Their HTML says the same as their text. */
export function createMailData(database: () => Promise<Firestore>) {
  async function mailsOf(uid: string) {
    return (await database()).collection('mail').where('uid', '==', uid);
  }

  return {
    collections: ['mail'],
    async export({ uid }) {
      const { docs } = await (await mailsOf(uid)).get();
      const mails = docs.map((doc) => {
        const { to, message, expireAt } = DOCUMENTS.mail.fields.parse(doc.data());
        const { subject, text } = message;
        return { to, subject, text, expireAt: expireAt.toDate().toISOString() };
      });
      return { mails };
    },
    remove: async ({ uid }) => removeEach(await mailsOf(uid)),
  } satisfies PersonData;
}
