import type Stripe from 'stripe';
import { withinStripeTime } from '../../../adapters/stripe.ts';
import { SECOND_MS } from '../../../foundation/durations.ts';
import { cancel, ENDS_AT_ONCE } from '../../billing/changes/cancel.ts';
import { hasEnded, toIso } from '../../billing/stripe/stripe-facts.ts';
import { idOf, retrieveSubscription } from './find-order.ts';
import type { CancelOrder, EndOrder, Order, Term } from './order.ts';
import { endOfTerm } from './term.ts';

type Parts = { stripe: () => Promise<Stripe>; endOrder: EndOrder };

/** Cancels a contract at Stripe. What was done before is read there, so a call that was killed anywhere can be repeated. */
export function createCancelOrder({ stripe: source, endOrder }: Parts): CancelOrder {
  return {
    readTerm: (order, receivedAt, on) =>
      withinStripeTime(async () => {
        const found = await requireOrder(await source(), order);
        const isOver = hasEnded(found);
        const endsAt =
          isOver && found.ended_at !== null
            ? toIso(found.ended_at)
            : endOfTerm(found, receivedAt, on);
        return { endsAt, isOver, isSet: isOver || endsBy(found, endsAt) };
      }),

    setEnd: (order, endsAt, now) =>
      withinStripeTime(async () => {
        const stripe = await source();
        const found = await requireOrder(stripe, order);
        if (hasEnded(found) || endsBy(found, endsAt))
          return { ...termOf(found, endsAt), paid: null };
        const end = Date.parse(endsAt) / SECOND_MS;
        const { current_period_start: start, current_period_end: periodEnd } = periodOf(found);
        const isRunning = !ENDS_AT_ONCE.has(found.status);
        if (isRunning && end <= Math.min(start, now.getTime() / SECOND_MS)) {
          // It has renewed since it was cancelled: what was charged for the new period is paid back.
          const paid = await endOrder(order, endsAt, 'cancellation');
          return { endsAt, isOver: true, isSet: true, paid };
        }
        const after =
          isRunning && (end > periodEnd || found.cancel_at !== null)
            ? // docs.stripe.com/api/subscriptions/update#update_subscription-cancel_at
              await stripe.subscriptions.update(found.id, {
                cancel_at: end,
                proration_behavior: 'none',
              })
            : await cancel(stripe, found);
        return { ...termOf(after, endsAt), paid: null };
      }),
  };
}

async function requireOrder(stripe: Stripe, order: Order): Promise<Stripe.Subscription> {
  const found = await retrieveSubscription(stripe, order.subscriptionId);
  if (found === null || idOf(found.customer) !== order.customerId) {
    throw new Error('an order that is not of its customer');
  }
  return found;
}

function periodOf({ items }: Stripe.Subscription): Stripe.SubscriptionItem {
  const [item] = items.data;
  if (item === undefined) throw new Error('subscription without an item');
  return item;
}

/** Whether it is set to end by then. */
function endsBy({ cancel_at: end }: Stripe.Subscription, endsAt: string): boolean {
  return end !== null && end * SECOND_MS <= Date.parse(endsAt);
}

function termOf(found: Stripe.Subscription, endsAt: string): Term {
  const end = found.ended_at ?? found.cancel_at;
  return { endsAt: end === null ? endsAt : toIso(end), isOver: hasEnded(found), isSet: true };
}
