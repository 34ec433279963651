import type Stripe from 'stripe';
import type { Seconds } from '../kit/time.ts';
import type { ChangePlan, ItemChange } from '../state/charge.ts';
import { idOf } from '../state/store.ts';
import type { World } from '../state/world.ts';
import { takePendingCharges } from './charges.ts';
import { bill, voidInvoice } from './invoicing.ts';
import { applyChange } from './proration.ts';

const LASTS: Seconds = 23 * 3600;

/**
 * Bills a change whose payment was refused. The change waits until that invoice is paid, and the subscription goes on as it
 * was until then: docs.stripe.com/billing/subscriptions/pending-updates.
 */
export function waitForPayment(
  world: World,
  subscription: Stripe.Subscription,
  changes: readonly ItemChange[],
  plan: ChangePlan,
): void {
  const { store } = world;
  const now = store.now();
  const deferred = takePendingCharges(world, subscription);
  const charges = [...deferred, ...plan.charges];
  const { invoice } = bill(world, subscription, charges, 'subscription_update');
  // Only the person can pay it.
  invoice.next_payment_attempt = null;
  store.pendingUpdates.set(subscription.id, {
    changes,
    plan,
    invoice: invoice.id,
    at: now,
    deferred,
  });
  const ends = subscription.items.data.map((item) => item.current_period_end);
  subscription.pending_update = {
    billing_cycle_anchor: plan.restarts ? now : null,
    cancel_at_period_end: null,
    discount: null,
    discounts: null,
    expires_at: Math.min(now + LASTS, subscription.trial_end ?? Infinity, ...ends),
    metadata: null,
    subscription_items: changes.map(({ item, price, quantity }) => ({ ...item, price, quantity })),
    trial_end: null,
    trial_from_plan: null,
  };
}

/** Carries out the change that waited for this invoice, if there is one. */
export function applyIfPaid(
  world: World,
  subscription: Stripe.Subscription,
  paid: Stripe.Invoice,
): boolean {
  const pending = world.store.pendingUpdates.get(subscription.id);
  if (pending?.invoice !== paid.id) return false;
  const { changes, plan, at } = pending;
  forget(world, subscription);
  applyChange(world, subscription, changes, plan, at);
  world.emit('customer.subscription.pending_update_applied', subscription);
  world.emit('customer.subscription.updated', subscription);
  return true;
}

/**
 * Gives up a change that waits, when its time is over or when another change or an end comes first. Its invoice is void:
 * docs.stripe.com/billing/subscriptions/pending-updates-reference, "Expiration".
 */
export function expirePendingUpdate(world: World, subscription: Stripe.Subscription): void {
  const pending = world.store.pendingUpdates.get(subscription.id);
  if (!pending) return;
  const invoice = world.store.invoices.get(pending.invoice);
  if (invoice?.status === 'open') voidInvoice(world, invoice);
  giveUp(world, subscription);
}

/** The change that an invoice was for goes with it. */
export function giveUpWithInvoice(world: World, invoice: Stripe.Invoice): void {
  const reference = invoice.parent?.subscription_details?.subscription;
  const subscription = reference && world.store.subscriptions.get(idOf(reference));
  if (!subscription) return;
  if (world.store.pendingUpdates.get(subscription.id)?.invoice === invoice.id) {
    giveUp(world, subscription);
  }
}

function giveUp(world: World, subscription: Stripe.Subscription): void {
  const { pendingUpdates, pendingCharges } = world.store;
  const deferred = pendingUpdates.get(subscription.id)?.deferred ?? [];
  forget(world, subscription);
  if (deferred.length > 0) {
    const later = pendingCharges.get(subscription.id) ?? [];
    pendingCharges.set(subscription.id, [...deferred, ...later]);
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
