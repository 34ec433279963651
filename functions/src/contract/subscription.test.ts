import { describe, expect, it } from 'vitest';
import {
  checkAction,
  SUBSCRIPTION_ACTIONS,
  SUBSCRIPTION_STATUSES,
  type ActionRefusal,
  type OpenPayment,
  type SubscriptionAction,
  type SubscriptionStatus,
} from './subscription.ts';

/** Per status: change, pause, resume, cancel, reactivate; then the same for a plan that is set to end. */
const TABLE: Record<SubscriptionStatus, [string, string]> = {
  none: ['no_plan no_plan no_plan no_plan no_plan', 'no_plan no_plan no_plan no_plan no_plan'],
  incomplete: [
    'incomplete incomplete incomplete allowed incomplete',
    'ending ending incomplete ending allowed',
  ],
  incomplete_expired: ['ended ended ended ended ended', 'ended ended ended ended ended'],
  trialing: [
    'allowed trialing not_paused allowed not_ending',
    'ending ending not_paused ending allowed',
  ],
  active: [
    'allowed allowed not_paused allowed not_ending',
    'ending ending not_paused ending allowed',
  ],
  past_due: [
    'past_due past_due not_paused allowed not_ending',
    'ending ending not_paused ending allowed',
  ],
  canceled: ['ended ended ended ended ended', 'ended ended ended ended ended'],
  unpaid: [
    'unpaid unpaid not_paused allowed not_ending',
    'ending ending not_paused ending allowed',
  ],
  paused: ['paused paused allowed allowed not_ending', 'ending ending allowed ending allowed'],
};

describe('checkAction', () => {
  // R-API-02
  it.each(SUBSCRIPTION_STATUSES)('knows each action under %s', (status) => {
    expect(row(status)).toBe(TABLE[status][0]);
    expect(row(status, '2026-12-24T00:00:00.000Z')).toBe(TABLE[status][1]);
  });

  const open = (purpose: OpenPayment['purpose']): OpenPayment => ({
    amount: 900,
    currency: 'eur',
    invoiceId: 'in_1',
    purpose,
    needs: 'payment',
  });

  // R-LIV-01
  it('lets no plan be paused while one of its payments is open', () => {
    const status = 'active';
    expect(checkAction('pause', { status, openPayment: open('change') })).toBe('payment_open');
    expect(checkAction('cancel', { status, openPayment: open('change') })).toBe('allowed');
  });

  // R-LIV-02
  it('ends a pause that a failed renewal led to by its payment alone', () => {
    const status = 'paused';
    expect(checkAction('resume', { status, openPayment: open('renewal') })).toBe('past_due');
    expect(checkAction('resume', { status, openPayment: open('resume') })).toBe('allowed');
    expect(checkAction('cancel', { status, openPayment: open('renewal') })).toBe('allowed');
  });
});

function row(status: SubscriptionStatus, cancelAt?: string): string {
  const check = (action: SubscriptionAction): 'allowed' | ActionRefusal =>
    checkAction(action, { status, ...(cancelAt !== undefined && { cancelAt }) });
  return SUBSCRIPTION_ACTIONS.map(check).join(' ');
}
