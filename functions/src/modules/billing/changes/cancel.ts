import type Stripe from 'stripe';
import { WITH_PRODUCT } from '../stripe/stripe-facts.ts';
import { endNow } from './pause.ts';

/** Plans that are paid for no time to come. */
export const ENDS_AT_ONCE: ReadonlySet<string> = new Set(['unpaid', 'incomplete', 'paused']);

/** A plan that is paid for runs to the end of its period; one that is not, or that is paused, ends at once. */
export function cancel(stripe: Stripe, held: Stripe.Subscription): Promise<Stripe.Subscription> {
  return ENDS_AT_ONCE.has(held.status)
    ? endNow(stripe, held)
    : stripe.subscriptions.update(held.id, { cancel_at_period_end: true, ...WITH_PRODUCT });
}
