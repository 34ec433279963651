/** Which machines stay when the plan gets smaller: asked before Stripe hears of the change, and noted first. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { failStandin, mendStandin } from '../../support/standins.ts';
import type { Person } from '../../support/people.ts';
import { orderOf } from '../../support/order.ts';
import {
  call,
  customerOf,
  firestore,
  pay,
  setCard,
  startApi,
  stripeClient,
  waitUntilHeld,
  withPerson,
  type Api,
} from '../api.ts';
import { putMachine } from '../machine-documents.ts';

const SOLO = 'price_solo_month';
const HOUSEHOLD = 'price_household_month';

const stripe = stripeClient();
let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterEach(() => mendStandin('stripe'));
afterAll(() => api.close());

async function subscribe({ uid, idToken: token }: Person, planId: string): Promise<string> {
  const { body } = await call(api, '/api/checkout-session', { token, body: orderOf(planId) });
  await pay(String(body.url));
  const shown = await call(api, `/api/checkout-session/${String(body.id)}`, { token });
  expect(shown.body).toMatchObject({ subscription: { status: 'active' } });
  // The machine that comes with the plan makes room for those that a test puts there in its place.
  const made = await firestore().collection('machines').where('uid', '==', uid).get();
  for (const { ref } of made.docs) await ref.delete();
  return String(Reflect.get(Object(shown.body.subscription), 'id'));
}

const change = ({ idToken: token }: Person, body: object) =>
  call(api, '/api/subscription/change', { token, body });

async function choiceOf({ uid }: Person): Promise<unknown> {
  return (await firestore().doc(`users/${uid}`).get()).get('machinesToKeep');
}

async function priceOf(person: Person): Promise<string | undefined> {
  const { data } = await stripe.subscriptions.list({ customer: await customerOf(person.uid) });
  return data[0]?.items.data[0]?.price.id;
}

describe('a change to a smaller plan', () => {
  // R-MAC-05
  it('is previewed with the places of the plan and the machines that hold one', () =>
    withPerson({}, async (person) => {
      const subscriptionId = await subscribe(person, HOUSEHOLD);
      const old = await putMachine(person.uid, {
        subscriptionId,
        orderedAt: '2026-01-01T00:00:00.000Z',
      });
      const asleep = await putMachine(person.uid, { subscriptionId, desired: 'asleep' });
      await putMachine(person.uid, { subscriptionId, desired: 'ending' });
      const { body } = await call(api, '/api/subscription/preview', {
        token: person.idToken,
        body: { planId: SOLO },
      });
      expect(body).toMatchObject({ places: 1, machines: [old.id, asleep.id] });
    }));

  // R-MAC-05
  it('is refused before Stripe hears of it unless it says exactly which machines stay', () =>
    withPerson({}, (other) =>
      withPerson({}, async (person) => {
        const subscriptionId = await subscribe(person, HOUSEHOLD);
        const { id: first } = await putMachine(person.uid, { subscriptionId });
        const { id: second } = await putMachine(person.uid, { subscriptionId });
        const { id: ending } = await putMachine(person.uid, { subscriptionId, desired: 'ending' });
        const { id: others } = await putMachine(other.uid);
        for (const keep of [
          undefined,
          [],
          [first, second],
          [first, first],
          [ending],
          [others],
          ['none'],
        ]) {
          const refused = await change(person, { planId: SOLO, keep });
          expect([keep, refused.status, refused.body.error]).toEqual([
            keep,
            409,
            'Choose which servers stay.',
          ]);
        }
        expect([await priceOf(person), await choiceOf(person)]).toEqual([HOUSEHOLD, undefined]);
        expect((await change(person, { planId: SOLO, keep: [second] })).status).toBe(200);
        expect(await choiceOf(person)).toEqual({ planId: SOLO, ids: [second] });
      }),
    ));

  // R-TRU-03
  it('is refused where more is stored on a machine that stays than it would have room for, with both numbers', () =>
    withPerson({}, async (person) => {
      const subscriptionId = await subscribe(person, HOUSEHOLD);
      const usedBytes = 214_300_000_000;
      const full = await putMachine(person.uid, { subscriptionId, diskUsedBytes: usedBytes });
      const roomy = await putMachine(person.uid, {
        subscriptionId,
        diskUsedBytes: 100_000_000_000,
      });
      const ending = { subscriptionId, diskUsedBytes: usedBytes, desired: 'ending' } as const;
      await putMachine(person.uid, ending);
      const { body } = await call(api, '/api/subscription/preview', {
        token: person.idToken,
        body: { planId: SOLO },
      });
      expect(body).toMatchObject({
        diskBytes: 100_000_000_000,
        tooFull: [{ id: full.id, usedBytes }],
      });
      const refused = await change(person, { planId: SOLO, keep: [full.id] });
      expect([refused.status, refused.body.code, refused.body.error]).toEqual([
        409,
        'conflict',
        '214.3 GB are stored on a server that would have 100 GB. Make room on it first; the plan is as it was.',
      ]);
      expect([await priceOf(person), await choiceOf(person)]).toEqual([HOUSEHOLD, undefined]);
      expect((await change(person, { planId: SOLO, keep: [roomy.id] })).status).toBe(200);
      expect(await choiceOf(person)).toEqual({ planId: SOLO, ids: [roomy.id] });
    }));

  // R-MAC-05
  it('is noted before Stripe hears of it', () =>
    withPerson({}, async (person) => {
      const subscriptionId = await subscribe(person, HOUSEHOLD);
      await putMachine(person.uid, { subscriptionId });
      const { id: kept } = await putMachine(person.uid, { subscriptionId });
      const path = `/v1/subscriptions/${subscriptionId}`;
      await failStandin('stripe', { path, method: 'POST', mode: 'held', times: 1 });
      const changing = change(person, { planId: SOLO, keep: [kept] });
      await waitUntilHeld(1);
      expect(await choiceOf(person)).toEqual({ planId: SOLO, ids: [kept] });
      await mendStandin('stripe');
      expect((await changing).status).toBe(200);
    }));

  // R-MAC-05
  it('leaves a choice for another plan where its payment fails, and none for the present one @battery', () =>
    withPerson({}, async (person) => {
      const subscriptionId = await subscribe(person, SOLO);
      const { id: first } = await putMachine(person.uid, { subscriptionId });
      const { id: ending } = await putMachine(person.uid, { subscriptionId, desired: 'ending' });
      const same = await change(person, { planId: SOLO, keep: [ending] });
      expect([same.status, await choiceOf(person)]).toEqual([409, undefined]);
      await setCard(await customerOf(person.uid), 'declined');
      expect((await change(person, { planId: HOUSEHOLD, keep: [ending] })).status).toBe(402);
      expect(await choiceOf(person)).toEqual({ planId: HOUSEHOLD, ids: [first] });
    }));
});
