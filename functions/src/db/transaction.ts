import { setTimeout as delay } from 'node:timers/promises';
import type {
  DocumentData,
  DocumentReference,
  DocumentSnapshot,
  FieldValue,
  Firestore,
  SetOptions,
  UpdateData,
  WriteBatch,
} from 'firebase-admin/firestore';
import { z } from 'zod';
import { ContentionError, isContention, isOvertaken } from '../foundation/database-errors.ts';
import { withinDatabaseTime } from '../concurrency/deadline.ts';

/** What one attempt reads, and what it will write if nothing of it has changed by then. */
export type Transaction = {
  get: (doc: DocumentReference) => Promise<DocumentSnapshot>;
  set: (doc: DocumentReference, data: DocumentData, options?: SetOptions) => void;
  update: (doc: DocumentReference, data: UpdateData<DocumentData>) => void;
  delete: (doc: DocumentReference) => void;
};

/**
 * Reads and writes documents all or nothing, as `runTransaction` does, but takes no locks: an instance that is killed on the
 * way would hold its locks for a minute, and the person would be refused for that long. Instead, the write names the state
 * in which each document was read, and is tried again if one has changed since. So is work that throws.
 *
 * Queries are not watched. Where one decides, every writer must also change a document that `work` reads before it.
 * @param work may run several times, and does nothing but read and note its writes
 * @returns null, without running the work, if the account of `unlessDeleted` is being deleted or has been
 * @throws an error of which `isContention` holds if others are always faster
 */
export function transact<T>(
  db: Firestore,
  work: Work<T>,
  options: Options & { unlessDeleted: string },
): Promise<T | null>;
export function transact<T>(db: Firestore, work: Work<T>, options?: Options): Promise<T>;
export async function transact<T>(
  db: Firestore,
  work: Work<T>,
  {
    unlessDeleted: uid,
    waitsForLocks = true,
    readBefore = [],
  }: Options & { unlessDeleted?: string } = {},
): Promise<T | null> {
  const { FieldValue } = await import('firebase-admin/firestore');
  return withinDatabaseTime('transaction', async (signal) => {
    for (let attempt = 1; ; attempt += 1) {
      const reads: DocumentSnapshot[] = [];
      const writes: Write[] = [];
      const noted = noteIn(reads, writes, attempt === 1 ? readBefore : []);
      if (uid !== undefined && (await isBeingDeleted(db, noted, uid))) return null;
      let result: T;
      try {
        result = await work(noted);
      } catch (error) {
        if (attempt === MOST_ATTEMPTS || (await areUnchanged(db, reads))) throw error;
        continue;
      }
      if (writes.length === 0) return result;
      const batch = db.batch();
      const steps = [...reads.map((snapshot) => asRead(snapshot, FieldValue.delete())), ...writes];
      // All who change the same documents lock them in the same order, so that no two wait for each other.
      for (const { apply } of steps.toSorted(byPath)) apply(batch);
      if (signal.aborted) throw new Error('the transaction took too long');
      try {
        await batch.commit();
        return result;
      } catch (error) {
        if (!isOvertaken(error) && !(waitsForLocks && isContention(error))) throw error;
        if (attempt === MOST_ATTEMPTS) throw new ContentionError(error);
      }
      await delay(Math.random() * FIRST_WAIT_MS * attempt);
    }
  });
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

type Work<T> = (transaction: Transaction) => Promise<T>;

type Options = {
  /** Whether it is worth a wait that someone else, such as an operator's script, holds a lock. */
  waitsForLocks?: boolean;
  /** What is known already. The first attempt takes it for its own reads; the write names its state all the same. */
  readBefore?: readonly DocumentSnapshot[];
};

function noteIn(
  reads: DocumentSnapshot[],
  writes: Write[],
  readBefore: readonly DocumentSnapshot[],
): Transaction {
  return {
    get: async (doc) => {
      const snapshot = readBefore.find(({ ref }) => ref.path === doc.path) ?? (await doc.get());
      // Read twice, a document is as it was at first: the write could not name two states of it.
      const known = reads.find(({ ref }) => ref.path === doc.path);
      if (known !== undefined) return known;
      reads.push(snapshot);
      return snapshot;
    },
    set: (doc, data, options) => {
      const apply = (batch: WriteBatch) =>
        options ? batch.set(doc, data, options) : batch.set(doc, data);
      writes.push({ path: doc.path, apply });
    },
    update: (doc, data) => {
      writes.push({ path: doc.path, apply: (batch) => batch.update(doc, data) });
    },
    delete: (doc) => {
      writes.push({ path: doc.path, apply: (batch) => batch.delete(doc) });
    },
  };
}

type Write = { path: string; apply: (batch: WriteBatch) => unknown };

/**
 * Whether all that was read was so at one moment. Otherwise someone wrote in between, and what does not fit together is no
 * reason to refuse anything.
 * @returns true also if the database does not say: the first failure is the one to tell of
 */
async function areUnchanged(db: Firestore, reads: readonly DocumentSnapshot[]): Promise<boolean> {
  if (reads.length === 0) return true;
  try {
    const now = await db.getAll(...reads.map(({ ref }) => ref));
    return reads.every(
      ({ updateTime }, at) => updateTime?.valueOf() === now[at]?.updateTime?.valueOf(),
    );
  } catch {
    return true;
  }
}

/** Changes nothing, and fails where the document is not as it was read. */
function asRead({ ref, updateTime }: DocumentSnapshot, nothing: FieldValue): Write {
  return {
    path: ref.path,
    apply: (batch) =>
      updateTime === undefined
        ? batch.delete(ref, { exists: false })
        : batch.update(ref, NO_FIELD, nothing, { lastUpdateTime: updateTime }),
  };
}

function byPath(one: Write, other: Write): number {
  if (one.path === other.path) return 0;
  return one.path < other.path ? -1 : 1;
}

/** No document has it. */
const NO_FIELD = 'unchanged';
const MOST_ATTEMPTS = 10;
const FIRST_WAIT_MS = 20;
