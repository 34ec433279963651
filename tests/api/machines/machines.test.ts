/**
 * Machines that follow their plan, from the payment to the end. The host's own order book and a hand-written state say what is
 * right.
 */
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { HostNameTakenError } from '../../../functions/src/adapters/machine-host.ts';
import { createMachineStore } from '../../../functions/src/modules/machines/machine-store.ts';
import { createReconcileMachine } from '../../../functions/src/modules/machines/host/reconcile-machine.ts';
import {
  failStandin,
  mendStandin,
  setHostFull,
  setMachinePace,
  setNextMachine,
  switchMachine,
} from '../../support/standins.ts';
import {
  call,
  customerOf,
  emulators,
  firestore,
  setStatus,
  startApi,
  stripeClient,
  withPerson,
  type Api,
} from '../api.ts';
import { startInstance, type Instance } from '../instances.ts';
import { startJobs } from '../jobs.ts';
import { configOf, contextOf } from '../composed.ts';
import {
  bookOf,
  buy,
  buyUnnoticed,
  deliverMails,
  hint,
  HOUSEHOLD,
  lookUp,
  machinesOf,
  onlyMachineOf,
  pass,
  PRACTICE,
  SOLO,
  tell,
} from '../machine-kit.ts';
import { casesOf } from '../../support/cases.ts';

const DAY_MS = 86_400_000;
const stripe = stripeClient();

let api: Api;
let instances: readonly [Instance, Instance];
beforeAll(async () => {
  api = await startApi();
  instances = await Promise.all([startInstance(), startInstance()]);
  await setMachinePace(0);
});
afterEach(async () => {
  await Promise.all([mendStandin('stripe'), mendStandin('machineHost')]);
  await setMachinePace(0);
  await setNextMachine({});
  await setHostFull(0);
});
afterAll(() => Promise.all([api.close(), ...instances.map((one) => one.close())]));

