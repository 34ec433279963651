import { createHash } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import { z } from 'zod';
import { MINUTE_MS } from '../foundation/durations.ts';
import { serializePerKey } from '../foundation/serialize-per-key.ts';
import { ApiError } from '../foundation/errors.ts';

export type Limit = {
  calls: number;
  /** Windows start at whole multiples of it, so they are the same for all instances. */
  windowMs: number;
  /** A sentence for the person who must wait. */
  reason: string;
};

const PER_PERSON: Limit = {
  calls: 30,
  windowMs: MINUTE_MS,
  reason: 'That was a little too often.',
};

/**
 * Counts one call against a limit that all instances share.
 * @param subject what is counted, such as an endpoint and a uid; always with the same limit
 * @throws {ApiError} `rate_limited` with `Retry-After` in seconds
 */
export async function countCall(
  database: () => Promise<Firestore>,
  subject: string,
  now: () => Date,
  limit: Limit = PER_PERSON,
): Promise<void> {
  const key = keyOf(subject);
  const wait = await serializePerKey(`rateLimits/${key}`, async () => {
    const at = now().getTime();
    const opened = at - (at % limit.windowMs);
    const isAllowed =
      spent.get(key) !== opened && (await take(await database(), key, opened, limit));
    if (isAllowed) return 0;
    remember(key, opened);
    return Math.max(1, Math.ceil((opened + limit.windowMs - at) / 1000));
  });
  if (wait === 0) return;
  throw new ApiError('rate_limited', `${limit.reason} Please wait ${inWords(wait)}.`, {
    headers: { 'Retry-After': String(wait) },
  });
}

/** Removes counters, such as those of a person who leaves. */
export async function forgetCalls(
  database: () => Promise<Firestore>,
  subjects: readonly string[],
): Promise<void> {
  const db = await database();
  const batch = db.batch();
  for (const subject of subjects) batch.delete(db.collection('rateLimits').doc(keyOf(subject)));
  await batch.commit();
}

function inWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
}

/** Exhausted windows, so that a caller who does not stop costs no database work. */
const spent = new Map<string, number>();
const MOST_REMEMBERED = 10_000;

function remember(key: string, opened: number): void {
  if (spent.size >= MOST_REMEMBERED) spent.clear();
  spent.set(key, opened);
}

async function take(
  db: Firestore,
  key: string,
  opened: number,
  { calls, windowMs }: Limit,
): Promise<boolean> {
  const doc = db.collection('rateLimits').doc(key);
  return db.runTransaction(async (transaction) => {
    const stored = Counter.safeParse((await transaction.get(doc)).data());
    const used = stored.success && stored.data.window === opened ? stored.data.count : 0;
    if (used >= calls) return false;
    // `expireAt` is the collection's TTL field.
    const expireAt = new Date(opened + 2 * windowMs);
    transaction.set(doc, { window: opened, count: used + 1, expireAt });
    return true;
  });
}

const Counter = z.object({ window: z.number(), count: z.number() });

/** Keys reveal no uid and contain no character that is forbidden in a document id. */
function keyOf(subject: string): string {
  return createHash('sha256').update(subject).digest('base64url');
}
