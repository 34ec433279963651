import { describe, expect, it } from 'vitest';
import {
  NO_SUBSCRIPTION,
  PAUSE_REASONS,
  PAYMENT_PURPOSES,
  SUBSCRIPTION_STATUSES,
  type OpenPayment,
} from '@contract/subscription.ts';
import { describeSubscription } from './subscription-text.ts';
import type { SubscriptionView } from './subscription-view.ts';

const NOW = new Date('2026-11-23T10:00:00Z');
const SOLO: SubscriptionView = {
  id: 'sub_1',
  plan: 'Solo',
  planId: 'price_solo_month',
  interval: 'month',
  currentPeriodEnd: '2026-05-03T12:00:00.000Z',
  status: 'active',
};

const words = (change: Partial<SubscriptionView>) =>
  describeSubscription({ ...SOLO, ...change }, 'en-GB', NOW);

// R-ACC-01
describe('describeSubscription', () => {
  it('none: says so and offers the plans', () => {
    expect(describeSubscription(NO_SUBSCRIPTION, 'en-GB', NOW)).toMatchObject({
      label: 'No plan',
      tone: 'neutral',
      next: { kind: 'choose-plan' },
      nextPayment: null,
    });
  });

  // R-API-01
  it.each(['trialing', 'active', 'past_due', 'unpaid', 'paused', 'incomplete'] as const)(
    '%s, without the billing details: says that what comes next is not known, and foretells nothing',
    (status) => {
      const { sentence, next, nextPayment } = words({ status, isPartial: true });
      expect(sentence).toMatch(/^We could not load what comes next for Solo,/);
      expect([next.kind, nextPayment]).toEqual(['retry', null]);
    },
  );

  it('no plan, without the billing details: offers the plans all the same', () => {
    const view = { ...NO_SUBSCRIPTION, isPartial: true } as const;
    expect(describeSubscription(view, 'en-GB', NOW).next.kind).toBe('choose-plan');
  });

  it('incomplete: raises the alarm and leads to the plan, not to a second purchase', () => {
    const { label, tone, next, sentence, alarm } = words({ status: 'incomplete' });
    expect({ label, tone, next: next.kind }).toEqual({
      label: 'Payment not complete',
      tone: 'warn',
      next: 'manage',
    });
    expect(sentence).toContain('the order lapses and nothing is charged');
    expect(alarm?.title).toBe('Your first payment is not complete');
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
    expect(trial.sentence).toContain('Nothing is charged');
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

  it('past_due: raises the alarm and says that the plan continues', () => {
    const overdue = words({ status: 'past_due' });
    expect(overdue).toMatchObject({
      label: 'Past due',
      tone: 'bad',
      nextPayment: null,
      alarm: { title: 'Your last payment failed' },
    });
    expect(overdue.sentence).toContain('keeps working');
  });

  // R-MAC-02
  it.each([
    [null, ['continues in full until 15 May 2026', 'sleep until it is paid']],
    [new Date('2026-05-15T11:59:59.999Z'), ['continues in full until 15 May 2026']],
    [new Date('2026-05-15T12:00:00.000Z'), ['open since 1 May 2026', 'Their data is kept']],
  ])('past_due, at %s: says until when servers run, or that they sleep', (now, parts) => {
    const due = { status: 'past_due', pastDueSince: '2026-05-01T12:00:00.000Z' } as const;
    const { sentence } = describeSubscription({ ...SOLO, ...due }, 'en-GB', now);
    for (const part of parts) expect(sentence).toContain(part);
  });

  it('unpaid with its open invoice: names the day on which the plan ends', () => {
    const open = payment({ purpose: 'renewal', until: '2026-05-03T12:00:00.000Z' });
    const { alarm } = words({ status: 'unpaid', openPayment: open });
    expect(alarm?.text).toContain('Unless you do so by 3 May 2026, the plan ends');
    expect(alarm?.text).toContain('nothing more is charged');
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

  it('paused with a date: says when it resumes, and that the new period is charged then', () => {
    const paused = words({ status: 'paused', pauseReason: 'requested', pausedUntil: JUNE });
    expect(paused).toMatchObject({
      label: 'Paused until 1 June 2026',
      nextPayment: { date: '1 June 2026' },
    });
    expect(paused.sentence).toBe(
      'Solo and its payments are paused until 1 June 2026. It resumes automatically that day. You then pay for a full new month.',
    );
  });

  it('paused with a credit: names it to the cent, because it is used first', () => {
    const paused = words({
      status: 'paused',
      pauseReason: 'requested',
      pausedUntil: JUNE,
      credit: { amount: 1234, currency: 'eur' },
    });
    expect(paused.sentence).toContain(
      'You then pay for a full new month, less your credit of €12.34.',
    );
  });

  it('payments alone are paused, and the paid period runs on: nothing new is charged on the day', () => {
    const paused = words({
      status: 'paused',
      pauseReason: 'requested',
      pausedUntil: JUNE,
      currentPeriodEnd: '2099-05-03T12:00:00.000Z',
    });
    expect(paused.nextPayment).toBeNull();
    expect(paused.sentence).toContain('It resumes automatically that day.');
  });

  it('paused and set to end before it would resume: no payment follows', () => {
    const paused = words({
      status: 'paused',
      pauseReason: 'requested',
      pausedUntil: JUNE,
      cancelAt: '2026-05-03T12:00:00.000Z',
    });
    expect(paused.nextPayment).toBeNull();
    expect(paused.sentence).not.toContain('resumes automatically');
  });

  // R-LIV-02
  it('paused after a failed payment: is an alarm that asks for the payment, not a rest', () => {
    const open = payment({ purpose: 'renewal' });
    const paused = words({ status: 'paused', pauseReason: 'payment_failed', openPayment: open });
    expect(paused).toMatchObject({ label: 'Paused, not paid', tone: 'bad', nextPayment: null });
    expect(paused.sentence).toContain('€19.00');
    expect(paused.sentence).not.toContain('whenever you are ready');
    expect(paused.alarm).toMatchObject({
      tone: 'bad',
      title: 'Your plan is paused: a payment failed',
      pay: { label: 'Pay €19.00 now', invoiceId: 'in_1' },
    });
  });

  it('paused after a failed payment that is settled: asks to resume, not to pay', () => {
    const paused = words({ status: 'paused', pauseReason: 'payment_failed' });
    expect(paused.sentence).toContain('resume it');
    expect(paused.alarm).toMatchObject({ pay: null });
  });

  it('paused for lack of a card: asks for one', () => {
    const paused = words({ status: 'paused', pauseReason: 'no_card' });
    expect(paused).toMatchObject({ label: 'Paused, no card', tone: 'bad' });
    expect(paused.alarm).toMatchObject({ pay: null, card: 'Add a card' });
  });

  it('paused while its resumption is not paid: says what it waits for', () => {
    const paused = words({
      status: 'paused',
      pauseReason: 'requested',
      openPayment: payment({ purpose: 'resume' }),
    });
    expect(paused.sentence).toBe('Solo is still paused. It resumes as soon as €19.00 is paid.');
    expect(paused.nextPayment).toBeNull();
  });

  // R-LIV-02
  it.each([
    [{}, 'it stays paused and nothing is charged.'],
    [
      { pausedUntil: '2026-06-01T12:00:00.000Z' },
      'it stays paused until 1 June 2026 and nothing is charged before then.',
    ],
  ])(
    'paused while its resumption is not paid: keeps the day that was chosen %#',
    (end, follows) => {
      const until = '2026-05-04T11:00:00.000Z';
      const openPayment = payment({ purpose: 'resume', until });
      const paused = words({ status: 'paused', pauseReason: 'requested', openPayment, ...end });
      expect(paused.alarm?.text).toContain(follows);
      const named = 'pausedUntil' in end;
      expect(paused.label.includes('1 June 2026')).toBe(named);
      expect(paused.sentence.includes('otherwise on 1 June 2026')).toBe(named);
    },
  );

  // R-LIV-02
  it('past due with a new card: says when that is charged, and no more that it should be changed', () => {
    const nextAttempt = '2026-05-06T12:00:00.000Z';
    const open = payment({ purpose: 'renewal', nextAttempt, hasNewCard: true });
    const { alarm } = words({ status: 'past_due', openPayment: open });
    expect(alarm?.text).toBe(
      'Your new card will be charged on 6 May 2026: €19.00 for Solo. You can also pay it now.',
    );
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
    const unread = describeSubscription({ ...NO_SUBSCRIPTION, status: 'error' }, 'en-GB', NOW);
    expect(unread).toMatchObject({ label: 'Could not be loaded', next: { kind: 'retry' } });
    expect(unread.sentence).not.toMatch(/no plan/i);
  });

  it.each([
    ['first', 'incomplete', 'and Solo starts'],
    ['resume', 'paused', 'and Solo resumes'],
    ['change', 'active', 'and the change is made'],
  ] as const)(
    'the bank asks at a payment for %s: leads to the bank, names the deadline, offers no other card',
    (purpose, status, follows) => {
      const { alarm } = words({
        status,
        openPayment: payment({ purpose, needs: 'confirmation', until: '2026-05-04T11:00:00.000Z' }),
      });
      expect(alarm).toMatchObject({
        tone: 'warn',
        pay: { label: 'Confirm with your bank', invoiceId: 'in_1' },
        card: null,
      });
      expect(alarm?.text).toContain('€19.00');
      expect(alarm?.text).toContain(follows);
      expect(alarm?.text).toContain('4 May 2026');
      expect(alarm?.text).toContain('nothing is charged');
    },
  );

  it('the bank asks at a change: the plan shows as unchanged until then', () => {
    const open = payment({ purpose: 'change', needs: 'confirmation' });
    const waiting = words({ openPayment: open });
    expect(waiting).toMatchObject({ label: 'Active', nextPayment: { date: '3 May 2026' } });
    expect(waiting.alarm?.title).toBe('Your bank asks you to confirm the change');
    expect(waiting.alarm?.text).toContain('Your plan is still Solo');
  });

  it('past_due with its open invoice: names the amount on the button', () => {
    const { alarm } = words({ status: 'past_due', openPayment: payment({ purpose: 'renewal' }) });
    expect(alarm).toMatchObject({
      title: 'Your last payment failed',
      pay: { label: 'Pay €19.00 now' },
      card: 'Change card',
    });
  });

  it('every status, pause and open payment: does without a plan name and without dates', () => {
    const payments = PAYMENT_PURPOSES.flatMap((purpose) => [
      payment({ purpose }),
      payment({ purpose, needs: 'confirmation' }),
    ]);
    for (const status of [...SUBSCRIPTION_STATUSES, 'error'] as const) {
      for (const openPayment of [undefined, ...payments]) {
        for (const pauseReason of PAUSE_REASONS) {
          const { label, sentence, alarm } = describeSubscription(
            { ...NO_SUBSCRIPTION, status, pauseReason, ...(openPayment && { openPayment }) },
            'de-DE',
            NOW,
          );
          const said = `${status}: ${label} ${sentence} ${alarm?.title} ${alarm?.text} ${alarm?.pay?.label}`;
          expect(said.replaceAll(/ undefined/g, '')).not.toMatch(
            /null|undefined|NaN|Invalid| {2}|\.\./,
          );
          expect(alarm !== null || openPayment === undefined || status === 'error').toBe(true);
        }
      }
    }
  });
});

const JUNE = '2026-06-01T12:00:00.000Z';

function payment(change: Partial<OpenPayment>): OpenPayment {
  return {
    invoiceId: 'in_1',
    purpose: 'renewal',
    needs: 'payment',
    amount: 1900,
    currency: 'eur',
    ...change,
  };
}
