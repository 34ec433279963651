/** What is left of a person whose sign-in was deleted outside our API. */
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createSignOwnToken } from '../../../functions/src/adapters/identity/own-token.ts';
import { OPEN_GATE } from '../../../functions/src/http/session-validity.ts';
import { removePerson, signInAtServer, type Person } from '../../support/people.ts';
import { failStandin, mendStandin } from '../../support/standins.ts';
import { orderOf } from '../../support/order.ts';
import {
  auth,
  call,
  documentsOf,
  firestore,
  hostedOf,
  pay,
  payableOf,
  startApi,
  withPerson,
  type Api,
} from '../api.ts';
import { startJobs } from '../jobs.ts';
import { onlyMachineOf } from '../machine-kit.ts';
import { casesOf } from '../../support/cases.ts';

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
  const body = orderOf('price_solo_month');
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
  'sessionGates',
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
it('can go while the person’s own deletion runs @battery', () =>
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
it('stays as it is when Stripe fails, and goes when it is tried again @battery', () =>
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
it.each(casesOf(['500', 'lost'] as const))(
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

/** How a stolen password could erase a server, where the identity service lets browsers delete accounts. */
// R-IDN-02
it('keeps its machines until they end with the plan, where a passkey was to be asked for @battery', () =>
  withPerson({}, async (person) => {
    await fill(person);
    const { uid } = person;
    const gate = firestore().collection('sessionGates').doc(uid);
    await gate.set({ ...OPEN_GATE, isPasskeyRequired: true, kept: [1] });
    await removePerson(uid);
    const logged: string[] = [];
    const { removeRemains } = startJobs(logged);
    for (let run = 0; run < 2; run += 1) {
      expect(await removeRemains({ uid, verifiedEmail: null })).toBe(false);
    }
    expect(logged.join()).toContain('account_vanished');
    expect(await payableOf(uid)).toEqual([]);
    expect(await hostedOf(uid)).toHaveLength(1);
    expect(await documentsOf(person)).toEqual(KEPT);
    const { desired, keepUntil } = await onlyMachineOf(uid);
    expect(desired).toBe('ending');
    expect(Date.parse(keepUntil ?? '')).toBeGreaterThan(Date.now());
    // The person's ID token is genuine for an hour, and lets no one read on.
    expect((await gate.get()).get('validAfter')).toBeGreaterThan(Date.now() / 1000 - 60);
    expect((await gate.get()).get('kept')).toEqual([]);

    await gate.update({ isPasskeyRequired: false });
    expect(await removeRemains({ uid, verifiedEmail: null })).toBe(true);
    expect(await hostedOf(uid)).toEqual([]);
    expect(await documentsOf(person)).toEqual([]);
  }));

// R-IDN-01
it('is no account that a late token of their own has made again', () =>
  withPerson({}, async (person) => {
    const { uid, idToken: token } = person;
    const signed = await createSignOwnToken(true)(uid, new Date());
    expect((await call(api, '/api/account', { method: 'DELETE', token })).status).toBe(200);
    const { idToken: late } = await signInAtServer(signed);
    const consents = { method: 'PUT', token: late, body: { productMail: true } };
    expect((await call(api, '/api/permissions', consents)).status).toBe(409);

    await startJobs([], {}, 60_000).sweepLateAccounts();
    expect((await auth().getUser(uid)).uid).toBe(uid);
    const logged: string[] = [];
    const { sweepLateAccounts } = startJobs(logged, {}, 150_000);
    await sweepLateAccounts();
    await expect(auth().getUser(uid)).rejects.toThrow('no user record');
    expect(logged.join()).toContain(uid);
    expect((await call(api, '/api/permissions', consents)).status).toBe(401);

    // One that comes back later is no one's late token, as from a backup.
    await auth().importUsers([{ uid, metadata: { creationTime: '2026-01-01T00:00:00Z' } }]);
    await firestore().doc(`deletedAccounts/${uid}`).update({ sweepAt: new Date() });
    await sweepLateAccounts();
    expect((await auth().getUser(uid)).uid).toBe(uid);
  }));
