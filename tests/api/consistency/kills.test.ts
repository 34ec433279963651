/**
 * A process of the API that is killed in the middle of an action. Each time another one then serves the same person at once,
 * and nothing is half-done or done twice. `npm run battery -- instances` runs all ten kills, `npm test` two of them.
 */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../support/people.ts';
import { failStandin, mendStandin } from '../../support/standins.ts';
import { orderOf } from '../../support/order.ts';
import {
  call,
  customerOf,
  documentsOf,
  hostedOf,
  pay,
  payableOf,
  startApi,
  stripeClient,
  waitUntilHeld,
  withPerson,
  type Api,
} from '../api.ts';
import { startInstance } from '../instances.ts';
import { stretched } from '../../support/time-limits/stretched.ts';

const LONGEST_MS = stretched(5_000);
const PLAN = orderOf('price_solo_month');

/** Where Stripe is when the process dies. */
const BEFORE = { path: '/v1/customers', method: 'GET' };
const READING = { path: '/v1/subscriptions', method: 'GET' };
const WRITING = { path: '/v1/subscriptions', method: 'POST' };

// What is asked, where it dies, and what the next try may answer: what was sent before the kill can still arrive.
const KILLS = [
  { act: 'cancel', during: READING, answers: [200] },
  { act: 'pause', during: WRITING, answers: [200, 409] },
  { act: 'cancel', during: BEFORE, answers: [200] },
  { act: 'cancel', during: WRITING, answers: [200, 409] },
  { act: 'pause', during: READING, answers: [200] },
  { act: 'change', during: READING, answers: [200] },
  { act: 'change', during: WRITING, answers: [200, 409] },
  { act: 'checkout', during: { path: '/v1/checkout/sessions', method: 'POST' }, answers: [200] },
  { act: 'checkout', during: BEFORE, answers: [200] },
  { act: 'delete', during: READING, answers: [200] },
] as const;

const isFull = process.env.ALCOVE_FULL_SIZE === 'yes';
const stripe = stripeClient();

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterEach(() => mendStandin('stripe'));
afterAll(() => api.close());

describe('a process of the API that is killed', () => {
  // R-REL-06
  it.each(isFull ? KILLS : KILLS.slice(0, 2))(
    'during $act, while Stripe is asked to $during.method $during.path, holds no one up',
    ({ act, during, answers }) =>
      withPerson({}, async (person) => {
        const { idToken } = person;
        const [method, path, body] = REQUESTS[act];
        const ask = (one: { url: string }) => call(one, path, { method, body, token: idToken });
        const prepare = async () => {
          await call(api, '/api/checkout-session', { token: idToken, body: PLAN });
          if (act !== 'checkout') await settle(idToken);
        };
        const [doomed] = await Promise.all([startInstance(), prepare()]);
        await failStandin('stripe', { ...during, mode: 'held' });
        const cutOff = ask(doomed).catch(() => null);
        await waitUntilHeld(1);
        await doomed.kill();
        expect(await cutOff).toBe(null);
        await mendStandin('stripe');

        const begun = performance.now();
        const next = await ask(api);
        expect(answers).toContain(next.status);
        expect(performance.now() - begun).toBeLessThan(LONGEST_MS);
        await EXPECTED[act](person);
      }),
  );

  async function settle(token: string): Promise<void> {
    const { body } = await call(api, '/api/checkout-session', { token, body: PLAN });
    expect(body).toMatchObject({ url: expect.any(String) });
    await pay(String(body.url));
    const shown = await call(api, `/api/checkout-session/${String(body.id)}`, { token });
    expect(shown.body).toMatchObject({ subscription: { status: 'active' } });
  }
});

const REQUESTS = {
  cancel: ['POST', '/api/subscription/cancel', undefined],
  pause: [
    'POST',
    '/api/subscription/pause',
    { until: new Date(Date.now() + 30 * 86_400_000).toISOString() },
  ],
  change: ['POST', '/api/subscription/change', { planId: 'price_household_month' }],
  checkout: ['POST', '/api/checkout-session', orderOf('price_household_month')],
  delete: ['DELETE', '/api/account', undefined],
} as const;

const EXPECTED: Record<keyof typeof REQUESTS, (person: Person) => Promise<void>> = {
  cancel: async ({ uid }) => expect(isEnding(await only(uid))).toBe(true),
  pause: async ({ uid }) => expect((await only(uid)).status).toBe('paused'),
  change: async ({ uid }) => {
    expect((await only(uid)).items.data[0]?.price.id).toBe('price_household_month');
    const { data } = await stripe.invoices.list({ customer: await customerOf(uid) });
    expect(data).toHaveLength(2);
  },
  checkout: async ({ uid }) => {
    const customer = await customerOf(uid);
    const { data } = await stripe.checkout.sessions.list({ customer, status: 'open' });
    expect(data).toHaveLength(1);
  },
  delete: async (person) => {
    const left = [documentsOf(person), payableOf(person.uid), hostedOf(person.uid)];
    expect(await Promise.all(left)).toEqual([[], [], []]);
  },
};

type Held = Awaited<ReturnType<typeof only>>;
const isEnding = (held: Held) => held.cancel_at_period_end || held.cancel_at !== null;

/** The person's one subscription. */
async function only(uid: string) {
  const { data } = await stripe.subscriptions.list({ customer: await customerOf(uid) });
  const [held] = data;
  if (held === undefined || data.length > 1) throw new Error(`${data.length} subscriptions`);
  return held;
}
