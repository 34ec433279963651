import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { NO_BILLING_DETAILS } from '../../../functions/src/contract/billing-details.ts';
import { failStandin, mendStandin } from '../../support/standins.ts';
import { readEnv } from '../../support/env.ts';
import { orderOf } from '../../support/order.ts';
import {
  call,
  customerOf,
  firestore,
  handoffToken,
  listen,
  pay,
  startApi,
  stripeClient,
  stripeState,
  readPlan,
  SUBSCRIPTION_DETAILS,
  withPerson,
  type Api,
  type Reply,
} from '../api.ts';
import { stretched } from '../../support/time-limits/stretched.ts';

const DAY_MS = 86_400_000;
const PRICE = 'price_solo_month';
const NONE = {
  id: '',
  plan: null,
  planId: null,
  interval: null,
  currentPeriodEnd: null,
  status: 'none',
};

let api: Api;
/** An answer that takes most of a request's time, begun first so that the other tests run alongside. */
let unanswered: ReturnType<typeof askWithoutStripe>;
beforeAll(async () => {
  api = await startApi();
  await new Promise<void>((asked) => {
    unanswered = askWithoutStripe(asked);
    unanswered.catch(() => asked());
  });
});
afterEach(() => mendStandin('stripe'));
afterAll(() => api.close());

function buy(token: string, body: unknown): Promise<Reply> {
  return call(api, '/api/checkout-session', { token, body });
}

/** Buys a plan and returns the customer. */
async function subscribe(token: string, planId = PRICE): Promise<string> {
  const { body } = await call(api, '/api/checkout-session', { token, body: orderOf(planId) });
  await pay(String(body.url));
  await call(api, `/api/checkout-session/${String(body.id)}`, { token });
  const { customer } = await stripeClient().checkout.sessions.retrieve(String(body.id));
  if (typeof customer !== 'string') throw new Error('the checkout has no customer');
  return customer;
}

async function customersOf(uid: string): Promise<string[]> {
  const { customers } = await stripeState();
  return customers.filter(({ metadata }) => metadata?.firebaseUID === uid).map(({ id }) => id);
}

async function liveSubscriptions(customer: string): Promise<number> {
  return (await stripeClient().subscriptions.list({ customer })).data.length;
}

/** Asks for a plan that only Stripe knows, which takes the call and says nothing. */
async function askWithoutStripe(asked: () => void): Promise<{ answer: Reply; ms: number }> {
  const stripe = await listen(() => {});
  const mute = await startApi({ STRIPE_API_BASE: stripe.url });
  const answers: { answer: Reply; ms: number }[] = [];
  await withPerson({}, async ({ idToken, uid }) => {
    await subscribe(idToken);
    await firestore().doc(`subscriptions/${uid}`).delete();
    const begun = performance.now();
    const asking = call(mute, '/api/subscription', { token: idToken });
    asked();
    const answer = await asking;
    answers.push({ answer, ms: performance.now() - begun });
  });
  await Promise.all([mute.close(), stripe.close()]);
  const [only] = answers;
  if (only === undefined) throw new Error('nothing was asked');
  return only;
}

describe('GET /api/plans', () => {
  // R-API-02
  it('lists our six prices with what they cost, even without a session', async () => {
    const { status, body } = await call(api, '/api/plans');
    expect(status).toBe(200);
    const [first, ...others] = readEnv('PLAN_PRICES')
      .split(',')
      .map((entry) => ({ planId: entry.split('=')[1] }));
    expect(body.plans).toMatchObject([first, ...others]);
    expect(body).toHaveProperty('plans.0', {
      planId: PRICE,
      slug: 'solo',
      name: 'Solo',
      interval: 'month',
      amount: expect.any(Number),
      currency: 'eur',
      trialDays: expect.any(Number),
      features: expect.any(Array),
    });
  });

  // R-API-02
  it('answers 502 when Stripe fails and nothing is known yet, and the last list when it is @battery', async () => {
    const fresh = await startApi();
    await failStandin('stripe', { path: '/v1/prices', mode: '500' });
    expect(await call(fresh, '/api/plans')).toMatchObject({
      status: 502,
      body: { code: 'upstream_stripe' },
    });
    await mendStandin('stripe');
    const { body } = await call(fresh, '/api/plans');
    await failStandin('stripe', { path: '/v1/prices', mode: '500' });
    fresh.advance(DAY_MS);
    expect(await call(fresh, '/api/plans')).toMatchObject({ status: 200, body });
    await fresh.close();
  });
});

