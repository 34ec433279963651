import type Stripe from 'stripe';
import { noSuch } from './faults.ts';
import type { Store } from './store.ts';

/** What all of billing needs. */
export type World = {
  store: Store;
  /** Records an event about an object and sends it. `before`: what of it was different. */
  emit: (type: Stripe.Event.Type, object: { id: string }, before?: object) => void;
  /** Every event in the order in which it happened, as JSON with its object as it was then. */
  events: () => readonly { id: string; created: number; payload: string }[];
  /** Of the pages. */
  origin: string;
};

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
