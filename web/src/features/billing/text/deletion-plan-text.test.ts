import { describe, expect, it } from 'vitest';
import { NO_SUBSCRIPTION } from '@contract/subscription.ts';
import { describePlanAtDeletion } from './deletion-plan-text.ts';

const CREDIT = { amount: 1234, currency: 'eur' };
const words = (change: object) =>
  describePlanAtDeletion({ ...NO_SUBSCRIPTION, plan: 'Solo', ...change }, null, 'en-GB');

// R-ACC-09
describe('describePlanAtDeletion', () => {
  it('no plan: nothing has to end', () => {
    expect(words({})).toEqual({ plan: 'none', credit: null });
  });

  it('a running plan: ends at once', () => {
    expect(words({ status: 'active' }).plan).toBe('runs');
  });

  it('a paused plan: has no paid days to use up', () => {
    expect(words({ status: 'paused' }).plan).toBe('rests');
  });

  it('not known: says so', () => {
    expect(describePlanAtDeletion(null, null, 'en-GB').plan).toBe('unknown');
    expect(words({ status: 'error' }).plan).toBe('unknown');
  });

  it.each(['none', 'active', 'paused', 'canceled'] as const)(
    '%s with a credit: says how much it is, and that payments go back',
    (status) => {
      const { credit } = words({ status, credit: CREDIT });
      expect(credit).toContain('€12.34');
      expect(credit).toMatch(/left goes back to you.+we gave you ends/);
    },
  );

  it.each([
    [1234, 0, 'Your credit of €12.34 goes back to you, the way you paid.'],
    [0, 1234, 'Your credit of €12.34, which we gave you, ends with the account.'],
    [
      734,
      500,
      '€7.34 of your credit goes back to you, the way you paid. The other €5.00, which we gave you, ends with the account.',
    ],
  ])('%i that payments left and %i that we gave: says both sums', (paidBack, lapses, sentence) => {
    const subscription = { ...NO_SUBSCRIPTION, credit: CREDIT };
    const left = { paidBack, lapses, currency: 'eur' };
    expect(describePlanAtDeletion(subscription, left, 'en-GB').credit).toBe(sentence);
  });
});