describe('GET /api/subscription', () => {
  // R-API-01
  it('answers exactly the empty subscription to who never bought', () =>
    withPerson({}, async ({ idToken }) => {
      const { status, body } = await call(api, '/api/subscription', { token: idToken });
      expect(status).toBe(200);
      expect(body).toEqual(NONE);
    }));

  // R-API-01
  it('answers exactly the six fields after a purchase', () =>
    withPerson({}, async ({ idToken, uid }) => {
      const customerId = await subscribe(idToken);
      const { body } = await call(api, '/api/subscription', { token: idToken });
      const [subscription] = (await stripeClient().subscriptions.list({ customer: customerId }))
        .data;
      const end = subscription?.items.data[0]?.current_period_end ?? 0;
      expect(body).toEqual({
        id: subscription?.id,
        plan: 'Solo',
        planId: PRICE,
        interval: 'month',
        currentPeriodEnd: new Date(end * 1000).toISOString(),
        status: 'active',
      });
      expect((await firestore().doc(`users/${uid}`).get()).get('customerId')).toBe(customerId);
    }));

  // R-API-01
  it('answers the same six of any plan; the billing details have the rest, and nothing else that is stored', () =>
    withPerson({}, async ({ idToken, uid }) => {
      const customerId = await subscribe(idToken);
      const soon = new Date(Date.now() + DAY_MS).toISOString();
      const plan = {
        id: 'sub_stored',
        status: 'paused',
        cancelAt: soon,
        endedAt: soon,
        trialEnd: soon,
        pausedUntil: soon,
        pastDueSince: soon,
        pauseReason: 'requested',
        credit: { amount: 100, currency: 'eur' },
        openPayment: {
          invoiceId: 'in_stored',
          purpose: 'resume',
          needs: 'payment',
          amount: 100,
          currency: 'eur',
        },
      };
      const readAt = new Date().toISOString();
      await firestore()
        .doc(`subscriptions/${uid}`)
        .set({
          ...NONE,
          ...plan,
          details: NO_BILLING_DETAILS,
          uid,
          customerId,
          readAt,
          note: 'for us only',
        });
      const shown = await call(api, '/api/subscription', { token: idToken });
      expect(shown.body).toEqual({ ...NONE, id: 'sub_stored', status: 'paused' });
      const { id: _id, status: _status, ...facts } = plan;
      const besides = await call(api, '/api/billing-details', { token: idToken });
      expect(besides.body).toEqual({ ...facts, ...NO_BILLING_DETAILS });
      expect(Object.keys(facts).toSorted()).toEqual(Object.keys(SUBSCRIPTION_DETAILS).toSorted());
    }));

  // R-API-01
  it('asks Stripe nothing while the mirror is fresh', () =>
    withPerson({}, async ({ idToken }) => {
      await subscribe(idToken);
      await failStandin('stripe', { path: '/v1', mode: '500' });
      const { status, body } = await call(api, '/api/subscription', { token: idToken });
      expect(status).toBe(200);
      expect(body.status).toBe('active');
    }));

  // R-API-01
  it('reads Stripe again when there is a customer and no mirror', () =>
    withPerson({}, async ({ idToken, uid }) => {
      await subscribe(idToken);
      await firestore().doc(`subscriptions/${uid}`).delete();
      const { body } = await call(api, '/api/subscription', { token: idToken });
      expect(body.status).toBe('active');
      await firestore().doc(`subscriptions/${uid}`).delete();
      await failStandin('stripe', { path: '/v1', mode: '500' });
      const failed = await call(api, '/api/subscription', { token: idToken });
      expect(failed).toMatchObject({ status: 502, body: { code: 'upstream_stripe' } });
    }));

  // R-API-01
  it('answers an aging mirror without Stripe, and never one that a passed date has made doubtful @battery', () =>
    withPerson({}, async ({ idToken, uid }) => {
      const timed = await startApi();
      await subscribe(idToken);
      const mirror = firestore().doc(`subscriptions/${uid}`);
      const now = Date.now();
      await mirror.update({ readAt: new Date(now - 1.5 * DAY_MS).toISOString() });
      await failStandin('stripe', { path: '/v1', mode: '500' });
      const aging = await call(timed, '/api/subscription', { token: idToken });
      expect(aging).toMatchObject({ status: 200, body: { status: 'active' } });
      expect(timed.logged.join('')).toContain('mirror_not_refreshed');

      await mirror.update({ currentPeriodEnd: new Date(now - DAY_MS).toISOString() });
      const passed = await call(timed, '/api/subscription', { token: idToken });
      expect(passed).toMatchObject({ status: 502, body: { code: 'upstream_stripe' } });
      await mendStandin('stripe');
      const healed = await call(timed, '/api/subscription', { token: idToken });
      expect(healed).toMatchObject({ status: 200, body: { status: 'active' } });
      await timed.close();
    }));

  // R-API-01 R-ACC-10
  it('reads "no plan" again while a checkout can be paid, even if every event of it was lost @battery', () =>
    withPerson({}, async ({ idToken }) => {
      const timed = await startApi();
      const read = () => call(timed, '/api/subscription', { token: idToken });
      const { body } = await buy(idToken, orderOf(PRICE));
      expect((await read()).body).toEqual(NONE);
      await pay(String(body.url));
      // What was read just now is answered once more.
      timed.advance(6_000);
      await failStandin('stripe', { path: '/v1', mode: '500' });
      expect(await read()).toMatchObject({ status: 502, body: { code: 'upstream_stripe' } });
      await mendStandin('stripe');
      expect((await read()).body).toMatchObject({ status: 'active', planId: PRICE });
      await timed.close();
    }));

  // R-API-01
  it('believes that there is no plan once the checkout has ended', () =>
    withPerson({}, async ({ idToken, uid }) => {
      const { body } = await buy(idToken, orderOf(PRICE));
      const customer = firestore().doc(`stripeCustomers/${await customerOf(uid)}`);
      const session = await stripeClient().checkout.sessions.retrieve(String(body.id));
      expect((await customer.get()).data()).toEqual({
        uid,
        checkoutEndsAt: new Date(session.expires_at * 1000).toISOString(),
        checkoutOpenedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      });
      await customer.update({ checkoutEndsAt: new Date(Date.now() - 1000).toISOString() });
      await call(api, '/api/subscription', { token: idToken });
      await failStandin('stripe', { path: '/v1', mode: '500' });
      const { status, body: later } = await call(api, '/api/subscription', { token: idToken });
      expect([status, later]).toEqual([200, NONE]);
    }));

  // R-API-01
  it('shows both ways of pausing as paused, with the day it resumes', () =>
    withPerson({}, async ({ idToken, uid }) => {
      const customer = await subscribe(idToken);
      const stripe = stripeClient();
      const [subscription] = (await stripe.subscriptions.list({ customer })).data;
      const id = subscription?.id ?? '';
      const resumes = Math.floor(Date.now() / 1000) + 864_000;
      await stripe.subscriptions.update(id, {
        pause_collection: { behavior: 'void', resumes_at: resumes },
      });
      const mirror = firestore().doc(`subscriptions/${uid}`);
      await mirror.delete();
      expect(await readPlan(api, idToken)).toMatchObject({
        status: 'paused',
        pausedUntil: new Date(resumes * 1000).toISOString(),
      });
      await stripe.subscriptions.update(id, { pause_collection: '' });
      await stripe.rawRequest('POST', `/v1/subscriptions/${id}/pause`, { type: 'subscription' });
      await mirror.delete();
      const paused = await call(api, '/api/subscription', { token: idToken });
      expect(paused.body).toMatchObject({ status: 'paused' });
    }));

  // R-API-01
  it('refuses a customer whose own metadata names another account', () =>
    withPerson({}, ({ idToken: other }) =>
      withPerson({}, async ({ idToken, uid }) => {
        const customerId = await subscribe(other);
        await firestore().doc(`users/${uid}`).set({ customerId });
        const { status, body } = await call(api, '/api/subscription', { token: idToken });
        expect(status).toBe(403);
        expect(body.code).toBe('forbidden');
        const invoices = await call(api, '/api/invoices', { token: idToken });
        expect(invoices.status).toBe(403);
        const portal = await call(api, '/api/billing-portal', { token: idToken, body: {} });
        expect(portal.status).toBe(403);
        const checkout = await call(api, '/api/checkout-session', {
          token: idToken,
          body: orderOf(PRICE),
        });
        expect(checkout.status).toBe(403);
      }),
    ));

  // R-API-01
  it('answers within 25 s, with an error, when Stripe never does @battery', async () => {
    const { answer, ms } = await unanswered;
    expect(answer.status).toBe(502);
    expect(answer.body.code).toBe('upstream_stripe');
    expect(ms).toBeLessThan(stretched(25_000));
  });
});

