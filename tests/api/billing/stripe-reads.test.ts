/** What a call costs at Stripe. This file has a stand-in of its own, so that it sees no other calls. */
import type { Firestore } from 'firebase-admin/firestore';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { createGate, type Gate } from '../../support/proxies/gate.ts';
import { atStartOfMinute, leaveOneCall } from '../../support/limits.ts';
import { standinState } from '../../support/standins.ts';
import { orderOf } from '../../support/order.ts';
import {
  call,
  customerOf,
  emulators,
  firestore,
  pay,
  setCard,
  startApi,
  stripeClient,
  readPlan,
  withPerson,
  type Api,
  type Reply,
} from '../api.ts';
import { casesOf } from '../../support/cases.ts';

const DAY_MS = 86_400_000;

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

type Plan = { customer: string; id: string };

async function buyPlan(token: string, uid: string): Promise<Plan> {
  const body = orderOf('price_solo_month');
  const checkout = await call(api, '/api/checkout-session', { token, body });
  await pay(String(checkout.body.url));
  const path = `/api/checkout-session/${String(checkout.body.id)}`;
  const { subscription } = (await call(api, path, { token })).body;
  return {
    customer: await customerOf(uid),
    id: z.object({ id: z.string() }).parse(subscription).id,
  };
}

async function requestsSeen(): Promise<string[]> {
  const { requests } = Seen.parse(await standinState('stripe'));
  return requests.map(({ method, path }) => `${method} ${path}`);
}

const Seen = z.object({ requests: z.array(z.object({ method: z.string(), path: z.string() })) });

async function requestsOf(work: () => Promise<unknown>): Promise<string[]> {
  const before = (await requestsSeen()).length;
  await work();
  return (await requestsSeen()).slice(before);
}

/** Holds back the next document that is read from a collection. */
function holdNextRead(database: Firestore, name: string): Gate {
  const gate = createGate();
  gate.shut();
  const collection = database.collection.bind(database);
  const spy = vi.spyOn(database, 'collection').mockImplementation((path) => {
    const found = collection(path);
    if (path !== name) return found;
    spy.mockRestore();
    const doc = found.doc.bind(found);
    return Object.assign(found, {
      doc: (id: string) => {
        const reference = doc(id);
        const get = reference.get.bind(reference);
        return Object.assign(reference, {
          get: async () => {
            await gate.arrive(name);
            return get();
          },
        });
      },
    });
  });
  return gate;
}

async function forgetMirror(uid: string): Promise<void> {
  await firestore().doc(`subscriptions/${uid}`).delete();
}

describe('an action on a subscription', () => {
  // R-API-02
  it('costs two reads before its writes and one after them', () =>
    withPerson({}, async ({ idToken: token, uid }) => {
      const { customer, id } = await buyPlan(token, uid);
      // The price list is kept for ten minutes.
      await call(api, '/api/plans');
      const until = new Date(Date.now() + 30 * DAY_MS).toISOString();
      const update = `POST /v1/subscriptions/${id}`;
      const finalize = 'POST /v1/invoices/:id/finalize';
      for (const [action, body, ...writes] of [
        ['change', { planId: 'price_household_month' }, update],
        // The first notes the end that was chosen; the last puts the credit on the balance.
        ['pause', { until }, update, `${update}/pause`, finalize],
        ['resume', undefined, `${update}/resume`],
        ['cancel', undefined, update],
        ['reactivate', undefined, update],
      ] as const) {
        const requests = await requestsOf(async () => {
          const path = `/api/subscription/${action}`;
          const { status } = await call(api, path, { method: 'POST', token, body });
          expect([action, status]).toEqual([action, 200]);
        });
        const seen = requests.map((request) => request.replace(/in_\w+/, ':id'));
        expect([action, ...seen]).toEqual([
          action,
          `GET /v1/customers/${customer}`,
          'GET /v1/subscriptions',
          ...writes,
          `GET /v1/subscriptions/${id}`,
        ]);
      }
    }));

  // R-API-02 R-LIV-02
  it('that leaves a payment open costs one read more, which tells what the payment needs', () =>
    withPerson({}, async ({ idToken: token, uid }) => {
      const { customer, id } = await buyPlan(token, uid);
      const stripe = stripeClient();
      await stripe.subscriptions.pause(id, { bill_for: { unused_time_from: { type: 'none' } } });
      await setCard(customer, 'declined');
      const requests = await requestsOf(async () => {
        const path = '/api/subscription/resume';
        expect((await call(api, path, { method: 'POST', token })).status).toBe(402);
      });
      expect(requests).toEqual([
        `GET /v1/customers/${customer}`,
        'GET /v1/subscriptions',
        `POST /v1/subscriptions/${id}/resume`,
        `GET /v1/subscriptions/${id}`,
        'GET /v1/invoice_payments',
      ]);
    }));
});