describe('the first machine', () => {
  // R-MAC-01
  it('is ordered before the answer that says that the plan is paid, and before any webhook', () =>
    withPerson({}, async (person) => {
      const { uid } = person;
      await setMachinePace(3600);
      await buy(api, person, HOUSEHOLD);
      const [ordered, ...more] = await bookOf(uid);
      const machine = await onlyMachineOf(uid);
      expect(more).toEqual([]);
      expect(ordered).toMatchObject({ reference: machine.id, name: machine.hostName, owner: uid });
      expect(machine).toMatchObject({
        state: 'ordered',
        desired: 'ready',
        plan: 'household',
        origin: null,
        why: null,
      });
      expect(machine.name.toLowerCase().replace(' ', '-')).toBe(machine.hostName);
      expect(await serverOf(machine.id)).toBe(undefined);
    }));

  // R-MAC-01
  it('is shown step by step, and joins the servers with its first answer', () =>
    withPerson({}, async (person) => {
      await setMachinePace(3600);
      await buy(api, person, SOLO);
      const { id, hostName, name } = await onlyMachineOf(person.uid);
      const seen: unknown[] = [];
      for (let step = 0; step < 6; step += 1) {
        await switchMachine(id, 'step');
        expect((await tell(api, id)).status).toBe(200);
        const { state, step: shown, origin } = await onlyMachineOf(person.uid);
        seen.push([state, shown?.number, shown?.of, origin !== null]);
      }
      expect(seen).toEqual([
        ['preparing', 1, 5, false],
        ['preparing', 2, 5, false],
        ['preparing', 3, 5, false],
        ['preparing', 4, 5, false],
        ['preparing', 5, 5, false],
        ['ready', undefined, undefined, true],
      ]);
      const { body } = await call(api, '/api/servers', { token: person.idToken });
      const { origin } = await onlyMachineOf(person.uid);
      expect(body.servers).toEqual([{ id, kind: 'hosted', name, origin, lastHandoffAt: null }]);
      expect(origin).toContain(`//${hostName}.localhost`);
    }));

  // R-MAC-01
  it('is one, however often, wherever and at once the news come @battery', () =>
    withPerson({}, async (person) => {
      const { uid } = person;
      const checkout = await buyUnnoticed(api, person, HOUSEHOLD);
      const [one, two] = instances;
      const { machines } = startJobs();
      await Promise.all([
        ...[one, two, one, two].map((instance) => lookUp(instance, person, checkout)),
        ...[one, two, one, two].map((instance) => hint(instance, uid)),
        machines(),
      ]);
      const { id } = await onlyMachineOf(uid);
      await Promise.all([one, two, one, two].map((instance) => tell(instance, id)));
      await machines();
      expect(await bookOf(uid)).toMatchObject([{ reference: id, state: 'ready' }]);
      expect(await onlyMachineOf(uid)).toMatchObject({ state: 'ready' });
    }));

  // R-MAC-01
  it('is made by the job if every hook was missed @battery', () =>
    withPerson({}, async (person) => {
      const { uid } = person;
      const checkout = await buyUnnoticed(api, person, SOLO);
      // The mirror is stored, and the instance killed before it does anything else.
      await failStandin('machineHost', { mode: '500' });
      await lookUp(api, person, checkout);
      await mendStandin('machineHost');
      expect(await bookOf(uid)).toEqual([]);
      await forgetMachines(uid);
      await startJobs().machines();
      expect(await bookOf(uid)).toMatchObject([{ state: 'ready' }]);
      expect(await onlyMachineOf(uid)).toMatchObject({ state: 'ready' });
    }));

  // R-MAC-01
  it('does not come back by itself after its owner has erased it @battery', () =>
    withPerson({}, async (person) => {
      const { uid, idToken: token } = person;
      await buy(api, person, HOUSEHOLD);
      const { id, name } = await onlyMachineOf(uid);
      const erased = await call(api, `/api/machines/${id}`, {
        method: 'DELETE',
        token,
        body: { name },
      });
      expect([erased.status, erased.body]).toEqual([200, { deleted: true }]);
      await hint(api, uid);
      await startJobs().machines();
      expect(await onlyMachineOf(uid)).toMatchObject({ state: 'erased', why: 'erase_asked' });
      expect(await bookOf(uid)).toMatchObject([{ state: 'erased' }]);
      expect(await serverOf(id)).toBe(undefined);
      expect(await eventsOf(uid)).toEqual(['machine_erased', 'machine_ordered']);
    }));
});

describe('a host that is down', () => {
  // R-MAC-01, R-MAC-03
  it('does not hold up a purchase, and an hour later the job makes up for everything', () =>
    withPerson({}, async (person) => {
      const { uid } = person;
      await failStandin('machineHost', { mode: '500' });
      const checkout = await buyUnnoticed(api, person, SOLO);
      const shown = await lookUp(api, person, checkout);
      expect(shown.body).toMatchObject({ subscription: { status: 'active' } });
      expect(await onlyMachineOf(uid)).toMatchObject({ state: 'ordered', readAt: null });
      await pass('1 hour');
      expect(await failuresOfJob(uid)).toBe(1);
      await mendStandin('machineHost');
      expect(await failuresOfJob(uid)).toBe(0);
      expect(await bookOf(uid)).toMatchObject([{ state: 'ready' }]);
      expect(await onlyMachineOf(uid)).toMatchObject({ state: 'ready' });
    }));

  // R-MAC-03
  it.each(casesOf(['malformed', 'lost', '429'] as const))(
    'is tried again when its answer is %s, and nothing is ordered twice @battery',
    (mode) =>
      withPerson({}, async (person) => {
        await failStandin('machineHost', { mode, times: 1 });
        await buy(api, person, SOLO);
        await startJobs().machines();
        expect(await bookOf(person.uid)).toMatchObject([{ state: 'ready' }]);
        expect(await onlyMachineOf(person.uid)).toMatchObject({ state: 'ready' });
      }),
  );

  // R-MAC-01
  it('costs those who pay four seconds at most, and the deletion of a machine stands @battery', () =>
    withPerson({}, async (person) => {
      const { uid, idToken: token } = person;
      await buy(api, person, SOLO);
      const { id, name } = await onlyMachineOf(uid);
      await failStandin('machineHost', { mode: 'held' });
      const answer = await call(api, `/api/machines/${id}`, {
        method: 'DELETE',
        token,
        body: { name },
      });
      expect(answer.status).toBe(200);
      expect(await onlyMachineOf(uid)).toMatchObject({ state: 'ending', why: 'erase_asked' });
      expect(api.logged.join('')).toContain('machines_not_reconciled');
      await mendStandin('machineHost');
      await startJobs().machines();
      expect(await bookOf(uid)).toMatchObject([{ state: 'erased' }]);
    }));
});