describe('POST /api/checkout-session', () => {
  // R-API-02
  it('opens a checkout that comes back to the site it was opened from', () =>
    withPerson({}, async ({ idToken, uid, email }) => {
      const [canonical = '', second = ''] = readEnv('SITE_ORIGINS').split(',');
      for (const [origin, expected] of [
        [second, second],
        ['https://evil.example', canonical],
      ] as const) {
        const { status, body } = await call(api, '/api/checkout-session', {
          token: idToken,
          body: orderOf(PRICE),
          headers: { Origin: origin },
        });
        expect(status).toBe(200);
        expect(Object.keys(body).toSorted()).toEqual(['id', 'url']);
        const session = await stripeClient().checkout.sessions.retrieve(String(body.id));
        expect(session).toMatchObject({
          mode: 'subscription',
          client_reference_id: uid,
          success_url: `${expected}/success?session_id={CHECKOUT_SESSION_ID}`,
          cancel_url: `${expected}/cancel?plan=solo.month`,
        });
        const customer = await stripeClient().customers.retrieve(await customerOf(uid));
        expect(customer).toMatchObject({ email, metadata: { firebaseUID: uid } });
        expect(session.customer).toBe(customer.id);
      }
    }));

  // R-API-02
  it('refuses an unknown plan, an unverified buyer, a session of a server, and strange fields', () =>
    withPerson({}, async ({ idToken, uid }) => {
      expect(await buy(idToken, orderOf('price_of_nothing'))).toMatchObject({
        status: 400,
        body: { code: 'unknown_plan' },
      });
      expect(await buy(idToken, { ...orderOf(PRICE), customerId: 'cus_seed_ada' })).toMatchObject({
        status: 400,
        body: { code: 'invalid_input' },
      });
      expect(await buy(await handoffToken(uid), orderOf(PRICE))).toMatchObject({
        status: 403,
        body: { code: 'forbidden' },
      });
      await withPerson({ emailVerified: false }, async (unverified) => {
        expect(await buy(unverified.idToken, orderOf(PRICE))).toMatchObject({
          status: 403,
          body: { code: 'email_not_verified' },
        });
      });
      expect(await customersOf(uid)).toEqual([]);
    }));

  // R-API-02
  it('makes one customer and leaves one open checkout of twenty calls at once', () =>
    withPerson({}, async ({ idToken, uid }) => {
      const answers = await Promise.all(
        Array.from({ length: 20 }, () =>
          call(api, '/api/checkout-session', { token: idToken, body: orderOf(PRICE) }),
        ),
      );
      expect(answers.map(({ status }) => status).filter((status) => status !== 200)).toEqual([]);
      const customers = await customersOf(uid);
      expect(customers).toHaveLength(1);
      const recorded = await customerOf(uid);
      expect(recorded).toBe(customers[0]);
      const open = await stripeClient().checkout.sessions.list({
        customer: recorded,
        status: 'open',
      });
      expect(open.data).toHaveLength(1);
    }));

  // R-API-02
  it('never lets two checkouts of different plans both be paid', () =>
    withPerson({}, async ({ idToken, uid }) => {
      // Slow enough that each call has looked for open checkouts before any opens one.
      await buy(idToken, orderOf('price_practice_month'));
      const path = '/v1/checkout/sessions';
      await failStandin('stripe', { path, method: 'POST', mode: 'slow', delayMs: 1500 });
      const answers = await Promise.all(
        [PRICE, 'price_household_month', 'price_practice_year'].map((planId) =>
          buy(idToken, orderOf(planId)),
        ),
      );
      const urls = answers.flatMap(({ body }) => (typeof body.url === 'string' ? [body.url] : []));
      await Promise.allSettled(urls.map((url) => pay(url)));
      const [customer = ''] = await customersOf(uid);
      expect(await liveSubscriptions(customer)).toBe(1);
    }));

  // R-API-02
  it('gives back the open checkout of the same price and closes that of another', () =>
    withPerson({}, async ({ idToken }) => {
      const open = (planId: string) =>
        call(api, '/api/checkout-session', { token: idToken, body: orderOf(planId) });
      const first = await open(PRICE);
      const again = await open(PRICE);
      expect(again.body).toEqual(first.body);
      const other = await open('price_household_month');
      expect(other.status).toBe(200);
      const closed = await stripeClient().checkout.sessions.retrieve(String(first.body.id));
      expect(closed.status).toBe('expired');
    }));

  // R-API-02
  it('refuses a second plan whatever the mirror says', () =>
    withPerson({}, async ({ idToken, uid }) => {
      await subscribe(idToken);
      await firestore().doc(`subscriptions/${uid}`).delete();
      const { status, body } = await call(api, '/api/checkout-session', {
        token: idToken,
        body: orderOf('price_household_month'),
      });
      expect(status).toBe(409);
      expect(body.code).toBe('already_subscribed');
      const sessions = await stripeClient().checkout.sessions.list({
        customer: await customerOf(uid),
      });
      expect(sessions.data).toHaveLength(1);
    }));

  // R-API-02
  it('recovers from a failure that Stripe saved under the idempotency key @battery', () =>
    withPerson({}, async ({ idToken, uid }) => {
      await failStandin('stripe', { path: '/v1/customers', method: 'POST', mode: '500' });
      expect(await buy(idToken, orderOf(PRICE))).toMatchObject({
        status: 502,
        body: { code: 'upstream_stripe' },
      });
      await mendStandin('stripe');
      expect((await buy(idToken, orderOf(PRICE))).status).toBe(200);
      expect(await customersOf(uid)).toHaveLength(1);
    }));

  // R-API-02
  it('makes one customer when the answer of its making is lost', () =>
    withPerson({}, async ({ idToken, uid }) => {
      await failStandin('stripe', {
        path: '/v1/customers',
        method: 'POST',
        mode: 'lost',
        times: 1,
      });
      const { status } = await call(api, '/api/checkout-session', {
        token: idToken,
        body: orderOf(PRICE),
      });
      expect(status).toBe(200);
      expect(await customersOf(uid)).toHaveLength(1);
    }));

  // R-API-02
  it('finds a customer that was made but never recorded', () =>
    withPerson({}, async ({ idToken, uid }) => {
      const made = await stripeClient().customers.create({ metadata: { firebaseUID: uid } });
      await call(api, '/api/checkout-session', { token: idToken, body: orderOf(PRICE) });
      expect(await customersOf(uid)).toEqual([made.id]);
    }));

  // R-ACC-09
  it('takes off the mark of a deletion that was not finished, recorded or not', () =>
    withPerson({}, async ({ idToken, uid, email }) => {
      const stripe = stripeClient();
      const { id } = await stripe.customers.create({
        email,
        metadata: { firebaseUID: uid, accountDeleted: 'true' },
      });
      expect((await buy(idToken, orderOf(PRICE))).status).toBe(200);
      const found = await stripe.customers.retrieve(id);
      expect(found).toHaveProperty('metadata', { firebaseUID: uid });
      expect(await customersOf(uid)).toEqual([id]);
      await stripe.customers.update(id, { metadata: { accountDeleted: 'true' } });
      expect((await buy(idToken, orderOf(PRICE))).status).toBe(200);
      const customer = await stripe.customers.retrieve(id);
      expect(customer).toHaveProperty('metadata', { firebaseUID: uid });
    }));

  // R-API-02
  it('makes a new customer when the old one was deleted at Stripe', () =>
    withPerson({}, async ({ idToken, uid }) => {
      await call(api, '/api/checkout-session', { token: idToken, body: orderOf(PRICE) });
      const [first = ''] = await customersOf(uid);
      await stripeClient().customers.del(first);
      const { status } = await call(api, '/api/checkout-session', {
        token: idToken,
        body: orderOf(PRICE),
      });
      expect(status).toBe(200);
      const recorded = await customerOf(uid);
      expect(recorded).not.toBe(first);
    }));
});

