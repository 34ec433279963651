import { describe, expect, it } from 'vitest';
import { NO_BILLING_DETAILS, type BillingDetails } from '../../../contract/billing-details.ts';
import { NO_SUBSCRIPTION } from '../../../contract/subscription.ts';
import {
  assessMirror,
  fromDocument,
  hasOtherPayer,
  hasSameFacts,
  keepArrears,
  saysTheSame,
  toDocument,
  type Mirror,
} from './mirror.ts';

const NOW = new Date('2026-11-20T12:00:00.000Z');
const hours = (count: number) => new Date(NOW.getTime() + count * 3_600_000).toISOString();

const OPEN = {
  amount: 900,
  currency: 'eur',
  invoiceId: 'in_1',
  purpose: 'resume',
  needs: 'payment',
  until: hours(-1),
} as const;

function mirror(readAt: string, subscription: Partial<Mirror['subscription']> = {}): Mirror {
  return {
    uid: 'u1',
    customerId: 'cus_1',
    readAt,
    subscription: {
      id: 'sub_1',
      plan: 'Solo',
      planId: 'price_1',
      interval: 'month',
      currentPeriodEnd: hours(240),
      status: 'active',
      ...subscription,
    },
  };
}

const PAYER = {
  ...NO_BILLING_DETAILS,
  name: 'Ada Lovelace',
  address: ['1 Hill Street', 'London'],
  vatId: { value: 'GB123', state: 'verified' },
} as const satisfies BillingDetails;

// R-IDN-05
it.each<[string, BillingDetails | undefined, BillingDetails | undefined, boolean]>([
  ['another name', PAYER, { ...PAYER, name: 'Eve' }, true],
  ['another address', PAYER, { ...PAYER, address: ['2 Hill Street', 'London'] }, true],
  ['another VAT id', PAYER, { ...PAYER, vatId: { value: 'GB9', state: 'verified' } }, true],
  ['no VAT id any more', PAYER, { ...PAYER, vatId: null }, true],
  [
    'a VAT id that was checked',
    PAYER,
    { ...PAYER, vatId: { value: 'GB123', state: 'pending' } },
    false,
  ],
  [
    'another card',
    PAYER,
    { ...PAYER, card: { brand: 'visa', last4: '4242', expires: { month: 1, year: 2030 } } },
    false,
  ],
  ['a name in a plan that had none', { ...NO_BILLING_DETAILS, orderedAt: hours(-1) }, PAYER, true],
  ['the first payment', NO_BILLING_DETAILS, PAYER, false],
  ['details that were not kept before', undefined, PAYER, false],
  ['the end of the plan', PAYER, NO_BILLING_DETAILS, false],
])('sees with %s whether invoices name someone else', (_what, before, now, isOther) => {
  expect(hasOtherPayer(before, now)).toBe(isOther);
});

describe('assessMirror', () => {
  // R-API-01
  it.each([
    ['just read', mirror(hours(0)), 'fresh'],
    ['read a day ago', mirror(hours(-24)), 'fresh'],
    ['read more than a day ago', mirror(hours(-24.1)), 'aging'],
    ['read three days ago', mirror(hours(-72)), 'aging'],
    ['read more than three days ago', mirror(hours(-72.1)), 'doubtful'],
    ['compared a day ago', { ...mirror(hours(-90)), comparedAt: hours(-24) }, 'fresh'],
    ['compared three days ago', { ...mirror(hours(-90)), comparedAt: hours(-72) }, 'aging'],
    ['compared before it was read', { ...mirror(hours(-24)), comparedAt: hours(-90) }, 'fresh'],
    ['whose period ended since', mirror(hours(-2), { currentPeriodEnd: hours(-1) }), 'doubtful'],
    ['whose period ends now', mirror(hours(-2), { currentPeriodEnd: hours(0) }), 'doubtful'],
    [
      'whose period had ended when it was read',
      mirror(hours(-1), { currentPeriodEnd: hours(-2) }),
      'fresh',
    ],
    ['whose trial ended since', mirror(hours(-2), { trialEnd: hours(-1) }), 'doubtful'],
    ['whose plan was to end since', mirror(hours(-2), { cancelAt: hours(-1) }), 'doubtful'],
    ['that was to resume since', mirror(hours(-2), { pausedUntil: hours(-1) }), 'doubtful'],
    ['whose open payment was given up since', mirror(hours(-2), { openPayment: OPEN }), 'doubtful'],
    ['of no subscription', { ...mirror(hours(-2)), subscription: NO_SUBSCRIPTION }, 'fresh'],
  ] as const)('calls a mirror %s %#', (_what, one, verdict) => {
    expect(assessMirror(one, NOW)).toBe(verdict);
  });

  // R-API-01
  it.each([
    ['none, read before the checkout', 'none', hours(-3), hours(21), 'doubtful'],
    ['none, read while the checkout could be paid', 'none', hours(-1), hours(0), 'doubtful'],
    ['none, read as the checkout ended', 'none', hours(-2), hours(-2), 'doubtful'],
    ['none, read after the checkout had ended', 'none', hours(-2), hours(-3), 'fresh'],
    ['canceled, read while a checkout could be paid', 'canceled', hours(-1), hours(1), 'doubtful'],
    ['of a failed start', 'incomplete_expired', hours(-1), hours(1), 'doubtful'],
    ['active', 'active', hours(-1), hours(1), 'fresh'],
    ['past due', 'past_due', hours(-1), hours(1), 'fresh'],
  ] as const)(
    'beside a checkout, calls a mirror %s: %s',
    (_what, status, readAt, ends, verdict) => {
      expect(assessMirror(mirror(readAt, { status }), NOW, ends)).toBe(verdict);
    },
  );
});

