import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Stripe } from 'stripe';
import { readEnv } from '../support/env.ts';
import { removePerson, type Person } from '../support/people.ts';
import { failStandin, mendStandin, setWebhooks } from '../support/standins.ts';
import {
  call,
  customerOf,
  firestore,
  pay,
  startApi,
  stripeClient,
  withPerson,
  type Api,
  type Reply,
} from './api.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
  // The stand-in's own deliveries go to the deployed function: these tests deliver by hand.
  await setWebhooks('lost');
});
afterEach(() => mendStandin('stripe'));
afterAll(async () => {
  await setWebhooks('normal');
  await api.close();
});

type Event = { id: string; type: string; payload: string };

function eventAbout(customer: string | null, type = 'customer.subscription.updated'): Event {
  const id = `evt_${randomUUID().replaceAll('-', '')}`;
  const object = { id: 'sub_any', object: 'subscription', ...(customer ? { customer } : {}) };
  const payload = JSON.stringify({ id, object: 'event', type, data: { object } }, null, 2);
  return { id, type, payload };
}

function deliver({ payload }: Event, header?: string): Promise<Reply> {
  const signature =
    header ??
    Stripe.webhooks.generateTestHeaderString({ payload, secret: readEnv('STRIPE_WEBHOOK_SECRET') });
  return call(api, '/api/stripe-webhook', {
    body: payload,
    headers: signature === '' ? {} : { 'Stripe-Signature': signature },
  });
}

/** A person with a paid plan of which nothing here knows yet. */
async function buyUnnoticed({ idToken, uid }: Person): Promise<string> {
  const { body } = await call(api, '/api/checkout-session', {
    token: idToken,
    body: { planId: 'price_solo_month' },
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
  it('reads the subscription anew and enters the event with the result', () =>
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
  it('answers 5xx and leaves nothing when Stripe fails midway, and ends well when the event comes again', () =>
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

describe('the deployed function', () => {
  beforeEach(() => setWebhooks('normal'));
  afterEach(() => setWebhooks('lost'));

  // R-API-02
  it("takes Stripe's own deliveries on raw bytes", () =>
    withPerson({}, async (person) => {
      await buyUnnoticed(person);
      await fetch(`${readEnv('ALCOVE_STRIPE_URL')}/__control/webhooks/settle`, { method: 'POST' });
      expect((await mirrorOf(person.uid))?.status).toBe('active');
    }));
});
