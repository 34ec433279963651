import type Stripe from 'stripe';
import { addIntervals, nextPeriodEnd, type Seconds } from '../kit/time.ts';
import { recurringOf } from '../objects/catalogue.ts';
import { buildSubscription, buildSubscriptionItem } from '../objects/subscription.ts';
import { noSuch } from '../state/faults.ts';
import { newId, type MissingPaymentMethod } from '../state/store.ts';
import type { World } from '../state/world.ts';
import { chargeOfItem, takePendingCharges } from './charges.ts';
import { bill, keepDrafts, openInvoicesOf, stopCollecting, voidInvoice } from './invoicing.ts';
import { expirePendingUpdate, forget } from './pending-updates.ts';
import { cancelScheduleOf } from './scheduled.ts';

/** A subscription of a price from now on, not billed yet. */
export function startSubscription(
  { store }: World,
  customer: Stripe.Customer,
  plan: {
    price: Stripe.Price;
    metadata: Record<string, string>;
    trialEnd: Seconds | null;
    missingPaymentMethod?: MissingPaymentMethod | undefined;
  },
): Stripe.Subscription {
  const id = newId('sub');
  const { price, metadata, trialEnd, missingPaymentMethod = 'create_invoice' } = plan;
  const { currency } = price;
  const created = store.now();
  const item = buildSubscriptionItem({
    id: newId('si'),
    subscription: id,
    price,
    created,
    current_period_start: created,
    current_period_end: trialEnd ?? addIntervals(created, recurringOf(price)),
  });
  const subscription = buildSubscription({
    id,
    customer: customer.id,
    currency,
    item,
    created,
    billing_cycle_anchor: trialEnd ?? created,
    metadata,
    missingPaymentMethod,
    trialEnd,
  });
  subscription.test_clock = customer.test_clock ?? null;
  customer.currency = currency;
  store.subscriptions.set(id, subscription);
  return subscription;
}

/** Starts the next period of every item whose period has ended, and bills it. */
export function renew(world: World, subscription: Stripe.Subscription): void {
  const now = world.store.now();
  const due = subscription.items.data.filter((item) => item.current_period_end <= now);
  for (const item of due) {
    item.current_period_start = item.current_period_end;
    item.current_period_end = nextPeriodEnd(
      subscription.billing_cycle_anchor,
      recurringOf(item.price),
      item.current_period_start,
    );
  }
  const charges = [
    ...takePendingCharges(world, subscription),
    ...due.map((item) => chargeOfItem(item, false)),
  ];
  bill(world, subscription, charges, 'subscription_cycle', {
    rests: true,
    afterCreated: () => world.emit('customer.subscription.updated', subscription),
  });
}

/** Starts a new period of every item now. */
export function restartPeriods({ store }: World, subscription: Stripe.Subscription): void {
  const now = store.now();
  for (const item of subscription.items.data) {
    item.current_period_start = now;
    item.current_period_end = addIntervals(now, recurringOf(item.price));
  }
  subscription.billing_cycle_anchor = now;
}

export function cancelNow(world: World, subscription: Stripe.Subscription): void {
  const { store, emit } = world;
  if (hasEnded(subscription)) throw noSuch('subscription', subscription.id, 'id');
  const now = store.now();
  expirePendingUpdate(world, subscription);
  forget(world, subscription);
  keepDrafts(world, subscription);
  const wasIncomplete = subscription.status === 'incomplete';
  subscription.status = 'canceled';
  subscription.canceled_at = subscription.canceled_at ?? now;
  subscription.ended_at = now;
  subscription.pause_collection = null;
  delete subscription.status_details;
  for (const invoice of openInvoicesOf(world, subscription)) {
    if (wasIncomplete) voidInvoice(world, invoice);
    else stopCollecting(invoice);
  }
  cancelScheduleOf(world, subscription);
  emit('customer.subscription.deleted', subscription);
}

/** Lets a subscription end on a day, or go on after all. */
export function endAt(
  subscription: Stripe.Subscription,
  end: Seconds | null,
  now: Seconds,
  atPeriodEnd = false,
): void {
  subscription.cancel_at = end;
  subscription.cancel_at_period_end = atPeriodEnd;
  subscription.canceled_at = end === null ? null : now;
}

/** Ends a subscription whose first invoice was not paid in time. */
export function expireFirstPayment(world: World, subscription: Stripe.Subscription): void {
  subscription.status = 'incomplete_expired';
  subscription.ended_at = world.store.now();
  for (const invoice of openInvoicesOf(world, subscription)) voidInvoice(world, invoice);
  world.emit('customer.subscription.updated', subscription);
}

export function hasEnded(subscription: Stripe.Subscription): boolean {
  return subscription.status === 'canceled' || subscription.status === 'incomplete_expired';
}

/** The last moment paid for, over all items. */
export function periodEndOf(subscription: Stripe.Subscription): Seconds {
  return Math.max(...subscription.items.data.map((item) => item.current_period_end));
}
