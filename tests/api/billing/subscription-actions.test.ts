import type { Stripe } from 'stripe';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { judgedLog } from '../judged-log.ts';
import { createStripeSource } from '../../../functions/src/adapters/stripe.ts';
import { parseConfig } from '../../../functions/src/config/config.ts';
import {
  REFUSAL_WORDS,
  SUBSCRIPTION_ACTIONS,
  type ActionRefusal,
  type SubscriptionAction,
} from '../../../functions/src/contract/subscription.ts';
import { createBillingStore } from '../../../functions/src/modules/billing/billing-store.ts';
import { endSubscriptionsForDeletion } from '../../../functions/src/modules/billing/end-for-deletion.ts';
import { failStandin, mendStandin } from '../../support/standins.ts';
import { orderOf } from '../../support/order.ts';
import {
  call,
  firestore,
  handoffToken,
  pay,
  setCard,
  setStatus,
  startApi,
  stripeClient,
  withPerson,
  type Api,
  type Reply,
  isSignIn,
} from '../api.ts';
import { casesOf } from '../../support/cases.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const SOLO = 'price_solo_month';
const HOUSEHOLD = 'price_household_month';

let api: Api;
const stripe = stripeClient();
beforeAll(async () => {
  api = await startApi();
});
afterEach(() => mendStandin('stripe'));
afterAll(() => api.close());

type Plan = { customer: string; id: string };

/** A plan that the person holds at Stripe, while we know only the customer. */
async function holdPlan(uid: string, price = SOLO, trialDays = 0): Promise<Plan> {
  const customer = await makeCustomer(uid);
  const { url } = await stripe.checkout.sessions.create({
    mode: 'subscription',
    customer,
    line_items: [{ price, quantity: 1 }],
    success_url: 'https://alcove.example/success',
    ...(trialDays > 0 ? { subscription_data: { trial_period_days: trialDays } } : {}),
  });
  await pay(url ?? '');
  const [subscription] = (await stripe.subscriptions.list({ customer })).data;
  const id = subscription?.id ?? '';
  // As it is since the purchase was noticed: see `cards.test.ts`.
  const card = subscription?.default_payment_method;
  if (typeof card === 'string') {
    await stripe.customers.update(customer, { invoice_settings: { default_payment_method: card } });
    await stripe.subscriptions.update(id, { default_payment_method: '' });
  }
  return { customer, id };
}

async function makeCustomer(uid: string): Promise<string> {
  const { id } = await stripe.customers.create({ metadata: { firebaseUID: uid } });
  await firestore().doc(`users/${uid}`).set({ customerId: id });
  return id;
}

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

function act(token: string, action: SubscriptionAction | 'preview', body = bodyOf(action)) {
  return call(api, `/api/subscription/${action}`, { method: 'POST', token, body });
}

function bodyOf(action: SubscriptionAction | 'preview'): object | undefined {
  if (action === 'pause') return { until: inDays(30) };
  return action === 'change' || action === 'preview' ? { planId: HOUSEHOLD } : undefined;
}

/** Stripe is so slow to read that all of them would have read before any acts. */
async function thriceAtOnce(token: string, action: SubscriptionAction): Promise<Reply[]> {
  const path = '/v1/subscriptions';
  await failStandin('stripe', { path, method: 'GET', mode: 'slow', delayMs: 400 });
  const answers = await Promise.all([1, 2, 3].map(() => act(token, action)));
  await mendStandin('stripe');
  return answers;
}

function statusesOf(answers: readonly Reply[]): number[] {
  return answers.map(({ status }) => status).toSorted((a, b) => a - b);
}

/** All that Stripe holds of a customer's plan. */
async function atStripe({ customer, id }: Plan) {
  const [subscription, invoices, owner] = await Promise.all([
    id === '' ? null : stripe.subscriptions.retrieve(id),
    stripe.invoices.list({ customer }),
    stripe.customers.retrieve(customer),
  ]);
  return { subscription, invoices: invoices.data, owner };
}

