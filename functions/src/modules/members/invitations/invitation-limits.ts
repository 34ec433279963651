import type { Firestore } from 'firebase-admin/firestore';
import type { Transaction } from '../../../db/transaction.ts';
import { DAY_MS } from '../../../foundation/durations.ts';
import { exceeded, takeCallIn, type Limit } from '../../../http/limits/rate-limit.ts';
import { countMailTo } from '../../seats/end-invitation.ts';

const A_DAY = 20;
const PER_DAY: Limit = {
  calls: A_DAY,
  windowMs: DAY_MS,
  reason: `You have sent ${A_DAY} invitations today.`,
};

const TO_ONE_A_WEEK = 3;
const TO_ONE: Limit = {
  calls: TO_ONE_A_WEEK,
  windowMs: 7 * DAY_MS,
  reason: `You have invited this address ${TO_ONE_A_WEEK} times this week.`,
};

/** As what the invitations of an account are counted. */
export function invitationsOfDay(uid: string): string {
  return `invitations ${uid}`;
}

/**
 * Counts an invitation with what is stored about it.
 * @returns whether it may be sent by a mail of its own
 * @throws {ApiError} `rate_limited`
 */
export async function countInvitation(
  db: Firestore,
  transaction: Transaction,
  { owner, email }: { owner: string; email: string },
  at: Date,
): Promise<boolean> {
  const allows = (subject: string, limit: Limit) => takeCallIn(db, transaction, subject, limit, at);
  if (!(await allows(invitationsOfDay(owner), PER_DAY))) throw exceeded(PER_DAY, at);
  if (!(await allows(`invitations ${owner} ${email}`, TO_ONE))) throw exceeded(TO_ONE, at);
  return countMailTo(db, transaction, email, at);
}
