/** What `npm start -- --stripe=sandbox` does with Stripe's sandbox, in whose place the stand-in is here. */
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { feedEvents } from '../../../scripts/start/event-feed.ts';
import { ensurePlanPrices, sandboxClient } from '../../../scripts/start/sandbox.ts';
import { LIST_PRICES, PLAN_INTERVALS, PLAN_SLUGS } from '../../../functions/src/contract/plans.ts';
import { readEnv } from '../../support/env.ts';
import { orderOf } from '../../support/order.ts';
import { call, firestore, pay, startApi, stripeClient, withPerson, type Api } from '../api.ts';
import { stretched } from '../../support/time-limits/stretched.ts';

const stripe = stripeClient();
let api: Api;
let prices: string;
beforeAll(async () => {
  prices = await ensurePlanPrices(sandboxClient(readEnv('STRIPE_SECRET_KEY')));
  api = await startApi({ PLAN_PRICES: prices });
});
afterAll(() => api.close());

function soloMonth(): string {
  return /solo\.month=(price_\w+)/.exec(prices)?.[1] ?? '';
}

function startFeed() {
  const over = new AbortController();
  const ended = feedEvents({
    stripe,
    endpoint: `${api.url}/api/stripe-webhook`,
    secret: readEnv('STRIPE_WEBHOOK_SECRET'),
    signal: over.signal,
    say: () => {},
    pollMs: 50,
  });
  const stop = async () => {
    over.abort();
    await ended;
  };
  onTestFinished(stop);
  return stop;
}

/** Buys without telling our app that it was paid. */
async function buy(token: string): Promise<void> {
  const body = orderOf(soloMonth());
  const checkout = await call(api, '/api/checkout-session', { token, body });
  await pay(String(checkout.body['url']));
}

const statusOf = async (uid: string) =>
  (await firestore().doc(`subscriptions/${uid}`).get()).get('status') as unknown;

const becomes = (uid: string, status: string) =>
  vi.waitUntil(async () => (await statusOf(uid)) === status, {
    timeout: stretched(15_000),
    interval: 100,
  });

describe('our plans in the sandbox', () => {
  // R-LIV-04
  it('are made once, with the prices that our pages show, and found again', async () => {
    expect(await ensurePlanPrices(stripe)).toBe(prices);
    const { body } = await call(api, '/api/plans');
    const sold = PLAN_SLUGS.flatMap((slug) =>
      PLAN_INTERVALS.map((interval) => ({ slug, interval, amount: LIST_PRICES[slug][interval] })),
    );
    expect(body['plans']).toMatchObject(sold);
  });

  // R-LIV-04
  it('get a new price in the place of one that is no longer ours', async () => {
    const key = 'alcove_practice_year';
    const [before] = (await stripe.prices.list({ lookup_keys: [key] })).data;
    await stripe.prices.update(before?.id ?? '', { active: false });
    const again = await ensurePlanPrices(stripe);
    const [after] = (await stripe.prices.list({ lookup_keys: [key], active: true })).data;
    expect(after?.id).not.toBe(before?.id);
    expect(again).toContain(`practice.year=${after?.id ?? ''}`);
  });

  // R-LIV-04
  it('are looked for with no live key, and with words for a key that Stripe refuses', async () => {
    const live = `sk_live_${'a1B2'.repeat(6)}`;
    expect(() => sandboxClient(live)).toThrow('holds a live key');
    const wrong = sandboxClient(`sk_test_${'a1B2'.repeat(6)}`);
    await expect(ensurePlanPrices(wrong)).rejects.toThrow('Stripe does not accept the key');
    const nowhere = sandboxClient(readEnv('STRIPE_SECRET_KEY'), 'http://127.0.0.1:9');
    await expect(ensurePlanPrices(nowhere)).rejects.toThrow('Stripe cannot be reached');
  });
});

describe('events that are asked for', () => {
  // R-LIV-04
  it('make a purchase known here that nothing else has told of', () =>
    withPerson({}, async ({ uid, idToken }) => {
      const stop = startFeed();
      await buy(idToken);
      await becomes(uid, 'active');
      await stop();
      expect((await call(api, '/api/subscription', { token: idToken })).body).toMatchObject({
        status: 'active',
        planId: soloMonth(),
      });
    }));
});