async function subscriptionAt(plan: Plan): Promise<Stripe.Subscription> {
  const { subscription } = await atStripe(plan);
  if (subscription === null) throw new Error('no subscription');
  return subscription;
}

/** What the mirror says of the subscription. */
async function mirrorOf(uid: string): Promise<object | undefined> {
  const data = (await firestore().doc(`subscriptions/${uid}`).get()).data();
  if (data === undefined) return undefined;
  const {
    uid: _uid,
    customerId: _customerId,
    readAt: _readAt,
    dueAt: _dueAt,
    details: _details,
    ...subscription
  } = data;
  return subscription;
}

/** What was recorded of the plan. What follows for machines, their own tests say. */
async function eventsOf(uid: string): Promise<object[]> {
  const { docs } = await firestore().collection('auditLog').where('uid', '==', uid).get();
  return docs
    .map((doc) => ({ kind: String(doc.get('kind')), about: doc.get('about') }))
    .filter(({ kind }) => !kind.startsWith('machine_') && !isSignIn(kind));
}

/** How a plan gets into a state; `none` has a customer but no plan. */
const STATES = {
  none: async (uid) => ({ customer: await makeCustomer(uid), id: '' }),
  incomplete: (uid) => holdPlanIn(uid, 'incomplete'),
  incomplete_expired: (uid) => holdPlanIn(uid, 'incomplete_expired'),
  trialing: (uid) => holdPlan(uid, SOLO, 14),
  active: (uid) => holdPlan(uid),
  past_due: (uid) => holdPlanIn(uid, 'past_due'),
  unpaid: (uid) => holdPlanIn(uid, 'unpaid'),
  'paused by holding payments': (uid) => changed(holdPlan(uid), PAUSE),
  'paused by status': async (uid) => pausedByStatus(await holdPlan(uid)),
  canceled: async (uid) => {
    const plan = await holdPlan(uid);
    await stripe.subscriptions.cancel(plan.id);
    return plan;
  },
  'set to end': (uid) => changed(holdPlan(uid), { cancel_at_period_end: true }),
  'set to end in the portal': (uid) =>
    changed(holdPlan(uid), { cancel_at: Math.floor(Date.now() / 1000) + 864_000 }),
  'trialing and set to end': (uid) =>
    changed(holdPlan(uid, SOLO, 14), { cancel_at_period_end: true }),
  'past_due and set to end': (uid) =>
    changed(holdPlanIn(uid, 'past_due'), { cancel_at_period_end: true }),
  'paused and set to end': (uid) =>
    changed(changed(holdPlan(uid), PAUSE), { cancel_at_period_end: true }),
} satisfies Record<string, (uid: string) => Promise<Plan>>;

type State = keyof typeof STATES;

const PAUSE: Stripe.SubscriptionUpdateParams = { pause_collection: { behavior: 'void' } };

async function holdPlanIn(uid: string, status: string): Promise<Plan> {
  const plan = await holdPlan(uid);
  await setStatus(plan.id, status);
  return plan;
}

async function changed(held: Promise<Plan>, change: Stripe.SubscriptionUpdateParams) {
  const plan = await held;
  await stripe.subscriptions.update(plan.id, change);
  return plan;
}

async function pausedByStatus(plan: Plan): Promise<Plan> {
  await stripe.rawRequest('POST', `/v1/subscriptions/${plan.id}/pause`, { type: 'subscription' });
  return plan;
}

type Verdict = 'done' | ActionRefusal;

