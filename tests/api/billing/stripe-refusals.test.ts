/** What Stripe refuses because of us: no customer can fix it, so none is told to try again in a minute. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { REFUSAL_WORDS } from '../../../functions/src/contract/subscription.ts';
import type { Person } from '../../support/people.ts';
import { orderOf } from '../../support/order.ts';
import {
  call,
  customerOf,
  firestore,
  listen,
  pay,
  startApi,
  stripeClient,
  switchStripe,
  withPerson,
  type Api,
} from '../api.ts';

const SOLO = 'price_solo_month';
const AGAIN = /again in a minute|not answering/i;

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterEach(async () => {
  await switchStripe('key', { state: 'valid' });
  await switchStripe('portal', { configured: true });
});
afterAll(() => api.close());

async function buy({ idToken: token, uid }: Person): Promise<string> {
  const checkout = await call(api, '/api/checkout-session', { token, body: orderOf(SOLO) });
  await pay(String(checkout.body.url));
  await call(api, `/api/checkout-session/${String(checkout.body.id)}`, { token });
  return customerOf(uid);
}

const Line = z.record(z.string(), z.unknown());

/** What was logged of a kind while something was done. */
async function loggedDuring(event: string, work: () => Promise<unknown>, by = api) {
  const before = by.logged.length;
  await work();
  return by.logged
    .slice(before)
    .map((line) => Line.parse(JSON.parse(line)))
    .filter(({ message }) => message === event);
}

const CALLS = [
  ['GET', '/api/subscription', undefined],
  ['GET', '/api/invoices', undefined],
  ['POST', '/api/checkout-session', orderOf(SOLO)],
  ['POST', '/api/billing-portal', {}],
  ['POST', '/api/subscription/change', { planId: 'price_household_month' }],
  ['POST', '/api/subscription/cancel', undefined],
] as const;

describe.each([
  ['restricted', 403, 'StripePermissionError', 'more_permissions_required'],
  ['revoked', 401, 'StripeAuthenticationError', undefined],
])('a key that is %s', (state, status, type, code) => {
  // R-REL-04
  it('is named as our fault at every call, and told the operator', () =>
    withPerson({}, async (person) => {
      await call(api, '/api/plans');
      const customer = await buy(person);
      await firestore().doc(`subscriptions/${person.uid}`).delete();
      await switchStripe('key', { state });
      for (const [method, path, body] of CALLS) {
        const lines = await loggedDuring('stripe_refused', async () => {
          const answer = await call(api, path, { method, token: person.idToken, body });
          expect([path, answer.status, answer.body.code]).toEqual([path, 500, 'misconfigured']);
          expect(answer.body.error).not.toMatch(AGAIN);
        });
        const upstreamRequestId = expect.stringMatching(/^req_/);
        expect([path, ...lines]).toMatchObject([
          path,
          { severity: 'ERROR', status, type, upstreamRequestId },
        ]);
        expect(lines[0]?.['errorCode']).toBe(code);
        for (const personal of [person.uid, person.email, customer]) {
          expect(JSON.stringify(lines)).not.toContain(personal);
        }
      }
    }));
});

describe('a portal that was never set up', () => {
  // R-REL-04
  it('is named as such, and told the operator', () =>
    withPerson({}, async (person) => {
      await buy(person);
      await switchStripe('portal', { configured: false });
      const lines = await loggedDuring('stripe_refused', async () => {
        const answer = await call(api, '/api/billing-portal', { token: person.idToken, body: {} });
        expect(answer).toMatchObject({ status: 503, body: { code: 'portal_missing' } });
        expect(answer.body.error).not.toMatch(AGAIN);
      });
      expect(lines).toMatchObject([{ severity: 'ERROR', status: 400 }]);
    }));
});

describe('a customer that was deleted in Stripe’s dashboard', () => {
  // R-REL-04
  it('has no portal any more, no invoices and no plan, and can buy again', () =>
    withPerson({}, async (person) => {
      const { idToken: token } = person;
      const customer = await buy(person);
      await stripeClient().customers.del(customer);
      const portal = await call(api, '/api/billing-portal', { token, body: {} });
      expect(portal).toMatchObject({ status: 409, body: { code: 'customer_gone' } });
      expect(portal.body.error).not.toMatch(/not ordered a plan|minute/);
      const invoices = await call(api, '/api/invoices', { token });
      expect(invoices).toMatchObject({ status: 200, body: { invoices: [] } });
      const cancel = await call(api, '/api/subscription/cancel', { method: 'POST', token });
      expect(cancel).toMatchObject({ status: 409, body: { code: 'conflict' } });
      expect(await buy(person)).not.toBe(customer);
    }));

  // R-REL-04
  it('is our fault where the customer belongs to another account at Stripe', () =>
    withPerson({}, async (person) => {
      await firestore().doc(`users/${person.uid}`).set({ customerId: 'cus_of_elsewhere' });
      const answer = await call(api, '/api/subscription', { token: person.idToken });
      expect(answer).toMatchObject({ status: 500, body: { code: 'misconfigured' } });
    }));
});

