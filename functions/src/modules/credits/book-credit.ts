import type Stripe from 'stripe';
import type { PlanNow } from '../../adapters/billing-clock.ts';
import { isReplayedFailure } from '../../adapters/stripe.ts';
import { AVAILABILITY_TARGET, CREDIT_WAITS_DAYS } from '../../contract/availability.ts';
import { DAY_MS, MINUTE_MS } from '../../foundation/durations.ts';
import { monthInWords } from '../../foundation/iso-time.ts';
import type { Customer, Customers } from '../billing/customers.ts';
import { findReversals, WITH_PAYMENTS } from '../billing/stripe/reversals.ts';
import { isLive } from '../billing/stripe/stripe-facts.ts';
import type { Booking, Credit } from './credit-store.ts';

type Parts = {
  stripe: () => Promise<Stripe>;
  customers: Pick<Customers, 'open'>;
  /** The subscription that tells how a customer stands. */
  findHeld: (stripe: Stripe, customer: Customer) => Promise<Stripe.Subscription | null>;
  planNow: PlanNow;
};

/**
 * Books a credit at Stripe, or finds how it is booked. Everything that it makes names the machine and the month, and is looked up
 * by them first: idempotency keys die after a day. So a call that was killed anywhere can be repeated.
 *
 * It comes off the next invoice where one is due soon; otherwise it is refunded by a credit note; where nothing can be refunded, it
 * goes to the customer's balance. An item that waits for an invoice of a plan that has ended is deleted, and refunded.
 * @param isEnding whether the plan is about to end
 */
export function createBookCredit({ stripe, customers, findHeld, planNow }: Parts) {
  return async (credit: Credit, isEnding: boolean): Promise<Booking> => {
    const client = await stripe();
    const customer = await customers.open(credit.uid, credit.customerId);
    if (customer.isDeleted) return settled('staff', null);
    const { note, entry, items } = await findBooked(client, customer.id, credit);
    if (note !== undefined) return settled('refund', note.id);
    if (entry !== undefined) return settled('balance', entry.id);
    const held = isEnding ? null : await findHeld(client, customer);
    for (const item of items) {
      const standing = standingOf(item, held, isEnding);
      if (standing !== 'lost')
        return { way: 'invoice', booked: item.id, isOpen: standing === 'waits' };
      if (item.invoice === null) await client.invoiceItems.del(item.id);
    }
    // What was on an invoice once is not put on another.
    if (held !== null && items.length === 0 && renewsSoon(held, credit, await planNow())) {
      return bookOnInvoice(client, credit, held);
    }
    const invoice = await findRefundable(client, customer, credit);
    return invoice === null ? bookOnBalance(client, credit) : refund(client, credit, invoice);
  };
}

export type BookCredit = ReturnType<typeof createBookCredit>;

const settled = (way: Booking['way'], booked: string | null): Booking => ({
  way,
  booked,
  isOpen: false,
});

/** Far more than a customer has; a list may not grow without end. */
const ALL = { limit: 1000 };
const PAGE = 100;

/**
 * docs.stripe.com/api/credit_notes/list, docs.stripe.com/api/customer_balance_transactions/list and
 * docs.stripe.com/api/invoiceitems/list, which names those on invoices, too.
 */
async function findBooked(stripe: Stripe, customer: string, { machine, month }: Credit) {
  const isIts = ({ metadata }: { metadata: Stripe.Metadata | null }) =>
    metadata?.['machine'] === machine && metadata['month'] === month;
  const [notes, entries, items] = await Promise.all([
    stripe.creditNotes.list({ customer, limit: PAGE }).autoPagingToArray(ALL),
    stripe.customers.listBalanceTransactions(customer, { limit: PAGE }).autoPagingToArray(ALL),
    stripe.invoiceItems
      .list({ customer, limit: PAGE, expand: ['data.invoice'] })
      .autoPagingToArray(ALL),
  ]);
  return {
    note: notes.find((one) => one.status === 'issued' && isIts(one)),
    entry: entries.find(isIts),
    items: items.filter(isIts),
  };
}

/**
 * Whether an item was paid with its invoice, waits for that, or is lost: its invoice is void, or will be, or never comes. Stripe
 * leaves an item of a plan that was cancelled to be deleted: docs.stripe.com/api/subscriptions/cancel.
 */
