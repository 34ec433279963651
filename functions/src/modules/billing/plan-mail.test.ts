import { expect, it } from 'vitest';
import { NO_SUBSCRIPTION, type Subscription } from '../../contract/subscription.ts';
import { duePlanMail } from './plan-mail.ts';

const NOW = new Date('2026-11-20T12:00:00.000Z');
const days = (count: number) => new Date(NOW.getTime() + count * 86_400_000).toISOString();
const OPEN = { amount: 900, currency: 'eur', invoiceId: 'in_1', needs: 'payment' } as const;
const renewal = { ...OPEN, purpose: 'renewal' } as const;

const due = (change: Partial<Subscription>) =>
  duePlanMail({ ...NO_SUBSCRIPTION, id: 'sub_1', plan: 'Solo', ...change }, NOW);

// R-MAI-03
it.each<[string, Partial<Subscription>, string | null]>([
  ['long before a pause ends', { status: 'paused', pausedUntil: days(3.01) }, null],
  [
    'three days before',
    { status: 'paused', pausedUntil: days(3) },
    `plan-pause-ends_sub_1_${days(3)}`,
  ],
  [
    'shortly before',
    { status: 'paused', pausedUntil: days(0.1) },
    `plan-pause-ends_sub_1_${days(0.1)}`,
  ],
  ['when it should have ended', { status: 'paused', pausedUntil: days(0) }, null],
  ['a pause without an end', { status: 'paused' }, null],
  ['a pause that has ended', { status: 'active', pausedUntil: days(2) }, null],
])('a pause: %s', (_when, change, id) => {
  expect(due(change)?.id ?? null).toBe(id);
});

// By hand: a week after the first failed payment, with the next attempt if there is one; 3 days before an end with a date.
// R-MAI-03
it.each<[string, Partial<Subscription>, object | null]>([
  [
    'for less than a week',
    { status: 'past_due', pastDueSince: days(-6.9), openPayment: renewal },
    null,
  ],
  [
    'for a week',
    {
      status: 'past_due',
      pastDueSince: days(-7),
      openPayment: { ...renewal, nextAttempt: days(2) },
    },
    {
      id: `plan-ends-unpaid_sub_1_${days(-7)}`,
      kind: 'plan_ends_unpaid',
      lane: 'service',
      facts: { plan: 'Solo', endsAt: null, triesAt: days(2) },
    },
  ],
  ['and paid', { status: 'active', pastDueSince: days(-7) }, null],
  [
    'unpaid, with an end in four days',
    { status: 'unpaid', openPayment: { ...renewal, until: days(4) } },
    null,
  ],
  [
    'unpaid, with an end in three days',
    { status: 'unpaid', openPayment: { ...renewal, until: days(3) } },
    {
      id: `plan-ends-unpaid_sub_1_${days(3)}`,
      kind: 'plan_ends_unpaid',
      lane: 'service',
      facts: { plan: 'Solo', endsAt: days(3), triesAt: null },
    },
  ],
])('a plan that is past due %s', (_how, change, mail) => {
  expect(due(change)).toEqual(mail);
});
