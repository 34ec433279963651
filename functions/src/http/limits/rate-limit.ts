import { createHash } from 'node:crypto';
import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { z } from 'zod';
import { isContention } from '../../foundation/database-errors.ts';
import { transact, type Transaction } from '../../db/transaction.ts';
import { MINUTE_MS } from '../../foundation/durations.ts';
import { ApiError } from '../../foundation/errors.ts';
import { describeError, type Log } from '../../foundation/log.ts';
import { begin } from '../../foundation/begin.ts';
import { inOrderPerKey } from '../../concurrency/keyed-mutex.ts';

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
  reason: 'You are going a little too fast.',
};

/** Where calls are counted. */
export type Counting = { db: () => Promise<Firestore>; now: () => Date; log: Log };

/**
 * Counts one call against a limit that all instances share.
 * @param subject what is counted, such as an endpoint and a uid; always with the same limit
 * @param weight as how many it counts: all of them or none
 * @throws {ApiError} `rate_limited` with `Retry-After` in seconds
 */
export async function countCall(
  counting: Counting,
  subject: string,
  limit: Limit = PER_PERSON,
  weight = 1,
): Promise<void> {
  refuse(await takeCall(counting, subject, limit, null, weight), limit);
}

/**
 * The same in two steps, for a call of which it is still open whether it counts: the counter is read at once, and the call
 * counted when the returned function is called.
 */
export function prepareCount(counting: Counting, subject: string): () => Promise<void> {
  const limit = PER_PERSON;
  const key = keyOf(subject);
  const isSpent = spentFrom(key, openingOf(limit, counting.now().getTime())) !== null;
  const known = isSpent ? null : begin(async () => counterOf(await counting.db(), key).get());
  return async () => refuse(await takeCall(counting, subject, limit, known), limit);
}

/**
 * Counts one call as well, and leaves to the caller what an exceeded limit means.
 * @param read the counter, if it was read before
 * @returns how many seconds to wait for the next allowed call; 0 if this one is
 */
export async function takeCall(
  { db, now, log }: Counting,
  subject: string,
  limit: Limit,
  read: Promise<DocumentSnapshot> | null = null,
  weight = 1,
): Promise<number> {
  const key = keyOf(subject);
  return inOrderPerKey(`rateLimits/${key}`, async (hasWaited) => {
    const at = now().getTime();
    const opened = openingOf(limit, at);
    // The call that went before has changed what was read.
    const known = hasWaited ? null : read;
    const wanted = { opened, weight };
    const full = spentFrom(key, opened) ?? (await take({ db, log }, { key, known }, wanted, limit));
    if (full === null) return 0;
    // Where several are too many, one may still be allowed.
    if (weight === 1) remember(key, full);
    return Math.max(1, Math.ceil((full + limit.windowMs - at) / 1000));
  });
}

/**
 * Counts one call with what a transaction of the caller's writes: only if that succeeds, and strictly.
 * @param weight 0: it only asks whether one is left
 * @returns whether the limit allows it; if not, it is not counted
 */
export async function takeCallIn(
  db: Firestore,
  transaction: Transaction,
  subject: string,
  limit: Limit,
  now: Date,
  weight: 0 | 1 = 1,
): Promise<boolean> {
  const wanted = { opened: openingOf(limit, now.getTime()), weight };
  return (await addTo(transaction, counterOf(db, keyOf(subject)), wanted, limit)) === null;
}

/** How many calls of this moment's window are counted. */
export async function readCalls(
  database: () => Promise<Firestore>,
  subject: string,
  limit: Limit,
  now: Date,
): Promise<number> {
  const stored = Counter.safeParse(
    (await counterOf(await database(), keyOf(subject)).get()).data(),
  );
  const isOpen = stored.success && stored.data.window >= openingOf(limit, now.getTime());
  return isOpen ? stored.data.count : 0;
}

