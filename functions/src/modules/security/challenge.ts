import { createHash, createHmac, randomBytes, timingSafeEqual, type KeyObject } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import type { Transaction } from '../../db/transaction.ts';
import { CHALLENGE_MINUTES } from '../../contract/sign-in.ts';
import { HOUR_MS, MINUTE_MS } from '../../foundation/durations.ts';

/** What a challenge can be answered for. Except at sign-in, only by the person and in the session that asked for it. */
export type ChallengePurpose =
  | { purpose: 'sign-in' }
  | { purpose: 'add' | 'prove'; uid: string; session: number; browser: string | null };

/** A challenge that is ours, was made for this purpose, and is still in time. */
export type Challenge = { text: string; madeAt: Date; until: Date };

/**
 * Something random for a passkey to sign. Nothing of it is stored: it holds its own end and our signature, so that a page can ask
 * for one without a write.
 */
export function makeChallenge(purpose: ChallengePurpose, key: KeyObject, now: Date): Challenge {
  const until = new Date(now.getTime() + CHALLENGE_MINUTES * MINUTE_MS);
  const head = Buffer.concat([randomBytes(RANDOM_BYTES), bytesOf(until)]);
  const text = Buffer.concat([head, signatureOf(purpose, head, key)]).toString('base64url');
  return { text, madeAt: now, until };
}

/** Null: it is not ours, was made for something or someone else, or is too old. */
export function readChallenge(
  text: string,
  purpose: ChallengePurpose,
  key: KeyObject,
  now: Date,
): Challenge | null {
  const bytes = Buffer.from(text, 'base64url');
  // One challenge has one spelling, since it is used once.
  if (bytes.length !== HEAD_BYTES + SIGNATURE_BYTES || bytes.toString('base64url') !== text) {
    return null;
  }
  const head = bytes.subarray(0, HEAD_BYTES);
  const signature = bytes.subarray(HEAD_BYTES);
  if (!timingSafeEqual(signature, signatureOf(purpose, head, key))) return null;
  const until = new Date(head.readUIntBE(RANDOM_BYTES, TIME_BYTES));
  if (now.getTime() > until.getTime()) return null;
  return { text, madeAt: new Date(until.getTime() - CHALLENGE_MINUTES * MINUTE_MS), until };
}

/**
 * Uses it up, with what the transaction writes.
 * @returns false if it was used before
 */
export async function takeChallenge(
  db: Firestore,
  transaction: Transaction,
  { text, until }: Challenge,
): Promise<boolean> {
  const id = createHash('sha256').update(text).digest('base64url');
  const doc = db.collection('usedChallenges').doc(id);
  if ((await transaction.get(doc)).exists) return false;
  // `expireAt` is the collection's TTL field. Until then, the clocks of all instances agree that it is too old.
  transaction.set(doc, { expireAt: new Date(until.getTime() + HOUR_MS) });
  return true;
}

const RANDOM_BYTES = 16;
const TIME_BYTES = 6;
const HEAD_BYTES = RANDOM_BYTES + TIME_BYTES;
const SIGNATURE_BYTES = 32;

function bytesOf(time: Date): Buffer {
  const bytes = Buffer.alloc(TIME_BYTES);
  bytes.writeUIntBE(time.getTime(), 0, TIME_BYTES);
  return bytes;
}

/** It begins with a word of its own, so that no link in a mail, which is signed with the same key, passes for a challenge. */
function signatureOf(purpose: ChallengePurpose, head: Buffer, key: KeyObject): Buffer {
  const { uid, session, browser } = purpose.purpose === 'sign-in' ? NO_ONE : purpose;
  const signed = ['challenge', purpose.purpose, uid, session, browser, head.toString('base64url')];
  return createHmac('sha256', key).update(JSON.stringify(signed)).digest();
}

const NO_ONE = { uid: null, session: null, browser: null };
