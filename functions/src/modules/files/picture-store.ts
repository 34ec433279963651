import type { DocumentReference } from 'firebase-admin/firestore';
import { z } from 'zod';
import type { Needs } from '../../context.ts';
import { transact, type Transaction } from '../../db/transaction.ts';
import { USER_FIELDS } from './documents.ts';

const PictureDocument = z.object({ picture: USER_FIELDS.picture }).required();
/** `from`: the upload that it was made of. */
export type StoredPicture = z.infer<typeof PictureDocument>['picture'];

type Changed = { current: StoredPicture | null; former: StoredPicture | null };

// Which picture a person has: the field `picture` of `users/{uid}`, to which their open tabs listen.

export async function readPicture(ctx: Needs<'db'>, uid: string): Promise<StoredPicture | null> {
  return pictureIn((await (await ctx.db()).collection('users').doc(uid).get()).data());
}

/** The picture of each of these people who has one, by uid. */
export async function readPictures(
  ctx: Needs<'db'>,
  uids: readonly string[],
): Promise<Map<string, StoredPicture>> {
  if (uids.length === 0) return new Map();
  const db = await ctx.db();
  const docs = uids.map((uid) => db.collection('users').doc(uid));
  const found = await db.getAll(...docs, { fieldMask: ['picture'] });
  return new Map(
    found.flatMap((doc) => {
      const picture = pictureIn(doc.data());
      return picture === null ? [] : [[doc.id, picture] as const];
    }),
  );
}

/**
 * Another call about the same upload may have been faster: then its picture stays.
 * @returns null if the account is being deleted: then nothing was changed
 */
export async function setPicture(
  ctx: Needs<'db'>,
  uid: string,
  picture: StoredPicture,
): Promise<Changed | null> {
  const db = await ctx.db();
  const doc = db.collection('users').doc(uid);
  const write = async (transaction: Transaction): Promise<Changed> => {
    const former = pictureIn((await transaction.get(doc)).data());
    if (former !== null && former.from === picture.from) return { current: former, former: null };
    transaction.set(doc, { picture }, { merge: true });
    return { current: picture, former };
  };
  return transact(db, write, { unlessDeleted: uid });
}

/** @returns null if the account is being deleted: then nothing was changed */
export async function clearPicture(ctx: Needs<'db'>, uid: string): Promise<Changed | null> {
  const db = await ctx.db();
  const doc = db.collection('users').doc(uid);
  return transact(db, (transaction) => clearIn(transaction, doc), { unlessDeleted: uid });
}

/** For the deletion of an account, which may fail and leave the profile. */
export async function forgetPicture(ctx: Needs<'db'>, uid: string): Promise<void> {
  const db = await ctx.db();
  const doc = db.collection('users').doc(uid);
  await transact(db, (transaction) => clearIn(transaction, doc));
}

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
