/**
 * A deletion while something else is under way. Nothing may bring the person back, or stay that they could be charged for. Each
 * race is forced: the other call or event is held at one of its steps until the deletion is done.
 */
import { randomUUID } from 'node:crypto';
import type { Auth } from 'firebase-admin/auth';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Firebase } from '../../../functions/src/adapters/firebase.ts';
import { CURRENT_VERSIONS } from '../../../functions/src/contract/legal/papers.ts';
import type { Machine } from '../../../functions/src/contract/machines.ts';
import { signInPerson, type Person } from '../../support/people.ts';
import { failStandin, mendStandin, orderBook } from '../../support/standins.ts';
import { orderOf } from '../../support/order.ts';
import {
  call,
  customerOf,
  documentsOf,
  emulators,
  firestore,
  hostedOf,
  pay,
  payableOf,
  startApi,
  stripeClient,
  waitUntilHeld,
  withPerson,
  type Api,
  type Reply,
} from '../api.ts';
import { heldByHost, onlyMachineOf } from '../machine-kit.ts';
import { becomeOwner, invite, mailsOf, putMember } from '../people/member-kit.ts';
import { deliverEvent, stripeEvent } from '../stripe-events.ts';
import { casesOf } from '../../support/cases.ts';
import { stretched } from '../../support/time-limits/stretched.ts';

const PLAN = orderOf('price_solo_month');
const INVITATION = { email: 'someone@invited.test', machines: 'all' };
const AGREEMENT = {
  document: 'data-processing',
  version: CURRENT_VERSIONS['data-processing'],
  name: 'Ada Lovelace',
  role: 'Owner',
};
const SERVER = { name: 'At home', origin: 'https://ai.home.example' };
/** `npm run battery -- instances` runs all of them. */
const isFull = process.env.ALCOVE_FULL_SIZE === 'yes';
const ROUNDS = isFull ? 4 : 1;
/** In full, as many as one stand-in can hold well within the time that the API gives Stripe. */
const AT_ONCE = isFull ? 5 : 3;

/** Calls of Auth that are made for a person wait here for the deletion, once each. */
const gates = new Map<string, Gate>();
type Gate = { after: 'verifyIdToken' | 'getUser'; reached: () => void; opened: Promise<void> };

/** Deletes accounts. */
let api: Api;
/** Serves the calls that are under way during a deletion. */
let slow: Api;
beforeAll(async () => {
  [api, slow] = await Promise.all([startApi(), startApi({}, await gatedFirebase())]);
});
afterEach(() => Promise.all([mendStandin('stripe'), mendStandin('machineHost')]));
afterAll(() => Promise.all([api.close(), slow.close()]));

/** The emulators, whose Auth lets a call wait after it has answered. */
async function gatedFirebase(): Promise<Firebase> {
  const firebase = emulators();
  const admin = await firebase.auth();
  const gated = new Proxy(admin, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      return async (...args: unknown[]) => {
        const result: unknown = await Reflect.apply(value, target, args);
        const uid = String(Reflect.get(Object(result), 'uid'));
        const gate = gates.get(uid);
        if (gate?.after === name) {
          gates.delete(uid);
          gate.reached();
          await gate.opened;
        }
        return result;
      };
    },
  });
  return { ...firebase, auth: async (): Promise<Auth> => gated };
}

/** Runs `act` while a call is held after that step. */
async function whileHeld(
  { uid }: Person,
  after: Gate['after'],
  start: () => Promise<Reply>,
  act: () => Promise<void>,
): Promise<Reply> {
  let open = (): void => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  let answer: Promise<Reply> | undefined;
  await new Promise<void>((reached) => {
    gates.set(uid, { after, reached, opened });
    answer = start();
  });
  await act();
  open();
  if (answer === undefined) throw new Error('nothing was called');
  return answer;
}

async function withPeople(count: number, test: (people: Person[]) => Promise<void>): Promise<void> {
  const nest = (people: Person[]): Promise<void> =>
    people.length === count ? test(people) : withPerson({}, (person) => nest([...people, person]));
  await nest([]);
}

