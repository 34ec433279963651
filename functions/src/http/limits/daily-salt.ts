import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Needs } from '../../context.ts';
import { isAlreadyThere } from '../../foundation/database-errors.ts';
import { DAY_MS } from '../../foundation/durations.ts';

/**
 * A secret shared by all instances, created each day and deleted afterwards: without it, that day's counters are noise. All
 * windows end with the day, so no count is lost.
 */
export async function saltOfToday(ctx: Needs<'db' | 'clock' | 'state'>): Promise<string> {
  const memory = ctx.state(createMemory);
  const day = ctx.clock().toISOString().slice(0, 10);
  if (memory.known?.day !== day) memory.known = { day, salt: load(ctx, day) };
  const asked = memory.known;
  try {
    return await asked.salt;
  } catch (error) {
    if (memory.known === asked) memory.known = null;
    throw error;
  }
}

function createMemory(): { known: { day: string; salt: Promise<string> } | null } {
  return { known: null };
}

/** The first to write one decides. It takes no lock, which an instance that dies would leave to all others. */
async function load(ctx: Needs<'db'>, day: string): Promise<string> {
  const doc = (await ctx.db()).collection('rateLimits').doc(`salt-${day}`);
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

const Salt = z.object({ salt: z.string().min(32) });
