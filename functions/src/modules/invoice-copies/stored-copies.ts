import { createHash } from 'node:crypto';
import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import type { z } from 'zod';
import type { Needs } from '../../context.ts';
import { MOST_INVOICE_COPIES, type InvoiceCopy } from '../../contract/billing-details.ts';
import type { Transaction } from '../../db/transaction.ts';
import { DOCUMENTS } from './documents.ts';

/**
 * One more address that gets a link to each paid invoice of an account. Each account has a document for each place, so that two
 * calls at once see each other.
 */
export type StoredCopy = z.infer<typeof DOCUMENTS.invoiceCopies.fields> & { id: string };

/** A link that is ours: to which copy, and whether it was made for this generation of it. */
export type FollowedLink = { id: string; isOf: (generation: string) => boolean };

/** For a mail; null if it is gone. */
export async function readCopy(ctx: Needs<'db'>, id: string): Promise<StoredCopy | null> {
  return copyIn(await copyDoc(await ctx.db(), id).get());
}

/** Whose invoices go to more addresses, address by address, after one of these. */
export async function listCopied(
  ctx: Needs<'db'>,
  after: string | null,
  size: number,
): Promise<{ uids: string[]; next: string | null }> {
  const all = (await ctx.db()).collection('invoiceCopies').orderBy('__name__').limit(size);
  const { docs } = await (after === null ? all : all.startAfter(after)).get();
  const confirmed = docs.map(copyIn).filter((copy) => copy !== null && copy.confirmedAt !== null);
  return {
    uids: confirmed.flatMap((copy) => copy?.uid ?? []),
    next: docs.length < size ? null : (docs.at(-1)?.id ?? null),
  };
}

export function copyDoc(db: Firestore, id: string): DocumentReference {
  return db.collection('invoiceCopies').doc(id);
}

/** The documents of an account. Their ids are in links, and tell no one whose they are. */
export function placesOf(db: Firestore, uid: string): DocumentReference[] {
  return Array.from({ length: MOST_INVOICE_COPIES }, (_, place) =>
    copyDoc(db, createHash('sha256').update(`${uid} ${place}`).digest('hex').slice(0, 32)),
  );
}

export function readAll(
  transaction: Transaction,
  docs: readonly DocumentReference[],
): Promise<DocumentSnapshot[]> {
  return Promise.all(docs.map((doc) => transaction.get(doc)));
}

/** Without those that were not confirmed in time and wait to be removed. */
export function standing(found: readonly DocumentSnapshot[], at: Date): StoredCopy[] {
  return found.flatMap((snapshot) => {
    const copy = copyIn(snapshot);
    const isOver = copy?.expireAt !== undefined && copy.expireAt.toDate() <= at;
    return copy === null || isOver ? [] : [copy];
  });
}

export function copyIn(snapshot: DocumentSnapshot): StoredCopy | null {
  const found = DOCUMENTS.invoiceCopies.fields.safeParse(snapshot.data());
  return found.success ? { ...found.data, id: snapshot.id } : null;
}

export function toInvoiceCopy(copy: Omit<StoredCopy, 'expireAt'>): InvoiceCopy {
  const { id, email, confirmedAt, createdAt } = copy;
  return { id, email, isConfirmed: confirmedAt !== null, createdAt };
}
