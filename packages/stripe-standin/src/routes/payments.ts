import { z } from 'zod';
import { attachMethod, detachMethod, findMethod } from '../billing/cards.ts';
import { refundCharge } from '../billing/payment-records.ts';
import { invalid } from '../state/faults.ts';
import { requireCustomer } from '../state/world.ts';
import { list, matching, matchingOf, post, type Endpoint } from '../wire/endpoint.ts';
import { anyText, integer, text } from '../wire/params.ts';

const created = z.strictObject({ gte: integer }).default({ gte: 0 });

/** Cards, what was charged, paid back and disputed, and the events that tell of it all. */
export const paymentEndpoints: readonly Endpoint[] = [
  list('/payment_methods', { customer: anyText }, ({ given, world }) =>
    matchingOf(world, world.store.paymentMethods, given.customer),
  ),
  // A card by its own id or by the name of one of Stripe's test cards: docs.stripe.com/testing.
  post('/payment_methods/:id/attach', { customer: text }, ({ id, given, world }) => {
    const customer = requireCustomer(world, given.customer);
    const method = findMethod(world, id, 'payment_method');
    if (method.customer !== null && method.customer !== customer.id) {
      throw invalid('The payment method you provided has already been attached to a customer.');
    }
    return attachMethod(world, customer, method);
  }),
  post('/payment_methods/:id/detach', {}, ({ id, world }) => {
    const method = findMethod(world, id, 'payment_method');
    detachMethod(world, method);
    return method;
  }),
  list('/charges', { customer: anyText, created }, ({ given, world }) =>
    matchingOf(world, world.store.charges, given.customer).filter(
      (charge) => charge.created >= given.created.gte,
    ),
  ),
  list('/invoice_payments', { invoice: text }, ({ given, world }) =>
    matching(world.store.invoicePayments, given),
  ),
  post(
    '/refunds',
    { payment_intent: text, amount: integer.optional() },
    ({ given: { payment_intent, amount }, world }) => {
      const [charge] = matching(world.store.charges, { paid: true, payment_intent });
      if (!charge) {
        throw invalid(
          `PaymentIntent ${payment_intent} does not have a successful charge to refund.`,
        );
      }
      return refundCharge(world, charge, amount);
    },
  ),
  list('/disputes', { charge: text }, ({ given, world }) => matching(world.store.disputes, given)),
  // docs.stripe.com/api/events/list; unlike Stripe, it forgets nothing after 30 days.
  list(
    '/events',
    { created },
    ({ given, world }) => world.events().filter((event) => event.created >= given.created.gte),
    ({ payload }): object => JSON.parse(payload),
  ),
];
