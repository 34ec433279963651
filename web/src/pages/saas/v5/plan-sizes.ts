import { PLANS } from '@contract/plans.ts';
import { DEFAULT_PLANS } from '@/site/plans.ts';

/** What each plan holds beyond what the contract names: gigabytes in all, and the pace it is made for. */
const CAPACITY = {
  solo: { storage: 100, speed: 0 },
  household: { storage: 500, speed: 1 },
  practice: { storage: 2000, speed: 2 },
} as const;

export const SIZES = PLANS.map((plan) => {
  const price = (interval: 'month' | 'year') =>
    (DEFAULT_PLANS.find((offer) => offer.slug === plan.slug && offer.interval === interval)
      ?.amount ?? 0) / 100;
  return {
    name: plan.name,
    people: plan.people,
    servers: plan.servers,
    ...CAPACITY[plan.slug],
    monthly: price('month'),
    yearly: price('year'),
  };
});