/** Per state: change, pause, resume, cancel, reactivate. */
const TABLE: Record<State, readonly [Verdict, Verdict, Verdict, Verdict, Verdict]> = {
  none: ['no_plan', 'no_plan', 'no_plan', 'no_plan', 'no_plan'],
  incomplete: ['incomplete', 'incomplete', 'incomplete', 'done', 'incomplete'],
  incomplete_expired: ['ended', 'ended', 'ended', 'ended', 'ended'],
  trialing: ['done', 'trialing', 'not_paused', 'done', 'not_ending'],
  active: ['done', 'done', 'not_paused', 'done', 'not_ending'],
  past_due: ['past_due', 'past_due', 'not_paused', 'done', 'not_ending'],
  unpaid: ['unpaid', 'unpaid', 'not_paused', 'done', 'not_ending'],
  'paused by holding payments': ['paused', 'paused', 'done', 'done', 'not_ending'],
  'paused by status': ['paused', 'paused', 'done', 'done', 'not_ending'],
  canceled: ['ended', 'ended', 'ended', 'ended', 'ended'],
  'set to end': ['ending', 'ending', 'not_paused', 'ending', 'done'],
  'set to end in the portal': ['ending', 'ending', 'not_paused', 'ending', 'done'],
  'trialing and set to end': ['ending', 'ending', 'not_paused', 'ending', 'done'],
  'past_due and set to end': ['ending', 'ending', 'not_paused', 'ending', 'done'],
  'paused and set to end': ['ending', 'ending', 'done', 'ending', 'done'],
};

const CASES = Object.keys(STATES)
  .filter(isState)
  .flatMap((state) =>
    SUBSCRIPTION_ACTIONS.map((action, at) => {
      const verdict = TABLE[state][at];
      if (verdict === undefined) throw new Error(`no verdict on ${action} of ${state}`);
      return { action, state, bring: STATES[state], verdict };
    }),
  );

function isState(name: string): name is State {
  return Object.hasOwn(STATES, name);
}

const EVENTS: Record<SubscriptionAction, string> = {
  change: 'plan_changed',
  pause: 'plan_paused',
  resume: 'plan_resumed',
  cancel: 'plan_cancelled',
  reactivate: 'plan_reactivated',
};

describe('an action that is possible', () => {
  // R-API-02 R-ACC-06 R-ACC-12
  it.each(
    casesOf(
      CASES.filter(({ verdict }) => verdict === 'done'),
      ({ action }) => action,
    ),
  )(
    '$action of a plan that is $state: done, and said alike by the answer, the mirror and Stripe',
    ({ action, bring }) =>
      withPerson({}, async ({ idToken, uid }) => {
        const plan = await bring(uid);
        const before = await subscriptionAt(plan);
        const { status, body } = await act(idToken, action);
        expect([status, body.code]).toEqual([200, undefined]);
        const after = await subscriptionAt(plan);
        RESULTS[action](before, after, body);
        expect(after.items.data).toHaveLength(1);
        expect(await mirrorOf(uid)).toEqual(body);
        const user = await firestore().doc(`users/${uid}`).get();
        expect(user.get('subscriptionChangedAt')).toEqual(expect.any(String));
        const about = action === 'change' ? 'Household' : 'Solo';
        expect(await eventsOf(uid)).toEqual([{ kind: EVENTS[action], about }]);
      }),
  );
});

type Result = (
  before: Stripe.Subscription,
  after: Stripe.Subscription,
  answer: Reply['body'],
) => void;

/** What each action changes, at Stripe and in the answer. */
const RESULTS: Record<SubscriptionAction, Result> = {
  change: (before, after, answer) => {
    expect(after).toMatchObject({
      status: before.status,
      items: { data: [{ id: before.items.data[0]?.id, price: { id: HOUSEHOLD } }] },
    });
    expect(answer).toMatchObject({ status: before.status, plan: 'Household', planId: HOUSEHOLD });
  },
  pause: (_before, after, answer) => {
    expect(after).toMatchObject({ status: 'paused', pause_collection: null });
    const resumesAt = Date.parse(String(answer.pausedUntil));
    expect(Math.abs(resumesAt - Date.parse(inDays(30)))).toBeLessThan(MINUTE_MS);
    expect(answer).toMatchObject({ status: 'paused', pauseReason: 'requested' });
  },
  resume: (before, after, answer) => {
    expect(after).toMatchObject({ status: 'active', pause_collection: null });
    expect(answer.status).toBe('active');
    expect(answer).not.toHaveProperty('pausedUntil');
    expect(after.cancel_at).toBe(before.cancel_at);
  },
  cancel: (before, after, answer) => {
    if (['unpaid', 'incomplete', 'paused'].includes(before.status)) {
      expect(after.status).toBe('canceled');
      expect(answer.status).toBe('canceled');
      return;
    }
    expect(after).toMatchObject({ status: before.status, cancel_at_period_end: true });
    expect(after.pause_collection).toEqual(before.pause_collection);
    expect(answer.cancelAt).toEqual(expect.any(String));
    expect(answer.cancelAt).toBe(answer.currentPeriodEnd);
  },
  reactivate: (before, after, answer) => {
    expect(after).toMatchObject({
      status: before.status,
      cancel_at: null,
      cancel_at_period_end: false,
    });
    expect(answer).not.toHaveProperty('cancelAt');
  },
};

