import { randomUUID } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import type { z } from 'zod';
import type { Needs } from '../../context.ts';
import { DOCUMENTS } from './documents.ts';
import { transact, type Transaction } from '../../db/transaction.ts';
import { MESSAGE_FILES } from '../../contract/files/files.ts';
import { DAY_MS, HOUR_MS } from '../../foundation/durations.ts';
import { accountDeleted } from '../../foundation/errors.ts';

/** A day longer than the bucket keeps the file itself, so that no file outlives its name. */
const KEPT_MS = (MESSAGE_FILES.days + 1) * DAY_MS;

// The names under which people may upload files for messages: `uploads/{name}`, written only by this module. `expireAt` is the
// collection's TTL field: a name ends after a day, unless a message has its file by then.

/** @throws {ApiError} `conflict` if the account is being deleted */
export async function addNames(
  ctx: Needs<'db' | 'clock'>,
  uid: string,
  count: number,
): Promise<string[]> {
  const now = ctx.clock();
  const db = await ctx.db();
  const names = Array.from({ length: count }, () => randomUUID());
  const expireAt = new Date(now.getTime() + DAY_MS);
  const write = async (transaction: Transaction) => {
    for (const name of names) {
      const doc = db.doc(`uploads/${name}`);
      transaction.set(doc, { uid, createdAt: now, message: null, expireAt });
    }
    return names;
  };
  const done = await transact(db, write, { unlessDeleted: uid });
  if (done === null) throw accountDeleted();
  return done;
}

/**
 * Stores, in the transaction that stores a message, that its files belong to it. Repeating it changes nothing.
 * @returns what stands in the way, and then nothing is stored
 */
export async function claimUploads(
  db: Firestore,
  transaction: Transaction,
  { uid, names, message, now }: Claim,
): Promise<'unknown' | 'used' | null> {
  const docs = names.map((name) => db.doc(`uploads/${name}`));
  for (const doc of docs) {
    const upload = readUpload((await transaction.get(doc)).data());
    if (upload === null || upload.uid !== uid) return 'unknown';
    if (upload.message === null && hasEnded(upload, now)) return 'unknown';
    if (upload.message !== null && upload.message !== message) return 'used';
  }
  const expireAt = new Date(now.getTime() + KEPT_MS);
  for (const doc of docs) transaction.update(doc, { message, expireAt });
  return null;
}

/** Those of these names that were handed out, to whom, and until when they count; null for what cannot be read. */
export async function findUploads(
  ctx: Needs<'db'>,
  names: readonly string[],
): Promise<Map<string, Upload | null>> {
  if (names.length === 0) return new Map();
  const db = await ctx.db();
  const found = await db.getAll(...names.map((name) => db.doc(`uploads/${name}`)));
  return new Map(
    found
      .filter(({ exists }) => exists)
      .map((doc) => [doc.id, Upload.safeParse(doc.data()).data ?? null] as const),
  );
}

type Claim = { uid: string; names: readonly string[]; message: string; now: Date };

const Upload = DOCUMENTS.uploads.fields;
type Upload = z.infer<typeof Upload>;

function hasEnded({ expireAt }: Upload, now: Date): boolean {
  return expireAt.toDate() <= now;
}

/** For good: until then, a message may be taking the last moment of a name on an instance whose clock is behind. */
export function isOver(upload: Upload, now: Date): boolean {
  return hasEnded(upload, new Date(now.getTime() - HOUR_MS));
}

function readUpload(data: unknown): Upload | null {
  return data === undefined ? null : Upload.parse(data);
}
