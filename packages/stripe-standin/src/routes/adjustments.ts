import type Stripe from 'stripe';
import { z } from 'zod';
import { pendingChargesOf } from '../billing/charges.ts';
import { paidChargeOf, refundCharge } from '../billing/payment-records.ts';
import { shown } from '../objects/shape.ts';
import { invalid } from '../state/faults.ts';
import { idOf, newId } from '../state/store.ts';
import { requireCustomer, requireOne, requireSubscription } from '../state/world.ts';
import { del, list, matching, post, type Call, type Endpoint } from '../wire/endpoint.ts';
import { anyText, flag, integer, merge, metadata, text } from '../wire/params.ts';

const ENTRY = { amount: integer, currency: text, description: anyText, metadata };
const ITEM = { ...ENTRY, customer: text, subscription: text };
const NOTE = {
  invoice: text,
  amount: integer,
  refund_amount: integer,
  memo: anyText,
  metadata,
  email_type: z.enum(['credit_note', 'none']).optional(),
};

/** What is charged or given back beside the plan: on the next invoice, of one that was paid, or on the customer's balance. */
export const adjustmentEndpoints: readonly Endpoint[] = [
  // docs.stripe.com/api/invoiceitems/list
  list(
    '/invoiceitems',
    { customer: text, pending: flag },
    ({ given: { customer, pending }, world: { store } }) =>
      matching(store.invoiceItems, { customer }).filter(
        ({ invoice }) => pending === undefined || pending === (invoice === null),
      ),
  ),
  post('/invoiceitems', ITEM, addItem),
  // "only possible when they're not attached to invoices": docs.stripe.com/api/invoiceitems/delete. From a draft, Stripe takes
  // them, too.
  del('/invoiceitems/:id', {}, ({ id, world: { store } }) => {
    const item = requireOne(store.invoiceItems, 'invoiceitem', id);
    if (item.invoice !== null) throw invalid('This invoice item is attached to an invoice.');
    store.invoiceItems.delete(id);
    for (const [subscription, charges] of store.pendingCharges) {
      const left = charges.filter(({ added }) => added?.id !== id);
      store.pendingCharges.set(subscription, left);
    }
    return { id, object: 'invoiceitem', deleted: true };
  }),
  list('/credit_notes', { customer: text }, ({ given, world }) =>
    matching(world.store.creditNotes, given),
  ),
  post('/credit_notes', NOTE, refundByNote),
  // docs.stripe.com/api/customer_balance_transactions/list; those that Stripe makes itself are left out.
  list('/customers/:id/balance_transactions', {}, ({ id, world }) => {
    requireCustomer(world, id, 'id', 404);
    return matching(world.store.balanceTransactions, { customer: id });
  }),
  // What an operator does in the dashboard to owe a customer something: docs.stripe.com/billing/customer/balance.
  post('/customers/:id/balance_transactions', ENTRY, ({ id, given, world }) => {
    const customer = requireCustomer(world, id, 'id', 404);
    refuseOtherCurrency(given.currency, customer);
    customer.currency = given.currency;
    customer.balance += given.amount;
    world.emit('customer.updated', customer);
    const transaction = shown<Stripe.CustomerBalanceTransaction>({
      ...given,
      id: newId('cbtxn'),
      object: 'customer_balance_transaction',
      created: world.store.now(),
      customer: id,
      invoice: null,
      metadata: merge(given.metadata),
    });
    world.store.balanceTransactions.set(transaction.id, transaction);
    return transaction;
  }),
];

/**
 * Waits for the next invoice of its subscription, where a negative amount "will reduce the `amount_due`":
 * docs.stripe.com/api/invoiceitems/create.
 */
function addItem({ given, world }: Call<typeof ITEM>): Stripe.InvoiceItem {
  const { store } = world;
  const customer = requireCustomer(world, given.customer);
  const subscription = requireSubscription(world, given.subscription, 'subscription', 400);
  if (subscription.customer !== customer.id) {
    throw invalid('The subscription does not belong to this customer', { param: 'subscription' });
  }
  refuseOtherCurrency(given.currency, customer);
  const { amount, description = '' } = given;
  const id = newId('ii');
  const now = store.now();
  const item = shown<Stripe.InvoiceItem>({
    id,
    object: 'invoiceitem',
    amount,
    currency: given.currency,
    customer: customer.id,
    description,
    invoice: null,
    metadata: merge(given.metadata),
    parent: { subscription_details: { subscription: subscription.id } },
    period: { start: now, end: now },
    test_clock: customer.test_clock ?? null,
  });
  store.invoiceItems.set(id, item);
  const { period, metadata: noted } = item;
  const added = { id, metadata: noted ?? {} };
  const charge = { description, amount, proration: false, period, added };
  store.pendingCharges.set(subscription.id, [...pendingChargesOf(world, subscription), charge]);
  return item;
}

/**
 * Gives back some of what was paid: "a refund will be created for the charge associated with the invoice". The invoice stays
 * paid, and all notes of it together are no more than its total. docs.stripe.com/api/credit_notes/create,
 * docs.stripe.com/invoicing/integration/programmatic-credit-notes
 */
function refundByNote({ given, world }: Call<typeof NOTE>): Stripe.CreditNote {
  const { store } = world;
  const { amount } = given;
  const invoice = requireOne(store.invoices, 'invoice', given.invoice, 'invoice', 400);
  if (invoice.status !== 'paid') {
    throw invalid('The stand-in only makes credit notes for invoices that are paid.');
  }
  if (given.refund_amount !== amount) {
    throw invalid(
      'The sum of credit amount, refund amount and out of band amount must equal the credit note amount.',
    );
  }
  const left = invoice.total - invoice.post_payment_credit_notes_amount;
  if (!(amount > 0 && amount <= left)) {
    throw invalid(`The credit note amount must be no more than ${left}.`, { param: 'amount' });
  }
  const charge = paidChargeOf(store, invoice.id);
  if (!charge) throw invalid('There is no charge to refund.', { param: 'refund_amount' });
  const refund = refundCharge(world, charge, amount);
  invoice.post_payment_credit_notes_amount += amount;
  const note = shown<Stripe.CreditNote>({
    id: newId('cn'),
    object: 'credit_note',
    amount,
    created: store.now(),
    currency: invoice.currency,
    customer: idOf(invoice.customer ?? ''),
    invoice: invoice.id,
    memo: given.memo ?? null,
    metadata: merge(given.metadata),
    refunds: [{ amount_refunded: amount, refund: refund.id }],
    status: 'issued',
  });
  store.creditNotes.set(note.id, note);
  return note;
}

function refuseOtherCurrency(currency: string, customer: Stripe.Customer): void {
  if (customer.currency && customer.currency !== currency) {
    throw invalid(`This customer pays in ${customer.currency}.`, { param: 'currency' });
  }
}
