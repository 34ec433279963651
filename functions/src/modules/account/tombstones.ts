import { createHash } from 'node:crypto';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { writeMail } from '../email/outbox.ts';
import { security } from '../audit/email-kinds.ts';
import { DOCUMENTS } from './documents.ts';
import type { Person } from '../../db/personal-data.ts';
import { tombstoneOf, transact, type Transaction } from '../../db/transaction.ts';
import { isOvertaken } from '../../foundation/database-errors.ts';
import { DAY_MS, MINUTE_MS } from '../../foundation/durations.ts';

/** An ID token outlives its account by an hour at most; `expireAt` is the collection's TTL field. */
const KEPT_MS = DAY_MS;
/** A custom token of the person's own lives for a minute. By the identity service's clock, which may be another minute behind. */
const SWEPT_AFTER_MS = 2 * MINUTE_MS;
/** Longer than one call can take, so that the mark of a deletion that was killed loses its force on its own. */
const UNDER_WAY_MS = 2 * MINUTE_MS;

/**
 * The marks of accounts that are being deleted or have been: `deletedAccounts/{uid}`. A deletion sets its mark before it
 * removes anything. What others commit before the mark is removed; what comes later is refused.
 */
export function createTombstones(database: () => Promise<Firestore>, now: () => Date) {
  /** Leaves a mark that was set for good: of two deletions at once, one may have succeeded by then. */
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

    /** The account is gone, of which its owner is told once, whatever has deleted it and however often that is repeated. */
    async keep({ uid, verifiedEmail }: Person): Promise<void> {
      const db = await database();
      const at = now();
      // It outlives the account, so nothing but the address says whose it was.
      const mailId = `security-account_deleted_${createHash('sha256').update(uid).digest('hex').slice(0, 32)}`;
      await transact(db, async (transaction) => {
        const marks = { expireAt: until(KEPT_MS), sweepAt: until(SWEPT_AFTER_MS) };
        transaction.set(tombstoneOf(db, uid), { isDone: true, ...marks });
        if (verifiedEmail === null) return;
        const facts = { event: 'account_deleted', at: at.toISOString(), about: null } as const;
        const mail = { ...security.of(facts), to: verifiedEmail };
        await writeMail(db, transaction, mailId, mail, at);
      });
    },

    /** Accounts that are gone for so long that no token can make them again, but may have: with when they went. */
    async listToSweep(): Promise<{ uid: string; goneAt: Date }[]> {
      const marks = (await database()).collection('deletedAccounts');
      const { docs } = await marks.where('sweepAt', '<=', now()).limit(SWEPT_AT_ONCE).get();
      // What was found by a time has one, whatever else is in the document.
      return docs.map((doc) => {
        const sweepAt = Marks.parse(doc.data()).sweepAt?.toDate().getTime() ?? 0;
        return { uid: doc.id, goneAt: new Date(sweepAt - SWEPT_AFTER_MS) };
      });
    },

    async noteSwept(uid: string): Promise<void> {
      try {
        await tombstoneOf(await database(), uid).update({ sweepAt: null });
      } catch (error) {
        // It has ended.
        if (!isOvertaken(error)) throw error;
      }
    },
  };
}

const Marks = DOCUMENTS.deletedAccounts.fields.pick({ sweepAt: true });

/** As many as the identity service tells of at once. */
const SWEPT_AT_ONCE = 100;

export type Tombstones = ReturnType<typeof createTombstones>;

type Change = (transaction: Transaction, doc: DocumentReference) => void;
