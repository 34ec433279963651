import { describe, expect, it } from 'vitest';
import { NO_SUBSCRIPTION, SUBSCRIPTION_STATUSES } from '@contract/subscription.ts';
import { describeSubscription, type SubscriptionView } from './subscription-text.ts';

const SOLO: SubscriptionView = {
  id: 'sub_1',
  plan: 'Solo',
  planId: 'price_solo_month',
  interval: 'month',
  currentPeriodEnd: '2026-05-03T12:00:00.000Z',
  status: 'active',
};

const words = (change: Partial<SubscriptionView>) =>
  describeSubscription({ ...SOLO, ...change }, 'en-GB');

// R-ACC-01
describe('describeSubscription', () => {
  it('none: says so and offers the plans', () => {
    expect(describeSubscription(NO_SUBSCRIPTION, 'en-GB')).toMatchObject({
      label: 'No plan',
      tone: 'neutral',
      next: { kind: 'choose-plan' },
      nextPayment: null,
    });
  });

  it('incomplete: raises the alarm and leads to the plan, not to a second purchase', () => {
    const { label, tone, next, sentence, alarm } = words({ status: 'incomplete' });
    expect({ label, tone, next: next.kind }).toEqual({
      label: 'Payment not finished',
      tone: 'warn',
      next: 'manage',
    });
    expect(sentence).toContain('the order lapses and nothing is charged');
    expect(alarm?.title).toBe('Your first payment is not finished');
  });

  it('incomplete_expired: nothing was charged, choose again', () => {
    const { label, next, sentence } = words({ status: 'incomplete_expired' });
    expect({ label, next: next.kind }).toEqual({ label: 'Order lapsed', next: 'choose-plan' });
    expect(sentence).toContain('Nothing was charged');
  });

  it('trialing: the first payment is on the day on which the trial ends', () => {
    const trial = words({ status: 'trialing', trialEnd: '2026-04-20T12:00:00.000Z' });
    expect(trial).toMatchObject({
      label: 'Trial',
      tone: 'info',
      nextPayment: { date: '20 April 2026' },
    });
    expect(trial.sentence).toContain('until 20 April 2026');
  });

  it('trialing without a date of its own: the period ends with the trial', () => {
    expect(words({ status: 'trialing' }).nextPayment).toEqual({ date: '3 May 2026' });
  });

  it('trialing and cancelled: no payment follows', () => {
    const trial = words({ status: 'trialing', cancelAt: '2026-05-03T12:00:00.000Z' });
    expect(trial).toMatchObject({ label: 'Trial, cancels on 3 May 2026', nextPayment: null });
    expect(trial.sentence).toContain('No payment is taken');
  });

  it('active: renews on the end of the period', () => {
    expect(words({})).toEqual({
      label: 'Active',
      tone: 'good',
      sentence: 'Solo renews on 3 May 2026.',
      next: { kind: 'manage', label: 'Manage plan' },
      nextPayment: { date: '3 May 2026' },
      alarm: null,
    });
  });

  it('active and cancelled: says on which day it ends, and that nothing more is taken', () => {
    expect(words({ cancelAt: '2026-05-03T12:00:00.000Z' })).toMatchObject({
      label: 'Cancels on 3 May 2026',
      tone: 'warn',
      nextPayment: null,
    });
  });

  it('past_due: raises the alarm and says that the plan goes on meanwhile', () => {
    const overdue = words({ status: 'past_due' });
    expect(overdue).toMatchObject({
      label: 'Past due',
      tone: 'bad',
      nextPayment: null,
      alarm: { title: 'Your last payment failed' },
    });
    expect(overdue.sentence).toContain('goes on in full');
  });

  it('past_due and cancelled: the end is named too', () => {
    const { sentence } = words({ status: 'past_due', cancelAt: '2026-05-03T12:00:00.000Z' });
    expect(sentence).toContain('set to end on 3 May 2026');
  });

  it('unpaid: no further attempt comes by itself', () => {
    const unpaid = words({ status: 'unpaid' });
    expect(unpaid).toMatchObject({
      label: 'Unpaid',
      tone: 'bad',
      alarm: { title: 'Your plan is not paid' },
    });
    expect(unpaid.alarm?.text).toContain('Pay the open invoice');
  });

  it('paused with a date: says when it resumes', () => {
    const paused = words({ status: 'paused', pausedUntil: '2026-06-01T12:00:00.000Z' });
    expect(paused).toMatchObject({ label: 'Paused until 1 June 2026', nextPayment: null });
    expect(paused.sentence).toContain('resumes by itself');
  });

  it('paused without a date: says how to resume', () => {
    const paused = words({ status: 'paused' });
    expect(paused.label).toBe('Paused');
    expect(paused.sentence).toContain('Resume it whenever');
  });

  it('paused and cancelled: the end is named too', () => {
    const { sentence } = words({ status: 'paused', cancelAt: '2026-05-03T12:00:00.000Z' });
    expect(sentence).toContain('set to end on 3 May 2026');
  });

  it.each([
    'none',
    'trialing',
    'active',
    'paused',
    'canceled',
    'incomplete_expired',
    'error',
  ] as const)('%s: raises no alarm', (status) => {
    expect(words({ status }).alarm).toBeNull();
  });

  it('canceled: has ended, choose again', () => {
    const ended = words({ status: 'canceled' });
    expect(ended).toMatchObject({ label: 'Ended', next: { kind: 'choose-plan' } });
  });

  // R-SES-10
  it('error: could not be loaded, with a retry; never as no plan', () => {
    const unread = describeSubscription({ ...NO_SUBSCRIPTION, status: 'error' }, 'en-GB');
    expect(unread).toMatchObject({ label: 'Could not be loaded', next: { kind: 'retry' } });
    expect(unread.sentence).not.toMatch(/no plan/i);
  });

  it('every status: does without a plan name and without dates', () => {
    for (const status of [...SUBSCRIPTION_STATUSES, 'error'] as const) {
      const { label, sentence, alarm } = describeSubscription(
        { ...NO_SUBSCRIPTION, status },
        'de-DE',
      );
      expect(`${status}: ${label} ${sentence} ${alarm?.text ?? ''}`).not.toMatch(
        /null|undefined|NaN|Invalid/,
      );
    }
  });
});
