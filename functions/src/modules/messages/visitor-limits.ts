import { createHmac, randomBytes } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import { z } from 'zod';
import { DAY_MS, MINUTE_MS } from '../../foundation/durations.ts';
import type { ClientAddress } from '../../http/client-address.ts';
import { countCall, type Limit } from '../../http/rate-limit.ts';

const TOO_OFTEN = 'That was a little too often.';

const PER_VISITOR: Limit = { calls: 10, windowMs: 10 * MINUTE_MS, reason: TOO_OFTEN };
/** The visitor address can be forged, so the connection it came through has its own ceiling. */
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

  /** Network and e-mail addresses are never stored, only their hashes with today's salt. */
  async function count(subject: string, value: string, limit: Limit): Promise<void> {
    const hash = createHmac('sha256', await saltOfToday())
      .update(value)
      .digest('base64url');
    await countCall(database, `${subject} ${hash}`, now, limit);
  }

  return {
    /** Counts the sender of a form. @throws {ApiError} `rate_limited` */
    async countSender(form: string, { nearest, visitor }: ClientAddress): Promise<void> {
      await count(`${form} visitor`, visitor, PER_VISITOR);
      await count(`${form} connection`, nearest, PER_CONNECTION);
    },

    /**
     * Counts only new content: a repetition costs nothing. The narrower limit comes first, so that somebody who exceeds
     * their own uses up nobody else's.
     * @throws {ApiError} `rate_limited`
     */
    async countNew(form: string, email: string): Promise<void> {
      await count(`${form} email`, email.toLowerCase(), PER_EMAIL);
      await countCall(database, `${form} in all`, now, IN_ALL);
    },
  };
}

export type VisitorLimits = ReturnType<typeof createVisitorLimits>;

/**
 * A secret shared by all instances, created each day and deleted afterwards: without it, that day's counters are noise. All
 * windows end with the day, so no count is lost.
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
