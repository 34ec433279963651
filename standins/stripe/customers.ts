import type Stripe from 'stripe';
import { buildDeletedCustomer } from './objects/customer.ts';
import { newId, type Card } from './store.ts';
import { cancelNow, hasEnded } from './subscriptions.ts';
import { requireCustomer, type World } from './world.ts';

/** Sets the card that a customer's later payments are taken from. */
export function putCardOnFile(world: World, customer: Stripe.Customer, card: Card): void {
  customer.invoice_settings.default_payment_method = attachCard(world, customer, card);
  world.emit('customer.updated', customer);
}

/** Deletes the customer and ends its subscriptions at once. */
export function deleteCustomer(world: World, id: string): Stripe.DeletedCustomer {
  const customer = requireCustomer(world, id, 'id');
  for (const subscription of world.store.subscriptions.values()) {
    if (subscription.customer === id && !hasEnded(subscription)) cancelNow(world, subscription);
  }
  const deleted = buildDeletedCustomer(id);
  world.store.customers.set(id, deleted);
  world.emit('customer.deleted', customer);
  return deleted;
}

/** @returns the id of the payment method; null for no card */
export function attachCard(
  { store, emit }: World,
  customer: Stripe.Customer,
  card: Card,
): string | null {
  store.cards.set(customer.id, card);
  if (card === 'none') return null;
  const id = newId('pm');
  const method = { id, object: 'payment_method', customer: customer.id, type: 'card' };
  emit('payment_method.attached', method);
  return id;
}
