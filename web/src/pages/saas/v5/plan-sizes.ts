import { LIST_PRICES, PLANS } from '@contract/plans.ts';

/** The pace that each plan is made for, which the contract does not name. */
const PACE = { solo: 0, household: 1, practice: 2 } as const;

export const SIZES = PLANS.map((plan) => ({
  name: plan.name,
  people: plan.people,
  servers: plan.servers,
  storage: plan.size.diskBytes / 1e9,
  speed: PACE[plan.slug],
  monthly: LIST_PRICES[plan.slug].month,
  yearly: LIST_PRICES[plan.slug].year,
}));
