import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { isAlreadyThere } from '../../foundation/database-errors.ts';
import { DAY_MS } from '../../foundation/durations.ts';
import type { Counting } from './rate-limit.ts';

/**
 * A secret shared by all instances, created each day and deleted afterwards: without it, that day's counters are noise. All
 * windows end with the day, so no count is lost.
 */
export function createDailySalt({ db: database, now }: Pick<Counting, 'db' | 'now'>) {
  let known: { day: string; salt: Promise<string> } | undefined;

  /** The first to write one decides. It takes no lock, which an instance that dies would leave to all others. */
  async function load(day: string): Promise<string> {
    const doc = (await database()).collection('rateLimits').doc(`salt-${day}`);
    const stored = Salt.safeParse((await doc.get()).data());
    if (stored.success) return stored.data.salt;
    const expireAt = new Date(Date.parse(day) + DAY_MS);
    try {
      await doc.create({ salt: randomBytes(32).toString('base64url'), expireAt });
    } catch (error) {
      if (!isAlreadyThere(error)) throw error;
    }
    return Salt.parse((await doc.get()).data()).salt;
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