describe('GET /api/checkout-session/:id', () => {
  // R-ACC-10
  it('tells an open checkout from a paid one before any webhook', () =>
    withPerson({}, async ({ idToken }) => {
      const { body } = await call(api, '/api/checkout-session', {
        token: idToken,
        body: orderOf(PRICE),
      });
      const path = `/api/checkout-session/${String(body.id)}`;
      const before = await call(api, path, { token: idToken });
      expect(before.body).toEqual({ status: 'open', paymentStatus: 'unpaid', subscription: NONE });
      await pay(String(body.url));
      const after = await call(api, path, { token: idToken });
      expect(after.body).toMatchObject({
        status: 'complete',
        paymentStatus: 'paid',
        subscription: { status: 'active', planId: PRICE },
      });
    }));

  // R-API-02
  it("answers 403 for someone else's and 404 for none", () =>
    withPerson({}, ({ idToken: other }) =>
      withPerson({}, async ({ idToken }) => {
        const { body } = await buy(other, orderOf(PRICE));
        await buy(idToken, orderOf(PRICE));
        const foreign = await call(api, `/api/checkout-session/${String(body.id)}`, {
          token: idToken,
        });
        expect(foreign).toMatchObject({ status: 403, body: { code: 'forbidden' } });
        for (const id of ['cs_test_none', 'sub_1', '..%2Fcustomers']) {
          const none = await call(api, `/api/checkout-session/${id}`, { token: idToken });
          expect(none).toMatchObject({ status: 404, body: { code: 'not_found' } });
        }
      }),
    ));
});