describe('an action that Stripe’s state refuses', () => {
  const HOUSEHOLD = { planId: 'price_household_month' };

  /** Acts, is refused, and costs no more than these reads. */
  async function expectRefused(token: string, action: string, body: unknown, expected: string[]) {
    const requests = await requestsOf(async () => {
      const path = `/api/subscription/${action}`;
      const { status } = await call(api, path, { method: 'POST', token, body });
      expect([action, status]).toEqual([action, 409]);
    });
    expect([action, ...requests]).toEqual([action, ...expected]);
  }

  /** What a page shows next, without any call to Stripe. */
  async function shown(token: string): Promise<Record<string, unknown>> {
    let body = {};
    const requests = await requestsOf(async () => {
      body = await readPlan(api, token);
    });
    expect(requests).toEqual([]);
    return body;
  }

  // R-REL-05 R-ACC-12
  it.each(casesOf(['cancel', 'resume', 'pause', 'reactivate', 'change', 'preview']))(
    'shows from then on that the plan has ended: %s',
    (action) =>
      withPerson({}, async ({ idToken: token, uid }) => {
        const { customer, id } = await buyPlan(token, uid);
        await call(api, '/api/plans');
        // While a checkout could be paid, "no plan" would be read again in any case.
        const checkoutEndsAt = new Date(Date.now() - DAY_MS).toISOString();
        await firestore().doc(`stripeCustomers/${customer}`).update({ checkoutEndsAt });
        await stripeClient().subscriptions.cancel(id);
        expect(await shown(token)).toMatchObject({ status: 'active' });
        const until = new Date(Date.now() + 30 * DAY_MS).toISOString();
        const bodies: Record<string, object> = {
          pause: { until },
          change: HOUSEHOLD,
          preview: HOUSEHOLD,
        };
        const reads = [`GET /v1/customers/${customer}`, 'GET /v1/subscriptions'];
        const corrected = [...reads, `GET /v1/subscriptions/${id}`];
        await expectRefused(token, action, bodies[action], corrected);
        expect(await shown(token)).toMatchObject({ status: 'canceled', plan: 'Solo' });
        // The mirror is right now, so that nothing more is read.
        await expectRefused(token, action, bodies[action], reads);
      }),
  );

  // R-REL-05 R-ACC-12
  it('shows from then on a plan that was changed elsewhere', () =>
    withPerson({}, async ({ idToken: token, uid }) => {
      const { customer, id } = await buyPlan(token, uid);
      await call(api, '/api/plans');
      const stripe = stripeClient();
      const [item] = (await stripe.subscriptions.retrieve(id)).items.data;
      const items = [{ id: item?.id ?? '', price: HOUSEHOLD.planId }];
      await stripe.subscriptions.update(id, { items });
      const reads = [`GET /v1/customers/${customer}`, 'GET /v1/subscriptions'];
      await expectRefused(token, 'change', HOUSEHOLD, [...reads, `GET /v1/subscriptions/${id}`]);
      expect(await shown(token)).toMatchObject({ plan: 'Household', ...HOUSEHOLD });
    }));

  // R-REL-05 R-ACC-12
  it('shows from then on that there never was a plan', () =>
    withPerson({}, async ({ idToken: token, uid }) => {
      const { customer } = await buyPlan(token, uid);
      const { id } = await stripeClient().customers.create({ metadata: { firebaseUID: uid } });
      expect(id).not.toBe(customer);
      await firestore().doc(`users/${uid}`).update({ customerId: id });
      await firestore().doc(`subscriptions/${uid}`).update({ customerId: id });
      const reads = [`GET /v1/customers/${id}`, 'GET /v1/subscriptions', 'GET /v1/subscriptions'];
      await expectRefused(token, 'cancel', undefined, reads);
      expect(await shown(token)).toMatchObject({ status: 'none', id: '' });
    }));
});