async function buy({ idToken }: Person): Promise<Reply> {
  return call(api, '/api/checkout-session', { token: idToken, body: PLAN });
}

type Plan = { id: string; checkout: string };

/** A paid plan that we know of. */
async function subscribe(person: Person): Promise<Plan> {
  const { body } = await buy(person);
  await pay(String(body.url));
  const checkout = String(body.id);
  await call(api, `/api/checkout-session/${checkout}`, { token: person.idToken });
  const customer = await customerOf(person.uid);
  const [found] = (await stripeClient().subscriptions.list({ customer })).data;
  return { id: found?.id ?? '', checkout };
}

async function remove({ email }: Person): Promise<void> {
  const { idToken: token } = await signInPerson(email);
  const { status } = await call(api, '/api/account', { method: 'DELETE', token });
  expect(status).toBe(200);
}

function deliver(customer: string): Promise<Reply> {
  const object = { id: 'any', object: 'subscription', customer };
  return deliverEvent(slow, stripeEvent('customer.subscription.updated', object));
}

async function expectNothingLeft(people: readonly Person[]): Promise<void> {
  const left = await Promise.all(
    people.map(async (person) => [
      ...(await documentsOf(person)),
      ...(await payableOf(person.uid)),
      ...(await hostedOf(person.uid)),
    ]),
  );
  expect(left).toEqual(people.map(() => []));
}

/** An owner with a machine and a member, and someone who is not one yet. */
type Household = {
  owner: Person;
  member: Person;
  guest: Person;
  machine: Machine;
  membership: string;
};

/** A call about people that is held, whose account goes then, and what the call is answered. */
type Race = {
  held: Person;
  deleted: Person;
  start: () => Promise<Reply>;
  refused: readonly [number, string];
};

async function withHousehold(test: (household: Household) => Promise<void>): Promise<void> {
  await withPeople(3, async ([owner, member, guest]) => {
    if (owner === undefined || member === undefined || guest === undefined) throw new Error('few');
    const machine = await becomeOwner(owner);
    const membership = await putMember(owner, member, [machine]);
    await test({ owner, member, guest, machine, membership });
  });
}

const RACES: [string, (household: Household) => Promise<Race>][] = [
  ['accepting, whose own account goes,', (household) => accepting(household, household.guest)],
  ['accepting, whose owner’s account goes,', (household) => accepting(household, household.owner)],
  ['leaving, whose own account goes,', (household) => leaving(household, household.member)],
  ['leaving, whose owner’s account goes,', (household) => leaving(household, household.owner)],
  ['removing a member whose account goes', (household) => removing(household, household.member)],
  [
    'removing a member, whose own account goes,',
    (household) => removing(household, household.owner),
  ],
  ['a visit, whose own account goes,', (household) => visiting(household, household.member)],
  ['a visit, whose owner’s account goes,', (household) => visiting(household, household.owner)],
];

async function accepting({ owner, guest }: Household, deleted: Person): Promise<Race> {
  const { secret } = await invite(owner, guest.email);
  const start = () =>
    call(slow, '/api/invitations/accept', { token: guest.idToken, body: { secret } });
  return { held: guest, deleted, start, refused: deleted === guest ? CONFLICT : [410, 'gone'] };
}

async function leaving({ member, membership }: Household, deleted: Person): Promise<Race> {
  const path = `/api/memberships/${membership}`;
  const start = () => call(slow, path, { method: 'DELETE', token: member.idToken });
  return {
    held: member,
    deleted,
    start,
    refused: deleted === member ? CONFLICT : [404, 'not_found'],
  };
}

async function removing({ owner, membership }: Household, deleted: Person): Promise<Race> {
  const path = `/api/people/${membership}`;
  const start = () => call(slow, path, { method: 'DELETE', token: owner.idToken });
  return {
    held: owner,
    deleted,
    start,
    refused: deleted === owner ? CONFLICT : [404, 'not_found'],
  };
}

