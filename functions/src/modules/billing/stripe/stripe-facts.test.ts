import type Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import {
  creditDraftOf,
  isGivenUp,
  isLive,
  pickSubscription,
  toSubscription,
} from './stripe-facts.ts';
import { subscriptionWith } from './subscription.fixture.ts';

const END = 1_800_000_000;
const START = 1_700_000_000;
const DRAFT = { status: 'draft', created: 9, status_transitions: { finalized_at: null } } as const;
const iso = (seconds: number) => new Date(seconds * 1000).toISOString();

type Change = Partial<
  Pick<
    Stripe.Subscription,
    | 'id'
    | 'status'
    | 'cancel_at'
    | 'cancel_at_period_end'
    | 'ended_at'
    | 'trial_end'
    | 'created'
    | 'status_details'
    | 'metadata'
  >
> & {
  pause?: Partial<Stripe.Subscription.PauseCollection>;
  price?: Partial<Stripe.Price>;
} & Related;

/** What is read with it. */
type Related = {
  balance?: number;
  invoice?: Partial<Stripe.Invoice>;
  pendingUntil?: number;
};

/** The fields of Stripe's object that are read. */
function subscription({
  pause,
  price,
  balance = 0,
  invoice,
  pendingUntil,
  ...change
}: Change = {}): Stripe.Subscription {
  return subscriptionWith({
    id: 'sub_1',
    status: 'active',
    created: 1,
    cancel_at: null,
    cancel_at_period_end: false,
    ended_at: null,
    trial_end: null,
    currency: 'eur',
    metadata: {},
    customer: { id: 'cus_1', currency: 'eur', balance },
    latest_invoice:
      invoice === undefined
        ? null
        : {
            id: 'in_1',
            status: 'open',
            amount_remaining: 900,
            currency: 'eur',
            next_payment_attempt: null,
            status_transitions: { finalized_at: 6 },
            ...invoice,
          },
    pending_update: pendingUntil === undefined ? null : { expires_at: pendingUntil },
    pause_collection: pause === undefined ? null : { behavior: 'void', resumes_at: null, ...pause },
    items: {
      data: [
        {
          current_period_start: START,
          current_period_end: END,
          price: {
            id: 'price_1',
            nickname: 'Nick',
            lookup_key: 'key',
            recurring: { interval: 'month' },
            product: { name: 'Solo' },
            ...price,
          },
        },
      ],
    },
    ...change,
  });
}

const pausedFor = (type: string, transitioned_at = 100) => ({
  status: 'paused' as const,
  status_details: {
    paused: { type: 'subscription', subscription: { type }, transitioned_at },
  } as const,
});

