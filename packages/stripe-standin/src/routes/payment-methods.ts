import { attachMethod, findMethod } from '../billing/cards.ts';
import { invalid } from '../state/faults.ts';
import { requireCustomer } from '../state/world.ts';
import { post, type Endpoint } from '../wire/endpoint.ts';
import { list, ofKnownCustomer } from '../wire/paging.ts';

/** Cards, by their own ids or by the names of Stripe's test cards: docs.stripe.com/testing. */
export const paymentMethodEndpoints: readonly Endpoint[] = [
  list(
    '/payment_methods',
    ({ paymentMethods }) => paymentMethods.values(),
    { customer: ({ customer }) => customer },
    ofKnownCustomer,
  ),
  post('/payment_methods/:id/attach', ({ id, params, world }) => {
    params.accept('customer');
    const customer = requireCustomer(world, params.requireText('customer'));
    const method = findMethod(world, id, 'payment_method');
    if (method.customer !== null && method.customer !== customer.id) {
      throw invalid('The payment method you provided has already been attached to a customer.');
    }
    return attachMethod(world, customer, method);
  }),
];
