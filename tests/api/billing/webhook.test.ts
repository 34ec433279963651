import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Stripe } from 'stripe';
import { readEnv } from '../../support/env.ts';
import { removePerson, type Person } from '../../support/people.ts';
import { failStandin, mendStandin } from '../../support/standins.ts';
import { orderOf } from '../../support/order.ts';
import {
  call,
  customerOf,
  firestore,
  pay,
  startApi,
  stripeClient,
  withPerson,
  type Api,
} from '../api.ts';
import { deliverEvent, FAR_AHEAD, ordersOf, PLAN_LIFE, stripeEvent } from '../stripe-events.ts';
import { stretched } from '../../support/time-limits/stretched.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterEach(() => mendStandin('stripe'));
afterAll(() => api.close());

type Event = { id: string; type: string; payload: string };

function eventAbout(customer: string | null, type = 'customer.subscription.updated'): Event {
  const object = { id: 'sub_any', object: 'subscription', ...(customer ? { customer } : {}) };
  const event = stripeEvent(type, object);
  return { ...event, payload: JSON.stringify(event, null, 2) };
}

const deliver = ({ payload }: Event, header?: string) => deliverEvent(api, payload, header);

/** `npm run battery -- instances` runs all orders, `npm test` a tenth of them. */
const isFull = process.env.ALCOVE_FULL_SIZE === 'yes';
const PEOPLE_AT_ONCE = 4;

