import { attachMethod, findMethod, methodsOf } from '../billing/cards.ts';
import { newestFirst } from '../objects/list.ts';
import { invalid } from '../state/faults.ts';
import { requireCustomer } from '../state/world.ts';
import { get, post, type Endpoint } from '../wire/endpoint.ts';
import { pageOf, PAGING } from '../wire/paging.ts';

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
