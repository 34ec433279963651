import type Stripe from 'stripe';
import { isReplayedFailure, isStripeError } from '../../../adapters/stripe.ts';
import { MINUTE_MS, SECOND_MS } from '../../../foundation/durations.ts';
import type { Log } from '../../../foundation/log.ts';
import { BEGIN_KEY } from '../../billing/checkout.ts';
import { findReversals, WITH_PAYMENTS } from '../../billing/stripe/reversals.ts';
import { idOf } from './find-order.ts';
import type { Order, PaidBack } from './order.ts';
import { owedOf, usedOf } from './owed.ts';
import { readStretches } from './stretches.ts';

/** An order that has ended at Stripe. */
type Ended = {
  order: Order;
  found: Stripe.Subscription;
  declaredAt: string;
  by: 'withdrawal' | 'cancellation';
};

/** In the metadata of all that pays back: the subscription. */
export const WITHDRAWAL_KEY = 'withdrawal';

const PAGE = 100;
/** Far more than a customer has; a list may not grow without end. */
const ALL = { limit: 1000 };

/** Works out what an ended order is owed, and pays back what of it was not yet. */
export async function payBack(stripe: Stripe, log: Log, ended: Ended): Promise<PaidBack> {
  const { customerId, subscriptionId } = ended.order;
  const invoices = await stripe.invoices
    .list({
      subscription: subscriptionId,
      status: 'paid',
      limit: PAGE,
      expand: [`data.${WITH_PAYMENTS}`],
    })
    .autoPagingToArray(ALL);
  const refund = await settleBalance(stripe, ended, invoices);
  // In this order: a note that another call makes in between is no refund of someone else.
  const reversals = await findReversals(stripe, customerId, invoices);
  const notes = await stripe.creditNotes
    .list({ customer: customerId, limit: PAGE, expand: ['data.refunds.refund'] })
    .autoPagingToArray(ALL);
  const plan = planOf(invoices, notes, reversals, ended);
  return createNotes(stripe, log, ended, { ...plan, left: refund - plan.reserved });
}

/** Brings the customer's balance to what is owed there, and says what is owed in money. */
async function settleBalance(
  stripe: Stripe,
  { order, found, declaredAt, by }: Ended,
  invoices: readonly Stripe.Invoice[],
): Promise<number> {
  const { customerId, subscriptionId } = order;
  // In this order: credit that another call takes off in between was not spent.
  const customer = await stripe.customers.retrieve(customerId);
  const entries = await stripe.customers
    .listBalanceTransactions(customerId, { limit: PAGE })
    .autoPagingToArray(ALL);
  const done = sum(entries.filter(isOf(subscriptionId)).map(({ amount }) => amount));
  const credit = customer.deleted ? done : done - customer.balance;
  const until = Math.min(Date.parse(declaredAt) / SECOND_MS, found.ended_at ?? Infinity);
  // Someone who withdraws and was not asked to agree that it begins at once pays nothing.
  const isCharged = by === 'cancellation' || found.metadata[BEGIN_KEY] !== undefined;
  const used = isCharged ? usedOf(await readStretches(stripe, invoices.toReversed(), until)) : 0;
  const owed = owedOf({
    paid: sum(invoices.map(({ amount_paid: paid }) => paid)),
    drawn: sum(invoices.map(({ starting_balance: at, ending_balance: left }) => (left ?? at) - at)),
    used,
    credit,
  });
  const amount = owed.balance - done;
  if (amount !== 0 && !customer.deleted) {
    // docs.stripe.com/billing/customer/balance
    await once(`${subscriptionId}-balance-${done}`, (options) =>
      stripe.customers.createBalanceTransaction(
        customerId,
        { amount, currency: found.currency, description: REASONS[by], metadata: metadataOf(order) },
        options,
      ),
    );
  }
  return owed.refund;
}

