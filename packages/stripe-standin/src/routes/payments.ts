import type Stripe from 'stripe';
import { get, post, type Endpoint } from '../endpoint.ts';
import { invalid, noSuch } from '../faults.ts';
import { newestFirst, pageOf, PAGING } from '../paging.ts';
import type { Params } from '../params.ts';
import { refundCharge } from '../refunds.ts';
import { requireCustomer, type World } from '../world.ts';

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
  get('/charges/:id', ({ id, params, world }) => {
    params.accept('expand');
    return requireCharge(world, id, 404);
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
  get('/refunds', ({ params, world }) => {
    params.accept(...PAGING, 'charge', 'payment_intent');
    return pageOf(
      newestFirst(world.store.refunds.values()).filter((refund) => isOf(refund, params)),
      params,
      '/v1/refunds',
    );
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

function isOf(one: Pick<Stripe.Refund, 'charge' | 'payment_intent'>, params: Params): boolean {
  const charge = params.text('charge');
  const intent = params.text('payment_intent');
  return (
    (charge === undefined || one.charge === charge) &&
    (intent === undefined || one.payment_intent === intent)
  );
}

function requireCharge({ store }: World, id: string, status: 400 | 404): Stripe.Charge {
  const charge = store.charges.get(id);
  if (!charge) throw noSuch('charge', id, 'charge', status);
  return charge;
}

function readCharge(world: World, params: Params): Stripe.Charge {
  const id = params.text('charge');
  if (id !== undefined) return requireCharge(world, id, 400);
  const intent = params.requireText('payment_intent');
  const charge = [...world.store.charges.values()].find(
    ({ paid, payment_intent: own }) => paid && own === intent,
  );
  if (!charge)
    throw invalid(`PaymentIntent ${intent} does not have a successful charge to refund.`);
  return charge;
}