describe('an action that is not possible', () => {
  // R-API-02 R-ACC-06 R-ACC-12
  it.each(
    casesOf(
      CASES.flatMap(({ verdict, ...rest }) => (verdict === 'done' ? [] : [{ ...rest, verdict }])),
      ({ verdict }) => verdict,
    ),
  )(
    '$action of a plan that is $state: 409 $verdict, and nothing changes',
    ({ action, bring, verdict }) =>
      withPerson({}, async ({ idToken, uid }) => {
        const plan = await bring(uid);
        const before = await atStripe(plan);
        const asked = action === 'change' ? (['change', 'preview'] as const) : [action];
        for (const one of asked) {
          const { status, body } = await act(idToken, one);
          expect(status).toBe(409);
          expect(body).toMatchObject({ code: 'conflict', error: REFUSAL_WORDS[verdict] });
        }
        expect(await atStripe(plan)).toEqual(before);
        expect(await eventsOf(uid)).toEqual([]);
      }),
  );

  // R-API-02
  it('is refused to who never bought, without asking Stripe', () =>
    withPerson({}, async ({ idToken }) => {
      await act(idToken, 'preview');
      await failStandin('stripe', { path: '/v1', mode: '500' });
      for (const action of [...SUBSCRIPTION_ACTIONS, 'preview'] as const) {
        expect(await act(idToken, action)).toMatchObject({
          status: 409,
          body: { error: REFUSAL_WORDS.no_plan },
        });
      }
    }));

  // R-API-02
  it("is refused to a server's session and on another person's customer, and nothing changes", () =>
    withPerson({}, ({ uid: other }) =>
      withPerson({}, async ({ idToken, uid }) => {
        const plan = await holdPlan(other);
        await firestore().doc(`users/${uid}`).set({ customerId: plan.customer });
        const before = await atStripe(plan);
        const handedOff = await handoffToken(other);
        for (const action of [...SUBSCRIPTION_ACTIONS, 'preview'] as const) {
          for (const token of [idToken, handedOff]) {
            const { status, body } = await act(token, action);
            expect([action, status, body.code]).toEqual([action, 403, 'forbidden']);
          }
        }
        expect(await atStripe(plan)).toEqual(before);
      }),
    ));
});

