import { attachMethod, findMethod, methodsOf } from '../cards.ts';
import { get, post, type Endpoint } from '../endpoint.ts';
import { invalid } from '../faults.ts';
import { newestFirst, pageOf, PAGING } from '../paging.ts';
import { requireCustomer } from '../world.ts';

/** Cards, by their own ids or by the names of Stripe's test cards: docs.stripe.com/testing. */
export const paymentMethodEndpoints: readonly Endpoint[] = [
  get('/payment_methods', ({ params, world }) => {
    params.accept(...PAGING, 'customer', 'type');
    const customer = params.requireText('customer');
    requireCustomer(world, customer, 'customer', 400);
    params.choice('type', ['card']);
    return pageOf(newestFirst(methodsOf(world.store, customer)), params, '/v1/payment_methods');
  }),
  post('/payment_methods/:id/attach', ({ id, params, world }) => {
    params.accept('customer', 'expand');
    const customer = requireCustomer(world, params.requireText('customer'), 'customer', 400);
    const method = findMethod(world, id, 'payment_method');
    if (method.customer !== null && method.customer !== customer.id) {
      throw invalid('The payment method you provided has already been attached to a customer.');
    }
    return attachMethod(world, customer, method);
  }),
];
