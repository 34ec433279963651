import { expect, it } from 'vitest';
import { NO_SUBSCRIPTION, type Subscription } from '../../contract/subscription.ts';
import { nextDueOf } from './next-due.ts';

const READ = '2026-11-22T12:00:00.000Z';
const BEFORE = '2026-11-22T11:00:00.000Z';
const LATER = '2026-12-01T00:00:00.000Z';
const LAST = '2026-12-22T00:00:00.000Z';

const next = (facts: Partial<Subscription>) =>
  nextDueOf(
    {
      uid: 'ada',
      customerId: 'cus_1',
      readAt: READ,
      subscription: { ...NO_SUBSCRIPTION, id: 'sub', status: 'active', ...facts },
    },
    new Date(READ),
  );

const open = (dates: { until?: string; nextAttempt?: string }) =>
  ({
    openPayment: {
      amount: 900,
      currency: 'eur',
      invoiceId: 'in_1',
      purpose: 'renewal',
      needs: 'payment',
      ...dates,
    },
  }) as const;

// R-REL-05
it.each([
  ['the end of the period', { currentPeriodEnd: LATER }],
  ['the end of the trial', { trialEnd: LATER, currentPeriodEnd: LAST }],
  ['the end of the plan', { cancelAt: LATER, currentPeriodEnd: LAST }],
  ['the end of a pause', { pausedUntil: LATER, currentPeriodEnd: LAST }],
  ['the deadline of a payment', { ...open({ until: LATER }), currentPeriodEnd: LAST }],
  ['the next attempt at one', { ...open({ nextAttempt: LATER }), currentPeriodEnd: LAST }],
])('is %s, where that comes first', (_what, facts) => {
  expect(next(facts)).toBe(LATER);
});

// R-REL-05
it('is no date that had passed when the plan was read, and none of a plan that is over', () => {
  expect(next({ currentPeriodEnd: BEFORE })).toBe(null);
  expect(next({ status: 'canceled', currentPeriodEnd: LATER })).toBe(null);
});

// R-LIV-02
it('is a promise for as long as it is not kept', () => {
  expect(next({ status: 'paused', pausedUntil: BEFORE })).toBe(BEFORE);
  expect(next(open({ until: BEFORE }))).toBe(BEFORE);
});