describe('a machine follows its plan', () => {
  // R-MAC-02, R-MAC-05
  it('asleep while it is paused, awake again, ending for 30 days from its end, then erased', () =>
    withPerson({}, async (person) => {
      const { uid, idToken: token } = person;
      const act = (action: string, body?: object) =>
        call(api, `/api/subscription/${action}`, { method: 'POST', token, body });
      await buy(api, person, SOLO);
      const until = new Date(Date.now() + 20 * DAY_MS).toISOString();
      expect((await act('pause', { until })).status).toBe(200);
      expect(await onlyMachineOf(uid)).toMatchObject({ state: 'asleep', why: 'paused' });
      expect(await bookOf(uid)).toMatchObject([{ state: 'asleep' }]);
      expect((await act('resume')).status).toBe(200);
      expect(await onlyMachineOf(uid)).toMatchObject({ state: 'ready', why: null });
      expect(await bookOf(uid)).toMatchObject([{ state: 'ready' }]);

      const endedAt = await endPlan(uid);
      await hint(api, uid);
      const keepUntil = new Date(endedAt + 30 * DAY_MS).toISOString();
      expect(await onlyMachineOf(uid)).toMatchObject({
        state: 'ending',
        desired: 'ending',
        why: 'plan_ended',
        keepUntil,
      });
      await deliverMails(uid);
      const [kept] = await bookOf(uid);
      expect(kept).toMatchObject({ state: 'asleep' });

      await pass('29 days');
      await startJobs().machines();
      expect(await bookOf(uid)).toMatchObject([{ state: 'asleep' }]);
      expect(await onlyMachineOf(uid)).toMatchObject({ state: 'ending', keepUntil });
      await pass('1 day');
      await pass('1 minute');
      await startJobs().machines();
      expect(await bookOf(uid)).toMatchObject([{ state: 'erased' }]);
      expect(await onlyMachineOf(uid)).toMatchObject({ state: 'erased', why: 'plan_ended' });
    }));

  // R-MAC-05
  it('woken by a new plan in time, with its data, and no other is made', () =>
    withPerson({}, async (person) => {
      const { uid } = person;
      await buy(api, person, SOLO);
      const { id, subscriptionId } = await onlyMachineOf(uid);
      await endPlan(uid);
      await hint(api, uid);
      await pass('10 days');
      await buy(api, person, HOUSEHOLD);
      const woken = await onlyMachineOf(uid);
      expect(woken).toMatchObject({ id, state: 'ready', why: null, keepUntil: null });
      expect(woken.subscriptionId).not.toBe(subscriptionId);
      expect(await bookOf(uid)).toMatchObject([
        { reference: id, state: 'ready', plan: 'household' },
      ]);
    }));

  // R-MAC-05
  it('another one is made by a new plan after it was erased, under another name @battery', () =>
    withPerson({}, async (person) => {
      const { uid } = person;
      await buy(api, person, SOLO);
      const former = await onlyMachineOf(uid);
      await endPlan(uid);
      await hint(api, uid);
      await deliverMails(uid);
      await pass('31 days');
      await startJobs().machines();
      await buy(api, person, SOLO);
      const [gone, made] = await machinesOf(uid);
      expect(gone).toMatchObject({ id: former.id, state: 'erased' });
      expect(made).toMatchObject({ state: 'ready' });
      expect(made?.hostName).not.toBe(former.hostName);
      expect(made?.origin).not.toBe(former.origin);
    }));

  // R-MAC-02
  it.each([
    ['past_due', 'ready', null],
    ['unpaid', 'asleep', 'unpaid'],
    ['paused', 'asleep', 'paused'],
    ['canceled', 'ending', 'plan_ended'],
    ['trialing', 'ready', null],
  ] as const)('%s: %s (%s)', (status, state, why) =>
    withPerson({}, async (person) => {
      const { uid } = person;
      await buy(api, person, SOLO);
      await setStatus((await onlyMachineOf(uid)).subscriptionId, status);
      await hint(api, uid);
      expect(await onlyMachineOf(uid)).toMatchObject({ state, why });
    }),
  );

  // R-MAC-05
  it('with the size of a larger plan, and the others asleep when it becomes too small for them', () =>
    withPerson({}, async (person) => {
      const { uid, idToken: token } = person;
      await buy(api, person, HOUSEHOLD);
      await call(api, '/api/machines', { token, body: { orderId: randomUUID() } });
      const [first, second] = await machinesOf(uid);
      await changePlan(uid, PRACTICE);
      await hint(api, uid);
      expect((await bookOf(uid)).map(({ plan }) => plan)).toEqual(['practice', 'practice']);
      await changePlan(uid, SOLO);
      await hint(api, uid);
      expect(await machinesOf(uid)).toMatchObject([
        { id: first?.id, state: 'ready', plan: 'solo' },
        { id: second?.id, state: 'ending', why: 'plan_smaller' },
      ]);
      expect((await bookOf(uid)).map(({ state }) => state)).toEqual(['ready', 'asleep']);
      await changePlan(uid, HOUSEHOLD);
      await hint(api, uid);
      expect((await bookOf(uid)).map(({ state }) => state)).toEqual(['ready', 'ready']);
    }));

  // R-MAC-05
  it('not at all while Stripe fails: then nothing is done, and nothing is erased on what is merely remembered @battery', () =>
    withPerson({}, async (person) => {
      const { uid } = person;
      await buy(api, person, SOLO);
      const { id } = await onlyMachineOf(uid);
      await endPlan(uid);
      await hint(api, uid);
      await deliverMails(uid);
      await pass('31 days');
      await failStandin('stripe', { mode: '500' });
      expect((await tell(api, id)).status).toBe(502);
      expect(await failuresOfJob(uid)).toBe(1);
      expect(await bookOf(uid)).toMatchObject([{ state: 'asleep' }]);
      await mendStandin('stripe');
      expect((await tell(api, id)).status).toBe(200);
      expect(await bookOf(uid)).toMatchObject([{ state: 'erased' }]);
    }));
});

