/** What is left of a person whose sign-in was deleted outside our API. */
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { removePerson, type Person } from '../../support/people.ts';
import { failStandin, mendStandin } from '../../support/standins.ts';
import {
  call,
  documentsOf,
  hostedOf,
  pay,
  payableOf,
  startApi,
  withPerson,
  type Api,
} from '../api.ts';
import { startJobs } from '../jobs.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterEach(() => Promise.all([mendStandin('stripe'), mendStandin('machineHost')]));
afterAll(() => api.close());

/** Gives a person a server, and a plan with its machine. */
async function fill({ uid, idToken: token }: Person): Promise<void> {
  const server = { name: 'At home', origin: 'https://ai.home.example' };
  expect((await call(api, '/api/servers', { token, body: server })).status).toBe(201);
  const body = { planId: 'price_solo_month' };
  const checkout = await call(api, '/api/checkout-session', { token, body });
  await pay(String(checkout.body.url));
  await call(api, `/api/checkout-session/${String(checkout.body.id)}`, { token });
  expect(await hostedOf(uid)).toHaveLength(1);
}

const KEPT = [
  'auditLog',
  'machines',
  'mail',
  'servers',
  'stripeCustomers',
  'subscriptions',
  'users',
];

// R-REL-03
it('is not touched while the account exists', () =>
  withPerson({}, async (person) => {
    await fill(person);
    const { uid } = person;
    expect(await startJobs().removeRemains({ uid, verifiedEmail: null })).toBe(false);
    expect(await documentsOf(person)).toEqual(KEPT);
    expect(await payableOf(uid)).toHaveLength(1);
    expect(await hostedOf(uid)).toHaveLength(1);
    const consents = { method: 'PUT', token: person.idToken, body: { productMail: true } };
    expect((await call(api, '/api/permissions', consents)).status).toBe(200);
  }));

// R-REL-03
it('is ended and removed once the account is gone, even by three runs, two of them at once', () =>
  withPerson({}, async (person) => {
    await fill(person);
    const { uid } = person;
    await removePerson(uid);
    const jobs = startJobs();
    const remove = () => jobs.removeRemains({ uid, verifiedEmail: null });
    expect(await Promise.all([remove(), remove()])).toEqual([true, true]);
    expect(await remove()).toBe(true);
    expect(await documentsOf(person)).toEqual([]);
    expect(await payableOf(uid)).toEqual([]);
    expect(await hostedOf(uid)).toEqual([]);
  }));

// R-REL-03
it('can go while the person’s own deletion runs', () =>
  withPerson({}, async (person) => {
    await fill(person);
    const { uid, idToken: token } = person;
    const path = '/v1/subscriptions';
    await failStandin('stripe', { path, method: 'DELETE', mode: 'slow', delayMs: 300 });
    const deletion = call(api, '/api/account', { method: 'DELETE', token });
    await removePerson(uid);
    const { removeRemains } = startJobs();
    expect(await removeRemains({ uid, verifiedEmail: null })).toBe(true);
    expect([200, 401]).toContain((await deletion).status);
    expect(await documentsOf(person)).toEqual([]);
    expect(await payableOf(uid)).toEqual([]);
    expect(await hostedOf(uid)).toEqual([]);
  }));

// R-REL-03
it('stays as it is when Stripe fails, and goes when it is tried again', () =>
  withPerson({}, async (person) => {
    await fill(person);
    const { uid } = person;
    await failStandin('stripe', { path: '/v1/subscriptions', method: 'DELETE', mode: '500' });
    await removePerson(uid);
    const { removeRemains } = startJobs();
    await expect(removeRemains({ uid, verifiedEmail: null })).rejects.toMatchObject({
      code: 'upstream_stripe',
    });
    expect(await payableOf(uid)).toHaveLength(1);
    await mendStandin('stripe');
    expect(await removeRemains({ uid, verifiedEmail: null })).toBe(true);
    expect(await payableOf(uid)).toEqual([]);
    expect(await hostedOf(uid)).toEqual([]);
    expect(await documentsOf(person)).toEqual([]);
  }));

// R-MAC-06
it.each(['500', 'lost'] as const)(
  'stays when the host of its machines answers %s, and goes when it is tried again',
  (mode) =>
    withPerson({}, async (person) => {
      await fill(person);
      const { uid } = person;
      await failStandin('machineHost', { path: '/v1/machines', method: 'DELETE', mode });
      await removePerson(uid);
      const { removeRemains } = startJobs();
      await expect(removeRemains({ uid, verifiedEmail: null })).rejects.toMatchObject({
        code: 'unavailable',
      });
      expect(await payableOf(uid)).toEqual([]);
      expect(await documentsOf(person)).toEqual(KEPT);
      await mendStandin('machineHost');
      expect(await removeRemains({ uid, verifiedEmail: null })).toBe(true);
      expect(await hostedOf(uid)).toEqual([]);
      expect(await documentsOf(person)).toEqual([]);
    }),
);
