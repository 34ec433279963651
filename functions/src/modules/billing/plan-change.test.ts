import { Stripe } from 'stripe';
import { describe, expect, it } from 'vitest';
import type { Plan } from '../../contract/plans.ts';
import { changePlan } from './plan-change.ts';

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
function subscription(billed: number, began: number): Stripe.Subscription {
  const found = {
    id: 'sub_1',
    status: 'active',
    latest_invoice: { created: seconds(billed) },
    items: {
      data: [{ id: 'si_1', price: { id: 'price_old' }, current_period_start: seconds(began) }],
    },
  };
  // oxlint-disable-next-line no-unsafe-type-assertion -- the other hundred fields are never read
  return found as unknown as Stripe.Subscription;
}

/** Stripe's client, with an answer of ours and what it was asked. */
function stripeThat(status: number, answer: object): { stripe: Stripe; asked: string[] } {
  const asked: string[] = [];
  const reply: typeof fetch = async (_input, init) => {
    asked.push(typeof init?.body === 'string' ? init.body : '');
    return Response.json(answer, { status });
  };
  const httpClient = Stripe.createFetchHttpClient(reply);
  return { stripe: new Stripe('sk_unit', { httpClient, maxNetworkRetries: 0 }), asked };
}

describe('changePlan', () => {
  // R-API-02
  it.each([
    ['now', 0, -60, -60],
    ['15 minutes ago', -15, -60, -60],
    ['in the second of the last bill', -5, -5, -60],
    ['while a test clock at Stripe is ahead', -5, 6000, 6000],
  ])('charges amounts that were previewed %s', async (_when, previewed, billed, began) => {
    const { stripe, asked } = stripeThat(200, { id: 'sub_1' });
    await changePlan(stripe, subscription(billed, began), PLAN, iso(previewed), NOW);
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
    const { stripe, asked } = stripeThat(200, { id: 'sub_1' });
    const change = changePlan(stripe, subscription(billed, began), PLAN, iso(previewed), NOW);
    await expect(change).rejects.toMatchObject({ code: 'conflict' });
    expect(asked).toEqual([]);
  });

  // R-API-02
  it('says that the plan is unchanged when the bank wants to ask the person', async () => {
    const { stripe } = stripeThat(402, {
      error: { type: 'card_error', code: 'subscription_payment_intent_requires_action' },
    });
    const change = changePlan(stripe, subscription(-60, -60), PLAN, undefined, NOW);
    await expect(change).rejects.toMatchObject({ code: 'payment_required', status: 402 });
  });
});