describe('another machine', () => {
  const order = (one: { url: string }, token: string, orderId: string, named = {}) =>
    call(one, '/api/machines', { token, body: { orderId, ...named } });

  // R-MAC-01
  it('is made on request, once for each order, and up to the places of the plan', () =>
    withPerson({}, async (person) => {
      const { uid, idToken: token } = person;
      await buy(api, person, PRACTICE);
      const orderId = randomUUID();
      const [one, two] = instances;
      const twice = await Promise.all([order(one, token, orderId), order(two, token, orderId)]);
      expect(twice.map(({ status }) => status)).toEqual([201, 201]);
      expect(twice[0]?.body).toEqual(twice[1]?.body);
      expect(await machinesOf(uid)).toHaveLength(2);
      const server = { name: 'Cellar', origin: `https://${uid}.example.org` };
      await call(api, '/api/servers', { token, body: server });
      // Two places are left, and four ask at once.
      const storm = await Promise.all(
        [one, two, one, two].map((instance) => order(instance, token, randomUUID())),
      );
      const refused = storm.filter(({ status }) => status !== 201);
      expect(refused.map(({ status, body }) => [status, body.code])).toEqual([
        [409, 'server_limit'],
        [409, 'server_limit'],
      ]);
      expect(await machinesOf(uid)).toHaveLength(4);
      expect(await bookOf(uid)).toHaveLength(4);
    }));

  // R-MAC-04
  it('has the name that its owner gives it, and the first one where the order is repeated @battery', () =>
    withPerson({}, async (person) => {
      const { uid, idToken: token } = person;
      await buy(api, person, HOUSEHOLD);
      const orderId = randomUUID();
      const unseen = await order(api, token, orderId, { name: 'Stu\u200Bdio' });
      expect([unseen.status, unseen.body.code]).toEqual([400, 'invalid_input']);
      const { status, body } = await order(api, token, orderId, { name: ' Studio ' });
      expect(status).toBe(201);
      expect((await order(api, token, orderId, { name: 'Attic' })).body).toEqual(body);
      const made = (await machinesOf(uid)).filter(({ id }) => id === body.id);
      expect(made.map(({ name }) => name)).toEqual(['Studio']);
      expect(await serverOf(String(body.id))).toMatchObject({ name: 'Studio' });
    }));

  // R-MAC-01
  it('needs a plan that runs', () =>
    withPerson({}, async (person) => {
      const { uid, idToken: token } = person;
      const before = await order(api, token, randomUUID());
      expect([before.status, before.body.code]).toEqual([402, 'payment_required']);
      await buy(api, person, PRACTICE);
      await setStatus((await onlyMachineOf(uid)).subscriptionId, 'paused');
      await hint(api, uid);
      const paused = await order(api, token, randomUUID());
      expect([paused.status, paused.body.code]).toEqual([402, 'payment_required']);
    }));
});

