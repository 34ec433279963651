import type Stripe from 'stripe';
import { addIntervals, nextPeriodEnd, type Seconds } from '../kit/time.ts';
import { amountOf, recurringOf } from '../objects/catalogue.ts';
import { invalid } from '../state/faults.ts';
import { itemOf, type ChangePlan, type Charge, type ItemChange } from '../state/store.ts';
import type { World } from '../state/world.ts';

type Item = Stripe.SubscriptionItem;

export const PRORATION_BEHAVIORS = ['create_prorations', 'always_invoice', 'none'] as const;
export type ProrationBehavior = (typeof PRORATION_BEHAVIORS)[number];

/** The period that a subscription is in; free of charge in a trial. */
export function chargesOf(subscription: Stripe.Subscription): Charge[] {
  const charge = chargeOfItem(itemOf(subscription));
  if (subscription.status !== 'trialing') return [charge];
  return [{ ...charge, amount: 0, description: `Trial period for ${charge.description}` }];
}

/** The coming period at a price. */
export function renewalOf(
  subscription: Stripe.Subscription,
  price = itemOf(subscription).price,
): Charge {
  const item = itemOf(subscription);
  const start = item.current_period_end;
  const end = nextPeriodEnd(subscription.billing_cycle_anchor, recurringOf(price), start);
  return { ...chargeOfItem({ ...item, price }), period: { start, end } };
}

/** Starts a new period. */
export function restartPeriod(subscription: Stripe.Subscription, at: Seconds): void {
  const item = itemOf(subscription);
  item.current_period_start = at;
  item.current_period_end = addIntervals(at, recurringOf(item.price));
  subscription.billing_cycle_anchor = at;
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

/** The whole period that an item is in. */
export function chargeOfItem({
  price,
  current_period_start: start,
  current_period_end: end,
}: Item): Charge {
  return {
    description: nameOf(price),
    amount: amountOf(price),
    proration: false,
    period: { start, end },
    price,
  };
}

/** What is given back of an item from a moment on. */
export function unusedTimeOf(item: Item, from: Seconds): Charge {
  const { price, current_period_start: start, current_period_end: end } = item;
  return {
    description: `Unused time on ${nameOf(price)}`,
    amount: -Math.round((amountOf(price) * (end - from)) / (end - start)),
    proration: true,
    period: { start: from, end },
    price,
  };
}

/**
 * What a change of price costs at a moment: unused time back, the rest of the period at the new price. The preview and the
 * change both ask here, so that they come to the same cent.
 * @throws {StripeFault} when the moment is outside of the present period
 */
export function planChange(
  { store }: World,
  { status }: Stripe.Subscription,
  { item, price }: ItemChange,
  at: Seconds,
  proration: ProrationBehavior,
): ChangePlan {
  const nothing = { charges: [], restarts: false, billsNow: false };
  // A trial is free and a pause has been credited already, so there is nothing to give back.
  if (status === 'trialing' || status === 'paused') return nothing;
  const { current_period_start: start, current_period_end: end } = item;
  const isProrated = proration !== 'none';
  if (isProrated && (at < start || at > end)) {
    throw invalid('The proration date is outside of the current billing period.', {
      param: 'proration_date',
    });
  }
  // Only a change is prorated: docs.stripe.com/billing/subscriptions/prorations, "What triggers prorations".
  if (price.id === item.price.id) return nothing;
  const restarts = recurringOf(price).interval !== recurringOf(item.price).interval;
  const charges = isProrated ? [unusedTimeOf(item, at)] : [];
  if (restarts) {
    const now = store.now();
    const period = { start: now, end: addIntervals(now, recurringOf(price)) };
    charges.push({ ...chargeOfItem({ ...item, price }), period });
  } else if (isProrated) {
    charges.push({
      description: `Remaining time on ${nameOf(price)}`,
      amount: Math.round(amountOf(price) * ((end - at) / (end - start))),
      proration: true,
      period: { start: at, end },
      price,
    });
  }
  const billsNow = charges.length > 0 && (proration === 'always_invoice' || restarts);
  return { charges, restarts, billsNow };
}

/**
 * Carries the change out on the item. What is not billed now waits for the next invoice.
 * @param at the start of a restarted period
 */
export function applyChange(
  world: World,
  subscription: Stripe.Subscription,
  { item, price }: ItemChange,
  plan: ChangePlan,
  at = world.store.now(),
): readonly Charge[] {
  item.price = price;
  if (plan.restarts) restartPeriod(subscription, at);
  const charges = [...takePendingCharges(world, subscription), ...plan.charges];
  if (plan.billsNow) return charges;
  if (charges.length > 0) world.store.pendingCharges.set(subscription.id, charges);
  return [];
}

function nameOf(price: Stripe.Price): string {
  return `${price.nickname ?? price.id} (per ${recurringOf(price).interval})`;
}