async function visiting({ member, machine }: Household, deleted: Person): Promise<Race> {
  const path = `/api/get-custom-token?redirect=${encodeURIComponent(`${machine.origin}/`)}`;
  const start = () => call(slow, path, { token: member.idToken });
  return {
    held: member,
    deleted,
    start,
    refused: deleted === member ? CONFLICT : [403, 'server_not_trusted'],
  };
}

const CONFLICT = [409, 'conflict'] as const;
const rounds = Array.from({ length: ROUNDS }, (_, round) => round + 1);

describe('an account that is deleted', () => {
  // R-REL-03
  it.each(rounds)(`while an event reads Stripe stays deleted: ${AT_ONCE} people, round %i`, () =>
    withPeople(AT_ONCE, async (people) => {
      const plans = await Promise.all(people.map(subscribe));
      const customers = await Promise.all(people.map(({ uid }) => customerOf(uid)));
      for (const { id } of plans) {
        const path = `/v1/subscriptions/${id}`;
        await failStandin('stripe', { path, method: 'GET', mode: 'held', times: 1 });
      }
      const deliveries = customers.map(deliver);
      await waitUntilHeld(AT_ONCE);
      await Promise.all(people.map(remove));
      await mendStandin('stripe');
      const statuses = (await Promise.all(deliveries)).map(({ status }) => status);
      expect(statuses).toEqual(people.map(() => 200));
      await expectNothingLeft(people);
    }),
  );

  // R-REL-03
  it.each(rounds)(
    `while a checkout is opened leaves none that could be paid: ${AT_ONCE} people, round %i`,
    () =>
      withPeople(AT_ONCE, async (people) => {
        const path = '/v1/checkout/sessions';
        await failStandin('stripe', { path, method: 'POST', mode: 'held' });
        const checkouts = people.map(buy);
        await waitUntilHeld(AT_ONCE);
        await Promise.all(people.map(remove));
        await mendStandin('stripe');
        for (const { status, body } of await Promise.all(checkouts)) {
          expect([status, body.code]).toEqual([409, 'conflict']);
          expect(body.error).toContain('nothing will be charged');
        }
        await expectNothingLeft(people);
      }),
  );

  // R-REL-03
  it.each(
    casesOf([
      ['an action is read back', 'POST', () => '/api/subscription/cancel'],
      ['the plan is looked at', 'GET', () => '/api/subscription'],
      [
        'the thank-you page asks',
        'GET',
        ({ checkout }: Plan) => `/api/checkout-session/${checkout}`,
      ],
    ] as const),
  )('while %s stays deleted', (_what, method, pathOf) =>
    withPerson({}, async (person) => {
      const plan = await subscribe(person);
      await firestore().doc(`subscriptions/${person.uid}`).delete();
      const path = `/v1/subscriptions/${plan.id}`;
      await failStandin('stripe', { path, method: 'GET', mode: 'held', times: 1 });
      const late = call(slow, pathOf(plan), { method, token: person.idToken });
      await waitUntilHeld(1);
      await remove(person);
      await mendStandin('stripe');
      expect((await late).status).toBe(200);
      await expectNothingLeft([person]);
    }),
  );

  // R-REL-03
  it.each(
    casesOf([
      ['a change of consents', 'PUT', '/api/permissions', { productMail: true }],
      ['an agreement', 'POST', '/api/agreements', AGREEMENT],
      ['joining the newsletter', 'PUT', '/api/newsletter', { isOnList: true }],
      ['a new server', 'POST', '/api/servers', SERVER],
      ['a checkout', 'POST', '/api/checkout-session', PLAN],
      ['another machine', 'POST', '/api/machines', { orderId: randomUUID() }],
      ['a name for a file', 'POST', '/api/messages/uploads', { count: 1 }],
      ['an invitation', 'POST', '/api/people/invitations', INVITATION],
    ] as const),
  )('while %s waits at the door stays deleted', (_what, method, path, body) =>
    withPerson({}, async (person) => {
      await subscribe(person);
      const start = () => call(slow, path, { method, token: person.idToken, body });
      const answer = await whileHeld(person, 'verifyIdToken', start, () => remove(person));
      expect([answer.status, answer.body.code]).toEqual([409, 'conflict']);
      await expectNothingLeft([person]);
    }),
  );

  // R-MAC-06
  it.each(casesOf(['GET', 'PUT']))(
    'while the host is asked to %s its machine leaves none, however late the call arrives @battery',
    (method) =>
      withPerson({}, async (person) => {
        const { body } = await buy(person);
        await pay(String(body.url));
        await failStandin('machineHost', { path: '/v1/machines', method, mode: 'held', times: 1 });
        const path = `/api/checkout-session/${String(body.id)}`;
        const late = call(slow, path, { token: person.idToken });
        await vi.waitUntil(async () => (await heldByHost()) === 1, { timeout: stretched(20_000) });
        const { id } = await onlyMachineOf(person.uid);
        await remove(person);
        await mendStandin('machineHost');
        expect((await late).status).toBe(200);
        await expectNothingLeft([person]);
        const { machines } = await orderBook();
        const kept = machines.filter(({ reference }) => reference === id);
        expect(kept.map(({ state }) => state)).toEqual(['erased']);
      }),
  );

  // R-REL-03
  it('while sessions are ended stays deleted', () =>
    withPerson({}, async (person) => {
      const start = () =>
        call(slow, '/api/sessions/revoke', { method: 'POST', token: person.idToken });
      const { status, body } = await whileHeld(person, 'getUser', start, () => remove(person));
      expect([status, body.code]).toEqual([409, 'conflict']);
      await expectNothingLeft([person]);
    }));

  // R-REL-03 R-PPL-07
  it.each(casesOf(RACES))('while %s waits at the door stays deleted', (_what, race) =>
    withHousehold(async (household) => {
      const { start, held, deleted, refused } = await race(household);
      const answer = await whileHeld(held, 'verifyIdToken', start, () => remove(deleted));
      expect([answer.status, answer.body.code]).toEqual(refused);
      await expectNothingLeft([deleted]);
      const { owner, member } = household;
      // No one has joined, and the owner is told once of a member whose account has gone.
      const mails = await mailsOf(owner, 'person_left', 'person_joined');
      expect(mails.map(({ facts }) => facts)).toEqual(
        deleted === member ? [{ name: 'Test Person', how: 'deleted' }] : [],
      );
    }),
  );

  // R-REL-03
  it('is marked for a day, and one whose deletion failed is not', () =>
    withPerson({}, async (person) => {
      await subscribe(person);
      const mark = firestore().doc(`deletedAccounts/${person.uid}`);
      await failStandin('stripe', { path: '/v1/customers', mode: '500' });
      const { idToken: token } = person;
      const failed = await call(api, '/api/account', { method: 'DELETE', token });
      expect(failed.status).toBe(502);
      expect((await mark.get()).exists).toBe(false);
      await mendStandin('stripe');
      const consents = { method: 'PUT', token, body: { productMail: true } };
      expect((await call(api, '/api/permissions', consents)).status).toBe(200);

      await remove(person);
      const kept = (await mark.get()).get('expireAt').toMillis() - Date.now();
      expect(kept).toBeGreaterThan(86_000_000);
      expect(kept).toBeLessThanOrEqual(86_400_000);
    }));

  // R-REL-03
  it('accepts writes again when its deletion was killed some minutes ago', () =>
    withPerson({}, async ({ uid, idToken: token }) => {
      const mark = firestore().doc(`deletedAccounts/${uid}`);
      const change = () =>
        call(api, '/api/permissions', { method: 'PUT', token, body: { productMail: true } });
      await mark.set({ isDone: false, expireAt: new Date(Date.now() + 60_000) });
      const refused = await change();
      expect([refused.status, refused.body.code]).toEqual([409, 'conflict']);
      await mark.set({ isDone: false, expireAt: new Date(Date.now() - 1000) });
      expect((await change()).status).toBe(200);
      await mark.delete();
    }));
});