describe('the owner', () => {
  // R-MAC-05
  it('erases a machine only by its name, renames it in both lists, and fetches its data', () =>
    withPerson({}, async (person) => {
      const { uid, idToken: token } = person;
      await buy(api, person, SOLO);
      const { id, name } = await onlyMachineOf(uid);
      const at = `/api/machines/${id}`;
      const renamed = await call(api, at, { method: 'PATCH', token, body: { name: ' Attic ' } });
      expect(renamed.body).toEqual({ id, name: 'Attic' });
      expect(await serverOf(id)).toMatchObject({ name: 'Attic' });
      const link = await call(api, `${at}/export`, { method: 'POST', token });
      expect((await fetch(String(link.body.url))).status).toBe(200);
      const wrong = await call(api, at, { method: 'DELETE', token, body: { name } });
      expect([wrong.status, wrong.body.code]).toEqual([400, 'invalid_input']);
      expect(await bookOf(uid)).toMatchObject([{ state: 'ready' }]);
      const right = await call(api, at, { method: 'DELETE', token, body: { name: 'Attic' } });
      expect(right.status).toBe(200);
      for (const method of ['PATCH', 'DELETE']) {
        const late = await call(api, at, { method, token, body: { name: 'Attic' } });
        expect([method, late.status]).toEqual([method, 404]);
      }
      expect(await eventsOf(uid)).toEqual([
        'machine_erased',
        'machine_data_fetched',
        'machine_ordered',
      ]);
    }));

  // R-MAC-05
  it('restarts it once for each order to, and not again at once', () =>
    withPerson({}, async (person) => {
      const { uid, idToken: token } = person;
      await buy(api, person, SOLO);
      const { id } = await onlyMachineOf(uid);
      const restart = (restartId: string) =>
        call(api, `/api/machines/${id}/restart`, { method: 'POST', token, body: { restartId } });
      const first = randomUUID();
      await failStandin('machineHost', { mode: '500', path: '/v1/', times: 1 });
      expect((await restart(first)).status).toBe(503);
      const done = await restart(first);
      expect([done.status, done.body.isByHand]).toEqual([200, false]);
      expect((await restart(first)).body).toEqual(done.body);
      const soon = await restart(randomUUID());
      expect([soon.status, soon.body.code]).toEqual([429, 'rate_limited']);
      expect(Number(soon.headers.get('Retry-After'))).toBeGreaterThan(200);
      const [machine] = await bookOf(uid);
      const keys = machine?.writes.filter(({ what }) => what === 'restart').map(({ key }) => key);
      expect(new Set(keys).size).toBe(1);
      expect(await onlyMachineOf(uid)).toMatchObject({ restartedAt: done.body.restartedAt });
      expect(await eventsOf(uid)).toEqual(['machine_restarted', 'machine_ordered']);
    }));

  // R-MAC-05
  it('cannot restart one that does not run', () =>
    withPerson({}, async (person) => {
      const { uid, idToken: token } = person;
      await setMachinePace(3600);
      await buy(api, person, SOLO);
      const { id } = await onlyMachineOf(uid);
      const body = { restartId: randomUUID() };
      const early = await call(api, `/api/machines/${id}/restart`, { method: 'POST', token, body });
      expect([early.status, early.body.code]).toEqual([409, 'machine_not_ready']);
    }));

  // R-MAC-04
  it('is told about when a machine is ready that waits for room', () =>
    withPerson({}, async (person) => {
      await setMachinePace(3600);
      await setHostFull(60);
      await buy(api, person, SOLO);
      const { id } = await onlyMachineOf(person.uid);
      await tell(api, id);
      const { state, readyAbout } = await onlyMachineOf(person.uid);
      expect(state).toBe('ordered');
      expect(Date.parse(String(readyAbout))).toBeGreaterThan(Date.now() + 3_600_000);
    }));

  // R-MAC-05
  it('is told where there is no data yet, and why not where the host is silent', () =>
    withPerson({}, async (person) => {
      const { uid, idToken: token } = person;
      await setMachinePace(3600);
      await buy(api, person, SOLO);
      const { id } = await onlyMachineOf(uid);
      const early = await call(api, `/api/machines/${id}/export`, { method: 'POST', token });
      expect([early.status, early.body.code]).toEqual([409, 'machine_not_ready']);
      await setMachinePace(0);
      await tell(api, id);
      await failStandin('machineHost', { mode: '500' });
      const silent = await call(api, `/api/machines/${id}/export`, { method: 'POST', token });
      expect([silent.status, silent.body.code]).toEqual([503, 'unavailable']);
      expect(silent.headers.get('Retry-After')).toBe('5');
    }));
});