type Room = { invoice: string; noted: number; room: number };
type Plan = {
  /** What was paid back, but for refunds that have failed. */
  refunded: number;
  /** What was paid back, or has to be by people. */
  reserved: number;
  /** The invoices, newest first, of which something can be paid back. */
  rooms: Room[];
  staff: PaidBack['staff'];
};

/**
 * What was paid back of each invoice, and what can be. One whose payment a bank takes back, or that was refunded otherwise, is left
 * to people: docs.stripe.com/disputes. What we gave back for a machine is no such refund.
 */
function planOf(
  invoices: readonly Stripe.Invoice[],
  notes: readonly Stripe.CreditNote[],
  reversals: Awaited<ReturnType<typeof findReversals>>,
  { order }: Ended,
): Plan {
  const own = notes.filter(isOf(order.subscriptionId));
  const failed = own.filter(hasFailed);
  const paidBack = sum(own.map(({ amount }) => amount));
  const plan: Plan = {
    refunded: paidBack - sum(failed.map(({ amount }) => amount)),
    reserved: paidBack,
    rooms: [],
    staff: failed.length > 0 ? 'refund_failed' : null,
  };
  for (const invoice of invoices) {
    const { id, amount_paid: paid, total, post_payment_credit_notes_amount: credited } = invoice;
    const ofInvoice = (all: readonly Stripe.CreditNote[]) =>
      sum(all.filter((note) => idOf(note.invoice) === id).map(({ amount }) => amount));
    const noted = ofInvoice(own);
    const given = ofInvoice(notes.filter(({ metadata }) => metadata?.['machine'] !== undefined));
    const { refunded, isDisputed } = reversals(invoice);
    if (isDisputed || refunded > noted + given) {
      plan.staff ??= isDisputed ? 'disputed' : 'partly_refunded';
      plan.reserved += Math.max(0, paid - noted);
      continue;
    }
    const room = Math.min(paid - noted - given, total - credited);
    if (room > 0) plan.rooms.push({ invoice: id, noted, room });
  }
  return plan;
}

/** docs.stripe.com/api/credit_notes/create. Our own mail tells of it. */
async function createNotes(
  stripe: Stripe,
  log: Log,
  { order, found, by }: Ended,
  { refunded, rooms, staff, left: owed }: Omit<Plan, 'reserved'> & { left: number },
): Promise<PaidBack> {
  const { uid, customerId, subscriptionId } = order;
  let left = Math.max(0, owed);
  let failed: PaidBack['staff'] = null;
  for (const { invoice, noted, room } of rooms) {
    const amount = Math.min(left, room);
    if (amount === 0) break;
    try {
      await once(`${subscriptionId}-${invoice}-${noted}`, (options) =>
        stripe.creditNotes.create(
          {
            invoice,
            amount,
            refund_amount: amount,
            memo: REASONS[by],
            metadata: metadataOf(order),
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
    refund: { amount, currency: found.currency },
    staff: staff ?? (isShort ? 'refund_failed' : failed),
  };
}

const REASONS = {
  withdrawal: 'Withdrawal from the contract',
  cancellation: 'Cancellation of the contract',
} as const;
const metadataOf = ({ subscriptionId }: Order) => ({ [WITHDRAWAL_KEY]: subscriptionId });

/** Whether something pays back this order. */
function isOf(subscription: string) {
  return ({ metadata }: { metadata: Stripe.Metadata | null }) =>
    metadata?.[WITHDRAWAL_KEY] === subscription;
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

/** A call that we have given up may still arrive after the next one has looked for what it made: see `book-credit.ts`. */
async function once<T>(
  what: string,
  create: (options: Stripe.RequestOptions) => Promise<T>,
): Promise<T> {
  const key = `withdrawal-${what}`;
  try {
    return await create({ idempotencyKey: key });
  } catch (error) {
    if (!isReplayedFailure(error)) throw error;
    return create({ idempotencyKey: `${key}-${Math.floor(Date.now() / MINUTE_MS)}` });
  }
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((all, amount) => all + amount, 0);
}
