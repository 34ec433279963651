import type Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { isLive, pickSubscription, toSubscription } from './stripe-facts.ts';

const END = 1_800_000_000;
const iso = (seconds: number) => new Date(seconds * 1000).toISOString();

type Change = Partial<
  Pick<
    Stripe.Subscription,
    'id' | 'status' | 'cancel_at' | 'cancel_at_period_end' | 'trial_end' | 'created'
  >
> & { pause?: Partial<Stripe.Subscription.PauseCollection>; price?: Partial<Stripe.Price> };

/** The fields of Stripe's object that are read. */
function subscription({ pause, price, ...change }: Change = {}): Stripe.Subscription {
  const found = {
    id: 'sub_1',
    status: 'active',
    created: 1,
    cancel_at: null,
    cancel_at_period_end: false,
    trial_end: null,
    pause_collection: pause === undefined ? null : { behavior: 'void', resumes_at: null, ...pause },
    items: {
      data: [
        {
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
  };
  // oxlint-disable-next-line no-unsafe-type-assertion -- the other hundred fields are never read
  return found as unknown as Stripe.Subscription;
}

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

  // R-API-01
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