describe('a machine in trouble', () => {
  // R-MAC-02
  it('that has not answered for five minutes is unreachable, and ready again when it does', () =>
    withPerson({}, async (person) => {
      await buy(api, person, SOLO);
      const { id } = await onlyMachineOf(person.uid);
      await switchMachine(id, 'silent');
      await pass('4 minutes');
      await startJobs().machines();
      expect(await onlyMachineOf(person.uid)).toMatchObject({ state: 'ready' });
      await pass('2 minutes');
      await startJobs().machines();
      expect(await onlyMachineOf(person.uid)).toMatchObject({ state: 'unreachable', why: null });
      await switchMachine(id, 'answer');
      await tell(api, id);
      expect(await onlyMachineOf(person.uid)).toMatchObject({ state: 'ready' });
    }));

  // R-MAC-02
  it('that has failed says so, is not ordered again, and goes on once it is repaired', () =>
    withPerson({}, async (person) => {
      await setNextMachine({ failure: 'A disk is broken.' });
      await buy(api, person, SOLO);
      await startJobs().machines();
      expect(await onlyMachineOf(person.uid)).toMatchObject({
        state: 'failed',
        why: 'host_failed',
      });
      const [machine] = await bookOf(person.uid);
      expect(await bookOf(person.uid)).toHaveLength(1);
      await switchMachine(machine?.reference ?? '', 'repair');
      await tell(api, machine?.reference ?? '');
      expect(await onlyMachineOf(person.uid)).toMatchObject({ state: 'ready', why: null });
    }));
});