function standingOf(
  { invoice, parent }: Stripe.InvoiceItem,
  held: Stripe.Subscription | null,
  isEnding: boolean,
): 'paid' | 'waits' | 'lost' {
  const status = typeof invoice === 'object' ? invoice?.status : undefined;
  if (status === 'paid') return 'paid';
  if (status === 'void' || isEnding) return 'lost';
  // What is left unpaid at the end of a plan is voided soon.
  if (status === 'open' || status === 'uncollectible') return 'waits';
  const plan = parent?.subscription_details?.subscription;
  return held !== null && held.id === plan && isLive(held) ? 'waits' : 'lost';
}

function renewsSoon(held: Stripe.Subscription, { currency }: Credit, at: Date): boolean {
  const { status, pause_collection: pause, cancel_at: end, items } = held;
  const next = items.data[0]?.current_period_end ?? Infinity;
  const goesOn =
    status === 'active' && pause === null && end === null && !held.cancel_at_period_end;
  return (
    goesOn && held.currency === currency && next * 1000 <= at.getTime() + CREDIT_WAITS_DAYS * DAY_MS
  );
}

/** docs.stripe.com/api/invoiceitems/create */
async function bookOnInvoice(
  stripe: Stripe,
  credit: Credit,
  { id: subscription }: Stripe.Subscription,
): Promise<Booking> {
  const { customerId: customer, amount, currency } = credit;
  const item = { customer, subscription, amount: -amount, currency };
  const { id } = await once(credit, subscription, (options) =>
    stripe.invoiceItems.create(
      { ...item, description: reasonOf(credit), metadata: metadataOf(credit) },
      options,
    ),
  );
  return { way: 'invoice', booked: id, isOpen: true };
}

/**
 * The newest paid invoice with enough left to refund and to credit; none for a customer whose bank has taken a payment back, or may:
 * docs.stripe.com/disputes.
 */
async function findRefundable(
  stripe: Stripe,
  { id: customer }: Customer,
  { amount, currency }: Credit,
): Promise<Stripe.Invoice | null> {
  const { data } = await stripe.invoices.list({
    customer,
    status: 'paid',
    limit: PAGE,
    expand: [`data.${WITH_PAYMENTS}`],
  });
  const reversals = await findReversals(stripe, customer, data);
  if (data.some((invoice) => reversals(invoice).isDisputed)) return null;
  const found = data.find((invoice) => {
    const { total, amount_paid: paid, post_payment_credit_notes_amount: noted } = invoice;
    const left = Math.min(paid - reversals(invoice).refunded, total - noted);
    return invoice.currency === currency && left >= amount;
  });
  return found ?? null;
}

/** docs.stripe.com/api/credit_notes/create. Our own mail tells of it. */
async function refund(stripe: Stripe, credit: Credit, { id }: Stripe.Invoice): Promise<Booking> {
  const { amount } = credit;
  const refunded = { invoice: id, amount, refund_amount: amount, email_type: 'none' } as const;
  const note = await once(credit, id, (options) =>
    stripe.creditNotes.create(
      { ...refunded, memo: reasonOf(credit), metadata: metadataOf(credit) },
      options,
    ),
  );
  return settled('refund', note.id);
}

/** docs.stripe.com/billing/customer/balance */
async function bookOnBalance(stripe: Stripe, credit: Credit): Promise<Booking> {
  const { customerId, amount, currency } = credit;
  const entry = { amount: -amount, currency };
  const { id } = await once(credit, 'balance', (options) =>
    stripe.customers.createBalanceTransaction(
      customerId,
      { ...entry, description: reasonOf(credit), metadata: metadataOf(credit) },
      options,
    ),
  );
  return settled('balance', id);
}

const metadataOf = ({ machine, month }: Credit) => ({ machine, month });

/**
 * A call that we have given up may still arrive after the next one has looked for what it made. A failure that is only repeated is
 * tried again: by then, what was looked for is not there.
 */
async function once<T>(
  { machine, month }: Credit,
  where: string,
  create: (options: Stripe.RequestOptions) => Promise<T>,
): Promise<T> {
  const key = `credit-${machine}-${month}-${where}`;
  try {
    return await create({ idempotencyKey: key });
  } catch (error) {
    if (!isReplayedFailure(error)) throw error;
    return create({ idempotencyKey: `${key}-${Math.floor(Date.now() / MINUTE_MS)}` });
  }
}

/** As it stands on the invoice. */
function reasonOf({ name, month, hours }: Credit): string {
  const short = hours === 1 ? '1 full hour' : `${hours} full hours`;
  return `${name}, ${monthInWords(month)}: ${short} short of ${AVAILABILITY_TARGET * 100} % availability`;
}