describe('a price that Stripe does not know', () => {
  const prices = (solo: string) =>
    String(process.env['PLAN_PRICES']).replace('solo.month=price_solo_month', `solo.month=${solo}`);

  // R-REL-04
  it('cannot be bought, says so, and leaves the other plans on sale', () =>
    withPerson({}, async ({ idToken: token }) => {
      const other = await startApi({ PLAN_PRICES: prices('price_gone') });
      const lines = await loggedDuring(
        'stripe_refused',
        async () => {
          const { status, body } = await call(other, '/api/plans');
          expect(status).toBe(200);
          const { plans } = z
            .object({ plans: z.array(z.object({ planId: z.string() })) })
            .parse(body);
          expect(plans.map(({ planId }) => planId)).toContain('price_household_month');
          expect(plans.map(({ planId }) => planId)).not.toContain('price_gone');
          const buying = await call(other, '/api/checkout-session', {
            token,
            body: orderOf('price_gone'),
          });
          expect(buying).toMatchObject({ status: 503, body: { code: 'price_missing' } });
          expect(buying.body.error).not.toMatch(AGAIN);
        },
        other,
      );
      expect(lines).toMatchObject([
        { severity: 'ERROR', status: 404, errorCode: 'resource_missing', param: 'price' },
        { severity: 'ERROR', errorCode: 'resource_missing' },
      ]);
      await other.close();
    }));

  // R-REL-04
  it('is an error where it leaves nothing to sell', async () => {
    const none = String(process.env['PLAN_PRICES']).replaceAll('=price_', '=price_gone_');
    const other = await startApi({ PLAN_PRICES: none });
    const answer = await call(other, '/api/plans');
    expect(answer).toMatchObject({ status: 503, body: { code: 'price_missing' } });
    await other.close();
  });
});

describe('a plan that ends between our look and what is asked of it', () => {
  /** Stripe, where a plan ends as soon as all plans of its customer were listed. */
  async function startEnding() {
    const ending: string[] = [];
    const { url, close } = await listen((req, res) => void pass(req, res));
    async function pass(req: IncomingMessage, res: ServerResponse): Promise<void> {
      const { method = 'GET', url: path = '/' } = req;
      const body = method === 'GET' ? null : (await req.toArray()).join('');
      const { host: _host, connection: _connection, ...headers } = req.headers;
      const sent = { method, body, headers: Object.entries(headers).map(toPair) };
      const answer = await fetch(new URL(path, process.env['STRIPE_API_BASE']), sent);
      const text = await answer.text();
      const isList = method === 'GET' && path.startsWith('/v1/subscriptions?');
      if (isList) for (const id of ending.splice(0)) await stripeClient().subscriptions.cancel(id);
      res.writeHead(answer.status, Object.fromEntries(answer.headers)).end(text);
    }
    return { api: await startApi({ STRIPE_API_BASE: url }), ending, close };
  }

  const toPair = ([name, value]: [string, unknown]): [string, string] => [name, String(value)];
  const until = new Date(Date.now() + 30 * 86_400_000).toISOString();
  const ENDED = { status: 409, body: { error: REFUSAL_WORDS.ended, code: 'conflict' } };
  const household = { planId: 'price_household_month' };

  let stripe: Awaited<ReturnType<typeof startEnding>>;
  beforeAll(async () => {
    stripe = await startEnding();
  });
  afterAll(() => Promise.all([stripe.api.close(), stripe.close()]));

  // R-REL-04
  it.each([
    ['preview', household, null, ENDED],
    ['change', household, null, ENDED],
    ['pause', { until }, null, ENDED],
    ['resume', undefined, 'pause', ENDED],
    ['cancel', undefined, null, ENDED],
    ['reactivate', undefined, 'cancel', ENDED],
    // Stripe keeps why someone left of a plan that has ended, too.
    ['leaving', { reason: 'unused' }, 'cancel', { status: 200 }],
  ] as const)('is read again, and is not our fault: %s', (act, body, before, expected) =>
    withPerson({}, async (person) => {
      const { idToken: token, uid } = person;
      const customer = await buy(person);
      const [held] = (await stripeClient().subscriptions.list({ customer })).data;
      if (before !== null) {
        const sent = before === 'pause' ? { body: { until } } : {};
        await call(api, `/api/subscription/${before}`, { method: 'POST', token, ...sent });
      }
      const events = () => eventsOf(uid);
      const known = await events();
      stripe.ending.push(held?.id ?? '');
      const lines = await loggedDuring(
        'stripe_refused',
        async () => {
          const path = `/api/subscription/${act}`;
          const answer = await call(stripe.api, path, { method: 'POST', token, body });
          expect(answer).toMatchObject(expected);
        },
        stripe.api,
      );
      expect([stripe.ending, lines]).toEqual([[], []]);
      expect(await events()).toEqual(known);
      const { body: plan } = await call(api, '/api/subscription', { token });
      expect([act, plan.status]).toEqual([act, act === 'leaving' ? 'active' : 'canceled']);
    }),
  );
});

async function eventsOf(uid: string): Promise<string[]> {
  const { docs } = await firestore().collection('auditLog').where('uid', '==', uid).get();
  return docs.map(({ id }) => id).toSorted((a, b) => a.localeCompare(b));
}
