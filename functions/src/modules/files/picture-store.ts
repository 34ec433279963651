import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { z } from 'zod';
import { transact, type Transaction } from '../../db/transaction.ts';
import { USER_FIELDS } from './documents.ts';

const PictureDocument = z.object({ picture: USER_FIELDS.picture }).required();
/** `from`: the upload that it was made of. */
export type StoredPicture = z.infer<typeof PictureDocument>['picture'];

type Changed = { current: StoredPicture | null; former: StoredPicture | null };

/** Which picture a person has: the field `picture` of `users/{uid}`, to which their open tabs listen. */
export function createPictureStore(database: () => Promise<Firestore>) {
  /** @returns null if the account is being deleted: then nothing was changed */
  async function change(
    uid: string,
    work: (transaction: Transaction, doc: DocumentReference) => Promise<Changed>,
  ): Promise<Changed | null> {
    const db = await database();
    const doc = db.collection('users').doc(uid);
    return transact(db, (transaction) => work(transaction, doc), { unlessDeleted: uid });
  }

  return {
    async read(uid: string): Promise<StoredPicture | null> {
      return pictureIn((await (await database()).collection('users').doc(uid).get()).data());
    },

    /** The picture of each of these people who has one, by uid. */
    async readAll(uids: readonly string[]): Promise<Map<string, StoredPicture>> {
      if (uids.length === 0) return new Map();
      const db = await database();
      const docs = uids.map((uid) => db.collection('users').doc(uid));
      const found = await db.getAll(...docs, { fieldMask: ['picture'] });
      return new Map(
        found.flatMap((doc) => {
          const picture = pictureIn(doc.data());
          return picture === null ? [] : [[doc.id, picture] as const];
        }),
      );
    },

    /** Another call about the same upload may have been faster: then its picture stays. */
    set: (uid: string, picture: StoredPicture) =>
      change(uid, async (transaction, doc) => {
        const former = pictureIn((await transaction.get(doc)).data());
        if (former !== null && former.from === picture.from) {
          return { current: former, former: null };
        }
        transaction.set(doc, { picture }, { merge: true });
        return { current: picture, former };
      }),

    clear: (uid: string) => change(uid, clearIn),

    /** For the deletion of an account, which may fail and leave the profile. */
    async forget(uid: string): Promise<void> {
      const db = await database();
      const doc = db.collection('users').doc(uid);
      await transact(db, (transaction) => clearIn(transaction, doc));
    },
  };
}

export type PictureStore = ReturnType<typeof createPictureStore>;

async function clearIn(transaction: Transaction, doc: DocumentReference): Promise<Changed> {
  const { FieldValue } = await import('firebase-admin/firestore');
  const former = pictureIn((await transaction.get(doc)).data());
  if (former !== null) transaction.update(doc, { picture: FieldValue.delete() });
  return { current: null, former };
}

function pictureIn(data: unknown): StoredPicture | null {
  const parsed = PictureDocument.safeParse(data);
  return parsed.success ? parsed.data.picture : null;
}
