import type Stripe from 'stripe';
import { addIntervals, nextPeriodEnd, type Seconds } from '../kit/time.ts';
import { amountOf, recurringOf } from '../objects/catalogue.ts';
import type { Charge } from '../state/charge.ts';
import type { World } from '../state/world.ts';

type Item = Stripe.SubscriptionItem;

/** One full interval of every item. */
export function chargesOf(subscription: Stripe.Subscription): Charge[] {
  const inTrial = subscription.status === 'trialing';
  return subscription.items.data.map((item) => chargeOfItem(item, inTrial));
}

/** What the next invoice will charge: deferred charges first, then the coming period. */
export function upcomingCharges(world: World, subscription: Stripe.Subscription): Charge[] {
  const renewals = subscription.items.data.map((item) => renewalOf(subscription, item, item.price));
  return [...pendingChargesOf(world, subscription), ...renewals];
}

/** The coming period of an item at a price. */
export function renewalOf(
  { billing_cycle_anchor: anchor }: Stripe.Subscription,
  item: Item,
  price: Stripe.Price,
): Charge {
  const start = item.current_period_end;
  const end = nextPeriodEnd(anchor, recurringOf(price), start);
  return { ...chargeOfItem({ ...item, price }, false), period: { start, end } };
}

/** A whole period that begins at a moment. */
export function fullPeriodFrom(subscription: Stripe.Subscription, start: Seconds): Charge[] {
  return subscription.items.data.map((item) => ({
    ...chargeOfItem(item, false),
    period: { start, end: addIntervals(start, recurringOf(item.price)) },
  }));
}

/** The charges that were deferred until now. */
export function pendingChargesOf({ store }: World, { id }: Stripe.Subscription): readonly Charge[] {
  return store.pendingCharges.get(id) ?? [];
}

/** The charges that were deferred until now; they are billed once. */
export function takePendingCharges(
  world: World,
  subscription: Stripe.Subscription,
): readonly Charge[] {
  const charges = pendingChargesOf(world, subscription);
  world.store.pendingCharges.delete(subscription.id);
  return charges;
}

/** One full interval of one item; free of charge in a trial. */
export function chargeOfItem(item: Item, inTrial: boolean): Charge {
  return {
    description: inTrial ? `Trial period for ${nameOf(item.price)}` : nameOf(item.price),
    amount: inTrial ? 0 : amountOf(item.price),
    price: item.price,
    subscriptionItem: item.id,
    proration: false,
    period: { start: item.current_period_start, end: item.current_period_end },
  };
}

/** What is given back of an item from a moment on. */
export function unusedTimeOf(item: Item, from: Seconds): Charge {
  const { price, current_period_start: start, current_period_end: end } = item;
  return {
    ...chargeOfItem(item, false),
    description: `Unused time on ${nameOf(price)}`,
    amount: -Math.round((amountOf(price) * (end - from)) / (end - start)),
    proration: true,
    period: { start: from, end },
  };
}

export function nameOf(price: Stripe.Price): string {
  return `${price.nickname ?? price.id} (per ${recurringOf(price).interval})`;
}