describe('POST /api/billing-portal', () => {
  // R-ACC-06
  it('opens the portal for the customer, with a way back that the server builds', () =>
    withPerson({}, async ({ idToken }) => {
      await subscribe(idToken);
      const [canonical] = readEnv('SITE_ORIGINS').split(',');
      const { status, body } = await call(api, '/api/billing-portal', {
        token: idToken,
        body: { flow: 'subscription_cancel', returnPath: '/canceling' },
      });
      expect(status).toBe(200);
      expect(Object.keys(body)).toEqual(['url']);
      const { portalSessions } = await stripeState();
      const session = portalSessions.find(({ url }) => url === body.url);
      expect(session).toMatchObject({
        return_url: `${canonical}/canceling`,
        flow: { type: 'subscription_cancel' },
      });
    }));

  // R-ACC-06
  it('refuses a person without a customer or a plan to change, and any way back but one of our paths', () =>
    withPerson({}, async ({ idToken }) => {
      const open = (body: unknown) => call(api, '/api/billing-portal', { token: idToken, body });
      expect(await open({})).toMatchObject({ status: 409, body: { code: 'no_customer' } });
      await call(api, '/api/checkout-session', { token: idToken, body: orderOf(PRICE) });
      expect(await open({ flow: 'subscription_update' })).toMatchObject({
        status: 409,
        body: { code: 'conflict' },
      });
      for (const returnPath of [
        '//evil.example',
        'https://evil.example',
        '/a//b',
        '/a?b',
        '/@x',
        '',
      ]) {
        expect(await open({ returnPath })).toMatchObject({
          status: 400,
          body: { code: 'invalid_input' },
        });
      }
    }));
});

