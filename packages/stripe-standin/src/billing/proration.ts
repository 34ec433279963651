import type Stripe from 'stripe';
import { addIntervals, type Seconds } from '../kit/time.ts';
import { amountOf, planOf, recurringOf } from '../objects/catalogue.ts';
import type { ChangePlan, Charge, ItemChange } from '../state/charge.ts';
import { invalid } from '../state/faults.ts';
import type { World } from '../state/world.ts';
import { chargeOfItem, nameOf, takePendingCharges, unusedTimeOf } from './charges.ts';

export const PRORATION_BEHAVIORS = ['create_prorations', 'always_invoice', 'none'] as const;
export type ProrationBehavior = (typeof PRORATION_BEHAVIORS)[number];

/**
 * What a change of price costs at a moment: unused time back, the rest of the period at the new price. The preview and the
 * change both ask here, so that they come to the same cent.
 * @throws {StripeFault} when the moment is outside of the present period
 */
export function planChange(
  { store }: World,
  subscription: Stripe.Subscription,
  change: ItemChange,
  at: Seconds,
  proration: ProrationBehavior,
): ChangePlan {
  // A trial is free and a pause has been credited already, so there is nothing to give back.
  if (subscription.status === 'trialing' || subscription.status === 'paused')
    return { charges: [], restarts: false, billsNow: false };
  const restarts = isOtherInterval(change);
  const charges = chargesOfChange(change, at, proration, store.now());
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
  item.plan = planOf(price);
  if (plan.restarts) {
    item.current_period_start = at;
    item.current_period_end = addIntervals(at, recurringOf(price));
    subscription.billing_cycle_anchor = at;
  }
  const charges = [...takePendingCharges(world, subscription), ...plan.charges];
  if (plan.billsNow) return charges;
  if (charges.length > 0) world.store.pendingCharges.set(subscription.id, charges);
  return [];
}

function chargesOfChange(
  change: ItemChange,
  at: Seconds,
  proration: ProrationBehavior,
  now: Seconds,
): Charge[] {
  const { item, price } = change;
  const { current_period_start: start, current_period_end: end } = item;
  const isProrated = proration !== 'none';
  if (isProrated && (at < start || at > end)) {
    throw invalid('The proration date is outside of the current billing period.', {
      param: 'proration_date',
    });
  }
  // Only a change is prorated: docs.stripe.com/billing/subscriptions/prorations, "What triggers prorations".
  if (price.id === item.price.id) return [];
  const whole = chargeOfItem({ ...item, price }, false);
  const charges = isProrated ? [unusedTimeOf(item, at)] : [];
  if (isOtherInterval(change)) {
    const period = { start: now, end: addIntervals(now, recurringOf(price)) };
    charges.push({ ...whole, period });
  } else if (isProrated) {
    charges.push({
      ...whole,
      description: `Remaining time on ${nameOf(price)}`,
      amount: Math.round(amountOf(price) * ((end - at) / (end - start))),
      proration: true,
      period: { start: at, end },
    });
  }
  return charges;
}

function isOtherInterval({ item, price }: ItemChange): boolean {
  return recurringOf(price).interval !== recurringOf(item.price).interval;
}
