import { describe, expect, it } from 'vitest';
import { toContractFacts } from './contract-facts.ts';
import { subscriptionWith } from './subscription.fixture.ts';

type Fields = Parameters<typeof subscriptionWith>[0];

const PRICE = { id: 'price_1', unit_amount: 3900, tax_behavior: 'unspecified' } as const;
const MOVED = { starting_balance: 0, ending_balance: 0 };
const PAID = { status: 'paid', amount_paid: 2900, ...MOVED } as const;
const ORDER = { ...PAID, billing_reason: 'subscription_create' } as const;
const line = (price: string, amount: number) => ({
  amount,
  pricing: { price_details: { price } },
});
const CHANGE = {
  ...PAID,
  billing_reason: 'subscription_update' as const,
  lines: { data: [line('price_old', -1000), line('price_1', 3900)] },
};
const euro = (amount: number) => ({ amount, currency: 'eur' });

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
      customer: { balance: 0, currency: 'eur' },
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
      charged: { by: 'order', paid: euro(2900), drawn: null },
      credit: null,
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
      { charged: null },
    ],
    [
      'an order that is not paid',
      { latest_invoice: { ...ORDER, status: 'open' } },
      { charged: null },
    ],
    [
      'an order that credit has paid in part',
      { latest_invoice: { ...ORDER, starting_balance: -2000, ending_balance: -1000 } },
      { charged: { by: 'order', paid: euro(2900), drawn: euro(1000) } },
    ],
    [
      'what a change to this price was charged',
      { latest_invoice: CHANGE },
      { charged: { by: 'change', paid: euro(2900), drawn: null } },
    ],
    [
      'what a change has left as credit',
      { latest_invoice: { ...CHANGE, amount_paid: 0, ending_balance: -15_642 } },
      { charged: { by: 'change', paid: euro(0), drawn: euro(-15_642) } },
    ],
    [
      'no invoice of an earlier change, to another price',
      { latest_invoice: { ...CHANGE, lines: { data: [line('price_2', 3900)] } } },
      { charged: null },
    ],
    [
      'no invoice that only gives back',
      { latest_invoice: { ...CHANGE, lines: { data: [line('price_1', -3900)] } } },
      { charged: null },
    ],
    [
      'the credit on the account',
      { customer: { balance: -500, currency: 'eur' } },
      { credit: euro(500) },
    ],
    [
      'no credit before what a pause gives back is booked',
      {
        status: 'paused',
        customer: { balance: -500, currency: 'eur' },
        status_details: { paused: { transitioned_at: 10 } },
        latest_invoice: { ...CHANGE, status: 'draft', created: 10, total: -1000 },
      },
      { credit: null },
    ],
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
