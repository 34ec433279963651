import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { z } from 'zod';
import { DAY_MS, MINUTE_MS } from '../foundation/durations.ts';
import { transact, type Transaction } from './transact.ts';

/** An ID token outlives its account by an hour at most; `expireAt` is the collection's TTL field. */
const KEPT_MS = DAY_MS;
/** Longer than one call can take, so that the mark of a deletion that was killed loses its force by itself. */
const UNDER_WAY_MS = 2 * MINUTE_MS;

/**
 * The marks of accounts that are being deleted or have been: `deletedAccounts/{uid}`. A deletion sets its mark before it
 * removes anything. What others commit before the mark is removed; what comes later is refused.
 */
export function createTombstones(database: () => Promise<Firestore>, now: () => Date) {
  /** Leaves a mark that was set for good: of two deletions at once, one may have succeeded meanwhile. */
  async function unlessDone(uid: string, change: Change): Promise<void> {
    const db = await database();
    const doc = tombstoneOf(db, uid);
    await transact(db, async (transaction) => {
      if ((await transaction.get(doc)).get('isDone') !== true) change(transaction, doc);
    });
  }

  const until = (ms: number) => new Date(now().getTime() + ms);

  return {
    /** A deletion begins. */
    begin: (uid: string) =>
      unlessDone(uid, (transaction, doc) =>
        transaction.set(doc, { isDone: false, expireAt: until(UNDER_WAY_MS) }),
      ),

    /** A deletion has failed, and the account lives on. */
    lift: (uid: string) => unlessDone(uid, (transaction, doc) => transaction.delete(doc)),

    /** The account is gone. */
    async keep(uid: string): Promise<void> {
      await tombstoneOf(await database(), uid).set({ isDone: true, expireAt: until(KEPT_MS) });
    },
  };
}

export type Tombstones = ReturnType<typeof createTombstones>;

type Change = (transaction: Transaction, doc: DocumentReference) => void;

/**
 * Runs a transaction on a person's documents, unless their account is being deleted or has been.
 * @param readBefore what is known already, as for `transact`
 * @returns null if it has; the work was not run then
 */
export function transactUnlessDeleted<T>(
  db: Firestore,
  uid: string,
  work: (transaction: Transaction) => Promise<T>,
  readBefore: readonly DocumentSnapshot[] = [],
): Promise<T | null> {
  return transact(
    db,
    async (transaction) =>
      (await isBeingDeleted(db, transaction, uid)) ? null : work(transaction),
    { readBefore },
  );
}

/** Whether an account is being deleted or has been, for a transaction that does something else in that case. */
export async function isBeingDeleted(
  db: Firestore,
  transaction: Transaction,
  uid: string,
): Promise<boolean> {
  const mark = await transaction.get(tombstoneOf(db, uid));
  const parsed = Tombstone.safeParse(mark.data());
  // Both times are compared by the database's own clock.
  return parsed.success && parsed.data.expireAt.toMillis() > mark.readTime.toMillis();
}

/** Where the mark of an account is. */
export function tombstoneOf(db: Firestore, uid: string): DocumentReference {
  return db.collection('deletedAccounts').doc(uid);
}

/** Firestore's timestamp, recognised by its shape: its class would load all of Firestore. */
const Tombstone = z.object({
  expireAt: z.custom<{ toMillis: () => number }>(
    (value) => typeof value === 'object' && value !== null && 'toMillis' in value,
  ),
});
