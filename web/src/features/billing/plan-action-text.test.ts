import { describe, expect, it } from 'vitest';
import type { Subscription } from '@contract/subscription.ts';
import { ApiError } from '@/platform/api-client.ts';
import { describeDone, describePlanActionProblem } from './plan-action-text.ts';

const SOLO: Subscription = {
  id: 'sub_1',
  plan: 'Solo',
  planId: 'price_solo_year',
  interval: 'year',
  currentPeriodEnd: '2026-05-03T12:00:00.000Z',
  status: 'active',
};
const MAY = '2026-05-03T12:00:00.000Z';

// R-ACC-06 R-ACC-12
describe('describeDone', () => {
  it.each([
    ['change', {}, 'Your plan is Solo now, paid by the year'],
    ['pause', { status: 'paused', pausedUntil: MAY }, 'Solo is paused until 3 May 2026'],
    ['resume', {}, 'Solo is no longer paused'],
    ['cancel', { cancelAt: MAY }, 'Solo ends on 3 May 2026'],
    ['cancel', { status: 'canceled' }, 'Solo has ended'],
    ['reactivate', {}, 'The cancellation is taken back, and Solo goes on'],
  ] as const)('%s: says what is the case now', (action, change, words) => {
    expect(describeDone(action, { ...SOLO, ...change }, 'en-GB')).toBe(words);
  });
});

describe('describePlanActionProblem', () => {
  it('a refusal: is the server’s own sentence', () => {
    const refused = new ApiError('Your plan is paused. Resume it first.', {
      status: 409,
      code: 'conflict',
    });
    expect(describePlanActionProblem(refused)).toBe('Your plan is paused. Resume it first.');
  });

  it.each(['timeout', 'upstream_stripe'] as const)(
    '%s: does not claim that nothing was done',
    (code) => {
      const cause = new ApiError('x', { status: 502, code });
      expect(describePlanActionProblem(cause)).toContain('see how your plan stands');
    },
  );

  it('anything else: is never shown raw', () => {
    expect(describePlanActionProblem(new TypeError('undefined is not'))).not.toContain('undefined');
  });
});
