import type { Firestore } from 'firebase-admin/firestore';
import { mails, releaseMail } from '../../adapters/outbox.ts';
import { DOCUMENTS } from '../../consistency/documents.ts';
import { transact } from '../../consistency/transaction.ts';

const Trouble = DOCUMENTS.users.fields.shape.mailTrouble;

/** Whether mail to a person's address has come back for good, kept in their profile, which their open tabs show. */
export function createMailTrouble(database: () => Promise<Firestore>) {
  return {
    /** Whose name a mail greets, and whether it may go to this address. A person without a profile has no trouble. */
    async readReader(
      uid: string,
      address: string,
    ): Promise<{ name?: string; hasTrouble: boolean }> {
      const profile = await (await database()).collection('users').doc(uid).get();
      const trouble = Trouble.safeParse(profile.get('mailTrouble'));
      const name: unknown = profile.get('displayName');
      return {
        ...(typeof name === 'string' && name !== '' && { name }),
        hasTrouble: trouble.success && trouble.data?.address === address,
      };
    },

    /** The address that does not work; null if there is none. */
    async readTrouble(uid: string): Promise<string | null> {
      const profile = await (await database()).collection('users').doc(uid).get();
      return Trouble.safeParse(profile.get('mailTrouble')).data?.address ?? null;
    },

    /** A mail to this address cannot be delivered. */
    async note(uid: string, address: string, at: Date): Promise<void> {
      const db = await database();
      const doc = db.collection('users').doc(uid);
      await transact(
        db,
        async (transaction) => {
          if (!(await transaction.get(doc)).exists) return;
          const mailTrouble = { address, at: at.toISOString() };
          transaction.set(doc, { mailTrouble }, { merge: true });
        },
        { unlessDeleted: uid },
      );
    },

    /** The address works again: what has waited for that goes out. */
    async clear(uid: string, now: Date): Promise<void> {
      const db = await database();
      const { FieldValue } = await import('firebase-admin/firestore');
      const profile = db.collection('users').doc(uid);
      await transact(
        db,
        async (transaction) => {
          if ((await transaction.get(profile)).get('mailTrouble') === undefined) return;
          transaction.update(profile, { mailTrouble: FieldValue.delete() });
        },
        { unlessDeleted: uid },
      );
      const held = mails(db).where('uid', '==', uid).where('delivery.state', '==', 'held');
      for (const { id } of (await held.get()).docs) await releaseMail(db, id, now);
    },
  };
}

export type MailTrouble = ReturnType<typeof createMailTrouble>;