describe('GET /api/invoices', () => {
  // R-ACC-06
  it('lists nothing for who never bought', () =>
    withPerson({}, async ({ idToken }) => {
      const { body } = await call(api, '/api/invoices', { token: idToken });
      expect(body).toEqual({ invoices: [], hasMore: false, nextPayment: null });
    }));

  // R-ACC-01 R-ACC-06
  it('lists invoices page by page and what will be charged next', () =>
    withPerson({}, async ({ idToken, uid }) => {
      const customer = await subscribe(idToken);
      const { body } = await call(api, '/api/invoices', { token: idToken });
      const [invoice] = (await stripeClient().invoices.list({ customer })).data;
      const { currentPeriodEnd } = (await call(api, '/api/subscription', { token: idToken })).body;
      expect(body).toEqual({
        invoices: [
          {
            id: invoice?.id,
            number: invoice?.number,
            status: 'paid',
            total: invoice?.total,
            amountDue: invoice?.amount_due,
            currency: 'eur',
            createdAt: new Date((invoice?.created ?? 0) * 1000).toISOString(),
            nextPaymentAttempt: null,
            url: invoice?.hosted_invoice_url,
            pdf: invoice?.invoice_pdf,
          },
        ],
        hasMore: false,
        nextPayment: { amount: invoice?.total, currency: 'eur', at: currentPeriodEnd },
      });
      const next = await call(api, `/api/invoices?limit=1&startingAfter=${invoice?.id ?? ''}`, {
        token: idToken,
      });
      expect(next.body).toEqual({ invoices: [], hasMore: false, nextPayment: null });
      expect(uid).not.toBe('');
    }));

  // R-ACC-06
  it('refuses a page that does not exist', () =>
    withPerson({}, async ({ idToken }) => {
      await subscribe(idToken);
      for (const query of [
        'limit=0',
        'limit=101',
        'limit=x',
        'startingAfter=in_none',
        'startingAfter=x',
      ]) {
        const { status, body } = await call(api, `/api/invoices?${query}`, { token: idToken });
        expect([query, status, body.code]).toEqual([query, 400, 'invalid_input']);
      }
    }));
});