describe('names and addresses', () => {
  // R-MAC-05
  it('of a machine are never given to another, and never shown when the host does it @battery', () =>
    withPerson({}, async (first) =>
      withPerson({}, async (second) => {
        await buy(api, first, SOLO);
        const { id, name, origin, hostName } = await onlyMachineOf(first.uid);
        await call(api, `/api/machines/${id}`, {
          method: 'DELETE',
          token: first.idToken,
          body: { name },
        });
        await setNextMachine({ origin: String(origin) });
        await buy(api, second, SOLO);
        const other = await onlyMachineOf(second.uid);
        expect(other).toMatchObject({ state: 'failed', why: 'address_used', origin: null });
        expect(other.hostName).not.toBe(hostName);
        expect(await serverOf(other.id)).toBe(undefined);
        expect(api.logged.filter((line) => line.includes('machine_address_used'))).toHaveLength(1);
        const claim = await firestore().doc(`machineNames/${hostName}`).get();
        expect(claim.data()).toEqual({ machine: id, at: expect.any(String) });
      }),
    ));

  // R-MAC-05
  it('that only the host knows to be used are exchanged before the order @battery', () =>
    withPerson({}, async (first) =>
      withPerson({}, async (second) => {
        await buy(api, first, SOLO);
        const used = await onlyMachineOf(first.uid);
        await failStandin('machineHost', { mode: '500' });
        await buy(api, second, SOLO);
        const { id, hostName } = await onlyMachineOf(second.uid);
        // As after a database that was restored from a backup: the ledger does not know the name.
        await firestore().doc(`machines/${id}`).update({ hostName: used.hostName });
        await mendStandin('machineHost');
        await startJobs().machines();
        const made = await onlyMachineOf(second.uid);
        expect(made).toMatchObject({ id, state: 'ready' });
        expect([used.hostName, hostName]).not.toContain(made.hostName);
        expect(await bookOf(second.uid)).toMatchObject([{ reference: id, name: made.hostName }]);
      }),
    ));
});