describe('toSubscription', () => {
  // R-API-01
  it('takes the period from the item, the plan from the product', () => {
    expect(toSubscription(subscription())).toEqual({
      id: 'sub_1',
      plan: 'Solo',
      planId: 'price_1',
      interval: 'month',
      currentPeriodEnd: iso(END),
      status: 'active',
    });
  });

  // R-API-01
  it.each([
    ['nickname', { product: 'prod_1' }, 'Nick'],
    ['lookup key', { product: 'prod_1', nickname: null }, 'key'],
    ['nothing', { product: 'prod_1', nickname: null, lookup_key: null }, null],
  ])('falls back to %s for the plan’s name', (_to, price, plan) => {
    expect(toSubscription(subscription({ price })).plan).toBe(plan);
  });

  // R-API-01
  it('shows a scheduled end however it was scheduled', () => {
    expect(toSubscription(subscription({ cancel_at: 5 })).cancelAt).toBe(iso(5));
    expect(toSubscription(subscription({ cancel_at_period_end: true })).cancelAt).toBe(iso(END));
    const ended = subscription({ status: 'canceled', cancel_at: 5 });
    expect(toSubscription(ended)).not.toHaveProperty('cancelAt');
  });

  // R-MAC-02
  it('shows when it ended, and no end before that', () => {
    expect(toSubscription(subscription({ status: 'canceled', ended_at: 5 })).endedAt).toBe(iso(5));
    expect(toSubscription(subscription({ cancel_at: 5 }))).not.toHaveProperty('endedAt');
  });

  // R-API-01
  it('names no end of a period while Stripe itself has paused it, because none is running', () => {
    expect(toSubscription(subscription({ status: 'paused' })).currentPeriodEnd).toBeNull();
  });

  it('shows paused in both spellings, and the day it resumes', () => {
    expect(toSubscription(subscription({ status: 'paused' })).status).toBe('paused');
    expect(toSubscription(subscription({ pause: { resumes_at: 9 } }))).toMatchObject({
      status: 'paused',
      pausedUntil: iso(9),
    });
    const unpaid = subscription({ status: 'past_due', pause: {} });
    expect(toSubscription(unpaid).status).toBe('past_due');
  });

  // R-API-01
  it('shows the end of a trial while it lasts', () => {
    const trial = subscription({ status: 'trialing', trial_end: 7 });
    expect(toSubscription(trial).trialEnd).toBe(iso(7));
    expect(toSubscription(subscription({ trial_end: 7 }))).not.toHaveProperty('trialEnd');
  });

  // R-LIV-01
  it.each([
    ['pause_requested', 'requested'],
    ['system', 'requested'],
    ['first_payment_failure', 'payment_failed'],
    ['final_payment_failure', 'payment_failed'],
    ['trial_end_without_payment_method', 'no_card'],
  ])('says why it is paused: %s', (type, reason) => {
    expect(toSubscription(subscription(pausedFor(type))).pauseReason).toBe(reason);
  });

  // R-LIV-01
  it('gives a reason for every pause and for nothing else', () => {
    expect(toSubscription(subscription({ status: 'paused' })).pauseReason).toBe('requested');
    expect(toSubscription(subscription({ pause: {} })).pauseReason).toBe('requested');
    expect(toSubscription(subscription())).not.toHaveProperty('pauseReason');
  });

  // R-LIV-01
  it.each([
    ['', 'this pause', { metadata: { pause: `${iso(100)}/${iso(900)}` } }, iso(900)],
    [
      '',
      'this pause, an hour before',
      { metadata: { pause: `${iso(100 - 3600)}/${iso(900)}` } },
      iso(900),
    ],
    [
      'no ',
      'an earlier pause',
      { metadata: { pause: `${iso(99 - 3600)}/${iso(900)}` } },
      undefined,
    ],
    ['no ', 'something else', { metadata: { pause: `${iso(100)}/soon` } }, undefined],
    [
      '',
      'this pause, tried too early',
      { metadata: { pause: `${iso(100)}/${iso(900)}` }, invoice: { status: 'void', created: 899 } },
      iso(900),
    ],
    [
      'no ',
      'this pause, tried on that day',
      { metadata: { pause: `${iso(100)}/${iso(900)}` }, invoice: { status: 'void', created: 900 } },
      undefined,
    ],
  ] as const)('shows %send that was noted for %s', (_no, _what, change, end) => {
    const paused = subscription({ ...pausedFor('pause_requested'), ...change });
    expect(toSubscription(paused).pausedUntil).toBe(end);
    expect(toSubscription({ ...paused, status: 'active' }).pausedUntil).toBeUndefined();
  });

  // R-LIV-01
  it('shows what is owed to the customer, and nothing that they owe', () => {
    const credit = { amount: 250, currency: 'eur' };
    expect(toSubscription(subscription({ balance: -250 })).credit).toEqual(credit);
    for (const balance of [0, 250]) {
      expect(toSubscription(subscription({ balance }))).not.toHaveProperty('credit');
    }
  });

  const day = 23 * 3600;
  const due = { amount: 900, currency: 'eur', invoiceId: 'in_1', needs: 'payment' };
  // R-LIV-02
  it.each([
    ['first', { status: 'incomplete', created: 5 }, iso(5 + day)],
    ['renewal', { status: 'past_due' }, undefined],
    ['renewal', { status: 'unpaid' }, iso(END)],
    ['renewal', pausedFor('first_payment_failure', 7), undefined],
    ['renewal', pausedFor('pause_requested', 8), undefined],
    ['resume', pausedFor('pause_requested', 7), iso(7 + day)],
    ['resume', pausedFor('trial_end_without_payment_method', 6), iso(7 + day)],
    // Stripe waits for a year; whether it says so in `pending_update` makes no difference.
    ['resume', { ...pausedFor('pause_requested', 7), pendingUntil: 365 * 86_400 }, iso(7 + day)],
    // A chosen end within the 23 hours is a new attempt.
    [
      'resume',
      { ...pausedFor('pause_requested', 7), metadata: { pause: `${iso(7)}/${iso(900)}` } },
      iso(900),
    ],
    ['change', { status: 'active', pendingUntil: 70 }, iso(70)],
  ] as const)('tells what an open invoice is for: %s %#', (purpose, change, until) => {
    const { openPayment } = toSubscription(subscription({ ...change, invoice: { created: 7 } }));
    expect(openPayment).toEqual({ ...due, purpose, ...(until === undefined ? {} : { until }) });
  });

  // R-LIV-02 R-MAC-02
  it('tells since when it is past due, and of nothing else', () => {
    const since = (change: Change) => toSubscription(subscription(change)).pastDueSince;
    expect(since({ status: 'past_due', invoice: {} })).toBe(iso(6));
    const draft = subscriptionWith({ latest_invoice: DRAFT }).latest_invoice;
    const past = { ...subscription({ status: 'past_due' }), latest_invoice: draft };
    expect(toSubscription(past).pastDueSince).toBe(iso(9));
    expect(since({ status: 'past_due' })).toBe(iso(START));
    expect(since({ status: 'unpaid', invoice: {} })).toBeUndefined();
    expect(since({ status: 'active', invoice: {} })).toBeUndefined();
  });

  // R-LIV-02
  it('tells when a renewal is tried again', () => {
    const open = subscription({ status: 'past_due', invoice: { next_payment_attempt: 70 } });
    expect(toSubscription(open).openPayment?.nextAttempt).toBe(iso(70));
  });

  // R-LIV-02
  it('tells what the payment needs, where that was looked up', () => {
    const open = subscription({ status: 'past_due', invoice: {} });
    expect(toSubscription(open, { needs: 'confirmation' }).openPayment?.needs).toBe('confirmation');
  });

  // R-LIV-02
  it.each([
    ['a paid invoice', { status: 'past_due', invoice: { status: 'paid' } }],
    ['a void one', { status: 'paused', invoice: { status: 'void' } }],
    ['nothing left to pay', { status: 'past_due', invoice: { amount_remaining: 0 } }],
    ['a plan that runs', { status: 'active', invoice: {} }],
    ['one that has ended', { status: 'canceled', invoice: {} }],
  ] as const)('has no open payment for %s', (_what, change) => {
    expect(toSubscription(subscription(change))).not.toHaveProperty('openPayment');
  });

  // R-API-01
  it('refuses to claim a status that it does not know', () => {
    expect(() => toSubscription(subscription({ status: 'dormant' }))).toThrow('status');
  });
});

