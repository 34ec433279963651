import { LIST_PRICES, PLANS } from '@contract/plans.ts';

/** What each plan holds beyond what the contract names: gigabytes in all, and the pace it is made for. */
const CAPACITY = {
  solo: { storage: 100, speed: 0 },
  household: { storage: 500, speed: 1 },
  practice: { storage: 2000, speed: 2 },
} as const;

export const SIZES = PLANS.map((plan) => ({
  name: plan.name,
  people: plan.people,
  servers: plan.servers,
  ...CAPACITY[plan.slug],
  monthly: LIST_PRICES[plan.slug].month,
  yearly: LIST_PRICES[plan.slug].year,
}));
