/** Machines that operators make by hand, from the payment to the owner's screen, and their end after the account's. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { composeOperating } from '../../../functions/src/compose-operating.ts';
import { membershipId } from '../../../functions/src/modules/seats/membership-record.ts';
import {
  call,
  documentsOf,
  emulators,
  firestore,
  setStatus,
  startApi,
  withPerson,
  type Api,
} from '../api.ts';
import { buy, hint, HOUSEHOLD, onlyMachineOf, SOLO } from '../machine-kit.ts';
import { stretched } from '../../support/time-limits/stretched.ts';

const api: Promise<Api> = startApi({
  MACHINE_HOST_URL: undefined,
  MACHINE_HOST_KEY: undefined,
  MACHINE_HOST_SECRET: undefined,
  MACHINE_OPERATORS: undefined,
});
beforeAll(() => api, 60_000);
afterAll(async () => (await api).close());

const operating = composeOperating({
  firebase: emulators(),
  operators: null,
  machineDomain: 'machines.example',
  isDevelopment: false,
  now: () => new Date(),
  log: () => {},
});
const origin = () => `https://${randomUUID()}.machines.example`;

const change = async (token: string, method: string, path: string, body?: object) =>
  call(await api, path, { method, token, ...(body && { body }) });

// R-MAC-03
it('is on the list of orders, and on its owner’s screen as soon as an operator says so', () =>
  withPerson({}, async (person) => {
    await buy(await api, person, SOLO);
    const { uid, idToken: token } = person;
    const { id, hostName } = await onlyMachineOf(uid);
    expect(await operating.list()).toContainEqual(
      expect.objectContaining({ id, hostName, owner: uid, state: 'queued', todo: 'make' }),
    );
    const at = origin();
    await operating.report(id, { state: 'ready', origin: at });
    expect(await onlyMachineOf(uid)).toMatchObject({ state: 'ready', origin: at });
    const { body } = await change(token, 'GET', '/api/servers');
    expect(body.servers).toMatchObject([{ id, kind: 'hosted', origin: at }]);

    await operating.report(id, { state: 'failed', failure: 'A disk is broken.' });
    expect(await onlyMachineOf(uid)).toMatchObject({ state: 'failed', why: 'host_failed' });
    await operating.report(id, { state: 'ready', origin: at });
    expect(await onlyMachineOf(uid)).toMatchObject({ state: 'ready', why: null });

    const until = new Date(Date.now() + 30 * 86_400_000).toISOString();
    expect((await change(token, 'POST', '/api/subscription/pause', { until })).status).toBe(200);
    expect(await operating.list()).toContainEqual(expect.objectContaining({ id, todo: 'sleep' }));
    await operating.report(id, { state: 'asleep' });
    expect(await onlyMachineOf(uid)).toMatchObject({ state: 'asleep', why: 'paused' });
  }));

// R-MAC-05
it('is restarted on request, by an operator', () =>
  withPerson({}, async (person) => {
    await buy(await api, person, SOLO);
    const { uid, idToken: token } = person;
    const { id } = await onlyMachineOf(uid);
    expect(await onlyMachineOf(uid)).toMatchObject({ attendedAt: expect.any(String) });
    await operating.report(id, { state: 'ready', origin: origin() });
    const path = `/api/machines/${id}/restart`;
    const { body } = await change(token, 'POST', path, { restartId: randomUUID() });
    expect(body).toMatchObject({ isByHand: true });
    expect(await operating.list()).toContainEqual(expect.objectContaining({ id, todo: 'restart' }));
    await operating.report(id, { state: 'restarted' });
    expect(await onlyMachineOf(uid)).toMatchObject({ state: 'ready', attendedAt: null });
  }));

// R-PPL-06
it('lets in members as soon as an operator says that its software does', () =>
  withPerson({}, async (person) => {
    await buy(await api, person, SOLO);
    const { id } = await onlyMachineOf(person.uid);
    await operating.report(id, { state: 'ready', origin: origin() });
    expect(await onlyMachineOf(person.uid)).toMatchObject({ state: 'ready', handoffVersion: 1 });
    const order = await operating.report(id, { state: 'members' });
    expect(order).toMatchObject({ state: 'ready', todo: null, handoffVersion: 2 });
    expect(await onlyMachineOf(person.uid)).toMatchObject({ state: 'ready', handoffVersion: 2 });
  }));

// R-MAI-01
it('is told to its owner by mail, once, by whatever looks after the machine next', () =>
  withPerson({}, async (person) => {
    const { uid, email } = person;
    await buy(await api, person, SOLO);
    const { id, name, subscriptionId } = await onlyMachineOf(uid);
    const mails = async () => {
      const { docs } = await firestore().collection('mail').where('uid', '==', uid).get();
      // The order of the plan is confirmed, too.
      return docs.map((doc) => doc.data()).filter(({ kind }) => kind !== 'contract');
    };
    await operating.report(id, { state: 'ready', origin: origin() });
    expect(await mails()).toEqual([]);
    await setStatus(subscriptionId, 'past_due');
    await Promise.all([hint(await api, uid), hint(await api, uid)]);
    await vi.waitUntil(async () => (await mails()).length > 0, {
      timeout: stretched(20_000),
      interval: 100,
    });
    await setStatus(subscriptionId, 'active');
    await hint(await api, uid);
    expect(await mails()).toMatchObject([
      { to: email, kind: 'machine_ready', facts: { machine: id, name } },
    ]);
  }));

// R-PPL-05
it('is told to its members by mail when an operator has put it to sleep', () =>
  withPerson({}, async (person) => {
    await buy(await api, person, HOUSEHOLD);
    const { uid, idToken: token } = person;
    const { id } = await onlyMachineOf(uid);
    await operating.report(id, { state: 'ready', origin: origin() });
    const member = `member-${randomUUID()}`;
    const membership = membershipId(uid, member);
    const at = new Date().toISOString();
    const doc = firestore().doc(`memberships/${membership}`);
    await doc.set({
      owner: uid,
      member,
      ownerName: null,
      name: null,
      machines: 'all',
      until: null,
      state: 'active',
      reason: null,
      joinedAt: at,
      visitedAt: null,
      isLastDayTold: false,
    });
    const until = new Date(Date.now() + 30 * 86_400_000).toISOString();
    expect((await change(token, 'POST', '/api/subscription/pause', { until })).status).toBe(200);
    await operating.report(id, { state: 'asleep' });
    const { docs } = await firestore().collection('mail').where('uid', '==', member).get();
    expect(docs.map((mail) => mail.id.split('_', 3))).toEqual([['shared-asleep', member, id]]);
    await Promise.all([...docs.map(({ ref }) => ref), doc].map((each) => each.delete()));
    await firestore().doc(`sharedMachines/${member}_${id}`).delete();
  }));

// R-MAC-03
it('is never at an address that another machine has or had, nor at one that is no address @battery', () =>
  withPerson({}, (other) =>
    withPerson({}, async (person) => {
      await Promise.all([buy(await api, other, SOLO), buy(await api, person, SOLO)]);
      const taken = origin();
      const { id: first } = await onlyMachineOf(other.uid);
      await operating.report(first, { state: 'ready', origin: taken });
      const { id } = await onlyMachineOf(person.uid);
      for (const [at, words] of [
        [taken, 'Each address is given out only once'],
        ['http://oak.machines.example', 'is not the address'],
        ['https://oak.machines.example/app', 'is not the address'],
        ['https://*.machines.example', 'is not the address'],
        ['oak', 'is not the address'],
        ['https://oak.elsewhere.example', 'is not below machines.example'],
        ['https://machines.example', 'is not below machines.example'],
        ['https://oak-machines.example', 'is not below machines.example'],
      ] as const) {
        const report = operating.report(id, { state: 'ready', origin: at });
        await expect(report).rejects.toThrow(words);
      }
      expect(await onlyMachineOf(person.uid)).toMatchObject({ state: 'ordered', origin: null });
    }),
  ));

// R-MAC-03 R-MAC-06
it('lets the account go at once, and stays an order to erase that names the uid only', () =>
  withPerson({}, async (person) => {
    await buy(await api, person, HOUSEHOLD);
    const { uid, idToken: token } = person;
    const { id, hostName } = await onlyMachineOf(uid);
    await operating.report(id, { state: 'ready', origin: origin() });
    expect((await change(token, 'DELETE', '/api/account')).status).toBe(200);
    expect(await documentsOf(person)).toEqual([]);
    const order = (await firestore().doc(`machineOrders/${id}`).get()).data();
    expect(order).toMatchObject({ hostName, owner: uid, state: 'ready', todo: 'erase' });
    expect(JSON.stringify(order)).not.toContain(person.email);
    await operating.report(id, { state: 'erased' });
    expect(await documentsOf(person)).toEqual([]);
    expect(await operating.list()).toContainEqual(
      expect.objectContaining({ id, state: 'erased', todo: null }),
    );
  }));
