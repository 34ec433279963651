import type Stripe from 'stripe';
import { addIntervals, type Seconds } from '../kit/time.ts';
import { amountOf, planOf, recurringOf } from '../objects/catalogue.ts';
import type { ChangePlan, Charge, ItemChange } from '../state/charge.ts';
import { invalid } from '../state/faults.ts';
import type { World } from '../state/world.ts';
import { chargeOfItem, nameOf, takePendingCharges } from './charges.ts';

export const PRORATION_BEHAVIORS = ['create_prorations', 'always_invoice', 'none'] as const;
export type ProrationBehavior = (typeof PRORATION_BEHAVIORS)[number];

/**
 * What a change of items costs at a moment: unused time back, the rest of the period at the new price. The preview and the
 * change both ask here, so that they come to the same cent.
 * @throws {StripeFault} when the moment is outside of the present period
 */
export function planChange(
  { store }: World,
  subscription: Stripe.Subscription,
  changes: readonly ItemChange[],
  at: Seconds,
  proration: ProrationBehavior,
): ChangePlan {
  // A trial is free and a pause has been credited already, so there is nothing to give back.
  if (subscription.status === 'trialing' || subscription.status === 'paused')
    return { charges: [], restarts: false, billsNow: false };
  const restarts = changes.some(
    ({ item, isNew, price }) => !isNew && intervalOf(price) !== intervalOf(item.price),
  );
  const charges = changes.flatMap((change) =>
    change.isNew
      ? chargeOfItem(change.item, false)
      : chargesOfChange(change, at, proration, store.now()),
  );
  const billsNow = charges.length > 0 && (proration === 'always_invoice' || restarts);
  return { charges, restarts, billsNow };
}

/**
 * Carries the change out on the items. What is not billed now waits for the next invoice.
 * @param at the start of a restarted period
 */
export function applyChange(
  world: World,
  subscription: Stripe.Subscription,
  changes: readonly ItemChange[],
  plan: ChangePlan,
  at = world.store.now(),
): readonly Charge[] {
  for (const { item, isNew, price, quantity } of changes) {
    if (isNew) subscription.items.data.push(item);
    else if (intervalOf(price) !== intervalOf(item.price) && plan.restarts) {
      item.current_period_start = at;
      item.current_period_end = addIntervals(at, recurringOf(price));
    }
    item.price = price;
    item.plan = planOf(price);
    item.quantity = quantity;
  }
  if (plan.restarts) subscription.billing_cycle_anchor = at;
  const pending = takePendingCharges(world, subscription);
  if (plan.billsNow) return [...pending, ...plan.charges];
  const waiting = [...pending, ...plan.charges];
  if (waiting.length > 0) world.store.pendingCharges.set(subscription.id, waiting);
  return [];
}

function chargesOfChange(
  { item, price, quantity }: ItemChange,
  at: Seconds,
  proration: ProrationBehavior,
  now: Seconds,
): Charge[] {
  const start = item.current_period_start;
  const end = item.current_period_end;
  if (proration !== 'none' && (at < start || at > end)) {
    throw invalid('The proration date is outside of the current billing period.', {
      param: 'proration_date',
    });
  }
  // Only a change is prorated: docs.stripe.com/billing/subscriptions/prorations, "What triggers prorations".
  if (price.id === item.price.id && quantity === item.quantity) return [];
  const remaining = (end - at) / (end - start);
  const restarts = intervalOf(price) !== intervalOf(item.price);
  const rest = { subscriptionItem: item.id, proration: true, period: { start: at, end } };
  const charges: Charge[] = [];
  if (proration !== 'none') {
    const before = item.quantity ?? 1;
    charges.push({
      ...rest,
      description: `Unused time on ${nameOf(item.price)}`,
      amount: -Math.round(amountOf(item.price) * before * remaining),
      price: item.price,
      quantity: before,
    });
  }
  if (restarts) {
    charges.push({
      ...rest,
      description: nameOf(price),
      amount: amountOf(price) * quantity,
      price,
      quantity,
      proration: false,
      period: { start: now, end: addIntervals(now, recurringOf(price)) },
    });
  } else if (proration !== 'none') {
    charges.push({
      ...rest,
      description: `Remaining time on ${nameOf(price)}`,
      amount: Math.round(amountOf(price) * quantity * remaining),
      price,
      quantity,
    });
  }
  return charges;
}

function intervalOf(price: Stripe.Price): string {
  return recurringOf(price).interval;
}
