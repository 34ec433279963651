import type Stripe from 'stripe';
import { attachMethod, detachMethod, findMethod, methodsOf } from '../cards.ts';
import { get, post, type Endpoint } from '../endpoint.ts';
import { invalid, noSuch } from '../faults.ts';
import { newestFirst, pageOf, PAGING } from '../paging.ts';
import { requireCustomer, type World } from '../world.ts';

/** Cards, by their own ids or by the names of Stripe's test cards: docs.stripe.com/testing. */
export const paymentMethodEndpoints: readonly Endpoint[] = [
  get('/payment_methods', ({ params, world }) => {
    params.accept(...PAGING, 'customer', 'type');
    const customer = params.requireText('customer');
    requireCustomer(world, customer, 'customer', 400);
    params.choice('type', ['card']);
    return pageOf(newestFirst(methodsOf(world.store, customer)), params, '/v1/payment_methods');
  }),
  get('/customers/:id/payment_methods', ({ id, params, world }) => {
    params.accept(...PAGING, 'type');
    requireCustomer(world, id, 'id');
    params.choice('type', ['card']);
    const url = `/v1/customers/${id}/payment_methods`;
    return pageOf(newestFirst(methodsOf(world.store, id)), params, url);
  }),
  get('/payment_methods/:id', ({ id, params, world }) => {
    params.accept('expand');
    return requireMethod(world, id);
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
  post('/payment_methods/:id/detach', ({ id, params, world }) => {
    params.accept('expand');
    const method = requireMethod(world, id);
    if (method.customer === null) {
      throw invalid('The payment method you provided is not attached to a customer.');
    }
    detachMethod(world, method);
    return method;
  }),
];

function requireMethod({ store }: World, id: string): Stripe.PaymentMethod {
  const method = store.paymentMethods.get(id);
  if (!method) throw noSuch('PaymentMethod', id, 'payment_method');
  return method;
}
