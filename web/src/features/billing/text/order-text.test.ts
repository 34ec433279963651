import { describe, expect, it } from 'vitest';
import type { Plan } from '@contract/plans.ts';
import { describeOrder } from './order-text.ts';

const SOLO: Plan = {
  planId: 'price_1',
  slug: 'solo',
  name: 'Solo',
  interval: 'month',
  amount: 1950,
  currency: 'eur',
  trialDays: 14,
  features: [],
};
const YEAR: Plan = { ...SOLO, interval: 'year', amount: 19_000 };
const NOW = new Date('2026-11-27T10:00:00Z');

// R-LAW-01
describe('describeOrder', () => {
  it('a first plan with a trial: nothing today, then how much, how often, and from which day', () => {
    expect(describeOrder(SOLO, { isFirst: true, now: NOW, credit: undefined }, 'en-GB')).toEqual({
      today: '€0.00: 14 days are free',
      later: '€19.50 a month until you cancel, first on 11 December 2026',
    });
  });

  it('while the time is not known: the days of the trial', () => {
    expect(
      describeOrder(SOLO, { isFirst: true, now: null, credit: undefined }, 'en-GB').later,
    ).toBe('€19.50 a month until you cancel, first when the 14 days end');
  });

  it.each([
    ['a later plan has no trial', SOLO, false, '€19.50', '€19.50 a month until you cancel'],
    [
      'nor has one whose price has none',
      { ...YEAR, trialDays: 0 },
      true,
      '€190.00',
      '€190.00 a year until you cancel',
    ],
  ] as const)('%s: the price today and after that', (_what, plan, isFirst, today, later) => {
    expect(describeOrder(plan, { isFirst, now: NOW, credit: undefined }, 'en-GB')).toEqual({
      today,
      later,
    });
  });

  it.each([
    ['pays all of it', false, 15_642, '€19.50, all of it from your credit'],
    ['pays a part', false, 500, '€19.50, of which €5.00 from your credit'],
    ['is left for the first invoice after a trial', true, 500, '€0.00: 14 days are free'],
  ])('credit that %s', (_what, isFirst, amount, today) => {
    const credit = { amount, currency: 'eur' };
    expect(describeOrder(SOLO, { isFirst, now: NOW, credit }, 'en-GB').today).toBe(today);
  });
});
