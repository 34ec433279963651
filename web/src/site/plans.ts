import { PLANS, type Plan, type PlanInterval, type PlanSlug } from '@contract/plans.ts';

/** Minor units of the euro, for one interval. */
const AMOUNTS: Record<PlanSlug, Record<PlanInterval, number>> = {
  solo: { month: 1900, year: 19000 },
  household: { month: 3900, year: 39000 },
  practice: { month: 14900, year: 149000 },
};

/**
 * What the prerendered pages show before `GET /api/plans` has answered, and what they keep when it does not.
 * Without a price id nobody can buy these: a checkout always starts from the API's own list.
 */
export const DEFAULT_PLANS: readonly Plan[] = PLANS.flatMap((terms) => [
  defaultPlan(terms, 'month'),
  defaultPlan(terms, 'year'),
]);

function defaultPlan(terms: (typeof PLANS)[number], interval: PlanInterval): Plan {
  return {
    planId: '',
    slug: terms.slug,
    name: terms.name,
    interval,
    amount: AMOUNTS[terms.slug][interval],
    currency: 'eur',
    trialDays: 0,
    features: terms.features,
  };
}
