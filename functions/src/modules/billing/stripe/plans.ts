import type Stripe from 'stripe';
import { featuresOf, PLAN_TERMS, type Plan } from '../../../contract/plans.ts';
import type { PlanPrice } from '../../../config/config.ts';
import { isStripeError, refusedBecauseOfUs } from '../../../adapters/stripe.ts';
import { createOncePerKey } from '../../../concurrency/single-flight.ts';
import { MINUTE_MS } from '../../../foundation/durations.ts';
import { StripeRefusedError } from '../../../foundation/errors.ts';
import type { Log } from '../../../foundation/log.ts';

const KEEP_MS = 10 * MINUTE_MS;

/**
 * Our plans and what they cost, in the order of the price list.
 * The amount of a price never changes at Stripe, so an older list is still right when Stripe cannot be reached.
 */
export function createPlanList(
  stripe: () => Promise<Stripe>,
  prices: readonly PlanPrice[],
  now: () => Date,
  log: Log,
): () => Promise<Plan[]> {
  let kept: { plans: Plan[]; until: number } | undefined;
  const once = createOncePerKey<Plan[]>();

  async function refresh(): Promise<Plan[]> {
    const client = await stripe();
    const found = await Promise.all(prices.map((price) => tryToRead(client, price)));
    const missing = found.find((plan) => plan instanceof StripeRefusedError);
    const plans = found.flatMap((plan) =>
      plan === null || plan instanceof StripeRefusedError ? [] : plan,
    );
    if (plans.length === 0 && missing !== undefined) throw missing;
    kept = { plans, until: now().getTime() + KEEP_MS };
    return plans;
  }

  /** A price that Stripe does not know is our mistake, and no reason to sell nothing else. */
  async function tryToRead(
    client: Stripe,
    price: PlanPrice,
  ): Promise<Plan | StripeRefusedError | null> {
    try {
      return await readPlan(client, price);
    } catch (error) {
      if (!isStripeError(error) || error.code !== 'resource_missing') throw error;
      const refused = refusedBecauseOfUs('price_missing', error);
      log('ERROR', 'stripe_refused', { code: refused.code, ...refused.facts });
      return refused;
    }
  }

  return async () => {
    if (kept !== undefined && now().getTime() < kept.until) return kept.plans;
    try {
      return await once('plans', refresh);
    } catch (error) {
      if (kept !== undefined) return kept.plans;
      throw error;
    }
  };
}

/** Null for a price that is no longer sold. */
async function readPlan(
  stripe: Stripe,
  { slug, interval, priceId }: PlanPrice,
): Promise<Plan | null> {
  const price = await stripe.prices.retrieve(priceId);
  if (!price.active) return null;
  const terms = PLAN_TERMS[slug];
  if (price.unit_amount === null || price.recurring?.interval !== interval) {
    throw new Error(`the price of ${slug}.${interval} is not a price per ${interval}`);
  }
  return {
    planId: price.id,
    slug,
    name: terms.name,
    interval,
    amount: price.unit_amount,
    currency: price.currency,
    trialDays: price.recurring.trial_period_days ?? 0,
    features: featuresOf(terms),
  };
}
