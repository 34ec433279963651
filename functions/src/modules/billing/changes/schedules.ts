import type Stripe from 'stripe';
import { isStripeError } from '../../../adapters/stripe.ts';
import { staleScheduleOf } from '../stripe/stripe-facts.ts';

/** Releases the schedule of a pause that is over: while one is attached, Stripe takes no end of the subscription. */
export async function releaseStaleSchedule(
  stripe: Stripe,
  found: Stripe.Subscription,
): Promise<void> {
  const id = staleScheduleOf(found);
  if (id !== null) await releaseSchedule(stripe, id);
}

/** Lets a subscription go on without its schedule. It can be repeated. */
export async function releaseSchedule(stripe: Stripe, id: string): Promise<void> {
  try {
    await stripe.subscriptionSchedules.release(id);
  } catch (error) {
    // It has already been released, or has ended with its subscription.
    if (!isStripeError(error) || error.statusCode !== 400) throw error;
  }
}

/** Cancels what could still start or go on for a customer whose subscriptions have all been ended. */
export async function cancelSchedules(stripe: Stripe, customer: string): Promise<void> {
  const { data } = await stripe.subscriptionSchedules.list({ customer, limit: 100 });
  const open = data.filter(({ status }) => status === 'not_started' || status === 'active');
  await Promise.all(open.map(({ id }) => cancelSchedule(stripe, id)));
}

async function cancelSchedule(stripe: Stripe, id: string): Promise<void> {
  try {
    await stripe.subscriptionSchedules.cancel(id, { invoice_now: false, prorate: false });
  } catch (error) {
    if (!isStripeError(error) || error.statusCode !== 400) throw error;
  }
}
