import type Stripe from 'stripe';
import { refundCharge } from '../billing/refunds.ts';
import { newestFirst } from '../objects/list.ts';
import { invalid, noSuch } from '../state/faults.ts';
import { requireCustomer, type World } from '../state/world.ts';
import { get, post, type Endpoint } from '../wire/endpoint.ts';
import { pageOf, PAGING } from '../wire/paging.ts';
import type { Params } from '../wire/params.ts';

/** What was charged, paid back and disputed. */
export const paymentEndpoints: readonly Endpoint[] = [
  get('/charges', ({ params, world }) => {
    params.accept(...PAGING, 'customer', 'payment_intent', 'created');
    const customer = params.text('customer');
    if (customer !== undefined) requireCustomer(world, customer, 'customer', 400);
    const intent = params.text('payment_intent');
    const since = params.nested('created')?.accept('gte').integer('gte') ?? 0;
    const found = newestFirst(world.store.charges.values()).filter(
      (charge) =>
        (customer === undefined || charge.customer === customer) &&
        (intent === undefined || charge.payment_intent === intent) &&
        charge.created >= since,
    );
    return pageOf(found, params, '/v1/charges');
  }),
  get('/invoice_payments', ({ params, world }) => {
    params.accept(...PAGING, 'invoice', 'status');
    const invoice = params.text('invoice');
    const status = params.choice('status', ['canceled', 'open', 'paid']);
    const found = newestFirst(world.store.invoicePayments.values()).filter(
      (payment) =>
        (invoice === undefined || payment.invoice === invoice) &&
        (status === undefined || payment.status === status),
    );
    return pageOf(found, params, '/v1/invoice_payments');
  }),
  post('/refunds', ({ params, world }) => {
    params.accept('charge', 'payment_intent', 'amount', 'reason', 'metadata', 'expand');
    return refundCharge(world, readCharge(world, params), params.integer('amount'));
  }),
  get('/disputes', ({ params, world }) => {
    params.accept(...PAGING, 'charge', 'payment_intent');
    return pageOf(
      newestFirst(world.store.disputes.values()).filter((dispute) => isOf(dispute, params)),
      params,
      '/v1/disputes',
    );
  }),
];

function isOf(one: Stripe.Dispute, params: Params): boolean {
  const charge = params.text('charge');
  const intent = params.text('payment_intent');
  return (
    (charge === undefined || one.charge === charge) &&
    (intent === undefined || one.payment_intent === intent)
  );
}

function readCharge(world: World, params: Params): Stripe.Charge {
  const id = params.text('charge');
  if (id !== undefined) {
    const named = world.store.charges.get(id);
    if (!named) throw noSuch('charge', id, 'charge', 400);
    return named;
  }
  const intent = params.requireText('payment_intent');
  const charge = [...world.store.charges.values()].find(
    ({ paid, payment_intent: own }) => paid && own === intent,
  );
  if (!charge)
    throw invalid(`PaymentIntent ${intent} does not have a successful charge to refund.`);
  return charge;
}
