import { createHmac, randomBytes } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import { z } from 'zod';
import type { ClientAddress } from '../../http/client-address.ts';
import { countCall, type Limit } from '../../http/rate-limit.ts';
import { DAY_MS } from '../../foundation/clock.ts';

const MINUTE_MS = 60_000;
const TOO_OFTEN = 'That was a little too often.';

const PER_VISITOR: Limit = { calls: 10, windowMs: 10 * MINUTE_MS, reason: TOO_OFTEN };
/** For what is told of visitors may be made up: so much and no more from where it was made up. */
const PER_CONNECTION: Limit = { calls: 60, windowMs: 10 * MINUTE_MS, reason: TOO_OFTEN };
const PER_EMAIL: Limit = {
  calls: 5,
  windowMs: 60 * MINUTE_MS,
  reason: 'We have had several of these with your e-mail address already.',
};
const IN_ALL: Limit = {
  calls: 300,
  windowMs: 60 * MINUTE_MS,
  reason: 'More is arriving at the moment than we can take in.',
};

/** How often people who are not signed in may send a form. */
export function createVisitorLimits(database: () => Promise<Firestore>, now: () => Date) {
  const saltOfToday = createDailySalt(database, now);

  /** Network and e-mail addresses are never stored: only what today's salt makes of them. */
  async function count(subject: string, value: string, limit: Limit): Promise<void> {
    const hash = createHmac('sha256', await saltOfToday())
      .update(value)
      .digest('base64url');
    await countCall(database, `${subject} ${hash}`, now, limit);
  }

  return {
    /** Counts whoever sends a form. @throws {ApiError} `rate_limited` */
    async countSender(form: string, { nearest, visitor }: ClientAddress): Promise<void> {
      await count(`${form} visitor`, visitor, PER_VISITOR);
      await count(`${form} connection`, nearest, PER_CONNECTION);
    },

    /**
     * Counts what is new: a repetition uses up nothing. The narrower limit comes first, so that whoever is over theirs
     * uses up nobody else's.
     * @throws {ApiError} `rate_limited`
     */
    async countNew(form: string, email: string): Promise<void> {
      await count(`${form} email`, email.toLowerCase(), PER_EMAIL);
      await countCall(database, `${form} in all`, now, IN_ALL);
    },
  };
}

/**
 * A secret of all instances that is made anew each day and then deleted, with which the counters of that day turn into
 * noise. All windows end with the day, so no count is lost by it.
 */
function createDailySalt(database: () => Promise<Firestore>, now: () => Date) {
  let known: { day: string; salt: Promise<string> } | undefined;

  async function load(day: string): Promise<string> {
    const db = await database();
    const doc = db.collection('rateLimits').doc(`salt-${day}`);
    return db.runTransaction(async (transaction) => {
      const stored = Salt.safeParse((await transaction.get(doc)).data());
      if (stored.success) return stored.data.salt;
      const salt = randomBytes(32).toString('base64url');
      transaction.set(doc, { salt, expireAt: new Date(Date.parse(day) + DAY_MS) });
      return salt;
    });
  }

  return async (): Promise<string> => {
    const day = now().toISOString().slice(0, 10);
    if (known?.day !== day) known = { day, salt: load(day) };
    const asked = known;
    try {
      return await asked.salt;
    } catch (error) {
      if (known === asked) known = undefined;
      throw error;
    }
  };
}

const Salt = z.object({ salt: z.string().min(32) });
