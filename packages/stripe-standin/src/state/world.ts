import type Stripe from 'stripe';
import { noSuch } from './faults.ts';
import type { Store } from './store.ts';

/** What all of billing needs: the state, a way to emit events, and the origin of the pages. */
export type World = { store: Store; emit: Emit; origin: string };

/** Records an event about an object and sends it. */
export type Emit = (type: Stripe.Event.Type, object: { id: string }) => void;

/** The customer, or Stripe's refusal when there is none or it was deleted. */
export function requireCustomer(
  { store }: World,
  id: string,
  param: string,
  status: 400 | 404 = 404,
): Stripe.Customer {
  const customer = store.customers.get(id);
  if (!customer || customer.deleted) throw noSuch('customer', id, param, status);
  return customer;
}

export function requirePrice({ store }: World, id: string, param: string): Stripe.Price {
  const price = store.prices.get(id);
  if (!price) throw noSuch('price', id, param, 400);
  return price;
}
