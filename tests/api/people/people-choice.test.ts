/** Who stays when the plan gets smaller: asked before Stripe hears of the change, and settled with it. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../support/people.ts';
import {
  call,
  customerOf,
  firestore,
  startApi,
  stripeClient,
  withPerson,
  type Api,
} from '../api.ts';
import { buy, hint, HOUSEHOLD, PRACTICE, SOLO } from '../machine-kit.ts';
import { change, inDays, membershipOf, putMember, removeMembers, wordsOf } from './owner-kit.ts';

const stripe = stripeClient();
let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterEach(removeMembers);
afterAll(() => api.close());

const changePlan = ({ idToken: token }: Person, body: object) =>
  call(api, '/api/subscription/change', { token, body });

const preview = async ({ idToken: token }: Person, planId: string) =>
  (await call(api, '/api/subscription/preview', { token, body: { planId } })).body;

async function choiceOf({ uid }: Person): Promise<unknown> {
  return (await firestore().doc(`users/${uid}`).get()).get('peopleToKeep');
}

async function itemOf({ uid }: Person) {
  const { data } = await stripe.subscriptions.list({ customer: await customerOf(uid) });
  const [held] = data;
  const [item] = held?.items.data ?? [];
  if (held === undefined || item === undefined) throw new Error('no subscription');
  return { id: held.id, item: item.id, price: item.price.id };
}

/** As an operator does in Stripe's dashboard. */
async function changeByHand(person: Person, price: string): Promise<void> {
  const { id, item } = await itemOf(person);
  await stripe.subscriptions.update(id, { items: [{ id: item, price }] });
  const told = await hint(api, person.uid);
  expect(told.status).toBe(200);
}

const statesOf = async (members: readonly { membership: string }[]) =>
  (await Promise.all(members.map(membershipOf))).map((one) => one?.reason ?? one?.state);

async function putMembers(owner: Person, count: number) {
  const members: Awaited<ReturnType<typeof putMember>>[] = [];
  for (let at = 0; at < count; at += 1) members.push(await putMember(owner));
  return members;
}

describe('a change to a plan with fewer places than people', () => {
  // R-PPL-04
  it('is previewed with those who hold a place, in the order in which they joined', () =>
    withPerson({}, async (owner) => {
      await buy(api, owner, PRACTICE);
      const [first, second] = await putMembers(owner, 2);
      await putMember(owner, { state: 'suspended', reason: 'owner_choice' });
      await putMember(owner, { until: inDays(-1) });
      const people = [first, second].map((one) => ({ id: one?.membership, name: 'Test Person' }));
      expect(await preview(owner, HOUSEHOLD)).toMatchObject({ people, peoplePlaces: 5 });
      expect(await preview(owner, SOLO)).toMatchObject({ people, peoplePlaces: 0 });
    }));

  // R-PPL-04
  it('is refused before Stripe hears of it unless it says exactly who stays', () =>
    withPerson({}, async (owner) => {
      await buy(api, owner, PRACTICE);
      const out = await putMember(owner, { state: 'suspended', reason: 'owner_choice' });
      const members = await putMembers(owner, 7);
      const ids = members.map(({ membership }) => membership);
      const [one = ''] = ids;
      for (const keepPeople of [
        undefined,
        [],
        ids,
        ids.slice(0, 4),
        [...ids.slice(0, 4), one],
        [...ids.slice(0, 4), out.membership],
        [...ids.slice(0, 4), 'none'],
      ]) {
        const refused = await changePlan(owner, { planId: HOUSEHOLD, keepPeople });
        expect([keepPeople, ...wordsOf(refused)]).toEqual([
          keepPeople,
          409,
          'conflict',
          'Choose who stays.',
        ]);
      }
      expect([(await itemOf(owner)).price, await choiceOf(owner)]).toEqual([PRACTICE, undefined]);

      const keepPeople = ids.slice(2);
      expect((await changePlan(owner, { planId: HOUSEHOLD, keepPeople })).status).toBe(200);
      expect(await choiceOf(owner)).toEqual({ planId: HOUSEHOLD, ids: keepPeople });
      const left = ['owner_choice', 'owner_choice'];
      expect(await statesOf(members)).toEqual([...left, ...Array(5).fill('active')]);

      // Those who were left out come back only when their owner says so.
      expect((await changePlan(owner, { planId: PRACTICE })).status).toBe(200);
      expect(await statesOf(members.slice(0, 2))).toEqual(left);
      expect((await change(api, owner, one, { stays: true })).status).toBe(200);
      expect(await statesOf(members.slice(0, 2))).toEqual(['active', 'owner_choice']);
    }));

  // R-PPL-04
  it('to one without any asks nothing: all wait for a place, and come back with it', () =>
    withPerson({}, async (owner) => {
      await buy(api, owner, HOUSEHOLD);
      const members = await putMembers(owner, 2);
      expect((await changePlan(owner, { planId: SOLO })).status).toBe(200);
      expect(await choiceOf(owner)).toBeUndefined();
      expect(await statesOf(members)).toEqual(['places', 'places']);
      expect((await changePlan(owner, { planId: HOUSEHOLD })).status).toBe(200);
      expect(await statesOf(members)).toEqual(['active', 'active']);
    }));

  // R-PPL-04
  it('by hand suspends the newest, and no choice of long ago counts @battery', () =>
    withPerson({}, async (owner) => {
      await buy(api, owner, PRACTICE);
      const members = await putMembers(owner, 6);
      const keepPeople = members.slice(1).map(({ membership }) => membership);
      await changePlan(owner, { planId: HOUSEHOLD, keepPeople });
      expect(await statesOf(members.slice(0, 1))).toEqual(['owner_choice']);
      await changePlan(owner, { planId: PRACTICE });
      expect(await choiceOf(owner)).toBeUndefined();
      const [first] = members;
      await change(api, owner, first?.membership ?? '', { stays: true });
      await changeByHand(owner, HOUSEHOLD);
      expect(await statesOf(members)).toEqual([...Array(5).fill('active'), 'places']);
    }));
});
