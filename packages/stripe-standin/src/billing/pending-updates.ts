import type Stripe from 'stripe';
import type { Seconds } from '../kit/time.ts';
import type { ChangePlan, ItemChange } from '../state/charge.ts';
import type { World } from '../state/world.ts';
import { pendingChargesOf, takePendingCharges } from './charges.ts';
import { bill, voidInvoice } from './invoicing.ts';
import { applyChange } from './proration.ts';

const LASTS: Seconds = 23 * 3600;

/** What a subscription shows while it waits for a payment. */
export function waitUntil(
  expiresAt: Seconds,
  changes: Partial<Stripe.Subscription.PendingUpdate>,
): Stripe.Subscription.PendingUpdate {
  return {
    billing_cycle_anchor: null,
    cancel_at_period_end: null,
    discount: null,
    discounts: null,
    expires_at: expiresAt,
    metadata: null,
    subscription_items: null,
    trial_end: null,
    trial_from_plan: null,
    ...changes,
  };
}

/**
 * Bills a change whose payment was refused. The change waits until that invoice is paid, and the subscription goes on as it
 * was until then: docs.stripe.com/billing/subscriptions/pending-updates.
 */
export function waitForPayment(
  world: World,
  subscription: Stripe.Subscription,
  change: ItemChange,
  plan: ChangePlan,
): void {
  const { store } = world;
  const now = store.now();
  const deferred = takePendingCharges(world, subscription);
  const charges = [...deferred, ...plan.charges];
  const { invoice } = bill(world, subscription, charges, 'subscription_update');
  // Only the person can pay it.
  invoice.next_payment_attempt = null;
  const pending = { change, plan, invoice: invoice.id, at: now, deferred };
  store.pendingUpdates.set(subscription.id, pending);
  const ends = [subscription.trial_end ?? Infinity, change.item.current_period_end];
  subscription.pending_update = waitUntil(Math.min(now + LASTS, ...ends), {
    billing_cycle_anchor: plan.restarts ? now : null,
    subscription_items: [{ ...change.item, price: change.price }],
  });
}

/** Carries out the change that waited for this invoice, if there is one. */
export function applyIfPaid(
  world: World,
  subscription: Stripe.Subscription,
  paid: Stripe.Invoice,
): boolean {
  const pending = world.store.pendingUpdates.get(subscription.id);
  if (pending?.invoice !== paid.id) return false;
  const { change, plan, at } = pending;
  forget(world, subscription);
  applyChange(world, subscription, change, plan, at);
  world.emit('customer.subscription.pending_update_applied', subscription);
  world.emit('customer.subscription.updated', subscription);
  return true;
}

/**
 * Gives up a change that waits, when its time is over, its invoice was voided, or another change or an end comes first. Its
 * invoice is void: docs.stripe.com/billing/subscriptions/pending-updates-reference, "Expiration".
 */
export function expirePendingUpdate(world: World, subscription: Stripe.Subscription): void {
  const { pendingUpdates, pendingCharges, invoices } = world.store;
  const pending = pendingUpdates.get(subscription.id);
  if (!pending) return;
  const invoice = invoices.get(pending.invoice);
  if (invoice?.status === 'open') voidInvoice(world, invoice);
  forget(world, subscription);
  if (pending.deferred.length > 0) {
    const later = pendingChargesOf(world, subscription);
    pendingCharges.set(subscription.id, [...pending.deferred, ...later]);
  }
  world.emit('customer.subscription.pending_update_expired', subscription);
  world.emit('customer.subscription.updated', subscription);
}

/** Nothing waits for a payment any more: neither a change nor the end of a pause. */
export function forget({ store }: World, subscription: Stripe.Subscription): void {
  store.pendingUpdates.delete(subscription.id);
  store.resumptions.delete(subscription.id);
  subscription.pending_update = null;
}
