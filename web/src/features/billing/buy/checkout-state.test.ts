import { describe, expect, it } from 'vitest';
import { ApiError } from '@/platform/api-client.ts';
import { describeCheckoutProblem, reduceCheckout, type CheckoutAttempt } from './checkout-state.ts';
import type { PlanChoice } from '../text/plan-choice.ts';

const SOLO: PlanChoice = { slug: 'solo', interval: 'month' };
const HOUSEHOLD: PlanChoice = { slug: 'household', interval: 'month' };
const IDLE: CheckoutAttempt = { phase: 'idle' };

// R-API-02
describe('reduceCheckout', () => {
  it('is busy from the press of the button on', () => {
    expect(reduceCheckout(IDLE, { type: 'started', choice: SOLO })).toEqual({
      phase: 'busy',
      choice: SOLO,
    });
  });

  it('while busy: a second press changes nothing', () => {
    const busy: CheckoutAttempt = { phase: 'busy', choice: SOLO };
    expect(reduceCheckout(busy, { type: 'started', choice: HOUSEHOLD })).toBe(busy);
  });

  it('keeps the reason of a failure, and starts again from there', () => {
    const failed = reduceCheckout(
      { phase: 'busy', choice: SOLO },
      { type: 'failed', choice: SOLO, problem: 'No.' },
    );
    expect(failed).toEqual({ phase: 'failed', choice: SOLO, problem: 'No.' });
    expect(reduceCheckout(failed, { type: 'started', choice: HOUSEHOLD })).toEqual({
      phase: 'busy',
      choice: HOUSEHOLD,
    });
  });

  it('a failure of another attempt is not this one’s', () => {
    const busy: CheckoutAttempt = { phase: 'busy', choice: SOLO };
    const late = { type: 'failed', choice: HOUSEHOLD, problem: 'No.' } as const;
    expect(reduceCheckout(busy, late)).toBe(busy);
    expect(reduceCheckout(IDLE, late)).toBe(IDLE);
  });

  it('coming back from the payment page frees the buttons', () => {
    expect(reduceCheckout({ phase: 'busy', choice: SOLO }, { type: 'returned' })).toEqual(IDLE);
  });
});

describe('describeCheckoutProblem', () => {
  const problem = (code: ApiError['code']) =>
    describeCheckoutProblem(new ApiError('As the server says.', { status: 400, code }));

  it.each([
    ['already_subscribed', 'already have a plan'],
    ['email_not_verified', 'confirm your e-mail address'],
    ['unknown_plan', 'out of date'],
    ['upstream_stripe', 'nothing was ordered'],
    ['not_configured', 'cannot be bought'],
    ['unauthenticated', 'Sign in again'],
    ['misconfigured', 'on our side'],
    ['price_missing', 'on our side'],
    ['customer_gone', 'Nothing was ordered'],
  ] as const)('%s: in words of its own', (code, words) => {
    expect(problem(code)).toContain(words);
  });

  it('any other code: the server’s own sentence', () => {
    expect(problem('rate_limited')).toBe('As the server says.');
  });

  it('anything else that was thrown: its message, or that nothing was ordered', () => {
    expect(describeCheckoutProblem(new Error('The prices could not be loaded (502).'))).toContain(
      '502',
    );
    expect(describeCheckoutProblem('boom')).toContain('nothing was ordered');
  });
});