/** Removes counters, such as those of a person who leaves. */
export async function forgetCalls(
  database: () => Promise<Firestore>,
  subjects: readonly string[],
): Promise<void> {
  const db = await database();
  const batch = db.batch();
  for (const subject of subjects) batch.delete(counterOf(db, keyOf(subject)));
  await batch.commit();
}

/** What an exceeded limit answers that was counted by `takeCallIn`: its window ends then. */
export function exceeded(limit: Limit, now: Date): ApiError {
  const end = openingOf(limit, now.getTime()) + limit.windowMs;
  return refusal(Math.ceil((end - now.getTime()) / 1000), limit);
}

function refuse(wait: number, limit: Limit): void {
  if (wait > 0) throw refusal(wait, limit);
}

function refusal(wait: number, { reason }: Limit): ApiError {
  return new ApiError('rate_limited', `${reason} Please wait ${inWords(wait)}.`, {
    headers: { 'Retry-After': String(wait) },
  });
}

function inWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes > 48 * 60) return `${Math.ceil(minutes / 60 / 24)} days`;
  if (minutes > 90) return `${Math.ceil(minutes / 60)} hours`;
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
}

/** Exhausted windows, so that a caller who does not stop costs no database work. */
const spent = new Map<string, number>();
const MOST_REMEMBERED = 10_000;

/** When the exhausted window opened that still counts in the one that opened at this time; null if there is none. */
function spentFrom(key: string, opened: number): number | null {
  const full = spent.get(key);
  return full !== undefined && full >= opened ? full : null;
}

function remember(key: string, opened: number): void {
  if (spent.size >= MOST_REMEMBERED) spent.clear();
  spent.set(key, opened);
}

type ReadAhead = { key: string; known: Promise<DocumentSnapshot> | null };

/**
 * A counter that others keep changing, or hold, is not worth a wait: the call is let through.
 * @returns null if it is allowed; otherwise when the window opened that is exhausted
 */
async function take(
  { db: database, log }: Pick<Counting, 'db' | 'log'>,
  { key, known }: ReadAhead,
  wanted: Wanted,
  limit: Limit,
): Promise<number | null> {
  try {
    const db = await database();
    const doc = counterOf(db, key);
    return await transact(db, (transaction) => addTo(transaction, doc, wanted, limit), {
      waitsForLocks: false,
      readBefore: known === null ? [] : [await known],
    });
  } catch (error) {
    if (!isContention(error)) throw error;
    log('WARNING', 'limit_not_counted', describeError(error));
    return null;
  }
}

/** `opened`: the window of this moment. */
type Wanted = { opened: number; weight: number };

async function addTo(
  transaction: Transaction,
  doc: DocumentReference,
  { opened, weight }: Wanted,
  { calls, windowMs }: Limit,
): Promise<number | null> {
  const stored = Counter.safeParse((await transaction.get(doc)).data());
  // An instance whose clock is ahead opens a window early. It counts for all: two at once would allow twice as many calls.
  const isOpen = stored.success && stored.data.window >= opened;
  const { window, count } = isOpen ? stored.data : { window: opened, count: 0 };
  if (count + Math.max(1, weight) > calls) return window;
  if (weight === 0) return null;
  // `expireAt` is the collection's TTL field.
  transaction.set(doc, {
    window,
    count: count + weight,
    expireAt: new Date(window + 2 * windowMs),
  });
  return null;
}

const Counter = z.object({ window: z.number(), count: z.number() });

/** When the window of a moment opened, in milliseconds since 1970. */
function openingOf({ windowMs }: Limit, at: number): number {
  return at - (at % windowMs);
}

function counterOf(db: Firestore, key: string): DocumentReference {
  return db.collection('rateLimits').doc(key);
}

/** Keys reveal no uid and contain no character that is forbidden in a document id. */
function keyOf(subject: string): string {
  return createHash('sha256').update(subject).digest('base64url');
}