describe('pickSubscription', () => {
  // R-API-01
  it('takes a live one before a newer ended one, and the newest of its kind', () => {
    const all = [
      subscription({ id: 'ended', status: 'canceled', created: 9 }),
      subscription({ id: 'failed', status: 'incomplete_expired', created: 10 }),
      subscription({ id: 'old', created: 1 }),
      subscription({ id: 'new', created: 2 }),
      subscription({ id: 'due', status: 'past_due', created: 3 }),
    ];
    expect(pickSubscription(all)?.id).toBe('new');
    expect(pickSubscription(all.slice(0, 2))?.id).toBe('ended');
    expect(pickSubscription([])).toBeNull();
  });
});

describe('isGivenUp', () => {
  const FIRST = { status: 'open', billing_reason: 'subscription_create' } as const;
  // R-LIV-02
  it.each([
    ['an unpaid plan in its period', { status: 'unpaid' }, { attempt_count: 4 }, false],
    ['one after it', { status: 'unpaid' }, { status: 'draft', attempt_count: 0 }, true],
    ['one whose drafts are finalised', { status: 'unpaid' }, { attempt_count: 0 }, true],
    ['a renewal’s draft', {}, { status: 'draft', attempt_count: 0 }, false],
    ['a first payment that is lost', {}, { ...FIRST, status: 'void' }, true],
    ['the same, past due', { status: 'past_due' }, { ...FIRST, status: 'void' }, true],
    ['one that an operator has written off', {}, { ...FIRST, status: 'uncollectible' }, false],
    ['one on its way', {}, FIRST, false],
    ['a renewal that an operator voids', {}, { status: 'void' }, false],
    ['one that has ended', { status: 'canceled' }, { ...FIRST, status: 'void' }, false],
  ] as const)('says of %s whether it is to end', (_what, change, invoice, verdict) => {
    expect(isGivenUp(subscription({ ...change, invoice }))).toBe(verdict);
  });
});

describe('creditDraftOf', () => {
  // R-LIV-01
  it.each([
    ['the draft of this pause', { status: 'draft', total: -400, created: 7 }, 'in_1'],
    ['a renewal’s draft', { status: 'draft', total: 900, created: 7 }, null],
    ['one from before it', { status: 'draft', total: -400, created: 6 }, null],
    ['one that is finalised', { status: 'paid', total: -400, created: 7 }, null],
  ] as const)('finds %s, or nothing', (_what, invoice, id) => {
    const paused = subscription({ ...pausedFor('pause_requested', 7), invoice });
    expect(creditDraftOf(paused)).toBe(id);
    expect(creditDraftOf({ ...paused, status: 'active' })).toBeNull();
  });
});

describe('isLive', () => {
  // R-API-02
  it.each([
    ['active', true],
    ['trialing', true],
    ['past_due', true],
    ['unpaid', true],
    ['paused', true],
    ['incomplete', true],
    ['canceled', false],
    ['incomplete_expired', false],
  ] as const)('says of %s: %s', (status, live) => {
    expect(isLive(subscription({ status }))).toBe(live);
  });
});
