import type Stripe from 'stripe';
import { nextPeriodEnd } from '../kit/time.ts';
import { amountOf, recurringOf } from '../objects/catalogue.ts';
import type { Charge } from '../state/charge.ts';
import type { World } from '../state/world.ts';

/** One full interval of every item. */
export function chargesOf(subscription: Stripe.Subscription): Charge[] {
  const inTrial = subscription.status === 'trialing';
  return subscription.items.data.map((item) => chargeOfItem(item, inTrial));
}

/** What the next invoice will charge: deferred charges first, then the coming period of every item. */
export function upcomingCharges(
  { store }: World,
  subscription: Stripe.Subscription,
): readonly Charge[] {
  const renewals = subscription.items.data.map((item) => {
    const start = item.current_period_end;
    const recurring = recurringOf(item.price);
    const end = nextPeriodEnd(subscription.billing_cycle_anchor, recurring, start);
    return { ...chargeOfItem(item, false), period: { start, end } };
  });
  return [...(store.pendingCharges.get(subscription.id) ?? []), ...renewals];
}

/** The charges that were deferred until now; they are billed once. */
export function takePendingCharges(
  { store }: World,
  { id }: Stripe.Subscription,
): readonly Charge[] {
  const charges = store.pendingCharges.get(id) ?? [];
  store.pendingCharges.delete(id);
  return charges;
}

/** One full interval of one item; free of charge in a trial. */
export function chargeOfItem(item: Stripe.SubscriptionItem, inTrial: boolean): Charge {
  const quantity = item.quantity ?? 1;
  return {
    description: inTrial ? `Trial period for ${nameOf(item.price)}` : nameOf(item.price),
    amount: inTrial ? 0 : amountOf(item.price) * quantity,
    price: item.price,
    quantity,
    subscriptionItem: item.id,
    proration: false,
    period: { start: item.current_period_start, end: item.current_period_end },
  };
}

export function nameOf(price: Stripe.Price): string {
  return `${price.nickname ?? price.id} (per ${recurringOf(price).interval})`;
}