describe('POST /api/subscription/preview and /change', () => {
  // R-API-02
  it.each(
    casesOf([
      ['up', SOLO, 'price_practice_month'],
      ['down', 'price_practice_month', SOLO],
      ['from month to year', 'price_practice_month', 'price_practice_year'],
      ['from year to month', 'price_practice_year', SOLO],
    ] as const),
  )('charges to the cent what was previewed 14 minutes ago, %s', (_way, from, to) =>
    withPerson({}, async ({ idToken, uid }) => {
      const timed = await startApi();
      const plan = await holdPlan(uid, from);
      const ask = () =>
        call(timed, '/api/subscription/preview', { token: idToken, body: { planId: to } });
      const { status, body: preview } = await ask();
      expect(status).toBe(200);
      const before = await atStripe(plan);

      timed.advance(14 * MINUTE_MS);
      const later = (await ask()).body;
      expect([later.dueNow, later.credit]).not.toEqual([preview.dueNow, preview.credit]);
      expect(await atStripe(plan)).toEqual(before);
      const { previewedAt } = preview;
      const change = await call(timed, '/api/subscription/change', {
        token: idToken,
        body: { planId: to, previewedAt },
      });
      expect(change).toMatchObject({ status: 200, body: { planId: to } });

      const { invoices, owner } = await atStripe(plan);
      const [charged] = invoices;
      expect(invoices).toHaveLength(2);
      expect(charged).toMatchObject({ status: 'paid', amount_paid: preview.dueNow });
      expect(charged?.total).toBe(Number(preview.dueNow) - Number(preview.credit));
      expect(owner).toMatchObject({ balance: 0 - Number(preview.credit) });
      const { plans } = (await call(timed, '/api/plans')).body;
      expect(plans).toContainEqual(
        expect.objectContaining({
          planId: to,
          amount: preview.nextAmount,
          currency: preview.currency,
        }),
      );
      const nextAt = Date.parse(String(preview.nextAt));
      const periodEnd = Date.parse(String(change.body.currentPeriodEnd));
      expect(Math.abs(nextAt - periodEnd)).toBeLessThanOrEqual(2000);
      await timed.close();
    }),
  );

  // R-API-02
  it.each(casesOf(['price_practice_month', 'price_solo_year']))(
    'asks for nothing in a trial, to %s',
    (planId) =>
      withPerson({}, async ({ idToken, uid }) => {
        const plan = await holdPlan(uid, SOLO, 14);
        const before = await subscriptionAt(plan);
        const preview = await act(idToken, 'preview', { planId });
        const trialEnd = new Date((before.trial_end ?? 0) * 1000).toISOString();
        expect(preview.body).toMatchObject({ planId, dueNow: 0, credit: 0, nextAt: trialEnd });
        const { previewedAt } = preview.body;
        const change = await act(idToken, 'change', { planId, previewedAt });
        expect(change.body).toMatchObject({ planId, status: 'trialing', trialEnd });
        const { invoices, owner } = await atStripe(plan);
        expect(invoices.map(({ total }) => total)).toEqual([0]);
        expect(owner).toMatchObject({ balance: 0 });
      }),
  );

  // R-API-02
  // What the bank wants confirmed is another matter: `plan-change-challenge.test.ts`.
  it.each(casesOf(['declined', 'none'] as const))(
    'answers 402 to a card %s, changes nothing, and goes through with a good one',
    (card) =>
      withPerson({}, async ({ idToken, uid }) => {
        const plan = await holdPlan(uid);
        const { previewedAt } = (await act(idToken, 'preview')).body;
        const body = { planId: HOUSEHOLD, previewedAt };
        await setCard(plan.customer, card);
        const before = await atStripe(plan);
        const refused = await act(idToken, 'change', body);
        expect(refused).toMatchObject({ status: 402, body: { code: 'payment_required' } });
        expect(refused.body.error).toMatch(/plan is unchanged.*payment method/);
        expect(await atStripe(plan)).toEqual(before);
        expect(await eventsOf(uid)).toEqual([]);
        await setCard(plan.customer, 'good');
        expect(await act(idToken, 'change', body)).toMatchObject({
          status: 200,
          body: { planId: HOUSEHOLD },
        });
      }),
  );

  // R-API-02
  it('answers 409 to amounts that do not hold any more, and changes nothing', () =>
    withPerson({}, async ({ idToken, uid }) => {
      const timed = await startApi();
      const plan = await holdPlan(uid);
      const before = await atStripe(plan);
      const change = (previewedAt: unknown) =>
        call(timed, '/api/subscription/change', {
          token: idToken,
          body: { planId: HOUSEHOLD, previewedAt },
        });
      const { previewedAt } = (await act(idToken, 'preview')).body;
      for (const other of [inDays(1), new Date(Date.now() - 5 * MINUTE_MS).toISOString()]) {
        expect(await change(other)).toMatchObject({ status: 409, body: { code: 'conflict' } });
      }
      timed.advance(15 * MINUTE_MS + 1000);
      const tooOld = await change(previewedAt);
      expect(tooOld).toMatchObject({ status: 409, body: { code: 'conflict' } });
      expect(tooOld.body.error).toContain('since you opened this page');
      expect(await atStripe(plan)).toEqual(before);
      await timed.close();
    }));

  // R-API-02
  it('refuses a plan that is not sold here, the plan that one has, and strange fields', () =>
    withPerson({}, async ({ idToken, uid }) => {
      const plan = await holdPlan(uid);
      const before = await atStripe(plan);
      for (const action of ['preview', 'change'] as const) {
        for (const [body, status, code] of [
          [{ planId: 'price_of_nothing' }, 400, 'unknown_plan'],
          [{ planId: SOLO }, 409, 'conflict'],
          [{}, 400, 'invalid_input'],
          [{ planId: HOUSEHOLD, customerId: 'cus_1' }, 400, 'invalid_input'],
          [{ planId: HOUSEHOLD, previewedAt: 'now' }, 400, 'invalid_input'],
        ] as const) {
          const answer = await act(idToken, action, body);
          expect([body, answer.status, answer.body.code]).toEqual([body, status, code]);
        }
      }
      expect(await atStripe(plan)).toEqual(before);
    }));

  // R-API-02
  it('changes and charges once of three calls at once, and once when the answer is lost', () =>
    withPerson({}, async ({ idToken, uid }) => {
      const plan = await holdPlan(uid);
      expect(statusesOf(await thriceAtOnce(idToken, 'change'))).toEqual([200, 409, 409]);
      expect((await atStripe(plan)).invoices).toHaveLength(2);
      await failStandin('stripe', {
        path: `/v1/subscriptions/${plan.id}`,
        method: 'POST',
        mode: 'lost',
        times: 1,
      });
      const back = await act(idToken, 'change', { planId: SOLO });
      expect(back).toMatchObject({ status: 200, body: { planId: SOLO } });
      expect((await atStripe(plan)).invoices).toHaveLength(3);
      expect(await eventsOf(uid)).toHaveLength(2);
    }));
});

