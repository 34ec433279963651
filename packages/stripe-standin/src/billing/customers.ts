import type Stripe from 'stripe';
import type { Card, CardAnswer } from '../state/store.ts';
import { requireCustomer, type World } from '../state/world.ts';
import { attachMethod, createCard, detachMethod, methodsOf } from './cards.ts';
import { cancelNow, hasEnded } from './subscriptions.ts';

/**
 * Adds a card and makes it the customer's default, as the portal does:
 * docs.stripe.com/customer-management/portal-deep-links, "Payment method update". A subscription with a card of its own
 * keeps that one.
 */
export function putCardOnFile(world: World, customer: Stripe.Customer, card: CardAnswer): void {
  const method = attachMethod(world, customer, createCard(world, card));
  customer.invoice_settings.default_payment_method = method.id;
  world.emit('customer.updated', customer);
}

/** Lets everything that a customer pays be taken from a new card, or from none. */
export function replaceCards(world: World, customer: Stripe.Customer, card: Card): void {
  if (card === 'none') {
    for (const method of methodsOf(world.store, customer.id)) detachMethod(world, method);
    return world.emit('customer.updated', customer);
  }
  putCardOnFile(world, customer, card);
  const { default_payment_method: method } = customer.invoice_settings;
  for (const subscription of subscriptionsOf(world, customer.id)) {
    if (subscription.default_payment_method !== null) subscription.default_payment_method = method;
  }
}

/** Deletes the customer and ends its subscriptions at once. */
export function deleteCustomer(world: World, id: string): Stripe.DeletedCustomer {
  const customer = requireCustomer(world, id, 'id', 404);
  for (const subscription of subscriptionsOf(world, id)) {
    if (!hasEnded(subscription)) cancelNow(world, subscription);
  }
  for (const method of methodsOf(world.store, id)) method.customer = null;
  const deleted = { id, object: 'customer', deleted: true } as const;
  world.store.customers.set(id, deleted);
  world.emit('customer.deleted', customer);
  return deleted;
}

/** Newest last. */
export function subscriptionsOf({ store }: World, customer: string): Stripe.Subscription[] {
  return [...store.subscriptions.values()].filter(
    (subscription) => subscription.customer === customer,
  );
}