/** Delivers five events of a plan's life in each of these orders, which differ in the plan's final state. */
async function liveThrough(
  person: Person,
  orders: readonly (readonly [number, readonly number[]])[],
): Promise<void> {
  const customer = await buyUnnoticed(person);
  const stripe = stripeClient();
  const [bought] = (await stripe.subscriptions.list({ customer })).data;
  const id = bought?.id ?? '';
  const life: Stripe.Subscription[] = [];
  for (const change of PLAN_LIFE) life.push(await stripe.subscriptions.update(id, change));
  for (const [round, order] of orders) {
    const end = FAR_AHEAD + round;
    await stripe.subscriptions.update(id, { cancel_at: end });
    for (const index of order) {
      const moment = life[index];
      if (moment === undefined) throw new Error('no such moment');
      const event = eventWith(moment);
      const answers = await Promise.all([deliver(event), deliver(event)]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    }
    const mirror = await mirrorOf(person.uid);
    const cancelAt = new Date(end * 1000).toISOString();
    expect([order, mirror]).toMatchObject([order, { id, status: 'active', cancelAt }]);
    expect(mirror).not.toHaveProperty('pausedUntil');
  }
}

/** An event that carries the subscription as it was at that moment. */
function eventWith(object: Stripe.Subscription): Event {
  const event = stripeEvent('customer.subscription.updated', object);
  return { ...event, payload: JSON.stringify(event) };
}

/** A person with a paid plan that we do not know of yet. */
async function buyUnnoticed({ idToken, uid }: Person): Promise<string> {
  const { body } = await call(api, '/api/checkout-session', {
    token: idToken,
    body: orderOf('price_solo_month'),
  });
  await pay(String(body.url));
  return await customerOf(uid);
}

async function mirrorOf(uid: string): Promise<Record<string, unknown> | undefined> {
  return (await firestore().doc(`subscriptions/${uid}`).get()).data();
}

async function ledgerOf({ id }: Event): Promise<Record<string, unknown> | undefined> {
  return (await firestore().doc(`stripeEvents/${id}`).get()).data();
}

describe('POST /api/stripe-webhook', () => {
  // R-API-02
  it('reads the subscription again and records the event with the result', () =>
    withPerson({}, async (person) => {
      const customer = await buyUnnoticed(person);
      const event = eventAbout(customer);
      const { status, body } = await deliver(event);
      expect(status).toBe(200);
      expect(body).toEqual({ received: true });
      expect(await mirrorOf(person.uid)).toMatchObject({
        uid: person.uid,
        customerId: customer,
        status: 'active',
        planId: 'price_solo_month',
      });
      expect(await ledgerOf(event)).toMatchObject({
        type: event.type,
        customerId: customer,
        result: 'synced',
      });
      const user = await firestore().doc(`users/${person.uid}`).get();
      expect(user.get('subscriptionChangedAt')).toEqual(expect.any(String));
    }));

  // R-API-02
  it('takes one good signature of several and refuses every bad one', () =>
    withPerson({}, async (person) => {
      const event = eventAbout(await buyUnnoticed(person));
      const secret = readEnv('STRIPE_WEBHOOK_SECRET');
      const sign = (
        options: { secret?: string; payload?: string; timestamp?: number; scheme?: string } = {},
      ) => Stripe.webhooks.generateTestHeaderString({ payload: event.payload, secret, ...options });
      const old = Math.floor(Date.now() / 1000) - 301;
      for (const header of [
        '',
        'nonsense',
        sign({ secret: `${secret}x` }),
        sign({ payload: event.payload.replace('updated', 'deleted') }),
        sign({ payload: JSON.stringify(JSON.parse(event.payload)) }),
        sign({ timestamp: old }),
        sign({ scheme: 'v0' }),
      ]) {
        const { status, body } = await deliver(event, header);
        expect([status, body.code]).toEqual([400, 'bad_signature']);
      }
      expect(await ledgerOf(event)).toBeUndefined();
      const [time = '', good = ''] = sign().split(',');
      const rotated = `${time},v1=${'0'.repeat(64)},${good}`;
      expect((await deliver(event, rotated)).status).toBe(200);
    }));

  // R-API-02
  it('ends equal to Stripe whatever the order and however often events come', () =>
    withPerson({}, async (person) => {
      const customer = await buyUnnoticed(person);
      const stripe = stripeClient();
      const [subscription] = (await stripe.subscriptions.list({ customer })).data;
      const events = [
        eventAbout(customer, 'customer.subscription.created'),
        eventAbout(customer, 'customer.subscription.updated'),
        eventAbout(customer, 'customer.subscription.deleted'),
      ];
      await stripe.subscriptions.cancel(subscription?.id ?? '');
      const deliveries = [...events.toReversed(), ...events, ...events];
      const answers = await Promise.all(deliveries.map((event) => deliver(event)));
      expect(answers.map(({ status }) => status)).toEqual(deliveries.map(() => 200));
      expect((await mirrorOf(person.uid))?.status).toBe('canceled');
    }));

  // R-API-02
  it(
    'ends equal to Stripe whatever the order of five events, each of them twice @battery',
    async () => {
      const all = [...ordersOf([0, 1, 2, 3, 4]).entries()];
      expect(all).toHaveLength(120);
      const orders = all.filter(([round]) => isFull || round % 10 === 0);
      await Promise.all(
        Array.from({ length: PEOPLE_AT_ONCE }, (_, person) => {
          const theirs = orders.filter((_order, index) => index % PEOPLE_AT_ONCE === person);
          return withPerson({}, (buyer) => liveThrough(buyer, theirs));
        }),
      );
    },
    stretched(180_000),
  );

  // R-API-02
  it('keeps what a later read saw when an earlier one ends last', () =>
    withPerson({}, async (person) => {
      const customer = await buyUnnoticed(person);
      const later = new Date(Date.now() + 60_000).toISOString();
      await deliver(eventAbout(customer));
      await firestore()
        .doc(`subscriptions/${person.uid}`)
        .update({ status: 'paused', readAt: later });
      const event = eventAbout(customer);
      expect((await deliver(event)).status).toBe(200);
      expect(await mirrorOf(person.uid)).toMatchObject({ status: 'paused', readAt: later });
      expect(await ledgerOf(event)).toMatchObject({ result: 'synced' });
    }));

  // R-API-02
  it('does nothing for an event that it has dealt with', () =>
    withPerson({}, async (person) => {
      const event = eventAbout(await buyUnnoticed(person));
      await deliver(event);
      const before = await mirrorOf(person.uid);
      await failStandin('stripe', { path: '/v1', mode: '500' });
      expect((await deliver(event)).status).toBe(200);
      expect(await mirrorOf(person.uid)).toEqual(before);
    }));

  // R-API-02
  it('answers 5xx and leaves nothing when Stripe fails midway, and ends well when the event comes again @battery', () =>
    withPerson({}, async (person) => {
      const event = eventAbout(await buyUnnoticed(person));
      for (const path of ['/v1/customers', '/v1/subscriptions']) {
        await failStandin('stripe', { path, mode: '500' });
        expect((await deliver(event)).status).toBe(502);
        expect(await ledgerOf(event)).toBeUndefined();
        expect(await mirrorOf(person.uid)).toBeUndefined();
        await mendStandin('stripe');
      }
      expect((await deliver(event)).status).toBe(200);
      expect((await mirrorOf(person.uid))?.status).toBe('active');
    }));

  // R-API-02
  it('records the customer of a checkout that was killed before it could', () =>
    withPerson({}, async (person) => {
      const customer = await buyUnnoticed(person);
      await firestore().doc(`users/${person.uid}`).delete();
      await deliver(eventAbout(customer));
      const user = await firestore().doc(`users/${person.uid}`).get();
      expect(user.get('customerId')).toBe(customer);
      expect((await mirrorOf(person.uid))?.status).toBe('active');
    }));

  // R-API-02
  it('brings back nothing of a person who is gone', () =>
    withPerson({}, async (person) => {
      const customer = await buyUnnoticed(person);
      await removePerson(person.uid);
      await firestore().doc(`users/${person.uid}`).delete();
      const event = eventAbout(customer);
      expect((await deliver(event)).status).toBe(200);
      expect(await ledgerOf(event)).toMatchObject({ result: 'ignored' });
      expect(await mirrorOf(person.uid)).toBeUndefined();
      expect((await firestore().doc(`users/${person.uid}`).get()).exists).toBe(false);
    }));

  // R-ACC-09
  it('ignores a customer whose account is being deleted, and none that only buys again', () =>
    withPerson({}, async (person) => {
      const customer = await buyUnnoticed(person);
      await deliver(eventAbout(customer));
      const stripe = stripeClient();
      const [bought] = (await stripe.subscriptions.list({ customer })).data;
      await stripe.subscriptions.cancel(bought?.id ?? '');
      await stripe.customers.update(customer, { metadata: { accountDeleted: 'true' } });
      const late = eventAbout(customer, 'customer.subscription.deleted');
      expect((await deliver(late)).status).toBe(200);
      expect(await ledgerOf(late)).toMatchObject({ result: 'ignored' });
      expect(await mirrorOf(person.uid)).toMatchObject({ status: 'active' });

      expect(await buyUnnoticed(person)).toBe(customer);
      await deliver(eventAbout(customer));
      const mirror = await mirrorOf(person.uid);
      expect(mirror).toMatchObject({ status: 'active' });
      expect(mirror?.id).not.toBe(bought?.id);
    }));

  // R-API-02
  it('does not let a second customer of a person overwrite the one in use', () =>
    withPerson({}, async (person) => {
      const customer = await buyUnnoticed(person);
      await deliver(eventAbout(customer));
      const second = await stripeClient().customers.create({
        metadata: { firebaseUID: person.uid },
      });
      const event = eventAbout(second.id);
      expect((await deliver(event)).status).toBe(200);
      expect(await ledgerOf(event)).toMatchObject({ result: 'ignored' });
      expect(await mirrorOf(person.uid)).toMatchObject({ customerId: customer, status: 'active' });
    }));

  // R-API-02
  it('clears the plan of a customer that was deleted at Stripe', () =>
    withPerson({}, async (person) => {
      const customer = await buyUnnoticed(person);
      await deliver(eventAbout(customer));
      await stripeClient().customers.del(customer);
      await deliver(eventAbout(customer, 'customer.subscription.deleted'));
      expect((await mirrorOf(person.uid))?.status).toBe('none');
    }));

  // R-LIV-06
  it('asks Stripe nothing about an event that changes no plan', () =>
    withPerson({}, async (person) => {
      const event = eventAbout(await buyUnnoticed(person), 'invoice.upcoming');
      await failStandin('stripe', { path: '/v1', mode: '500' });
      expect((await deliver(event)).status).toBe(200);
      expect(await ledgerOf(event)).toMatchObject({ result: 'ignored', customerId: null });
    }));

  // R-API-02
  it('takes and enters an event that concerns no customer', async () => {
    const event = eventAbout(null, 'product.updated');
    expect((await deliver(event)).status).toBe(200);
    expect(await ledgerOf(event)).toMatchObject({ result: 'ignored', customerId: null });
  });

  // R-API-02
  it('answers 413 to a body beyond its limit', async () => {
    const { status, body } = await deliver({ id: '', type: '', payload: 'x'.repeat(1_100_000) });
    expect([status, body.code]).toEqual([413, 'payload_too_large']);
  });
});
