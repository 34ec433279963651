import { featuresOf, LIST_PRICES, PLAN_INTERVALS, PLANS, type Plan } from '@contract/plans.ts';

/**
 * What the prerendered pages show before `GET /api/plans` has answered, and what they keep when it does not.
 * Without a price id they cannot be bought: a checkout always starts from the API's own list.
 */
export const DEFAULT_PLANS: readonly Plan[] = PLANS.flatMap((terms) =>
  PLAN_INTERVALS.map((interval) => ({
    planId: '',
    slug: terms.slug,
    name: terms.name,
    interval,
    amount: LIST_PRICES[terms.slug][interval],
    currency: 'eur',
    trialDays: 0,
    features: featuresOf(terms),
  })),
);
