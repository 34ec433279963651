/** What a pause costs and gives back, and what everything else does while it lasts. */
import type { Stripe } from 'stripe';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LIST_PRICES } from '../../../functions/src/contract/plans.ts';
import { REFUSAL_WORDS } from '../../../functions/src/contract/subscription.ts';
import { readEnv } from '../../support/env.ts';
import type { Person } from '../../support/people.ts';
import { failStandin, mendStandin } from '../../support/standins.ts';
import {
  call,
  firestore,
  payableOf,
  setCard,
  startApi,
  stripeClient,
  waitUntilHeld,
  readPlan,
  withPerson,
  type Api,
  type Reply,
  isSignIn,
} from '../api.ts';
import { startInstance } from '../instances.ts';
import { startJobs } from '../jobs.ts';
import {
  buy,
  creditOf,
  DAY,
  inDays,
  invoicesOf,
  nowSeconds,
  pass,
  paused,
  PRICE,
  retrieve,
  SOLO,
  type Plan,
} from './pause-kit.ts';

const stripe = stripeClient();
let api: Api;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => setPauseAfterFailure('never'));
afterEach(() => mendStandin('stripe'));
afterAll(() => api.close());

async function switchStripe(name: string, body: object): Promise<void> {
  const answer = await fetch(`${readEnv('ALCOVE_STRIPE_URL')}/__control/${name}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`the switch ${name} answered ${answer.status}`);
}

/** What our queue does for a person, so many seconds from now. */
const lookAfter = (uid: string, ahead: number) => startJobs([], {}, ahead * 1000).lookAfter(uid);

const setPauseAfterFailure = (payment: string) => switchStripe('pause-after-failure', { payment });

function act(token: string, action: string, body?: object, on: { url: string } = api) {
  return call(on, `/api/subscription/${action}`, { method: 'POST', token, body });
}

const pauseFor = (token: string, days: number) => act(token, 'pause', { until: inDays(days) });

/** What the page shows once the mirror is read again from Stripe: no event is delivered here to tell what happened. */
async function shown({ uid, idToken: token }: Person): Promise<Reply['body']> {
  await firestore().doc(`subscriptions/${uid}`).delete();
  return readPlan(api, token);
}

const itemOf = (one: Stripe.Subscription) => {
  const [item] = one.items.data;
  if (item === undefined) throw new Error('no item');
  return item;
};
/** What of a period was not used, to the cent. */
async function unusedOf(plan: Plan, before: Stripe.Subscription, price: number): Promise<number> {
  const { status_details: details } = await retrieve(plan);
  const { current_period_start: start, current_period_end: end } = itemOf(before);
  return Math.round((price * (end - (details?.paused.transitioned_at ?? 0))) / (end - start));
}

async function auditOf(uid: string): Promise<string[]> {
  const { docs } = await firestore().collection('auditLog').where('uid', '==', uid).get();
  const kinds = docs.map((doc) => String(doc.get('kind')));
  return kinds.filter((kind) => !isSignIn(kind)).toSorted();
}

describe('a pause over a renewal', () => {
  // R-LIV-01
  it.each([
    ['monthly', SOLO, LIST_PRICES.solo.month, 26],
    ['yearly', 'price_solo_year', LIST_PRICES.solo.year, 363],
  ])(
    'of a %s plan gives nothing away: what was not used is credited, and a full period charged at its end',
    (_kind, priceId, price, daysAgo) =>
      withPerson({}, async (person) => {
        const { idToken, uid } = person;
        const plan = await buy(uid, { price: priceId, daysAgo });
        const before = await retrieve(plan);
        const answer = await pauseFor(idToken, 6);
        const credit = await unusedOf(plan, before, price);
        expect(credit).toBeGreaterThan(0);
        expect(answer).toMatchObject({
          status: 200,
          body: {
            status: 'paused',
            pauseReason: 'requested',
            pausedUntil: expect.any(String),
            credit: { amount: credit, currency: 'eur' },
          },
        });
        expect(await creditOf(plan)).toBe(credit);

        const { nextPayment } = (await call(api, '/api/invoices', { token: idToken })).body;
        expect(nextPayment).toEqual({
          amount: price - credit,
          currency: 'eur',
          at: answer.body.pausedUntil,
        });

        await pass(plan, 5 * DAY);
        expect(await shown(person)).toMatchObject({ status: 'paused' });
        expect(await invoicesOf(plan)).toHaveLength(2);
        await pass(plan, DAY + 60);
        await lookAfter(person.uid, 6 * DAY + 60);
        expect(await shown(person)).toMatchObject({ status: 'active' });
        expect(await shown(person)).not.toHaveProperty('credit');
        const [charged] = await invoicesOf(plan);
        expect(charged).toMatchObject({ status: 'paid', amount_paid: price - credit });
        const item = itemOf(await retrieve(plan));
        const resumed = Date.parse(String(answer.body.pausedUntil)) / 1000;
        expect(Math.abs(item.current_period_start - resumed)).toBeLessThan(120);
        expect(await creditOf(plan)).toBe(0);
      }),
  );
});

describe('a resume before its time', () => {
  // R-LIV-01 R-LIV-02
  it('charges a full period less the credit, and lets everything else be done again', () =>
    withPerson({}, async (person) => {
      const { idToken, uid } = person;
      const plan = await paused(api, person, 'good');
      const credit = await creditOf(plan);
      expect(credit).toBeGreaterThan(0);
      expect(await act(idToken, 'resume')).toMatchObject({
        status: 200,
        body: { status: 'active' },
      });
      const [charged] = await invoicesOf(plan);
      expect(charged).toMatchObject({ status: 'paid', amount_paid: PRICE - credit });
      expect((await retrieve(plan)).status).toBe('active');
      expect((await act(idToken, 'cancel')).status).toBe(200);
      expect((await act(idToken, 'reactivate')).status).toBe(200);
      const change = await act(idToken, 'change', { planId: 'price_household_month' });
      expect(change).toMatchObject({ status: 200, body: { plan: 'Household' } });
      expect(await auditOf(uid)).toEqual([
        'machine_ordered',
        'plan_cancelled',
        'plan_changed',
        'plan_paused',
        'plan_reactivated',
        'plan_resumed',
      ]);
    }));

  // R-LIV-02
  it.each([
    ['declined', 'payment'],
    ['authenticate', 'confirmation'],
  ] as const)(
    'with a card %s answers 402, stays paused and tells where to pay; paying there resumes',
    (card, needs) =>
      withPerson({}, async (person) => {
        const { idToken, uid } = person;
        const plan = await paused(api, person, card);
        const credit = await creditOf(plan);
        const { pausedUntil: chosen } = await shown(person);
        expect(chosen).toEqual(expect.any(String));
        const refused = await act(idToken, 'resume');
        expect(refused).toMatchObject({ status: 402, body: { code: 'payment_required' } });
        expect(refused.body.error).toMatch(/still paused.*open invoice/);
        const [open] = await invoicesOf(plan);
        const body = await shown(person);
        expect(body).toMatchObject({
          status: 'paused',
          openPayment: {
            invoiceId: open?.id,
            purpose: 'resume',
            amount: PRICE - credit,
            currency: 'eur',
            needs,
            until: new Date(((open?.created ?? 0) + 23 * 3600) * 1000).toISOString(),
          },
        });
        expect(body.pausedUntil).toBe(chosen);
        expect(await auditOf(uid)).toEqual(['plan_paused']);

        // Pressed again: the same invoice.
        expect((await act(idToken, 'resume')).status).toBe(402);
        const invoices = await invoicesOf(plan);
        expect(invoices.map(({ id }) => id)[0]).toBe(open?.id);
        expect(invoices).toHaveLength(3);

        const { url } = (await call(api, `/api/invoices/${open?.id ?? ''}`, { token: idToken }))
          .body;
        await fetch(`${String(url)}/pay`, {
          method: 'POST',
          body: new URLSearchParams({ card: 'new' }),
          redirect: 'manual',
        });
        expect(await shown(person)).toMatchObject({ status: 'active' });
        expect(await shown(person)).not.toHaveProperty('openPayment');
      }),
  );

  // R-LIV-02
  it('tries the open invoice again with a new card, and charges once', () =>
    withPerson({}, async (person) => {
      const plan = await paused(api, person, 'declined');
      expect((await act(person.idToken, 'resume')).status).toBe(402);
      await setCard(plan.customer, 'good');
      expect(await act(person.idToken, 'resume')).toMatchObject({
        status: 200,
        body: { status: 'active' },
      });
      expect(await invoicesOf(plan)).toHaveLength(3);
    }));

  // R-LIV-02 R-REL-06
  it('that is killed on its way is finished by the next press @battery', () =>
    withPerson({}, async (person) => {
      const plan = await paused(api, person, 'good');
      const path = `/v1/subscriptions/${plan.id}/resume`;
      const doomed = await startInstance();
      await failStandin('stripe', { path, method: 'POST', mode: 'held' });
      const cutOff = act(person.idToken, 'resume', undefined, doomed).catch(() => null);
      await waitUntilHeld(1);
      await doomed.kill();
      expect(await cutOff).toBe(null);
      await mendStandin('stripe');
      expect([200, 409]).toContain((await act(person.idToken, 'resume')).status);
      expect((await retrieve(plan)).status).toBe('active');
      expect(await invoicesOf(plan)).toHaveLength(3);
    }));

  // R-LIV-02
  it('charges once when it is pressed on two instances at once @battery', () =>
    withPerson({}, async (person) => {
      const plan = await paused(api, person, 'declined');
      const other = await startInstance();
      await failStandin('stripe', {
        path: '/v1/subscriptions',
        method: 'GET',
        mode: 'slow',
        delayMs: 1500,
      });
      const answers = await Promise.all(
        [api, other].map((one) => act(person.idToken, 'resume', undefined, one)),
      );
      await other.close();
      expect(answers.map(({ status }) => status)).toEqual([402, 402]);
      const invoices = await invoicesOf(plan);
      expect(invoices.filter(({ status }) => status === 'open')).toHaveLength(1);
    }));
});

describe('during a pause', () => {
  // R-LIV-01 R-API-02
  it('a change is refused, with what to do first', () =>
    withPerson({}, async (person) => {
      const plan = await paused(api, person, 'good');
      const before = await retrieve(plan);
      expect(before.status).toBe('paused');
      const answer = await act(person.idToken, 'change', { planId: 'price_household_month' });
      expect(answer).toMatchObject({ status: 409, body: { error: REFUSAL_WORDS.paused } });
      expect(await retrieve(plan)).toEqual(before);
    }));

  // R-LIV-01
  it('a cancellation ends the plan at once, and the credit stays for the next one', () =>
    withPerson({}, async (person) => {
      const plan = await paused(api, person, 'declined');
      const credit = await creditOf(plan);
      expect((await act(person.idToken, 'resume')).status).toBe(402);
      const { status, body } = await act(person.idToken, 'cancel');
      expect(status).toBe(200);
      expect(body).toMatchObject({ status: 'canceled', credit: { amount: credit } });
      expect(body).not.toHaveProperty('openPayment');
      expect((await retrieve(plan)).status).toBe('canceled');
      expect((await invoicesOf(plan))[0]?.status).toBe('void');
      expect(await shown(person)).toMatchObject({ credit: { amount: credit } });
    }));

  // R-LIV-01 R-ACC-09
  it('the deletion of the account ends the plan', () =>
    withPerson({}, async (person) => {
      const plan = await paused(api, person, 'good');
      const { status } = await call(api, '/api/account', {
        method: 'DELETE',
        token: person.idToken,
      });
      expect(status).toBe(200);
      expect((await retrieve(plan)).status).toBe('canceled');
      expect(await payableOf(person.uid)).toEqual([]);
    }));

  // R-LIV-01
  it('a second pause from another instance is refused @battery', () =>
    withPerson({}, async (person) => {
      const plan = await buy(person.uid);
      const other = await startInstance();
      await failStandin('stripe', {
        path: '/v1/subscriptions',
        method: 'GET',
        mode: 'slow',
        delayMs: 1500,
        times: 2,
      });
      const until = inDays(10);
      const answers = await Promise.all(
        [api, other].map((one) => act(person.idToken, 'pause', { until }, one)),
      );
      await other.close();
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
      expect(await invoicesOf(plan)).toHaveLength(2);
    }));
});

describe('a pause that a failed payment led to', () => {
  // R-LIV-01 R-LIV-02
  it('says so, asks for the payment, and cannot be ended without it', () =>
    withPerson({}, async (person) => {
      const plan = await buy(person.uid);
      await setPauseAfterFailure('first');
      await setCard(plan.customer, 'declined');
      await pass(plan, 32 * DAY);
      const [open] = await invoicesOf(plan);
      const body = await shown(person);
      expect(body).toMatchObject({
        status: 'paused',
        pauseReason: 'payment_failed',
        openPayment: { purpose: 'renewal', invoiceId: open?.id, amount: PRICE },
      });
      expect(body.openPayment).not.toHaveProperty('until');
      expect(await act(person.idToken, 'resume')).toMatchObject({
        status: 409,
        body: { error: REFUSAL_WORDS.past_due },
      });
      await setCard(plan.customer, 'good');
      await stripe.invoices.pay(open?.id ?? '');
      const after = await shown(person);
      expect(after).toMatchObject({ status: 'active' });
      expect(after).not.toHaveProperty('pauseReason');
    }));

  // R-LIV-02
  it('is told from a trial that ended without a card', () =>
    withPerson({}, async (person) => {
      const { id: clock } = await stripe.testHelpers.testClocks.create({
        frozen_time: nowSeconds(),
      });
      const { id: customer } = await stripe.customers.create({
        test_clock: clock,
        metadata: { firebaseUID: person.uid },
      });
      await firestore().doc(`users/${person.uid}`).set({ customerId: customer });
      const { id } = await stripe.subscriptions.create({
        customer,
        items: [{ price: SOLO }],
        trial_period_days: 14,
        trial_settings: { end_behavior: { missing_payment_method: 'pause' } },
      });
      await pass({ clock, customer, id }, 15 * DAY);
      expect(await shown(person)).toMatchObject({ status: 'paused', pauseReason: 'no_card' });
      expect((await act(person.idToken, 'resume')).status).toBe(402);
    }));
});

describe('a payment that is open', () => {
  // R-LIV-01 R-LIV-02
  it('for a change keeps the plan from being paused, and is told with its end', () =>
    withPerson({}, async (person) => {
      const plan = await buy(person.uid);
      await setCard(plan.customer, 'authenticate');
      const { id: item } = itemOf(await retrieve(plan));
      const waiting = await stripe.subscriptions.update(plan.id, {
        items: [{ id: item, price: 'price_household_month' }],
        proration_behavior: 'always_invoice',
        payment_behavior: 'pending_if_incomplete',
      });
      const [open] = await invoicesOf(plan);
      expect(await shown(person)).toMatchObject({
        status: 'active',
        plan: 'Solo',
        openPayment: {
          purpose: 'change',
          needs: 'confirmation',
          invoiceId: open?.id,
          amount: open?.amount_remaining,
          until: new Date((waiting.pending_update?.expires_at ?? 0) * 1000).toISOString(),
        },
      });
      expect(await pauseFor(person.idToken, 10)).toMatchObject({
        status: 409,
        body: { error: REFUSAL_WORDS.payment_open },
      });
    }));
});