describe('any other call', () => {
  // R-API-02
  it.each(
    casesOf([
      ['GET', '/api/subscription'],
      ['GET', '/api/invoices'],
      ['GET', '/api/account/export'],
      ['POST', '/api/billing-portal'],
    ]),
  )('looks up the customer once, though the mirror is missing: %s %s', (method, path) =>
    withPerson({}, async ({ idToken: token, uid }) => {
      const { customer } = await buyPlan(token, uid);
      await forgetMirror(uid);
      const requests = await requestsOf(async () => {
        const body = method === 'POST' ? {} : undefined;
        expect((await call(api, path, { method, token, body })).status).toBe(200);
      });
      const lookUps = requests.filter((request) => request === `GET /v1/customers/${customer}`);
      expect(lookUps).toHaveLength(1);
    }),
  );
});

describe('a person who has bought nothing', () => {
  // R-REL-08
  it.each([
    '/api/invoices',
    '/api/invoices/in_1',
    '/api/checkout-session/cs_1',
    '/api/subscription',
  ])('costs no call to Stripe at %s', (path) =>
    withPerson({ emailVerified: false }, async ({ idToken: token }) => {
      expect(await requestsOf(() => call(api, path, { token }))).toEqual([]);
    }),
  );
});

describe('a flood of one person', () => {
  // R-REL-08
  it.each(
    casesOf([
      ['GET /invoices', '/api/invoices'],
      ['GET /invoices/:id', '/api/invoices/in_1'],
      ['GET /checkout-session/:id', '/api/checkout-session/cs_1'],
    ]),
  )('is refused after thirty calls a minute: %s', (endpoint, path) =>
    withPerson({}, ({ idToken: token, uid }) =>
      atStartOfMinute(async (limited, minute) => {
        await leaveOneCall(endpoint, uid, minute);
        expect((await call(limited, path, { token })).status).not.toBe(429);
        const refused = await call(limited, path, { token });
        expect(refused).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
        expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
      }),
    ),
  );

  describe('that asks for the subscription while a checkout is open', () => {
    // An answer of Stripe's serves for five seconds, however long these calls take.
    beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
    afterEach(() => vi.useRealTimers());

    const openCheckout = async (token: string) => {
      const body = orderOf('price_solo_month');
      expect((await call(api, '/api/checkout-session', { token, body })).status).toBe(200);
    };
    const ask = (token: string) => call(api, '/api/subscription', { token });

    async function readingsOf(work: () => Promise<Reply[]>): Promise<string[]> {
      const requests = await requestsOf(async () => {
        for (const { status, body } of await work()) {
          expect([status, body.status]).toEqual([200, 'none']);
        }
      });
      return requests.filter((request) => request === 'GET /v1/subscriptions');
    }

    // R-REL-08
    it('makes us ask Stripe once', () =>
      withPerson({}, async ({ idToken: token }) => {
        await openCheckout(token);
        const readings = await readingsOf(async () => {
          const together = Array.from({ length: 20 }, () => ask(token));
          return [...(await Promise.all(together)), await ask(token)];
        });
        expect(readings).toHaveLength(1);
      }));

    // R-REL-08
    it('makes us ask Stripe once, though a call still trusts what it read before', () =>
      withPerson({}, async ({ idToken: token }) => {
        await openCheckout(token);
        await ask(token);
        vi.setSystemTime(Date.now() + 6_000);
        const gate = holdNextRead(await emulators().db(), 'stripeCustomers');
        const readings = await readingsOf(async () => {
          const slow = ask(token);
          await gate.holds('stripeCustomers');
          const quick = await ask(token);
          gate.open();
          return [quick, await slow];
        });
        expect(readings).toHaveLength(1);
      }));
  });
});
