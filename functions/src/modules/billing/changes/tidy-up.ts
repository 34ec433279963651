import type Stripe from 'stripe';
import { unpinCard } from '../stripe/cards.ts';
import { endNow, limitResumption, settleCredit } from './pause.ts';
import { voidUnpaid } from './void.ts';
import { creditDraftOf, isGivenUp, resumptionOf } from '../stripe/stripe-facts.ts';

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
  await unpinCard(stripe, found);
  await settleCredit(stripe, found);
  await limitResumption(stripe, found, planNow);
  await voidUnpaid(stripe, found);
  if (isGivenUp(found)) await endNow(stripe, found);
}

/** Whether there would be something to tidy up, as far as a list tells. */
export function isTidy(found: Stripe.Subscription): boolean {
  return (
    found.default_payment_method === null &&
    creditDraftOf(found) === null &&
    !isGivenUp(found) &&
    // It may be time to void it.
    resumptionOf(found) === null
  );
}
