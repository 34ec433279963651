/** Instances whose clocks differ: what Stripe said last stands, whichever instance heard it. */
import { Stripe } from 'stripe';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { atStartOfMinute, untilNextMinute } from '../../support/limits.ts';
import type { Person } from '../../support/people.ts';
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
  type Reply,
} from '../api.ts';
import { startInstance } from '../instances.ts';
import { deliverEvent, FAR_AHEAD, stripeEvent } from '../stripe-events.ts';

/** More than passes between two calls on a busy machine. */
const SKEW_MS = 3000;
const MINUTE_MS = 60_000;

let behind: Api;
let ahead: Api;
beforeAll(async () => {
  [behind, ahead] = await Promise.all([startApi(), startApi()]);
  ahead.advance(SKEW_MS);
});
afterAll(() => Promise.all([behind.close(), ahead.close()]));

const stripe = stripeClient();

/** A paid plan, last read by the instance that is ahead. */
async function subscribe({ idToken: token, uid }: Person): Promise<Stripe.Subscription> {
  const body = orderOf('price_solo_month');
  const checkout = await call(ahead, '/api/checkout-session', { token, body });
  await pay(String(checkout.body.url));
  await call(ahead, `/api/checkout-session/${String(checkout.body.id)}`, { token });
  const [found] = (await stripe.subscriptions.list({ customer: await customerOf(uid) })).data;
  if (found === undefined) throw new Error('nothing was bought');
  return found;
}

async function tell(to: Api, uid: string): Promise<{ id: string; answer: Reply }> {
  const object = { id: 'any', object: 'subscription', customer: await customerOf(uid) };
  const event = stripeEvent('customer.subscription.updated', object);
  return { id: event.id, answer: await deliverEvent(to, event) };
}

async function mirrorOf(uid: string): Promise<Record<string, unknown> | undefined> {
  return (await firestore().doc(`subscriptions/${uid}`).get()).data();
}

// R-REL-05
it('an event that the slower clock hears of is not taken for the older one', () =>
  withPerson({}, async (person) => {
    const { id } = await subscribe(person);
    for (const instance of [behind, ahead, behind, behind, ahead, ahead, behind]) {
      const end = FAR_AHEAD + Math.floor(Math.random() * 1_000_000);
      await stripe.subscriptions.update(id, { cancel_at: end });
      const event = await tell(instance, person.uid);
      expect(event.answer.status).toBe(200);
      const cancelAt = new Date(end * 1000).toISOString();
      expect(await mirrorOf(person.uid)).toMatchObject({ id, cancelAt });
      const entry = await firestore().doc(`stripeEvents/${event.id}`).get();
      expect(entry.get('result')).toBe('synced');
    }
  }));

// R-REL-05
it('an action on the slower clock is shown at once', () =>
  withPerson({}, async (person) => {
    await subscribe(person);
    const { uid, idToken: token } = person;
    for (const [action, instance] of [
      ['cancel', behind],
      ['reactivate', behind],
      ['cancel', ahead],
      ['reactivate', behind],
    ] as const) {
      const path = `/api/subscription/${action}`;
      const { status, body } = await call(instance, path, { method: 'POST', token });
      expect(status).toBe(200);
      expect('cancelAt' in body).toBe(action === 'cancel');
      expect('cancelAt' in ((await mirrorOf(uid)) ?? {})).toBe(action === 'cancel');
    }
  }));

// R-REL-05
it('no more calls pass than the limit allows, and the wait that is told is long enough @battery', async () => {
  const late = await startInstance();
  try {
    await late.advance(untilNextMinute() + 10 * MINUTE_MS);
    await withPerson({}, ({ idToken: token }) =>
      atStartOfMinute(async (early) => {
        const answers: Reply[] = [];
        for (let pair = 0; pair < 20; pair += 1) {
          for (const instance of [late, early]) {
            answers.push(await call(instance, '/api/generate-zendesk-messaging-jwt', { token }));
          }
        }
        const statuses = answers.map(({ status }) => status);
        expect(statuses).toEqual([...Array(30).fill(200), ...Array(10).fill(429)]);
        expect(Number(answers.at(-1)?.headers.get('Retry-After'))).toBeGreaterThan(600);
      }),
    );
  } finally {
    await late.close();
  }
});