describe('POST /api/subscription/pause and /resume', () => {
  // R-API-02
  it('takes a day from tomorrow to 93 days from now', () =>
    withPerson({}, async ({ idToken, uid }) => {
      const plan = await holdPlan(uid);
      const before = await atStripe(plan);
      for (const until of [
        inDays(0.99),
        inDays(93.01),
        inDays(-1),
        '2027-02-30',
        'soon',
        7,
        null,
      ]) {
        const { status, body } = await act(idToken, 'pause', { until });
        expect([until, status, body.code]).toEqual([until, 400, 'invalid_input']);
      }
      expect(await atStripe(plan)).toEqual(before);
      const until = inDays(92.99);
      const inBerlin = new Date(Date.parse(until) + 3_600_000).toISOString().replace('Z', '+01:00');
      const { body } = await act(idToken, 'pause', { until: inBerlin });
      expect(body.pausedUntil).toBe(`${until.slice(0, 19)}.000Z`);
    }));

  // R-API-02
  it('ends a pause that is spelt in both ways at once', () =>
    withPerson({}, async ({ idToken, uid }) => {
      const plan = await pausedByStatus(await changed(holdPlan(uid), PAUSE));
      expect((await act(idToken, 'resume')).body.status).toBe('active');
      expect(await subscriptionAt(plan)).toMatchObject({
        status: 'active',
        pause_collection: null,
      });
    }));
});

