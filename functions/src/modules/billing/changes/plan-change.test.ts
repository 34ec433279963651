import { Stripe } from 'stripe';
import { describe, expect, it } from 'vitest';
import type { Plan } from '../../../contract/plans.ts';
import { changePlan, previewChange } from './plan-change.ts';
import { subscriptionWith } from '../stripe/subscription.fixture.ts';

const NOW = new Date('2026-11-20T12:00:00.000Z');
const seconds = (minutes: number) => NOW.getTime() / 1000 + minutes * 60;
const iso = (minutes: number) => new Date(seconds(minutes) * 1000).toISOString();

const PLAN: Plan = {
  planId: 'price_new',
  slug: 'household',
  name: 'Household',
  interval: 'month',
  amount: 3900,
  currency: 'eur',
  trialDays: 0,
  features: [],
};

/** The fields of Stripe's object that are read: when it was billed last, and when its period began, in minutes from now. */
function subscription(billed: number, began: number, waits = false): Stripe.Subscription {
  return subscriptionWith({
    id: 'sub_1',
    status: 'active',
    pending_update: waits ? { expires_at: seconds(60) } : null,
    latest_invoice: { id: 'in_1', status: 'open', created: seconds(billed) },
    items: {
      data: [{ id: 'si_1', price: { id: 'price_old' }, current_period_start: seconds(began) }],
    },
  });
}

/** Stripe's client, which gives these answers in turn and repeats the last, and what it was asked. */
function stripeThat(...answers: readonly Answer[]): { stripe: Stripe; asked: string[] } {
  const asked: string[] = [];
  const reply: typeof fetch = async (input, init) => {
    const [status, answer] = answers[asked.length] ?? answers.at(-1) ?? [500, {}];
    const body = typeof init?.body === 'string' ? init.body : '';
    asked.push(body === '' ? (input instanceof Request ? input.url : input.toString()) : body);
    return Response.json(answer, { status });
  };
  const httpClient = Stripe.createFetchHttpClient(reply);
  return { stripe: new Stripe('sk_unit', { httpClient, maxNetworkRetries: 0 }), asked };
}

type Answer = readonly [status: number, answer: object];

const CHALLENGE: Answer = [
  402,
  { error: { type: 'card_error', code: 'subscription_payment_intent_requires_action' } },
];
const DECLINED: Answer = [402, { error: { type: 'card_error', code: 'card_declined' } }];

const TERMS = { now: NOW, prepare: async () => {} };

describe('previewChange', () => {
  const due = (total: number, balance: number) => ({
    total,
    amount_due: Math.max(0, total + balance),
    starting_balance: balance,
  });
  const next = { total: 3900, currency: 'eur', lines: { data: [{ period: { end: seconds(9) } }] } };

  // R-ACC-06
  it.each([
    ['all of it', due(1999, -15_642), { dueNow: 0, fromCredit: 1999, credit: 0 }],
    ['a part of it', due(1999, -500), { dueNow: 1499, fromCredit: 500, credit: 0 }],
    ['none of it', due(1999, 0), { dueNow: 1999, credit: 0 }],
    ['none of what is given back', due(-800, -500), { dueNow: 0, credit: 800 }],
    ['none where the customer owes', due(1999, 300), { dueNow: 2299, credit: 0 }],
  ])('says what the credit pays: %s', async (_what, change, expected) => {
    const { stripe } = stripeThat([200, change], [200, next]);
    const amounts = await previewChange(stripe, subscription(-60, -60), PLAN, NOW);
    const { dueNow, fromCredit, credit } = amounts;
    expect({ dueNow, ...(fromCredit !== undefined && { fromCredit }), credit }).toEqual(expected);
  });
});

describe('changePlan', () => {
  // R-API-02
  it.each([
    ['now', 0, -60, -60],
    ['15 minutes ago', -15, -60, -60],
    ['in the second of the last bill', -5, -5, -60],
    ['while a test clock at Stripe is ahead', -5, 6000, 6000],
  ])('charges amounts that were previewed %s', async (_when, previewed, billed, began) => {
    const { stripe, asked } = stripeThat([200, { id: 'sub_1' }]);
    await changePlan(stripe, subscription(billed, began), PLAN, {
      ...TERMS,
      previewedAt: iso(previewed),
    });
    expect(Object.fromEntries(new URLSearchParams(asked[0]))).toEqual({
      'items[0][id]': 'si_1',
      'items[0][price]': 'price_new',
      payment_behavior: 'error_if_incomplete',
      proration_behavior: 'always_invoice',
      proration_date: String(seconds(previewed)),
      'expand[0]': 'items.data.price.product',
    });
  });

  // R-API-02
  it.each([
    ['too long ago', -16, -60, -60],
    ['in the future', 1, -60, -60],
    ['before the plan was billed again', -5, -4, -60],
    ['before the period began', -5, -60, -4],
  ])('refuses amounts that were previewed %s', async (_when, previewed, billed, began) => {
    const { stripe, asked } = stripeThat([200, { id: 'sub_1' }]);
    const change = changePlan(stripe, subscription(billed, began), PLAN, {
      ...TERMS,
      previewedAt: iso(previewed),
    });
    await expect(change).rejects.toMatchObject({ code: 'conflict' });
    expect(asked).toEqual([]);
  });

  const behaviours = (asked: readonly string[]) =>
    asked.map((body) => new URLSearchParams(body).get('payment_behavior'));

  // R-API-02 R-LIV-02
  it('lets the change wait for the bank when the bank wants to ask the person', async () => {
    const { stripe, asked } = stripeThat(CHALLENGE, [200, { id: 'sub_1', pending_update: {} }]);
    const change = changePlan(stripe, subscription(-60, -60), PLAN, TERMS);
    await expect(change).rejects.toMatchObject({ code: 'payment_required', status: 402 });
    expect(behaviours(asked)).toEqual(['error_if_incomplete', 'pending_if_incomplete']);
  });

  // R-API-02 R-LIV-02
  it('is done when the bank asks no more the second time', async () => {
    const { stripe } = stripeThat(CHALLENGE, [200, { id: 'sub_1', pending_update: null }]);
    const change = changePlan(stripe, subscription(-60, -60), PLAN, TERMS);
    await expect(change).resolves.toMatchObject({ id: 'sub_1' });
  });

  // R-API-02
  it.each([
    ['at once', [DECLINED]],
    ['the second time', [CHALLENGE, DECLINED]],
  ])('says that the card was declined %s', async (_when, answers) => {
    const { stripe } = stripeThat(...answers);
    const change = changePlan(stripe, subscription(-60, -60), PLAN, TERMS);
    await expect(change).rejects.toMatchObject({
      code: 'payment_required',
      message: expect.stringContaining('declined'),
    });
  });

  // R-LIV-02
  it('changes nothing where an earlier change has just been paid', async () => {
    const { stripe, asked } = stripeThat([
      400,
      { error: { type: 'invalid_request_error', message: 'This invoice is already paid' } },
    ]);
    const change = changePlan(stripe, subscription(-60, -60, true), PLAN, TERMS);
    await expect(change).rejects.toMatchObject({ code: 'conflict' });
    expect(asked).toEqual([expect.stringContaining('/v1/invoices/in_1/void')]);
  });
});
