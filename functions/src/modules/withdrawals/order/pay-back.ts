import type Stripe from 'stripe';
import { SECOND_MS } from '../../../foundation/durations.ts';
import type { Log } from '../../../foundation/log.ts';
import { BEGIN_KEY } from '../../billing/stripe/contract-facts.ts';
import {
  ALL,
  once,
  planRefund,
  refundByNotes,
  sum,
  type Refunding,
} from '../../billing/stripe/refund-by-notes.ts';
import { WITH_PAYMENTS } from '../../billing/stripe/reversals.ts';
import type { Order, OrderPaidBack } from './order.ts';
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

/** Works out what an ended order is owed, and pays back what of it was not yet. */
export async function payBack(stripe: Stripe, log: Log, ended: Ended): Promise<OrderPaidBack> {
  const invoices = await listPaid(stripe, ended);
  const { refund, credit } = await settleBalance(stripe, ended, invoices);
  const refunding = refundingOf(ended);
  const plan = await planRefund(stripe, refunding, invoices);
  const left = refund - plan.noted - plan.withPeople;
  return { ...(await refundByNotes(stripe, log, refunding, { ...plan, left })), ...credit };
}

/** What a withdrawal of that moment would pay back. Changes nothing. */
export async function previewPayBack(stripe: Stripe, ended: Ended): Promise<OrderPaidBack> {
  const { found } = ended;
  const invoices = await listPaid(stripe, ended);
  // The end voids what is open, and the credit in it is the customer's again.
  const { data: open } = await stripe.invoices.list({
    subscription: found.id,
    status: 'open',
    limit: PAGE,
  });
  const { owed, credit } = await readOwed(stripe, ended, invoices, drawnIn(open));
  const plan = await planRefund(stripe, refundingOf(ended), invoices);
  const left = Math.max(0, owed.refund - plan.noted - plan.withPeople);
  const room = sum(plan.rooms.map((one) => one.room));
  return {
    refund: { amount: plan.refunded + left, currency: found.currency },
    ...credit,
    staff: plan.staff ?? (left > room ? 'refund_failed' : null),
  };
}

function refundingOf({ order, found, by }: Ended): Refunding {
  const { uid, customerId, subscriptionId } = order;
  return {
    uid,
    customerId,
    currency: found.currency,
    mark: { key: WITHDRAWAL_KEY, value: subscriptionId },
    memo: REASONS[by],
  };
}

function listPaid(stripe: Stripe, { order }: Ended): Promise<Stripe.Invoice[]> {
  return stripe.invoices
    .list({
      subscription: order.subscriptionId,
      status: 'paid',
      limit: PAGE,
      expand: [`data.${WITH_PAYMENTS}`],
    })
    .autoPagingToArray(ALL);
}

/**
 * What is owed, and what was done about the customer's balance by now.
 * @param returning credit that is the customer's again with the end
 */
async function readOwed(
  stripe: Stripe,
  { order, found, declaredAt, by }: Ended,
  invoices: readonly Stripe.Invoice[],
  returning = 0,
) {
  const { customerId, subscriptionId } = order;
  // In this order: credit that another call takes off in between was not spent.
  const customer = await stripe.customers.retrieve(customerId);
  const entries = await stripe.customers
    .listBalanceTransactions(customerId, { limit: PAGE })
    .autoPagingToArray(ALL);
  const own = entries.filter(({ metadata }) => metadata?.[WITHDRAWAL_KEY] === subscriptionId);
  const done = sum(own.map(({ amount }) => amount));
  const held = returning + (customer.deleted ? done : done - customer.balance);
  const until = Math.min(Date.parse(declaredAt) / SECOND_MS, found.ended_at ?? Infinity);
  // Someone who withdraws and was not asked to agree that it begins at once pays nothing.
  const isCharged = by === 'cancellation' || found.metadata[BEGIN_KEY] !== undefined;
  const used = isCharged ? usedOf(await readStretches(stripe, invoices.toReversed(), until)) : 0;
  const owed = owedOf({
    paid: sum(invoices.map(({ amount_paid: paid }) => paid)),
    drawn: drawnIn(invoices),
    used,
    credit: held,
  });
  const isCredited = customer.deleted !== true && owed.balance < 0;
  const credit = isCredited && { credit: { amount: -owed.balance, currency: found.currency } };
  return { owed, credit, done, isDeleted: customer.deleted === true };
}

/** What invoices took from the customer's balance, less what they left there. */
function drawnIn(invoices: readonly Stripe.Invoice[]): number {
  return sum(invoices.map(({ starting_balance: at, ending_balance: left }) => (left ?? at) - at));
}

/** Brings the customer's balance to what is owed there, and says what is owed in money, and what is credit again. */
async function settleBalance(stripe: Stripe, ended: Ended, invoices: readonly Stripe.Invoice[]) {
  const { order, found, by } = ended;
  const { customerId, subscriptionId } = order;
  const { owed, credit, done, isDeleted } = await readOwed(stripe, ended, invoices);
  const amount = owed.balance - done;
  if (amount !== 0 && !isDeleted) {
    const metadata = { [WITHDRAWAL_KEY]: subscriptionId };
    // docs.stripe.com/billing/customer/balance
    await once(`${WITHDRAWAL_KEY}-${subscriptionId}-balance-${done}`, (options) =>
      stripe.customers.createBalanceTransaction(
        customerId,
        { amount, currency: found.currency, description: REASONS[by], metadata },
        options,
      ),
    );
  }
  return { refund: owed.refund, credit };
}

const REASONS = {
  withdrawal: 'Withdrawal from the contract',
  cancellation: 'Cancellation of the contract',
} as const;
