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
const OPEN = { invoiceId: 'in_1', needs: 'payment', amount: 19_000, currency: 'eur' } as const;

// R-ACC-06 R-ACC-12
describe('describeDone', () => {
  it.each([
    ['change', {}, 'Your plan is now Solo, paid by the year'],
    ['pause', { status: 'paused', pausedUntil: MAY }, 'Solo is paused until 3 May 2026'],
    ['resume', {}, 'Solo is running again'],
    ['cancel', { cancelAt: MAY }, 'Solo ends on 3 May 2026'],
    ['cancel', { status: 'canceled' }, 'Solo has ended'],
    ['reactivate', {}, 'The cancellation has been undone, and Solo continues'],
  ] as const)('%s: says what is the case now', (action, change, words) => {
    expect(describeDone(action, { ...SOLO, ...change }, 'en-GB')).toEqual({
      text: words,
      isDone: true,
    });
  });

  // R-LIV-02
  it.each([
    ['resume', { status: 'paused' }, 'Solo is still paused'],
    [
      'resume',
      { status: 'paused', openPayment: { ...OPEN, purpose: 'resume' } },
      'Solo is still paused: €190.00 is still unpaid',
    ],
    ['resume', { status: 'canceled' }, 'Solo has ended'],
    ['pause', {}, 'Solo is not paused'],
    ['pause', { status: 'canceled' }, 'Solo has ended'],
    ['cancel', {}, 'Solo is not cancelled'],
    ['reactivate', { cancelAt: MAY }, 'Solo still ends on 3 May 2026'],
    ['reactivate', { status: 'canceled' }, 'Solo has ended'],
    [
      'change',
      { openPayment: { ...OPEN, purpose: 'change' } },
      'Your plan is still Solo: €190.00 is still unpaid',
    ],
    [
      'change',
      { openPayment: { ...OPEN, purpose: 'change', needs: 'confirmation' } },
      'Your plan is still Solo: your bank asks you to confirm €190.00',
    ],
    ['change', { status: 'canceled' }, 'Solo has ended'],
  ] as const)(
    '%s that has not come about: says what is the case instead',
    (action, change, words) => {
      expect(describeDone(action, { ...SOLO, ...change }, 'en-GB')).toEqual({
        text: words,
        isDone: false,
      });
    },
  );
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
      expect(describePlanActionProblem(cause)).toContain('see where your plan stands');
    },
  );

  it.each(['misconfigured', 'portal_missing', 'price_missing', 'customer_gone'] as const)(
    '%s: has a sentence of its own that does not ask to try again',
    (code) => {
      const said = describePlanActionProblem(
        new ApiError('As the server says.', { status: 500, code }),
      );
      expect(said).not.toBe('As the server says.');
      expect(said).not.toMatch(/try again|in a minute/i);
    },
  );

  it('anything else: is never shown raw', () => {
    expect(describePlanActionProblem(new TypeError('undefined is not'))).not.toContain('undefined');
  });
});
