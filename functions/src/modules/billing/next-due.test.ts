import { describe, expect, it } from 'vitest';
import type { Subscription } from '../../contract/subscription.ts';
import { nextDueOf } from './next-due.ts';

const NOW = new Date('2026-11-20T12:00:00.000Z');
const days = (count: number) => new Date(NOW.getTime() + count * 86_400_000).toISOString();
const OPEN = { amount: 900, currency: 'eur', invoiceId: 'in_1', needs: 'payment' } as const;

/** In days from now; null if nothing is due. */
function next(change: Partial<Subscription>, readAt = days(-0.5)): number | null {
  const subscription: Subscription = {
    id: 'sub_1',
    plan: 'Solo',
    planId: 'price_1',
    interval: 'month',
    currentPeriodEnd: null,
    status: 'active',
    ...change,
  };
  const due = nextDueOf({ subscription, readAt }, NOW);
  return due === null ? null : (Date.parse(due) - NOW.getTime()) / 86_400_000;
}

const resume = (until: number) => ({ ...OPEN, purpose: 'resume', until: days(until) }) as const;
const renewal = (nextAttempt: number) =>
  ({ ...OPEN, purpose: 'renewal', nextAttempt: days(nextAttempt) }) as const;

describe('nextDueOf', () => {
  // R-REL-05 R-LIV-01 R-MAC-02
  it.each([
    ['nothing', {}, null],
    ['the end of the period', { currentPeriodEnd: days(9) }, 9],
    ['a trial before it', { status: 'trialing', trialEnd: days(3), currentPeriodEnd: days(9) }, 3],
    ['the end of the plan', { cancelAt: days(5), currentPeriodEnd: days(9) }, 5],
    ['the notice before a pause ends', { status: 'paused', pausedUntil: days(40) }, 37],
    ['the end of a pause', { status: 'paused', pausedUntil: days(3) }, 3],
    ['a resume that lapses first', { pausedUntil: days(40), openPayment: resume(1) }, 1],
    ['a period that ended since it was read', { currentPeriodEnd: days(-0.1) }, -0.1],
    ['a period that had ended by then', { currentPeriodEnd: days(-0.6) }, null],
    ['a pause that should have ended', { status: 'paused', pausedUntil: days(-3) }, -3],
    ['an invoice that should be void', { status: 'paused', openPayment: resume(-1) }, -1],
    ['nothing of a plan that is over', { status: 'canceled', currentPeriodEnd: days(9) }, null],
    ['a payment that is tried again', { openPayment: renewal(2), currentPeriodEnd: days(9) }, 2],
    ['one that was tried since', { openPayment: renewal(-0.1), currentPeriodEnd: days(9) }, -0.1],
  ] as const)('finds %s', (_what, change, due) => {
    expect(next(change)).toBe(due);
  });

  // By hand: machines sleep 14 days after the first failed payment, announced 7 and 2 days before.
  // R-MAC-02
  it.each([
    [0, 7],
    [6.9, 7 - 6.9],
    [7, 5],
    [12, 2],
    [14, null],
    [30, null],
  ])('finds notices and sleep of a plan past due for %s days, in %s', (since, due) => {
    const found = next({ status: 'past_due', pastDueSince: days(-since) });
    expect(found === null ? null : Math.round(found * 100) / 100).toBe(
      due === null ? null : Math.round(due * 100) / 100,
    );
  });
});
