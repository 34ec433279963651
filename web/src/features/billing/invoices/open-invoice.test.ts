import { describe, expect, it } from 'vitest';
import type { Invoice } from '@contract/api.ts';
import { NO_SUBSCRIPTION } from '@contract/subscription.ts';
import { withOpenInvoice } from './open-invoice.ts';

const OPEN: Invoice = {
  id: 'in_2',
  number: 'ALC-0002',
  status: 'open',
  total: 1900,
  amountDue: 834,
  currency: 'eur',
  createdAt: '2026-05-03T12:00:00.000Z',
  nextPaymentAttempt: null,
  url: 'https://invoice.example/in_2',
  pdf: null,
};

// R-ACC-06
describe('withOpenInvoice', () => {
  it.each([
    ['past_due', 'renewal'],
    ['unpaid', 'renewal'],
    ['incomplete', 'first'],
  ] as const)('%s: takes the open invoice of the list for what is due', (status, purpose) => {
    const known = withOpenInvoice({ ...NO_SUBSCRIPTION, status }, [OPEN]);
    expect(known?.openPayment).toEqual({
      invoiceId: 'in_2',
      purpose,
      needs: 'payment',
      amount: 834,
      currency: 'eur',
    });
  });

  it('the subscription names its own: keeps that', () => {
    const own = {
      invoiceId: 'in_1',
      purpose: 'renewal',
      needs: 'confirmation',
      amount: 1,
      currency: 'eur',
    } as const;
    const known = withOpenInvoice({ ...NO_SUBSCRIPTION, status: 'past_due', openPayment: own }, [
      OPEN,
    ]);
    expect(known?.openPayment).toBe(own);
  });

  it.each(['none', 'active', 'trialing', 'paused', 'canceled', 'error'] as const)(
    '%s: makes nothing of the list',
    (status) => {
      const known = withOpenInvoice({ ...NO_SUBSCRIPTION, status }, [OPEN]);
      expect(known).not.toHaveProperty('openPayment');
    },
  );

  it('an open invoice without a page, or a paid one: nothing can be paid', () => {
    const list = [
      { ...OPEN, url: null },
      { ...OPEN, status: 'paid' as const },
    ];
    const known = withOpenInvoice({ ...NO_SUBSCRIPTION, status: 'past_due' }, list);
    expect(known).not.toHaveProperty('openPayment');
  });
});
