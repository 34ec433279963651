import { describe, expect, it } from 'vitest';
import { NO_SUBSCRIPTION } from '@contract/subscription.ts';
import { describeCancellation } from './cancellation-text.ts';
import type { SubscriptionView } from './subscription-view.ts';

const NOW = new Date('2026-11-23T10:00:00Z');
const SOLO: SubscriptionView = {
  ...NO_SUBSCRIPTION,
  id: 'sub_1',
  plan: 'Solo',
  currentPeriodEnd: '2026-05-03T12:00:00.000Z',
  status: 'active',
};

const words = (change: Partial<SubscriptionView>) =>
  describeCancellation({ ...SOLO, ...change }, 'en-GB', NOW);

// R-ACC-12
describe('describeCancellation', () => {
  it('an end at once: the data is kept for 30 days from the time that is given', () => {
    expect(words({ status: 'unpaid' }).consequences.join(' ')).toContain('until 23 December 2026');
  });

  it.each(['active', 'past_due'] as const)('%s: names the day on which the plan ends', (status) => {
    expect(words({ status })).toMatchObject({
      summary: 'If you cancel now, Solo runs until 3 May 2026 and then ends.',
      next: { kind: 'cancel', label: 'Cancel the plan' },
    });
  });

  it('trialing: ends with the trial, and nothing is charged', () => {
    const trial = words({ status: 'trialing', trialEnd: '2026-04-20T12:00:00.000Z' });
    expect(trial.summary).toContain('20 April 2026');
    expect(trial.consequences).toContain('Nothing is charged.');
  });

  it('a trial that is over does not set the end', () => {
    expect(words({ trialEnd: '2026-01-20T12:00:00.000Z' }).summary).toContain('3 May 2026');
  });

  it.each(['unpaid', 'incomplete', 'paused'] as const)(
    '%s: ends at once, which cannot be undone',
    (status) => {
      const { summary, consequences, next } = words({ status });
      expect(summary).toContain('at once');
      expect(summary).not.toContain('3 May 2026');
      expect(consequences.join(' ')).toContain('cannot be undone');
      expect(next).toEqual({ kind: 'cancel', label: 'End the plan now' });
    },
  );

  it('payments alone are paused, and the paid period runs on: stays paused until its end', () => {
    const running = { status: 'paused', currentPeriodEnd: '2099-05-03T12:00:00.000Z' } as const;
    expect(words(running).summary).toBe(
      'If you cancel now, Solo stays paused and ends on 3 May 2099.',
    );
  });

  it('paused with a credit: says that it stays for the next plan', () => {
    const credit = { amount: 1234, currency: 'eur' };
    expect(words({ status: 'paused', credit }).consequences).toContain(
      'Your credit of €12.34 stays on your account and pays for the next plan that you choose.',
    );
    expect(words({ status: 'paused' }).consequences.join(' ')).not.toContain('credit');
  });

  it('ended: says that nothing more is charged', () => {
    expect(words({ status: 'canceled' }).summary).toContain('Nothing more is charged');
  });

  it('with a payment open: says that its invoice is withdrawn with the end of the plan', () => {
    for (const status of ['past_due', 'unpaid'] as const) {
      expect(words({ status }).consequences.join(' ')).toContain('is withdrawn');
    }
    expect(words({ status: 'past_due' }).consequences.join(' ')).not.toContain('Nothing more');
    expect(words({ status: 'active' }).consequences.join(' ')).not.toContain('withdrawn');
  });

  it.each(['trialing', 'active', 'past_due', 'unpaid', 'paused', 'incomplete'] as const)(
    '%s and cancelled already: offers to undo it, not to cancel again',
    (status) => {
      expect(words({ status, cancelAt: '2026-05-03T12:00:00.000Z' })).toMatchObject({
        title: 'Your plan is cancelled',
        summary: 'Solo is cancelled and ends on 3 May 2026.',
        next: { kind: 'undo' },
      });
    },
  );

  it.each(['none', 'incomplete_expired', 'canceled'] as const)(
    '%s: nothing to cancel',
    (status) => {
      expect(words({ status }).next.kind).toBe('none');
    },
  );

  // R-MAC-04
  it.each([
    ['active', {}, '2 June 2026'],
    ['trialing', { trialEnd: '2026-04-20T12:00:00.000Z' }, '20 May 2026'],
    ['active', { cancelAt: '2026-05-01T12:00:00.000Z' }, '31 May 2026'],
    ['canceled', { endedAt: '2026-05-05T12:00:00.000Z' }, '4 June 2026'],
  ] as const)('%s %j: says until when the machines are kept: %s', (status, change, day) => {
    expect(words({ status, ...change }).consequences.join(' ')).toContain(`kept until ${day}`);
  });

  it('error, or only a part that could be loaded: cannot say, and offers a retry', () => {
    expect(words({ status: 'error' }).next.kind).toBe('retry');
    expect(words({ status: 'active', isPartial: true }).next.kind).toBe('retry');
  });
});
