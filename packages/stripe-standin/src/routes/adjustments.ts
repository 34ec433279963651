import type Stripe from 'stripe';
import { pendingChargesOf } from '../billing/charges.ts';
import { paidChargeOf, refundCharge } from '../billing/payment-records.ts';
import { newestFirst, shown } from '../objects/shape.ts';
import { invalid } from '../state/faults.ts';
import { idOf, newId } from '../state/store.ts';
import { requireCustomer, requireOne, requireSubscription, type World } from '../state/world.ts';
import { del, get, list, pageOf, post, type Endpoint } from '../wire/endpoint.ts';
import type { Params } from '../wire/params.ts';

/** What is charged or given back beside the plan: on the next invoice, of one that was paid, or on the customer's balance. */
export const adjustmentEndpoints: readonly Endpoint[] = [
  // docs.stripe.com/api/invoiceitems/list
  get('/invoiceitems', ({ params, world: { store } }) => {
    params.accept('limit', 'starting_after', 'customer', 'pending');
    const customer = params.requireText('customer');
    const pending = params.boolean('pending');
    const found = [...store.invoiceItems.values()]
      .filter((item) => item.customer === customer)
      .filter(({ invoice }) => pending === undefined || pending === (invoice === null));
    return pageOf(found.toReversed(), params, '/v1/invoiceitems');
  }),
  post('/invoiceitems', ({ params, world }) => addItem(world, params)),
  // "only possible when they're not attached to invoices": docs.stripe.com/api/invoiceitems/delete. From a draft, Stripe takes
  // them, too.
  del('/invoiceitems/:id', ({ id, params, world: { store, emit } }) => {
    params.accept();
    const item = requireOne(store.invoiceItems, 'invoiceitem', id);
    if (item.invoice !== null) throw invalid('This invoice item is attached to an invoice.');
    store.invoiceItems.delete(id);
    for (const [subscription, charges] of store.pendingCharges) {
      const left = charges.filter(({ added }) => added?.id !== id);
      store.pendingCharges.set(subscription, left);
    }
    emit('invoiceitem.deleted', item);
    return { id, object: 'invoiceitem', deleted: true };
  }),
  list('/credit_notes', ({ creditNotes }) => creditNotes, {
    customer: ({ customer }) => customer,
    invoice: ({ invoice }) => invoice,
  }),
  post('/credit_notes', ({ params, world }) => refundByNote(world, params)),
  // docs.stripe.com/api/customer_balance_transactions/list; those that Stripe makes itself are left out.
  get('/customers/:id/balance_transactions', ({ id, params, world }) => {
    params.accept('limit', 'starting_after');
    requireCustomer(world, id, 'id', 404);
    const all = newestFirst(world.store.balanceTransactions.values());
    const own = all.filter(({ customer }) => customer === id);
    return pageOf(own, params, `/v1/customers/${id}/balance_transactions`);
  }),
  // What an operator does in the dashboard to owe a customer something: docs.stripe.com/billing/customer/balance.
  post('/customers/:id/balance_transactions', ({ id, params, world }) => {
    params.accept('amount', 'currency', 'description', 'metadata');
    const customer = requireCustomer(world, id, 'id', 404);
    const amount = params.requireInteger('amount');
    const currency = readCurrency(params, customer);
    customer.currency = currency;
    customer.balance += amount;
    world.emit('customer.updated', customer);
    const transaction = shown<Stripe.CustomerBalanceTransaction>({
      id: newId('cbtxn'),
      object: 'customer_balance_transaction',
      amount,
      created: world.store.now(),
      currency,
      customer: customer.id,
      description: params.text('description') ?? null,
      ending_balance: customer.balance,
      metadata: params.mergedMetadata('metadata'),
      type: 'adjustment',
    });
    world.store.balanceTransactions.set(transaction.id, transaction);
    return transaction;
  }),
];

/**
 * Waits for the next invoice of its subscription, where a negative amount "will reduce the `amount_due`":
 * docs.stripe.com/api/invoiceitems/create.
 */
function addItem(world: World, params: Params): Stripe.InvoiceItem {
  const { store, emit } = world;
  params.accept('customer', 'subscription', 'amount', 'currency', 'description', 'metadata');
  const customer = requireCustomer(world, params.requireText('customer'));
  const named = params.requireText('subscription');
  const subscription = requireSubscription(world, named, 'subscription', 400);
  if (idOf(subscription.customer) !== customer.id) {
    throw invalid('The subscription does not belong to this customer', { param: 'subscription' });
  }
  const now = store.now();
  const item = shown<Stripe.InvoiceItem>({
    id: newId('ii'),
    object: 'invoiceitem',
    amount: params.requireInteger('amount'),
    currency: readCurrency(params, customer),
    customer: customer.id,
    date: now,
    description: params.text('description') ?? null,
    invoice: null,
    metadata: params.mergedMetadata('metadata'),
    parent: { subscription_details: { subscription: named }, type: 'subscription_details' },
    period: { start: now, end: now },
    proration: false,
    test_clock: customer.test_clock ?? null,
  });
  store.invoiceItems.set(item.id, item);
  const charge = {
    description: item.description ?? '',
    amount: item.amount,
    proration: false,
    period: item.period,
    added: { id: item.id, metadata: item.metadata ?? {} },
  };
  store.pendingCharges.set(named, [...pendingChargesOf(world, subscription), charge]);
  emit('invoiceitem.created', item);
  return item;
}

/**
 * Gives back some of what was paid: "a refund will be created for the charge associated with the invoice". The invoice stays
 * paid, and all notes of it together are no more than its total. docs.stripe.com/api/credit_notes/create,
 * docs.stripe.com/invoicing/integration/programmatic-credit-notes
 */
function refundByNote(world: World, params: Params): Stripe.CreditNote {
  const { store, emit } = world;
  params.accept('invoice', 'amount', 'refund_amount', 'memo', 'metadata', 'email_type');
  params.choice('email_type', ['credit_note', 'none']);
  const invoice = requireOne(
    store.invoices,
    'invoice',
    params.requireText('invoice'),
    'invoice',
    400,
  );
  const amount = params.requireInteger('amount');
  if (invoice.status !== 'paid') {
    throw invalid('The stand-in only makes credit notes for invoices that are paid.');
  }
  if (params.requireInteger('refund_amount') !== amount) {
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
    memo: params.text('memo') ?? null,
    metadata: params.mergedMetadata('metadata'),
    refunds: [shown<Stripe.CreditNote.Refund>({ amount_refunded: amount, refund: refund.id })],
    status: 'issued',
    type: 'post_payment',
  });
  store.creditNotes.set(note.id, note);
  emit('credit_note.created', note);
  return note;
}

function readCurrency(params: Params, customer: Stripe.Customer): string {
  const currency = params.requireText('currency');
  if (customer.currency && customer.currency !== currency) {
    throw invalid(`This customer pays in ${customer.currency}.`, { param: 'currency' });
  }
  return currency;
}
