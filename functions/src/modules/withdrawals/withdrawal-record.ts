import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { DOCUMENTS } from './documents.ts';
import { emailKind, type MailContent } from '../email/email-kind.ts';
import type { NewWithdrawal } from '../../contract/legal/withdrawal.ts';
import { DAY_MS } from '../../foundation/durations.ts';
import type { Order, OrderPaidBack } from './order/order.ts';

/** As it is stored. */
export type Withdrawal = z.infer<typeof DOCUMENTS.withdrawals.fields>;

/** What was declared, with nothing left out. */
export type Declaration = Required<NewWithdrawal> & Pick<Withdrawal, 'kind' | 'on'>;

export type StaffReason = NonNullable<Withdrawal['why']>;

/** How long staff take at most, in working days. */
const WORKING_DAYS = 2;

/** The same words on the same day are the same declaration: a second press counts once. @param uid who is signed in */
export function declarationId(
  { kind, name, email, contract, words, on }: Declaration,
  uid: string | null,
  at: Date,
): string {
  const day = at.toISOString().slice(0, 10);
  const hash = createHash('sha256').update(
    JSON.stringify([day, uid, kind, name, email, contract, words, on]),
  );
  return hash.digest('hex').slice(0, 32);
}

/** The order that a withdrawal is from; null while it is not known. */
export function orderOf({ uid, customerId, subscriptionId, orderedAt }: Withdrawal): Order | null {
  if (uid === null || customerId === null || subscriptionId === null || orderedAt === null)
    return null;
  return { uid, customerId, subscriptionId, orderedAt };
}

/** Under which id it is stored what became of an order: apart for a withdrawal and a cancellation. */
export function contractIdOf(kind: Withdrawal['kind'], subscriptionId: string): string {
  return kind === 'withdrawal' ? subscriptionId : `${CANCELLATION}${subscriptionId}`;
}

/** Whether a document under this id says what became of a cancellation. */
export function isOfCancellation(id: string): boolean {
  return id.startsWith(CANCELLATION);
}

const CANCELLATION = 'cancel_';

/** What was paid back, as it is stored. */
export function paidBackIn({
  refund,
  credit,
}: OrderPaidBack): Pick<Withdrawal, 'refund' | 'credit'> {
  return { refund, ...(credit !== undefined && { credit }) };
}

/** What its owner is told about it by mail. */
export function toldOf(
  kind: Withdrawal['kind'],
  facts: { withdrawal: string; event: 'ended' | 'refused' | 'failed' },
): MailContent {
  return (kind === 'withdrawal' ? withdrawalNews : cancellationNews).of(facts);
}

/** Whether it waits for its owner, or for staff, and its plan goes on. */
export function isOpen({ state, endedAt }: Withdrawal): boolean {
  return state === 'to_confirm' || (state === 'staff' && endedAt === null);
}

/** Until when staff decide about what they have had since then. */
export function decideBy(since: Date): Date {
  let by = since;
  for (let left = WORKING_DAYS; left > 0;) {
    by = new Date(by.getTime() + DAY_MS);
    if (by.getUTCDay() % 6 !== 0) left -= 1;
  }
  return by;
}

/** To the address in the form, with what was declared. */
export const withdrawalReceipt = emailKind('withdrawal_receipt', 'urgent', {
  withdrawal: z.string(),
});
/**
 * To the account's own address. `confirm`: a link by which its owner says that it was them. `late`: the period was over. `ended`: the
 * plan has ended. `refused`: staff did not accept it. `failed`: the refund came back.
 */
export const withdrawalNews = emailKind('withdrawal', 'urgent', {
  withdrawal: z.string(),
  event: z.enum(['confirm', 'late', 'ended', 'refused', 'failed']),
});
/**
 * The same about a cancellation. `set`: the plan is set to end with its period, or has ended. `ended`: it has ended, and something is
 * paid back. `refused`: staff did not accept it, or its reason.
 */
export const cancellationNews = emailKind('cancellation', 'urgent', {
  withdrawal: z.string(),
  event: z.enum(['confirm', 'set', 'ended', 'refused', 'failed']),
});
/** To staff: they have to decide or to pay. */
export const withdrawalNotice = emailKind('withdrawal_notice', 'urgent', {
  withdrawal: z.string(),
});
