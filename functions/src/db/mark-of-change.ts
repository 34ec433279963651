import { randomInt } from 'node:crypto';

const FRACTION_DIGITS = 9;

/**
 * A moment for a write that makes the second of two concurrent transactions retry. No two are the same, not even within a
 * millisecond: a write that changes nothing leaves a document's update time as it was, and would let both through (Firestore's
 * `WriteResult.update_time`).
 */
export function markOfChange(at: Date): string {
  const fraction = String(randomInt(10 ** FRACTION_DIGITS)).padStart(FRACTION_DIGITS, '0');
  return at.toISOString().replace('Z', `${fraction}Z`);
}
