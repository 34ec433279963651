import type Stripe from 'stripe';
import type { CreditLeft } from '../../contract/subscription.ts';
import type { Log } from '../../foundation/log.ts';
import { ALL, once, planRefund, refundByNotes, sum } from './stripe/refund-by-notes.ts';
import { WITH_PAYMENTS } from './stripe/reversals.ts';

/** What has changed a customer's balance. `credit`: in minor units, to their credit if it is above zero. */
export type Move = {
  /** In seconds since the epoch. */
  at: number;
  credit: number;
  /** `order`: a withdrawal settled it. `us`: we have given or taken it. */
  by: 'invoice' | 'order' | 'us';
};

/** What is to a customer's credit, in minor units: what their payments have left there, and what we have given them. */
type Parts = { paid: number; given: number };

const MARK = 'deletion';
const MEMO = 'Credit that payments had left when the account was deleted';
const PAGE = 100;

/**
 * How much of a credit payments have left, as a pause and a smaller plan do. Invoices use up what we gave first, so that what was paid
 * is kept for as long as it can be. What a withdrawal takes off was paid; what it gives back was drawn from either.
 * @param moves the oldest first
 */
export function partsOf(moves: readonly Move[]): Parts {
  let [paid, given, drawn] = [0, 0, 0];
  for (const { credit, by } of moves) {
    if (credit > 0) {
      // What a customer owed us is settled first.
      const rest = credit - Math.min(credit, Math.max(0, -given));
      given += credit - rest;
      const isPaid = by === 'invoice' ? rest : by === 'order' ? Math.min(rest, drawn) : 0;
      if (by === 'order') drawn -= isPaid;
      paid += isPaid;
      given += rest - isPaid;
      continue;
    }
    const first = by === 'order' ? paid : Math.max(0, given);
    const rest = Math.max(0, -credit - first);
    const fromPaid = by === 'order' ? -credit - rest : Math.min(rest, paid);
    if (by === 'invoice') drawn += fromPaid;
    paid -= fromPaid;
    given += credit + fromPaid;
  }
  return { paid, given };
}

/** What is to a customer's credit, and what of it has been paid out already; null where nothing ever was. */
async function readParts(stripe: Stripe, customerId: string) {
  // In this order: what another call takes off in between was not spent.
  const customer = await stripe.customers.retrieve(customerId);
  if (customer.deleted) return null;
  const entries = await stripe.customers
    .listBalanceTransactions(customerId, { limit: PAGE })
    .autoPagingToArray(ALL);
  const own = entries.filter(({ metadata }) => metadata?.[MARK] !== undefined);
  const done = sum(own.map(({ amount }) => amount));
  const credit = done - customer.balance;
  const { currency } = customer;
  if (credit <= 0 || typeof currency !== 'string') return null;
  const invoices = await stripe.invoices
    .list({ customer: customerId, status: 'paid', limit: PAGE, expand: [`data.${WITH_PAYMENTS}`] })
    .autoPagingToArray(ALL);
  const inCurrency = invoices.filter((invoice) => invoice.currency === currency);
  const moves = [
    ...inCurrency.toReversed().map(moveOfInvoice),
    ...entries.toReversed().flatMap(moveOfEntry),
  ].toSorted((a, b) => a.at - b.at);
  // What unpaid invoices hold is not there any more.
  const paid = Math.max(0, Math.min(credit, partsOf(moves).paid));
  return { paid, given: credit - paid, done, currency, invoices: inCurrency };
}

/** What a deletion would pay back now, and what would lapse. */
export async function readCreditLeft(
  stripe: Stripe,
  { id }: { id: string },
): Promise<CreditLeft | null> {
  const left = await readParts(stripe, id);
  if (left === null) return null;
  const { paid, given, done, currency } = left;
  const paidBack = Math.max(0, paid - done);
  return paidBack + given === 0 ? null : { paidBack, lapses: given, currency };
}

/**
 * Pays back what a customer's payments have left to their credit, once their plan has ended. All that was done is looked up at Stripe,
 * so a call that was killed anywhere can be repeated. What cannot be refunded is for people, and holds nothing up.
 */
export async function payOutCredit(
  stripe: Stripe,
  log: Log,
  { uid, id: customerId }: { uid: string; id: string },
): Promise<void> {
  const left = await readParts(stripe, customerId);
  if (left === null || left.paid === 0) return;
  const { paid, done, currency, invoices } = left;
  const mark = { key: MARK, value: customerId } as const;
  if (paid > done) {
    const entry = { amount: paid - done, currency, description: MEMO };
    // docs.stripe.com/billing/customer/balance: from here on, it is ours to pay, and no invoice can use it.
    await once(`${MARK}-${customerId}-balance-${done}`, (options) =>
      stripe.customers.createBalanceTransaction(
        customerId,
        { ...entry, metadata: { [MARK]: customerId } },
        options,
      ),
    );
  }
  const refunding = { uid, customerId, currency, mark, memo: MEMO };
  const plan = await planRefund(stripe, refunding, invoices);
  // A bank that takes a payment back may take the credit's, too: people decide.
  const rooms = plan.isDisputed ? [] : plan.rooms;
  await refundByNotes(stripe, log, refunding, { ...plan, rooms, left: paid - plan.noted });
}

function moveOfInvoice(invoice: Stripe.Invoice): Move {
  const { starting_balance: before, ending_balance: after, created } = invoice;
  const at = invoice.status_transitions.finalized_at ?? created;
  return { at, credit: before - (after ?? before), by: 'invoice' };
}

/** Stripe's own entries tell of invoices, which tell it themselves; ours for a deletion are counted apart. */
function moveOfEntry(entry: Stripe.CustomerBalanceTransaction): Move[] {
  const { created: at, amount, invoice, metadata } = entry;
  if (invoice !== null || metadata?.[MARK] !== undefined) return [];
  return [{ at, credit: 0 - amount, by: metadata?.['withdrawal'] === undefined ? 'us' : 'order' }];
}
