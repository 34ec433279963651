import type Stripe from 'stripe';
import { unpinCard } from '../stripe/cards.ts';
import { limitResumption, noteEnd } from './pause.ts';
import { releaseStaleSchedule } from './schedules.ts';
import { voidUnpaid } from './void.ts';
import { pauseToNote, resumptionOf, staleScheduleOf } from '../stripe/stripe-facts.ts';

/**
 * Removes what would stand in the way of the next payment or action, and of what we have promised; costs nothing where there
 * is nothing of it.
 * @param planNow the time by which the plan lives
 */
export async function tidyUp(
  stripe: Stripe,
  found: Stripe.Subscription,
  planNow: () => Promise<Date>,
): Promise<void> {
  await releaseStaleSchedule(stripe, found);
  await unpinCard(stripe, found);
  await noteEnd(stripe, found);
  await limitResumption(stripe, found, planNow);
  await voidUnpaid(stripe, found);
}

/** Whether there would be something to tidy up, as far as a list tells. */
export function isTidy(found: Stripe.Subscription): boolean {
  return (
    staleScheduleOf(found) === null &&
    found.default_payment_method === null &&
    pauseToNote(found) === null &&
    // It may be time to void it.
    resumptionOf(found) === null
  );
}
