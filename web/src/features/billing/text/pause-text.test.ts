import { describe, expect, it } from 'vitest';
import type { Subscription } from '@contract/subscription.ts';
import { describePausing, describeResuming } from './pause-text.ts';

const PAUSED: Subscription = {
  id: 'sub_1',
  plan: 'Solo',
  planId: 'price_solo_month',
  interval: 'month',
  currentPeriodEnd: '2026-05-03T12:00:00.000Z',
  status: 'paused',
  pauseReason: 'requested',
  pausedUntil: '2026-06-01T12:00:00.000Z',
  credit: { amount: 1234, currency: 'eur' },
};
const NOW = new Date('2026-05-10T12:00:00.000Z');
const PRICE = { amount: 1900, currency: 'eur' };
const NEXT = { amount: 666, currency: 'eur', at: '2026-06-01T12:00:00.000Z' };

const resuming = (facts: Partial<Parameters<typeof describeResuming>[0]>) =>
  describeResuming(
    { subscription: PAUSED, price: PRICE, nextPayment: NEXT, now: NOW, ...facts },
    'en-GB',
  );

// R-ACC-06 R-LIV-02
describe('describeResuming', () => {
  it('the amount is known: names it, breaks it down, and repeats it on the button', () => {
    expect(resuming({})).toEqual({
      charge: 'You pay €6.66 now: €19 for a full new month, less your credit of €12.34.',
      label: 'Resume and pay €6.66',
    });
  });

  it('with tax or a discount: does not claim a sum that does not add up', () => {
    expect(resuming({ nextPayment: { ...NEXT, amount: 1027 } }).charge).toBe(
      'You pay €10.27 now, for a full new month. Your credit of €12.34 is used first.',
    );
  });

  it('without a credit: names the price of the new period', () => {
    const { credit: _none, ...subscription } = PAUSED;
    expect(resuming({ subscription, nextPayment: { ...NEXT, amount: 1900 } }).charge).toBe(
      'You pay €19.00 now, for a full new month.',
    );
  });

  it('the credit covers it: nothing is charged', () => {
    expect(resuming({ nextPayment: { ...NEXT, amount: 0 } })).toEqual({
      charge: 'You pay nothing now: your credit covers the full new month.',
      label: 'Resume the plan',
    });
  });

  it('the amount is not known: says that there is one', () => {
    expect(resuming({ nextPayment: null })).toEqual({
      charge:
        'A full new month begins at once and is charged now: €19, less your credit of €12.34.',
      label: 'Resume the plan',
    });
  });

  it('the paid period still runs, as in a pause of payments only: nothing is charged', () => {
    expect(resuming({ now: new Date('2026-05-01T12:00:00.000Z'), nextPayment: null })).toEqual({
      charge: 'What you have paid for runs until 3 May 2026, so nothing is charged now.',
      label: 'Resume the plan',
    });
  });
});

describe('describePausing', () => {
  it('says when it begins, what happens to the money, and what is charged on the day', () => {
    const until = '2026-06-01T12:00:00.000Z';
    expect(describePausing({ interval: 'month', price: PRICE, until }, 'en-GB')).toEqual([
      'The pause begins at once, and nothing is charged while it lasts.',
      'Unused time becomes credit, to the cent.',
      'On 1 June 2026 the plan resumes automatically. A full new month begins then and is charged: €19, less your credit.',
    ]);
  });

  it('without a date or a price: still says that a new period is charged', () => {
    const said = describePausing({ interval: null, price: undefined, until: null }, 'en-GB');
    expect(said.at(-1)).toBe(
      'On the day you choose the plan resumes automatically. A full new period begins then and is charged, less your credit.',
    );
  });
});
