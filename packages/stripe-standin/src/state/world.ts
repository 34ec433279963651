import type Stripe from 'stripe';
import { noSuch } from './faults.ts';
import type { Store } from './store.ts';

/** What all of billing needs: the state, a way to emit events, and the origin of the pages. */
export type World = { store: Store; emit: Emit; origin: string };

/** Records an event about an object and sends it. */
export type Emit = (type: Stripe.Event.Type, object: { id: string }) => void;

/** The object of an id, or Stripe's refusal when there is none. */
export function requireOne<One>(
  held: ReadonlyMap<string, One>,
  kind: string,
  id: string,
  param = 'id',
  status: 400 | 404 = 404,
): One {
  const found = held.get(id);
  if (found === undefined) throw noSuch(kind, id, param, status);
  return found;
}

/** The customer, or Stripe's refusal when there is none or it was deleted. */
export function requireCustomer(
  { store }: World,
  id: string,
  param = 'customer',
  status: 400 | 404 = 400,
): Stripe.Customer {
  const customer = requireOne(store.customers, 'customer', id, param, status);
  if (customer.deleted) throw noSuch('customer', id, param, status);
  return customer;
}

export function requirePrice({ store }: World, id: string, param: string): Stripe.Price {
  return requireOne(store.prices, 'price', id, param, 400);
}

export function requireSubscription(
  { store }: World,
  id: string,
  param = 'id',
  status: 400 | 404 = 404,
): Stripe.Subscription {
  return requireOne(store.subscriptions, 'subscription', id, param, status);
}
