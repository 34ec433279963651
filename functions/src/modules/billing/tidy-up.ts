import type Stripe from 'stripe';
import { unpinCard } from './cards.ts';
import { releaseStaleSchedule } from './schedules.ts';

/** Removes what would stand in the way of the next payment or action; costs nothing where there is nothing of it. */
export async function tidyUp(stripe: Stripe, found: Stripe.Subscription): Promise<void> {
  await releaseStaleSchedule(stripe, found);
  await unpinCard(stripe, found);
}
