import { describe, expect, it } from 'vitest';
import { readPlans } from './load-plans.ts';

const SOLO = {
  planId: 'price_1',
  slug: 'solo',
  name: 'Solo',
  interval: 'month',
  amount: 1900,
  currency: 'eur',
  trialDays: 14,
  features: ['One server'],
};

// R-API-02
describe('readPlans', () => {
  it('takes the plans that the API lists', () => {
    expect(readPlans({ plans: [SOLO] })).toEqual([SOLO]);
  });

  it('leaves out what cannot be shown or bought', () => {
    const broken = [
      null,
      { ...SOLO, planId: '' },
      { ...SOLO, slug: 'gold' },
      { ...SOLO, interval: 'week' },
      { ...SOLO, amount: '1900' },
      { ...SOLO, amount: 19.5 },
      { ...SOLO, currency: undefined },
      { ...SOLO, trialDays: null },
      { ...SOLO, features: 'many' },
      { ...SOLO, name: 3 },
    ];
    expect(readPlans({ plans: [...broken, SOLO] })).toEqual([SOLO]);
  });

  it.each([null, 'text', {}, { plans: 'none' }, { plans: [] }, { plans: [{}] }])(
    'refuses %j, so that the built-in prices stay',
    (body) => {
      expect(() => readPlans(body)).toThrow('could not be read');
    },
  );
});