describe('any action', () => {
  // R-API-02
  it.each(casesOf(['pause', 'cancel'] as const))(
    'is harmless when it comes thrice at once: %s',
    (action) =>
      withPerson({}, async ({ idToken, uid }) => {
        const plan = await holdPlan(uid);
        expect(statusesOf(await thriceAtOnce(idToken, action))).toEqual([200, 409, 409]);
        expect((await act(idToken, action)).status).toBe(409);
        // The second invoice of a pause carries its credit.
        expect((await atStripe(plan)).invoices).toHaveLength(action === 'pause' ? 2 : 1);
        expect(await eventsOf(uid)).toHaveLength(1);
      }),
  );

  // R-API-02
  it('obeys Stripe where the mirror says otherwise', () =>
    withPerson({}, async ({ idToken, uid }) => {
      const plan = await holdPlan(uid);
      await call(api, '/api/subscription', { token: idToken });
      await stripe.subscriptions.update(plan.id, { cancel_at_period_end: true });
      expect(await act(idToken, 'cancel')).toMatchObject({
        status: 409,
        body: { error: REFUSAL_WORDS.ending },
      });
      const { body } = await act(idToken, 'reactivate');
      expect(body).not.toHaveProperty('cancelAt');
    }));

  // R-API-02
  it('answers 502 when Stripe fails, and leaves plan and mirror as they were', () =>
    withPerson({}, async ({ idToken, uid }) => {
      const plan = await holdPlan(uid);
      await call(api, '/api/subscription', { token: idToken });
      const [before, mirror] = [await atStripe(plan), await mirrorOf(uid)];
      await failStandin('stripe', { path: '/v1/subscriptions', method: 'POST', mode: '500' });
      for (const action of ['change', 'pause', 'cancel'] as const) {
        expect(await act(idToken, action)).toMatchObject({
          status: 502,
          body: { code: 'upstream_stripe' },
        });
      }
      expect(await atStripe(plan)).toEqual(before);
      expect(await mirrorOf(uid)).toEqual(mirror);
      expect(await eventsOf(uid)).toEqual([]);
    }));
});

describe('endSubscriptionsForDeletion', () => {
  const { billing } = parseConfig({ ...process.env, FUNCTIONS_EMULATOR: 'true' });
  const source = createStripeSource(billing);
  const store = createBillingStore(async () => firestore());
  const end = async (uid: string) =>
    endSubscriptionsForDeletion(await source(), { store, log: judgedLog() }, uid);

  // R-ACC-09 R-API-04
  it.each(
    casesOf([
      'active',
      'trialing',
      'past_due',
      'unpaid',
      'incomplete',
      'paused by status',
    ] as const),
  )('ends a plan that is %s at once, keeps the customer, and can be repeated', (state) =>
    withPerson({}, async ({ uid }) => {
      const plan = await STATES[state](uid);
      await Promise.all([end(uid), end(uid)]);
      await end(uid);
      const { subscription, owner } = await atStripe(plan);
      expect(subscription?.status).toBe('canceled');
      const open = await stripe.invoices.list({ customer: plan.customer, status: 'open' });
      expect(open.data).toEqual([]);
      expect(owner).toMatchObject({ metadata: { firebaseUID: uid, accountDeleted: 'true' } });
    }),
  );

  // R-ACC-09
  it('closes an open checkout and finds a customer that was never recorded', () =>
    withPerson({}, async ({ idToken, uid }) => {
      const checkout = await call(api, '/api/checkout-session', {
        token: idToken,
        body: orderOf(SOLO),
      });
      const other = await holdPlan(uid);
      await firestore().doc(`users/${uid}`).delete();
      await end(uid);
      const { status } = await stripe.checkout.sessions.retrieve(String(checkout.body.id));
      expect(status).toBe('expired');
      expect((await subscriptionAt(other)).status).toBe('canceled');
    }));

  // R-ACC-09
  it('leaves another person’s customer alone, and stops when Stripe fails', () =>
    withPerson({}, ({ uid: other }) =>
      withPerson({}, async ({ uid }) => {
        const plan = await holdPlan(other);
        await firestore().doc(`users/${uid}`).set({ customerId: plan.customer });
        const before = await atStripe(plan);
        await end(uid);
        expect(await atStripe(plan)).toEqual(before);
        await failStandin('stripe', { path: '/v1/subscriptions', method: 'DELETE', mode: '500' });
        await expect(end(other)).rejects.toHaveProperty('statusCode', 500);
        expect(await atStripe(plan)).toEqual(before);
      }),
    ));
});
