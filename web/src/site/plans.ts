import { LIST_PRICES, PLAN_INTERVALS, PLANS, type Plan } from '@contract/plans.ts';

/**
 * What the prerendered pages show before `GET /api/plans` has answered, and what they keep when it does not.
 * Without a price id they cannot be bought: a checkout always starts from the API's own list.
 */
export const DEFAULT_PLANS: readonly Plan[] = PLANS.flatMap(({ slug, name, features }) =>
  PLAN_INTERVALS.map((interval) => ({
    planId: '',
    slug,
    name,
    interval,
    amount: LIST_PRICES[slug][interval],
    currency: 'eur',
    trialDays: 0,
    features,
  })),
);
