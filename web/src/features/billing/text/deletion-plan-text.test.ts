import { describe, expect, it } from 'vitest';
import { NO_SUBSCRIPTION } from '@contract/subscription.ts';
import { describePlanAtDeletion } from './deletion-plan-text.ts';

const CREDIT = { amount: 1234, currency: 'eur' };
const words = (change: object) =>
  describePlanAtDeletion({ ...NO_SUBSCRIPTION, plan: 'Solo', ...change }, 'en-GB');

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
    expect(describePlanAtDeletion(null, 'en-GB').plan).toBe('unknown');
    expect(words({ status: 'error' }).plan).toBe('unknown');
  });

  it.each(['none', 'active', 'paused', 'canceled'] as const)(
    '%s with a credit: says which sum lapses',
    (status) => {
      expect(words({ status, credit: CREDIT }).credit).toContain('€12.34');
    },
  );
});
