import { attachMethod, detachMethod, findMethod } from '../billing/cards.ts';
import { refundCharge } from '../billing/payment-records.ts';
import { newestFirst } from '../objects/shape.ts';
import { invalid } from '../state/faults.ts';
import { requireCustomer } from '../state/world.ts';
import { get, list, pageOf, post, type Endpoint } from '../wire/endpoint.ts';
import type { Params } from '../wire/params.ts';

/** Cards, what was charged, paid back and disputed, and the events that tell of it all. */
export const paymentEndpoints: readonly Endpoint[] = [
  list(
    '/payment_methods',
    ({ paymentMethods }) => paymentMethods,
    { customer: ({ customer }) => customer },
    { knowsCustomer: true },
  ),
  // A card by its own id or by the name of one of Stripe's test cards: docs.stripe.com/testing.
  post('/payment_methods/:id/attach', ({ id, params, world }) => {
    params.accept('customer');
    const customer = requireCustomer(world, params.requireText('customer'));
    const method = findMethod(world, id, 'payment_method');
    if (method.customer !== null && method.customer !== customer.id) {
      throw invalid('The payment method you provided has already been attached to a customer.');
    }
    return attachMethod(world, customer, method);
  }),
  post('/payment_methods/:id/detach', ({ id, params, world }) => {
    params.accept();
    const method = findMethod(world, id, 'payment_method');
    detachMethod(world, method);
    return method;
  }),
  list(
    '/charges',
    ({ charges }) => charges,
    { customer: ({ customer }) => customer },
    {
      knowsCustomer: true,
      names: ['created'],
      by(params) {
        const since = readSince(params);
        return ({ created }) => created >= since;
      },
    },
  ),
  list('/invoice_payments', ({ invoicePayments }) => invoicePayments, {
    invoice: ({ invoice }) => invoice,
  }),
  post('/refunds', ({ params, world }) => {
    params.accept('payment_intent', 'amount');
    const intent = params.requireText('payment_intent');
    const charge = [...world.store.charges.values()].find(
      ({ paid, payment_intent: own }) => paid && own === intent,
    );
    if (!charge) {
      throw invalid(`PaymentIntent ${intent} does not have a successful charge to refund.`);
    }
    return refundCharge(world, charge, params.integer('amount'));
  }),
  list('/disputes', ({ disputes }) => disputes, { charge: ({ charge }) => charge }),
  // docs.stripe.com/api/events/list; unlike Stripe, it forgets nothing after 30 days.
  get('/events', ({ params, world }) => {
    params.accept('limit', 'starting_after', 'created');
    const since = readSince(params);
    const found = newestFirst(world.events()).filter(({ created }) => created >= since);
    const page = pageOf(found, params, '/v1/events');
    return { ...page, data: page.data.map(({ payload }): object => JSON.parse(payload)) };
  }),
];

function readSince(params: Params): number {
  return params.nested('created')?.accept('gte').integer('gte') ?? 0;
}