describe('GET /api/invoices/:id', () => {
  // R-ACC-06 R-API-02
  it("answers the owner with the invoice's links, anyone else with 403, and 404 where there is none", () =>
    withPerson({}, ({ idToken: other, uid: otherUid }) =>
      withPerson({}, async ({ idToken, uid }) => {
        await subscribe(other);
        const listed = await call(api, '/api/invoices', { token: other });
        const [invoice] = (
          await stripeClient().invoices.list({ customer: await customerOf(otherUid) })
        ).data;
        const path = `/api/invoices/${invoice?.id ?? ''}`;
        const { status, body } = await call(api, path, { token: other });
        expect(status).toBe(200);
        expect(listed.body.invoices).toEqual([body]);
        const foreign = { status: 403, body: { code: 'forbidden' } };
        for (const token of [idToken, await handoffToken(otherUid)]) {
          expect(await call(api, path, { token })).toMatchObject(foreign);
        }
        await subscribe(idToken);
        expect(await call(api, path, { token: idToken })).toMatchObject(foreign);
        await firestore()
          .doc(`users/${uid}`)
          .set({ customerId: await customerOf(otherUid) });
        expect(await call(api, path, { token: idToken })).toMatchObject(foreign);
        for (const id of ['in_none', 'sub_1', '..%2Fcustomers']) {
          const none = await call(api, `/api/invoices/${id}`, { token: other });
          expect(none).toMatchObject({ status: 404, body: { code: 'not_found' } });
        }
      }),
    ));
});

describe('a deployment without billing', () => {
  // R-API-01
  it('answers 503 on every billing endpoint and names the feature in the log only', () =>
    withPerson({}, async ({ idToken }) => {
      const off = await startApi({
        STRIPE_SECRET_KEY: undefined,
        STRIPE_WEBHOOK_SECRET: undefined,
        PLAN_PRICES: undefined,
      });
      const answers = await Promise.all([
        call(off, '/api/subscription', { token: idToken }),
        call(off, '/api/plans'),
        call(off, '/api/invoices', { token: idToken }),
        call(off, '/api/checkout-session', { token: idToken, body: orderOf(PRICE) }),
        call(off, '/api/billing-portal', { token: idToken, body: {} }),
        call(off, '/api/subscription/preview', { token: idToken, body: { planId: PRICE } }),
        call(off, '/api/subscription/resume', { token: idToken, method: 'POST' }),
        call(off, '/api/invoices/in_1', { token: idToken }),
        call(off, '/api/stripe-webhook', { body: {} }),
      ]);
      for (const { status, body } of answers) {
        expect(status).toBe(503);
        expect(body.code).toBe('not_configured');
        expect(JSON.stringify(body)).not.toMatch(/billing|stripe/i);
      }
      expect(off.logged.join('')).toContain('"feature":"billing"');
      await off.close();
    }));
});
