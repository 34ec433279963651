import type Stripe from 'stripe';
import { addIntervals, type Seconds } from '../kit/time.ts';
import { recurringOf } from '../objects/catalogue.ts';
import { listOf, shown } from '../objects/shape.ts';
import { noSuch } from '../state/faults.ts';
import { itemOf, newId, type ChangePlan, type ItemChange } from '../state/store.ts';
import { requireCustomer, type World } from '../state/world.ts';
import { methodsOf, subscriptionsOf } from './cards.ts';
import { applyChange, pendingChargesOf, renewalOf, takePendingCharges } from './charges.ts';
import { attachItems, bill, invoicesOf, stopCollecting, voidInvoice } from './invoicing.ts';

type Beginning = {
  price: Stripe.Price;
  metadata: Record<string, string>;
  trialEnd: Seconds | null;
  missingPaymentMethod?: 'create_invoice' | 'pause' | undefined;
  id?: string;
};

/** A subscription of a price from now on, not billed yet. */
export function startSubscription(
  { store }: World,
  customer: Stripe.Customer,
  {
    price,
    metadata,
    trialEnd,
    missingPaymentMethod = 'create_invoice',
    id = newId('sub'),
  }: Beginning,
): Stripe.Subscription {
  const { currency } = price;
  const created = store.now();
  const item = shown<Stripe.SubscriptionItem>({
    id: id.replace('sub_', 'si_'),
    object: 'subscription_item',
    created,
    current_period_start: created,
    current_period_end: trialEnd ?? addIntervals(created, recurringOf(price)),
    price,
    quantity: 1,
    subscription: id,
  });
  const subscription = shown<Stripe.Subscription>({
    id,
    object: 'subscription',
    automatic_tax: { enabled: false },
    billing_cycle_anchor: trialEnd ?? created,
    billing_mode: { type: 'flexible' },
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, reason: null },
    created,
    currency,
    customer: customer.id,
    default_payment_method: null,
    ended_at: null,
    items: listOf([item], `/v1/subscription_items?subscription=${id}`),
    latest_invoice: null,
    metadata,
    pause_collection: null,
    pending_update: null,
    schedule: null,
    status: trialEnd === null ? 'active' : 'trialing',
    test_clock: customer.test_clock ?? null,
    trial_end: trialEnd,
    trial_settings: { end_behavior: { missing_payment_method: missingPaymentMethod } },
  });
  customer.currency = currency;
  store.subscriptions.set(id, subscription);
  return subscription;
}

/** Starts the next period, and bills it. */
export function renew(world: World, subscription: Stripe.Subscription): void {
  const item = itemOf(subscription);
  const renewal = renewalOf(subscription);
  item.current_period_start = renewal.period.start;
  item.current_period_end = renewal.period.end;
  const charges = [...takePendingCharges(world, subscription), renewal];
  bill(world, subscription, charges, 'subscription_cycle', { rests: true });
  world.emit('customer.subscription.updated', subscription);
}

export function cancelNow(
  world: World,
  subscription: Stripe.Subscription,
  reason: Reason = 'cancellation_requested',
): void {
  const { store, emit } = world;
  if (hasEnded(subscription)) throw noSuch('subscription', subscription.id, 'id');
  expirePendingUpdate(world, subscription);
  forget(world, subscription);
  invoicesOf(world, subscription, 'draft').forEach(stopCollecting);
  const wasIncomplete = subscription.status === 'incomplete';
  subscription.status = 'canceled';
  subscription.ended_at = store.now();
  noteCancelled(subscription, store.now(), reason);
  subscription.pause_collection = null;
  delete subscription.status_details;
  for (const invoice of invoicesOf(world, subscription)) {
    if (wasIncomplete) voidInvoice(world, invoice);
    else stopCollecting(invoice);
  }
  emit('customer.subscription.deleted', subscription);
}

/** Lets a subscription end on a day, or go on after all. */
export function endAt(
  { store }: Pick<World, 'store'>,
  subscription: Stripe.Subscription,
  end: Seconds | null,
  atPeriodEnd = false,
): void {
  subscription.cancel_at = end;
  subscription.cancel_at_period_end = atPeriodEnd;
  subscription.canceled_at = null;
  Object.assign(subscription.cancellation_details ?? {}, { reason: null });
  if (end !== null) noteCancelled(subscription, store.now(), 'cancellation_requested');
}

type Reason = 'cancellation_requested' | 'payment_failed';

/** When it was asked for, and not when it ends: docs.stripe.com/api/subscriptions/object, `canceled_at`. */
function noteCancelled(subscription: Stripe.Subscription, now: Seconds, reason: Reason): void {
  if (subscription.canceled_at !== null) return;
  subscription.canceled_at = now;
  Object.assign(subscription.cancellation_details ?? {}, { reason });
}

/** Ends a subscription whose first invoice was not paid in time. */
export function expireFirstPayment(world: World, subscription: Stripe.Subscription): void {
  subscription.status = 'incomplete_expired';
  subscription.ended_at = world.store.now();
  for (const invoice of invoicesOf(world, subscription)) voidInvoice(world, invoice);
  world.emit('customer.subscription.updated', subscription);
}

export function hasEnded(subscription: Stripe.Subscription): boolean {
  return subscription.status === 'canceled' || subscription.status === 'incomplete_expired';
}

/** The last moment paid for. */
export function periodEndOf(subscription: Stripe.Subscription): Seconds {
  return itemOf(subscription).current_period_end;
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

const CHANGE_WAITS: Seconds = 23 * 3600;

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
  const expires_at = Math.min(now + CHANGE_WAITS, ...ends);
  subscription.pending_update = shown<Stripe.Subscription.PendingUpdate>({ expires_at });
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
    attachItems(world.store, pending.deferred, null);
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
