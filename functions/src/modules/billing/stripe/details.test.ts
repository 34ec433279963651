import { describe, expect, it } from 'vitest';
import { toDetails } from './details.ts';
import { subscriptionWith } from './subscription.fixture.ts';

const VISA = { id: 'pm_1', card: { brand: 'visa', last4: '4242', exp_month: 3, exp_year: 2029 } };
const MASTERCARD = {
  id: 'pm_2',
  card: { brand: 'mastercard', last4: '4444', exp_month: 12, exp_year: 2027 },
};
const NO_ADDRESS = {
  line1: null,
  line2: null,
  postal_code: null,
  city: null,
  state: null,
  country: null,
};

type Fields = Parameters<typeof subscriptionWith>[0];

function subscription(customer: object = {}, change: Fields = {}) {
  return subscriptionWith({
    id: 'sub_1',
    created: 1_780_000_000,
    status: 'active',
    pause_collection: null,
    default_payment_method: null,
    customer: { id: 'cus_1', invoice_settings: { default_payment_method: null }, ...customer },
    ...change,
  });
}

const usually = (card: object | null) => ({ invoice_settings: { default_payment_method: card } });
const SHOWN_VISA = { brand: 'visa', last4: '4242', expires: { month: 3, year: 2029 } };
const SHOWN_MASTERCARD = { brand: 'mastercard', last4: '4444', expires: { month: 12, year: 2027 } };

describe('the card', () => {
  // R-LAW-03
  it.each([
    ['the pinned one, before the default', usually(VISA), MASTERCARD, SHOWN_MASTERCARD],
    ['the default', usually(VISA), null, SHOWN_VISA],
    ['none', usually(null), null, null],
    ['none of a way to pay that is no card', usually({ id: 'pm_3', link: {} }), null, null],
    [
      'that of a wallet',
      usually({ ...VISA, card: { ...VISA.card, wallet: { type: 'apple_pay' } } }),
      null,
      SHOWN_VISA,
    ],
  ])('is %s', (_what, customer, pinned, card) => {
    expect(toDetails(subscription(customer, { default_payment_method: pinned })).card).toEqual(
      card,
    );
  });

  // R-LAW-03
  it.each(['active', 'trialing', 'past_due', 'unpaid', 'paused'] as const)(
    'is shown while the plan is held, with the day of the order: %s',
    (status) => {
      expect(toDetails(subscription(usually(VISA), { status }))).toMatchObject({
        card: SHOWN_VISA,
        orderedAt: '2026-05-28T20:26:40.000Z',
      });
    },
  );

  // R-LAW-03
  it.each(['canceled', 'incomplete_expired'] as const)(
    'is not shown once the plan has ended, nor is the order: %s',
    (status) => {
      const details = toDetails(subscription({ ...usually(VISA), name: 'Ada' }, { status }));
      expect(details).toMatchObject({ card: null, orderedAt: null, name: 'Ada' });
    },
  );

  // R-LAW-03
  it('cannot be told from a reading without cards', () => {
    expect(() => toDetails(subscription({}, { default_payment_method: 'pm_1' }))).toThrow('cards');
    expect(() => toDetails(subscription({}, { customer: 'cus_1' }))).toThrow('customer');
  });
});

describe('name, address and VAT id', () => {
  // R-LAW-03
  it.each([
    [
      'every line',
      {
        line1: 'Example Street 1',
        line2: 'Back house',
        postal_code: '10115',
        city: 'Berlin',
        state: 'BE',
        country: 'DE',
      },
      ['Example Street 1', 'Back house', '10115 Berlin', 'BE', 'Germany'],
    ],
    ['the country alone', { ...NO_ADDRESS, country: 'FR' }, ['France']],
    ['a town without a code', { ...NO_ADDRESS, postal_code: '', city: 'Bern' }, ['Bern']],
    ['a country that is none', { ...NO_ADDRESS, country: 'Germany' }, ['Germany']],
    ['nothing', NO_ADDRESS, null],
  ])('show of an address %s', (_what, address, lines) => {
    expect(toDetails(subscription({ address })).address).toEqual(lines);
  });

  // R-LAW-03
  it.each([
    ['verified', 'verified'],
    ['pending', 'pending'],
    ['unverified', 'unverified'],
    ['unavailable', 'unavailable'],
    ['something new', 'unavailable'],
    [null, 'unavailable'],
  ])('say whether the number was checked: %s', (status, state) => {
    const taxId = { value: 'DE123456789', verification: status && { status } };
    expect(toDetails(subscription({ tax_ids: { data: [taxId] } })).vatId).toEqual({
      value: 'DE123456789',
      state,
    });
  });

  // R-LAW-03
  it('are nothing where there is nothing, or no customer any more', () => {
    const nothing = { card: null, name: null, address: null, vatId: null };
    expect(toDetails(subscription({ tax_ids: { data: [] } }))).toMatchObject(nothing);
    expect(toDetails(subscription({ deleted: true }))).toEqual({
      ...nothing,
      orderedAt: null,
      otherPlans: [],
    });
  });
});
