/** Checkouts that are opened at the same moment, on two instances. */
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { counterOf, untilNextMinute } from '../../support/limits.ts';
import { failStandin, mendStandin } from '../../support/standins.ts';
import { orderOf } from '../../support/order.ts';
import {
  call,
  customerOf,
  firestore,
  startApi,
  stripeClient,
  waitUntilHeld,
  withPerson,
  type Api,
  type Reply,
} from '../api.ts';
import { stretched } from '../../support/time-limits/stretched.ts';

const SOLO = 'price_solo_month';
const HOUSEHOLD = 'price_household_month';
const AT_ONCE = 5;
/** `npm run battery -- instances` has more of them. */
const PAIRS = process.env.ALCOVE_FULL_SIZE === 'yes' ? 20 : AT_ONCE;
const CREATION = { path: '/v1/checkout/sessions', method: 'POST' };

let instances: [Api, Api];
beforeAll(async () => {
  instances = await Promise.all([startApi(), startApi()]);
});
afterEach(() => mendStandin('stripe'));
afterAll(() => Promise.all(instances.map((api) => api.close())));

function buy(instance: 0 | 1, token: string, planId: string): Promise<Reply> {
  return call(instances[instance], '/api/checkout-session', { token, body: orderOf(planId) });
}

/** The checkouts of a person that can be paid. */
async function openOf(uid: string): Promise<string[]> {
  const customer = await customerOf(uid);
  const { data } = await stripeClient().checkout.sessions.list({ customer, status: 'open' });
  return data.map(({ id }) => id);
}

/** Every link that was handed out works, and there is one. */
async function expectOneOpen(uid: string, answers: readonly Reply[]): Promise<void> {
  const open = await openOf(uid);
  expect(open).toHaveLength(1);
  for (const { status, body } of answers) {
    const hasWords = String(body.error).includes('Please use that one, or choose your plan again');
    const told = status === 200 ? [200, body.id] : [status, body.code, hasWords];
    expect([
      [200, open[0]],
      [409, 'conflict', true],
    ]).toContainEqual(told);
  }
}

/** Resolves when both of a person's calls are counted. It has to begin at the start of a minute: counters do not outlive one. */
async function untilCalledTwice(uid: string): Promise<void> {
  const counter = counterOf('POST /checkout-session', uid);
  await vi.waitUntil(async () => (await counter.get()).get('count') === 2, {
    timeout: stretched(20_000),
    interval: 50,
  });
}

describe('two plans that are chosen at once in two tabs', () => {
  // R-REL-05
  it(`end in one open checkout, and no tab is handed another: ${PAIRS} pairs`, async () => {
    const ahead = untilNextMinute();
    for (const api of instances) api.advance(ahead);
    for (let done = 0; done < PAIRS; done += AT_ONCE) {
      await failStandin('stripe', { ...CREATION, mode: 'held', times: AT_ONCE });
      const called: Promise<void>[] = [];
      const pairs = Array.from({ length: AT_ONCE }, () =>
        withPerson({}, async ({ idToken, uid }) => {
          const calls = Promise.all([buy(0, idToken, SOLO), buy(1, idToken, HOUSEHOLD)]);
          called.push(untilCalledTwice(uid));
          const answers = await calls;
          expect(answers.map(({ status }) => status)).toContain(200);
          await expectOneOpen(uid, answers);
        }),
      );
      // A call that came after the other's answer may close its checkout, so none is answered before both have come.
      await waitUntilHeld(AT_ONCE);
      await Promise.all(called);
      await mendStandin('stripe');
      await Promise.all(pairs);
    }
    for (const api of instances) api.advance(-ahead);
  });

  // R-REL-05
  it('leave the way free for the second when it waits too long for a slow first one @battery', () =>
    withPerson({}, async ({ idToken, uid }) => {
      await failStandin('stripe', { ...CREATION, mode: 'held', times: 1 });
      const first = buy(0, idToken, SOLO);
      await waitUntilHeld(1);
      const second = await buy(1, idToken, HOUSEHOLD);
      expect(second.status).toBe(200);
      await mendStandin('stripe');
      const late = await first;
      expect(late.status).toBe(409);
      await expectOneOpen(uid, [late, second]);
    }));
});

// R-REL-05
it('the same plan chosen at once in six tabs is one checkout for all of them', () =>
  withPerson({}, async ({ idToken, uid }) => {
    const tabs = [0, 1, 0, 1, 0, 1] as const;
    const answers = await Promise.all(tabs.map((instance) => buy(instance, idToken, SOLO)));
    expect(answers.map(({ status }) => status)).toEqual(tabs.map(() => 200));
    await expectOneOpen(uid, answers);
  }));

// R-REL-05
it('a call that was killed in its turn does not hold up the next one for long @battery', () =>
  withPerson({}, async ({ idToken, uid }) => {
    const first = await buy(0, idToken, SOLO);
    const doc = firestore().doc(`stripeCustomers/${await customerOf(uid)}`);
    await doc.update({ checkoutLease: { id: 'killed', until: Date.now() + 2_500 } });
    const next = await buy(1, idToken, SOLO);
    expect([first.status, next.status]).toEqual([200, 200]);
    await expectOneOpen(uid, [next]);
  }));
