import { describe, expect, it } from 'vitest';
import { NO_SUBSCRIPTION, type SubscriptionStatus } from '../../contract/subscription.ts';
import { capacityOf } from './server-capacity.ts';

const PRICES = [
  { slug: 'household', interval: 'month', priceId: 'price_household' },
  { slug: 'practice', interval: 'year', priceId: 'price_practice' },
] as const;

function holding(status: SubscriptionStatus, planId: string | null) {
  return { ...NO_SUBSCRIPTION, status, planId };
}

describe('capacityOf', () => {
  // R-ACC-05
  it.each([
    ['active', 'price_household', 2],
    ['trialing', 'price_practice', 5],
    ['past_due', 'price_household', 2],
    ['active', 'price_of_old', 1],
    ['paused', 'price_practice', 1],
    ['unpaid', 'price_practice', 1],
    ['canceled', 'price_practice', 1],
    ['incomplete', 'price_practice', 1],
    ['none', null, 1],
  ] as const)('gives %s on %s a capacity of %i', (status, planId, capacity) => {
    expect(capacityOf(holding(status, planId), PRICES)).toBe(capacity);
  });
});
