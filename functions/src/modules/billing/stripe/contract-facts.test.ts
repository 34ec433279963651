import { describe, expect, it } from 'vitest';
import { toContractFacts } from './contract-facts.ts';
import { subscriptionWith } from './subscription.fixture.ts';

type Fields = Parameters<typeof subscriptionWith>[0];

const PRICE = { unit_amount: 3900, tax_behavior: 'unspecified' } as const;
const ORDER = { billing_reason: 'subscription_create', status: 'paid', amount_paid: 2900 } as const;

const contractFacts = (change: Fields = {}) =>
  toContractFacts(
    subscriptionWith({
      status: 'active',
      currency: 'eur',
      items: { data: [{ quantity: 1, price: PRICE }] },
      automatic_tax: { enabled: false },
      canceled_at: null,
      cancellation_details: { reason: null },
      metadata: { beginAtOnce: '2026-11-27 2026-12-01T12:00:00.000Z' },
      latest_invoice: ORDER,
      ...change,
    }),
  );

describe('toContractFacts', () => {
  // R-LAW-07
  it('reads the price, what the order cost, and what was agreed to', () => {
    expect(contractFacts()).toEqual({
      price: { amount: 3900, currency: 'eur' },
      isTaxAdded: false,
      paid: { amount: 2900, currency: 'eur' },
      agreed: { version: '2026-11-27', at: '2026-12-01T12:00:00.000Z' },
      cancelledAt: null,
      hasOtherMail: false,
    });
  });

  // R-LAW-07
  it.each<[string, Fields, object]>([
    [
      'a price without an amount',
      { items: { data: [{ price: { unit_amount: null } }] } },
      { price: null },
    ],
    ['tax that comes on top', { automatic_tax: { enabled: true } }, { isTaxAdded: true }],
    [
      'tax that the price has',
      {
        automatic_tax: { enabled: true },
        items: { data: [{ price: { ...PRICE, tax_behavior: 'inclusive' } }] },
      },
      { isTaxAdded: false },
    ],
    [
      'a later invoice',
      { latest_invoice: { ...ORDER, billing_reason: 'subscription_cycle' } },
      { paid: null },
    ],
    ['an order that is not paid', { latest_invoice: { ...ORDER, status: 'open' } }, { paid: null }],
    [
      'an agreement without its time',
      { metadata: { beginAtOnce: '2026-11-27' } },
      { agreed: { version: '2026-11-27', at: null } },
    ],
    ['no agreement', { metadata: {} }, { agreed: null }],
    [
      'when it was cancelled',
      { canceled_at: 1_780_000_000 },
      { cancelledAt: '2026-05-28T20:26:40.000Z' },
    ],
  ])('reads %s', (_what, change, facts) => {
    expect(contractFacts(change)).toMatchObject(facts);
  });

  const cycle = (status: 'void' | 'open' | 'draft' | 'paid', attempts: number): Fields => ({
    latest_invoice: { billing_reason: 'subscription_cycle', status, attempt_count: attempts },
  });

  // R-LAW-07
  it.each<[string, boolean, Fields]>([
    ['that was asked for', false, { cancellation_details: { reason: 'cancellation_requested' } }],
    ['without a reason of Stripe’s', false, {}],
    ['after payments that failed', true, { cancellation_details: { reason: 'payment_failed' } }],
    ['after a dispute', true, { cancellation_details: { reason: 'payment_disputed' } }],
    ['by a withdrawal', true, { metadata: { withdrawn: '2026-12-01T12:00:00.000Z' } }],
    ['with our refund', true, { metadata: { cancelled: '2026-12-01T12:00:00.000Z' } }],
    [
      'whose first payment has failed later',
      true,
      { latest_invoice: { ...ORDER, status: 'void' } },
    ],
    ['that we gave up, in a period that was never tried', true, cycle('void', 0)],
    ['the same, before its invoice is void', true, cycle('open', 0)],
    ['the same, whose invoice stays a draft', true, cycle('draft', 0)],
    ['of an unpaid plan, in the period that was tried', false, cycle('void', 4)],
    ['of a period that credit has paid', false, cycle('paid', 0)],
    [
      'of a pause that was to end in vain',
      false,
      {
        latest_invoice: { billing_reason: 'subscription_update', status: 'void', attempt_count: 0 },
      },
    ],
  ])('tells an end %s from others: other mails tell of it: %s', (_what, isTold, change) => {
    expect(contractFacts({ status: 'canceled', ...change }).hasOtherMail).toBe(isTold);
  });

  // R-LAW-07
  it('leaves a plan that runs to the mails of its contract', () => {
    expect(
      contractFacts({ metadata: { withdrawn: '2026-12-01T12:00:00.000Z' } }).hasOtherMail,
    ).toBe(false);
  });
});
