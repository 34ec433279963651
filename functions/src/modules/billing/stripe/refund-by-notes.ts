import type Stripe from 'stripe';
import { isReplayedFailure, isStripeError } from '../../../adapters/stripe.ts';
import { MINUTE_MS } from '../../../foundation/durations.ts';
import type { Money } from '../../../contract/subscription.ts';
import type { Log } from '../../../foundation/log.ts';
import { findReversals } from './reversals.ts';

/** What is paid back, and to whom. */
export type Refunding = {
  uid: string;
  customerId: string;
  currency: string;
  /** In the metadata of all that pays it back, by which a later call finds what was done. */
  mark: { key: (typeof MARKS)[number]; value: string };
  memo: string;
};

/** What came of paying back. `staff`: why people have to look; what could be paid back without them is. */
export type PaidBack = {
  refund: Money;
  staff: 'disputed' | 'partly_refunded' | 'refund_failed' | null;
};

/** Keys of what we pay back: an order, credit that is left with an account, what is given back for a machine. */
const MARKS = ['withdrawal', 'deletion', 'machine'] as const;

const PAGE = 100;
/** Far more than a customer has; a list may not grow without end. */
export const ALL = { limit: 1000 };

type Room = { invoice: string; noted: number; room: number };
export type Plan = {
  /** What was paid back, but for refunds that have failed. */
  refunded: number;
  /** What was paid back, or tried: a refund that came back is for people. */
  noted: number;
  /** What was paid by invoices that are left to people. */
  withPeople: number;
  /** The invoices, newest first, of which something can be paid back. */
  rooms: Room[];
  staff: PaidBack['staff'];
  /** A bank takes one of the payments back, or may. */
  isDisputed: boolean;
};

/**
 * What was paid back of each invoice, and what can be. One whose payment a bank takes back, or that was refunded otherwise, is left
 * to people: docs.stripe.com/disputes. What we paid back for another reason is no such refund.
 * @param invoices paid ones of this customer, the newest first, read `WITH_PAYMENTS`
 */
export async function planRefund(
  stripe: Stripe,
  { customerId, mark }: Refunding,
  invoices: readonly Stripe.Invoice[],
): Promise<Plan> {
  // In this order: a note that another call makes in between is no refund of someone else.
  const reversals = await findReversals(stripe, customerId, invoices);
  const notes = await stripe.creditNotes
    .list({ customer: customerId, limit: PAGE, expand: ['data.refunds.refund'] })
    .autoPagingToArray(ALL);
  const own = notes.filter(({ metadata }) => metadata?.[mark.key] === mark.value);
  const failed = own.filter(hasFailed);
  const noted = sum(own.map(({ amount }) => amount));
  const plan: Plan = {
    refunded: noted - sum(failed.map(({ amount }) => amount)),
    noted,
    withPeople: 0,
    rooms: [],
    staff: failed.length > 0 ? 'refund_failed' : null,
    isDisputed: false,
  };
  for (const invoice of invoices) {
    const { id, amount_paid: paid, total, post_payment_credit_notes_amount: credited } = invoice;
    const ofInvoice = (all: readonly Stripe.CreditNote[]) =>
      sum(all.filter((note) => idOf(note.invoice) === id).map(({ amount }) => amount));
    const before = ofInvoice(own);
    const others = notes.filter((note) => !own.includes(note) && isOurs(note));
    const ours = before + ofInvoice(others);
    const { refunded, isDisputed } = reversals(invoice);
    if (isDisputed || refunded > ours) {
      plan.staff ??= isDisputed ? 'disputed' : 'partly_refunded';
      plan.isDisputed ||= isDisputed;
      plan.withPeople += Math.max(0, paid - before);
      continue;
    }
    const room = Math.min(paid - ours, total - credited);
    if (room > 0) plan.rooms.push({ invoice: id, noted: before, room });
  }
  return plan;
}

/**
 * Pays back what is left of it. It can be repeated after a kill at any point, and by two instances at once, and pays no cent twice.
 * docs.stripe.com/api/credit_notes/create. Our own mail tells of it.
 */
export async function refundByNotes(
  stripe: Stripe,
  log: Log,
  { uid, customerId, currency, mark, memo }: Refunding,
  { refunded, rooms, staff, left: owed }: Plan & { left: number },
): Promise<PaidBack> {
  let left = Math.max(0, owed);
  let failed: PaidBack['staff'] = null;
  for (const { invoice, noted, room } of rooms) {
    const amount = Math.min(left, room);
    if (amount === 0) break;
    try {
      await once(`${mark.key}-${mark.value}-${invoice}-${noted}`, (options) =>
        stripe.creditNotes.create(
          {
            invoice,
            amount,
            refund_amount: amount,
            memo,
            metadata: { [mark.key]: mark.value },
            email_type: 'none',
          },
          options,
        ),
      );
    } catch (error) {
      if (!isRefused(error)) throw error;
      failed = 'refund_failed';
      log('ERROR', 'refund_failed', { uid, customerId, errorCode: error.code, reason: 'refused' });
      continue;
    }
    left -= amount;
  }
  const amount = refunded + Math.max(0, owed) - left;
  // Such as what was paid outside of Stripe.
  const isShort = left > 0 && failed === null;
  if (isShort) log('ERROR', 'refund_failed', { uid, customerId, reason: 'nothing to refund' });
  return {
    refund: { amount, currency },
    staff: staff ?? (isShort ? 'refund_failed' : failed),
  };
}

/** A call that we have given up may still arrive after the next one has looked for what it made: see `book-credit.ts`. */
export async function once<T>(
  key: string,
  create: (options: Stripe.RequestOptions) => Promise<T>,
): Promise<T> {
  try {
    return await create({ idempotencyKey: key });
  } catch (error) {
    if (!isReplayedFailure(error)) throw error;
    return create({ idempotencyKey: `${key}-${Math.floor(Date.now() / MINUTE_MS)}` });
  }
}

export function sum(amounts: readonly number[]): number {
  return amounts.reduce((all, amount) => all + amount, 0);
}

function isOurs({ metadata }: Stripe.CreditNote): boolean {
  return MARKS.some((key) => metadata?.[key] !== undefined);
}

/** docs.stripe.com/refunds#failed-refunds: its credit note stands. */
function hasFailed({ refunds }: Stripe.CreditNote): boolean {
  return refunds.some(
    ({ refund }) =>
      typeof refund === 'object' && (refund.status === 'failed' || refund.status === 'canceled'),
  );
}

/** Stripe does not do it, and will not: a second try with the same facts would be refused as well. */
function isRefused(error: unknown): error is Stripe.errors.StripeError {
  return isStripeError(error) && error.type === 'StripeInvalidRequestError';
}

function idOf(reference: string | { id: string } | null): string | null {
  return (typeof reference === 'object' ? reference?.id : reference) ?? null;
}
