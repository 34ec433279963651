import type { Firestore } from 'firebase-admin/firestore';
import type { z } from 'zod';
import { COMPARED_PARTS } from '../documents.ts';
import { DOCUMENTS } from '../documents.ts';
import type { ComparedPart } from '../documents.ts';
import { transact } from '../../../db/transaction.ts';
import { DAY_MS } from '../../../foundation/durations.ts';

type Stored = z.infer<typeof DOCUMENTS.comparisons.fields>;
/** A round that is under way: its next page is the one after `after` of this part. */
export type Progress = Omit<Stored, 'heldUntil' | 'part'> & { part: ComparedPart };

/** People without a plan are compared this seldom: nothing can be charged. */
const PEOPLE_AFTER_MS = 6 * DAY_MS;
const NO_ROUND = { part: null, after: null, peopleAt: null, heldUntil: null };

/** Where the comparison of Stripe with our accounts keeps its place, so that a run goes on where the one before was ended. */
export function createProgress(database: () => Promise<Firestore>) {
  const docIn = (db: Firestore) => db.collection('comparisons').doc('stripe');
  return {
    /**
     * Takes the round that is under way, or begins one.
     * @param begins whether a new round may begin
     * @param until no other run takes it before then, unless it is given back
     * @returns null if there is nothing to do, or another run does it
     */
    async take(begins: boolean, now: Date, until: Date): Promise<Progress | null> {
      const db = await database();
      return transact(db, async (transaction) => {
        const found = DOCUMENTS.comparisons.fields.safeParse(
          (await transaction.get(docIn(db))).data(),
        );
        const stored = found.success ? found.data : null;
        const at = now.toISOString();
        const startedAt = begins ? at : (stored?.startedAt ?? at);
        const keepStart = () => {
          if (stored === null) transaction.set(docIn(db), { ...NO_ROUND, startedAt, beganAt: at });
          else if (begins) transaction.update(docIn(db), { startedAt });
          return null;
        };
        if (stored?.heldUntil && stored.heldUntil > at) return keepStart();
        const isOpen = stored !== null && stored.part !== null;
        if (!isOpen && !begins) return keepStart();
        const progress: Progress =
          stored !== null && stored.part !== null
            ? { ...stored, part: stored.part, startedAt }
            : {
                startedAt,
                beganAt: at,
                part: COMPARED_PARTS[0],
                after: null,
                peopleAt: stored?.peopleAt ?? null,
              };
        transaction.set(docIn(db), { ...progress, heldUntil: until.toISOString() });
        return progress;
      });
    },

    /** When the nightly run last started. */
    async readStart(): Promise<Date> {
      const doc = await docIn(await database()).get();
      return new Date(DOCUMENTS.comparisons.fields.parse(doc.data()).startedAt);
    },

    /** Keeps the place. */
    async keep({ part, after }: Progress): Promise<void> {
      await docIn(await database()).update({ part, after });
    },

    /** Gives the round back, for the next run to take. Null: it is over. */
    async giveBack(progress: Progress | null, peopleAt: string | null): Promise<void> {
      await docIn(await database()).update({
        ...(progress === null ? { part: null, after: null } : {}),
        peopleAt,
        heldUntil: null,
      });
    },
  };
}

export type ProgressStore = ReturnType<typeof createProgress>;

/** The part that follows; null after the last one. */
export function partAfter({ part, beganAt, peopleAt }: Progress): ComparedPart | null {
  const next = COMPARED_PARTS[COMPARED_PARTS.indexOf(part) + 1] ?? null;
  const isEarly = peopleAt !== null && Date.parse(beganAt) - Date.parse(peopleAt) < PEOPLE_AFTER_MS;
  return next === 'people' && isEarly ? null : next;
}
