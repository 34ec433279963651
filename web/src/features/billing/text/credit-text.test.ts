import { describe, expect, it } from 'vitest';
import { NO_SUBSCRIPTION, SUBSCRIPTION_STATUSES } from '@contract/subscription.ts';
import { describeCredit } from './credit-text.ts';

const CREDIT = { amount: 147_100, currency: 'eur' };

// R-ACC-01
describe('describeCredit', () => {
  it('nothing is owed: says nothing', () => {
    expect(describeCredit(NO_SUBSCRIPTION, 'en-GB')).toBeNull();
  });

  it.each(SUBSCRIPTION_STATUSES)('%s: names what is owed, with or without a plan', (status) => {
    const said = describeCredit({ ...NO_SUBSCRIPTION, status, credit: CREDIT }, 'en-GB');
    expect(said?.amount).toBe('€1,471.00');
    expect(said?.use).toMatch(/^(Used|Stays)/);
  });

  it('the plan has ended: says how what was paid is had back', () => {
    const ended = { ...NO_SUBSCRIPTION, status: 'canceled', credit: CREDIT } as const;
    const words = 'If you delete your account, what you paid of it goes back to you.';
    expect(describeCredit(ended, 'en-GB')?.use).toContain(words);
    expect(describeCredit({ ...ended, status: 'active' }, 'en-GB')?.use).not.toContain('delete');
  });

  it('the plan is set to end: does not promise an invoice that will not come', () => {
    const ending = { ...NO_SUBSCRIPTION, status: 'active', credit: CREDIT, cancelAt: 'x' } as const;
    expect(describeCredit(ending, 'en-GB')?.use).toContain('Stays on your account');
  });
});