describe('what cannot be taken for granted', () => {
  // R-MAC-01
  it('a record that cannot be read does not hold up other people’s machines @battery', () =>
    withPerson({}, async (broken) =>
      withPerson({}, async (person) => {
        await setMachinePace(60);
        await Promise.all([buy(api, broken, SOLO), buy(api, person, SOLO)]);
        const { id } = await onlyMachineOf(broken.uid);
        await firestore().doc(`machines/${id}`).update({ lastSeenAt: 'never' });
        await pass('1 hour');
        expect([await failuresOfJob(broken.uid), await failuresOfJob(person.uid)]).toEqual([1, 0]);
        expect(await onlyMachineOf(person.uid)).toMatchObject({ state: 'ready' });
        await firestore().doc(`machines/${id}`).delete();
      }),
    ));

  // R-MAC-01
  it('the first machine of a plan that is on record already is not ordered, or told of, again', () =>
    withPerson({}, async (person) => {
      await buy(api, person, SOLO);
      const { id } = await onlyMachineOf(person.uid);
      const gone = { desired: 'erased', state: 'erased', hostState: 'erased' };
      await firestore()
        .doc(`machines/${id}`)
        .update({ ...gone, subscriptionId: 'sub_of_another_plan' });
      expect(await failuresOfJob(person.uid)).toBe(0);
      expect(await failuresOfJob(person.uid)).toBe(0);
      expect(await eventsOf(person.uid)).toEqual(['machine_ordered']);
    }));

  // R-MAC-02
  it('a machine that the host has erased unasked is told to the operators @battery', () =>
    withPerson({}, async (person) => {
      await buy(api, person, SOLO);
      const { id } = await onlyMachineOf(person.uid);
      await contextOf(configOf()).machineHost.erase(id);
      const logged: string[] = [];
      await startJobs(logged).machines();
      expect(await onlyMachineOf(person.uid)).toMatchObject({ state: 'erased' });
      const lines = logged.filter((line) => line.includes('machine_erased') && line.includes(id));
      expect(lines.map((line) => JSON.parse(line))).toMatchObject([
        { severity: 'ERROR', message: 'machine_erased_unasked' },
      ]);
    }));

  // R-MAC-05
  it('a host name that two instances exchange at once is the one that the machine is made with @battery', () =>
    withPerson({}, async (person) => {
      await failStandin('machineHost', { mode: '500' });
      await buy(api, person, SOLO);
      await mendStandin('machineHost');
      const { id } = await onlyMachineOf(person.uid);
      const { machineHost: host } = contextOf(configOf());
      const store = createMachineStore(emulators().db);
      const names: string[] = [];
      const reconcileMachine = createReconcileMachine({
        store,
        host: {
          ...host,
          order: async (reference, order) => {
            names.push(order.hostName);
            if (names.length > 1) return host.order(reference, order);
            // The other instance was refused the same name, and was faster.
            await firestore()
              .doc(`machines/${id}`)
              .update({ hostName: `oak-${id}` });
            throw new HostNameTakenError(order.hostName);
          },
        },
        endSessions: async () => {},
        record: async () => {},
        now: () => new Date(),
        planNow: async () => new Date(),
        log: () => {},
      });
      await reconcileMachine(id, true);
      expect(names.slice(1)).toEqual([`oak-${id}`]);
      expect(await onlyMachineOf(person.uid)).toMatchObject({ hostName: `oak-${id}` });
    }));
});

/**
 * Runs the job. The emulator gives each database the seed people, whom this file's Stripe does not know: the job says that of
 * them, and goes on.
 * @returns how often it failed for this person
 */
async function failuresOfJob(uid: string): Promise<number> {
  const logged: string[] = [];
  expect(await startJobs(logged).machines()).toMatchObject({ isComplete: true });
  return logged.filter((line) => line.includes('machines_failed') && line.includes(uid)).length;
}

/** What is killed between two of our writes: the mirror is there, and nothing of the machine. */
async function forgetMachines(uid: string): Promise<void> {
  const { docs } = await firestore().collection('machines').where('uid', '==', uid).get();
  await Promise.all(docs.map(({ ref }) => ref.delete()));
}

async function serverOf(id: string): Promise<Record<string, unknown> | undefined> {
  return (await firestore().doc(`servers/${id}`).get()).data();
}

/** What the account's record says of machines, newest first. */
async function eventsOf(uid: string): Promise<unknown[]> {
  const { docs } = await firestore().collection('auditLog').where('uid', '==', uid).get();
  return docs.map((doc) => String(doc.get('kind'))).filter((kind) => kind.startsWith('machine'));
}

/** Ends a plan at Stripe at once. @returns when, in milliseconds */
async function endPlan(uid: string): Promise<number> {
  const ended = await stripe.subscriptions.cancel(await subscriptionOf(uid));
  return (ended.ended_at ?? 0) * 1000;
}

async function changePlan(uid: string, price: string): Promise<void> {
  const id = await subscriptionOf(uid);
  const { items } = await stripe.subscriptions.retrieve(id);
  const item = items.data[0]?.id ?? '';
  await stripe.subscriptions.update(id, { items: [{ id: item, price }] });
}

async function subscriptionOf(uid: string): Promise<string> {
  const { data } = await stripe.subscriptions.list({ customer: await customerOf(uid) });
  return data[0]?.id ?? '';
}