describe('saysTheSame', () => {
  const one = mirror(hours(0), { cancelAt: hours(1) });

  // R-REL-05
  it('goes by everything but the time of reading and the order of fields', () => {
    const { status, ...rest } = one.subscription;
    const other = { ...one, readAt: hours(2), subscription: { status, ...rest } };
    expect(saysTheSame(one, other)).toBe(true);
  });

  // R-REL-05
  it.each([
    { ...one, customerId: 'cus_2' },
    mirror(hours(0), { cancelAt: hours(2) }),
    mirror(hours(0)),
    mirror(hours(0), { cancelAt: hours(1), status: 'past_due' }),
    mirror(hours(0), { cancelAt: hours(1), plan: 'Household' }),
    mirror(hours(0), { cancelAt: hours(1), credit: { amount: 5, currency: 'eur' } }),
    mirror(hours(0), { cancelAt: hours(1), pauseReason: 'requested' }),
    mirror(hours(0), { cancelAt: hours(1), openPayment: OPEN }),
    mirror(hours(0), { cancelAt: hours(1), endedAt: hours(1) }),
  ])('notices each difference %#', (other) => {
    expect(saysTheSame(one, other)).toBe(false);
  });

  // R-REL-05
  it('compares a payment and a credit whatever the order of their fields', () => {
    const credit = { amount: 5, currency: 'eur' };
    const { needs, ...rest } = OPEN;
    const a = mirror(hours(0), { openPayment: OPEN, credit });
    const b = mirror(hours(0), {
      openPayment: { ...rest, needs },
      credit: { currency: 'eur', amount: 5 },
    });
    expect(saysTheSame(a, b)).toBe(true);
    const more = mirror(hours(0), { openPayment: OPEN, credit: { ...credit, amount: 6 } });
    expect(saysTheSame(a, more)).toBe(false);
  });

  // R-REL-05
  it.each([
    ['a question of the bank', { needs: 'confirmation' }],
    ['a new card', { hasNewCard: true }],
  ] as const)('tells %s from a card that fails, which a list does not', (_what, change) => {
    const asked = mirror(hours(0), { openPayment: { ...OPEN, ...change } });
    const plain = mirror(hours(0), { openPayment: OPEN });
    expect(saysTheSame(asked, plain)).toBe(false);
    expect(hasSameFacts(asked.subscription, plain.subscription)).toBe(true);
  });

  // R-LAW-03
  it('notices another card, whatever the order of its fields', () => {
    const expires = { month: 1, year: 2029 };
    const card = { brand: 'visa', last4: '4242', expires };
    const a = { ...one, details: { ...NO_BILLING_DETAILS, card } };
    const sorted = { expires: { year: 2029, month: 1 }, last4: '4242', brand: 'visa' };
    expect(saysTheSame(a, { ...one, details: { ...NO_BILLING_DETAILS, card: sorted } })).toBe(true);
    const later = { ...card, expires: { ...expires, year: 2030 } };
    expect(saysTheSame(a, { ...one, details: { ...NO_BILLING_DETAILS, card: later } })).toBe(false);
    expect(saysTheSame(a, one)).toBe(false);
  });

  // R-REL-05
  it('leaves the plan’s name out of the facts, and nothing else', () => {
    expect(hasSameFacts(one.subscription, { ...one.subscription, plan: null })).toBe(true);
    expect(hasSameFacts(one.subscription, { ...one.subscription, planId: 'price_2' })).toBe(false);
  });
});

describe('keepArrears', () => {
  const due = (since: number, change: Partial<Mirror['subscription']> = {}) =>
    mirror(hours(0), { status: 'past_due', pastDueSince: hours(since), ...change }).subscription;

  // R-MAC-02
  it('keeps the first day of the same plan, whichever reading tells it, and no day that has passed', () => {
    expect(keepArrears(due(-9), due(-1)).pastDueSince).toBe(hours(-9));
    expect(keepArrears(due(-1), due(-9)).pastDueSince).toBe(hours(-9));
    expect(keepArrears(due(-9, { id: 'sub_0' }), due(-1)).pastDueSince).toBe(hours(-1));
    expect(keepArrears(undefined, due(-1)).pastDueSince).toBe(hours(-1));
    const paid = mirror(hours(0)).subscription;
    expect(keepArrears(due(-9), paid)).not.toHaveProperty('pastDueSince');
    expect(keepArrears(paid, due(-1)).pastDueSince).toBe(hours(-1));
  });
});

describe('fromDocument', () => {
  // R-API-01
  it('reads what toDocument wrote', () => {
    for (const one of [
      mirror(hours(0)),
      mirror(hours(0), { cancelAt: hours(1), pausedUntil: hours(2), trialEnd: hours(3) }),
      mirror(hours(0), {
        pauseReason: 'payment_failed',
        openPayment: OPEN,
        credit: { amount: 5, currency: 'eur' },
      }),
      mirror(hours(0), { status: 'canceled', endedAt: hours(-1) }),
      mirror(hours(0), { status: 'past_due', pastDueSince: hours(-1) }),
      { ...mirror(hours(0)), subscription: NO_SUBSCRIPTION },
      { ...mirror(hours(0)), details: { ...NO_BILLING_DETAILS, name: 'Ada', address: ['Town'] } },
    ]) {
      expect(fromDocument(toDocument(one))).toEqual(one);
    }
  });

  // R-API-01
  it.each([
    undefined,
    {},
    { ...toDocument(mirror(hours(0))), status: 'error' },
    { ...toDocument(mirror(hours(0))), readAt: 'yesterday' },
    { ...toDocument(mirror(hours(0))), currentPeriodEnd: 1_800_000_000 },
  ])('reads no mirror from a document that holds none %#', (data) => {
    expect(fromDocument(data)).toBeNull();
  });
});
