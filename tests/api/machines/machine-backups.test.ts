/**
 * Backups that an owner sees and puts back, what operators are told of them, and disks that are never made too small. The host's
 * own order book says what was asked of it.
 */
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { composeOperating } from '../../../functions/src/compose-operating.ts';
import type { Machine } from '../../../functions/src/contract/machines.ts';
import type { Person } from '../../support/people.ts';
import { failStandin, mendStandin, setMachinePace, switchMachine } from '../../support/standins.ts';
import {
  call,
  customerOf,
  emulators,
  firestore,
  startApi,
  stripeClient,
  withPerson,
  type Api,
  type Reply,
} from '../api.ts';
import { startInstance, type Instance } from '../instances.ts';
import { startJobs } from '../jobs.ts';
import {
  asked,
  bookOf,
  buy,
  heldByHost,
  hint,
  HOUSEHOLD,
  onlyMachineOf,
  pass,
  SOLO,
  tell,
} from '../machine-kit.ts';
import { putMember } from '../people/member-kit.ts';
import { casesOf } from '../../support/cases.ts';
import { stretched } from '../../support/time-limits/stretched.ts';

// Each of them lets a machine live for a while.

const BY_HAND = {
  MACHINE_HOST_URL: undefined,
  MACHINE_HOST_KEY: undefined,
  MACHINE_HOST_SECRET: undefined,
  MACHINE_OPERATORS: undefined,
};
const restoring = (id: string) => ({ path: `/v1/machines/${id}/restore`, method: 'POST' });

let api: Api;
let byHand: Api;
let instances: readonly [Instance, Instance];
beforeAll(async () => {
  [api, byHand] = await Promise.all([startApi(), startApi(BY_HAND)]);
  instances = await Promise.all([startInstance(), startInstance()]);
  await setMachinePace(0);
});
afterEach(async () => {
  await mendStandin('machineHost');
  await setMachinePace(0);
});
afterAll(() => Promise.all([api.close(), byHand.close(), ...instances.map((one) => one.close())]));

type Server = { url: string };

/** Buys a plan, and lets its machine run for three nights. */
async function buyBackedUp(person: Person, planId = SOLO): Promise<Machine> {
  await buy(api, person, planId);
  const { id } = await onlyMachineOf(person.uid);
  expect((await tell(api, id)).status).toBe(200);
  await pass('3 days');
  return onlyMachineOf(person.uid);
}

const Listed = z.object({
  backups: z.array(
    z.object({
      id: z.string(),
      madeAt: z.iso.datetime(),
      bytes: z.number().nullable(),
      testedAt: z.iso.datetime().nullable(),
    }),
  ),
});

async function backupsOf({ idToken: token }: Person, id: string, at: Server = api) {
  const { status, body } = await call(at, `/api/machines/${id}/backups`, { token });
  expect(status).toBe(200);
  return Listed.parse(body).backups;
}

/** The oldest. */
async function chosenOf(person: Person, id: string) {
  const chosen = (await backupsOf(person, id)).at(-1);
  if (chosen === undefined) throw new Error('there is no backup');
  return chosen;
}

type Restore = { backup: string; name: string; restoreId: string };

const restore = (
  at: Server,
  { idToken: token }: Pick<Person, 'idToken'>,
  id: string,
  body: Restore,
): Promise<Reply> => call(at, `/api/machines/${id}/restore`, { method: 'POST', token, body });

const wordsOf = ({ status, body }: Reply) => [status, body.code];

/** How often a host was asked to restore, by the key that it was asked with. */
async function restoresOf({ uid }: Person): Promise<number[]> {
  const writes = (await bookOf(uid)).flatMap((machine) => machine.writes);
  const keys = writes.filter(({ what }) => what === 'restore').map(({ key }) => key);
  return [...new Set(keys)].map((key) => keys.filter((one) => one === key).length);
}

const Facts = z.record(z.string(), z.unknown());

/** Mails of a kind about an account, without those of its plan. */
async function mailsOf({ uid }: Pick<Person, 'uid'>, kind: string) {
  const { docs } = await firestore().collection('mail').where('uid', '==', uid).get();
  return docs.filter((doc) => doc.get('kind') === kind).map((doc) => Facts.parse(doc.get('facts')));
}

async function eventsOf({ uid }: Person): Promise<unknown[]> {
  const { docs } = await firestore().collection('auditLog').where('uid', '==', uid).get();
  return docs.map((doc) => doc.get('kind')).filter((kind) => kind === 'machine_restored');
}

const Line = z.object({
  severity: z.string(),
  message: z.string(),
  machineId: z.string().optional(),
});

function errorsAbout(id: string, ...logs: string[][]): string[] {
  return logs
    .flat()
    .map((line) => Line.parse(JSON.parse(line)))
    .filter(({ machineId, severity }) => machineId === id && severity === 'ERROR')
    .map(({ message }) => message);
}

describe('the backups of a machine', () => {
  // R-TRU-02
  it('are those that its host has, newest first, once there is a machine', () =>
    withPerson({}, async (person) => {
      await setMachinePace(3600);
      await buy(api, person, SOLO);
      const { id } = await onlyMachineOf(person.uid);
      const token = person.idToken;
      const early = await call(api, `/api/machines/${id}/backups`, { token });
      expect(wordsOf(early)).toEqual([409, 'machine_not_ready']);
      await setMachinePace(0);
      await tell(api, id);
      await pass('3 days');
      const times = (await backupsOf(person, id)).map(({ madeAt }) => madeAt);
      expect(times).toHaveLength(3);
      expect(times).toEqual(times.toSorted().toReversed());
      expect(times.every((time) => time.includes('T02:00:00'))).toBe(true);
      await tell(api, id);
      expect((await onlyMachineOf(person.uid)).backups).toMatchObject({
        newestAt: times[0],
        oldestAt: times[2],
        count: 3,
      });
      await failStandin('machineHost', { mode: '500', path: `/v1/machines/${id}/backups` });
      const silent = await call(api, `/api/machines/${id}/backups`, { token });
      expect(wordsOf(silent)).toEqual([503, 'unavailable']);
    }));
});

describe('a restore', () => {
  // R-TRU-02
  it('goes from step to step, and its end is told to owner and members, once each', () =>
    withPerson({ displayName: 'Ada' }, async (person) =>
      withPerson({ displayName: 'Hana' }, async (member) => {
        const { id, name } = await buyBackedUp(person, HOUSEHOLD);
        await putMember(person, member, [await onlyMachineOf(person.uid)]);
        const backup = await chosenOf(person, id);
        await setMachinePace(3600);
        const asking = { backup: backup.id, name: ` ${name} `, restoreId: randomUUID() };
        const answer = await restore(api, person, id, asking);
        expect(answer.status).toBe(200);
        expect(answer.body).toEqual({ askedAt: expect.any(String), isByHand: false });
        const under = {
          backup: backup.id,
          madeAt: backup.madeAt,
          askedAt: answer.body.askedAt,
          doneAt: null,
          failedAt: null,
        };
        const seen: unknown[] = [];
        for (let step = 0; step < 4; step += 1) {
          const machine = await onlyMachineOf(person.uid);
          expect(machine.restore).toEqual(under);
          seen.push([machine.state, machine.step?.words]);
          await switchMachine(id, 'step');
          expect((await tell(api, id)).status).toBe(200);
        }
        expect(seen).toEqual([
          ['preparing', 'Stopping'],
          ['preparing', 'Putting the backup back'],
          ['preparing', 'Checking'],
          ['preparing', 'Starting'],
        ]);
        const [one, two] = instances;
        await Promise.all([one, two, one, two].map((instance) => tell(instance, id)));
        await startJobs().machines();
        expect(await onlyMachineOf(person.uid)).toMatchObject({
          state: 'ready',
          restore: { ...under, doneAt: expect.any(String) },
        });
        const { madeAt } = backup;
        expect(await mailsOf(person, 'machine_restored')).toEqual([
          { machine: id, name, madeAt, hasFailed: false },
        ]);
        expect(await mailsOf(person, 'machine_ready')).toHaveLength(1);
        expect(await mailsOf(member, 'shared_machine')).toMatchObject([
          { event: 'restored', machine: id, name },
        ]);
        expect(await eventsOf(person)).toHaveLength(1);
        expect(await mailsOf(person, 'security')).toMatchObject([
          { event: 'machine_restored', about: name },
        ]);
        // What the browser sends late is the same restore.
        expect((await restore(api, person, id, asking)).body).toEqual(answer.body);
        expect(await restoresOf(person)).toEqual([1]);
      }),
    ));

  // R-TRU-02
  it('shows members a machine that cannot be opened now @battery', () =>
    withPerson({}, async (person) =>
      withPerson({}, async (member) => {
        const { id, name, origin } = await buyBackedUp(person, HOUSEHOLD);
        await putMember(person, member, [await onlyMachineOf(person.uid)]);
        const { id: backup } = await chosenOf(person, id);
        await setMachinePace(3600);
        await restore(api, person, id, { backup, name, restoreId: randomUUID() });
        const shared = await firestore().doc(`sharedMachines/${member.uid}_${id}`).get();
        expect(shared.get('state')).toBe('preparing');
        const way = `/api/get-custom-token?redirect=${origin}/`;
        const refused = await call(api, way, { token: member.idToken });
        expect(wordsOf(refused)).toEqual([409, 'machine_not_ready']);
      }),
    ));

  // R-TRU-02
  it('is refused, and changes nothing, under another name, of a backup that is gone, and of one that is not ready', () =>
    withPerson({}, async (person) => {
      const { id, name } = await buyBackedUp(person);
      const { id: backup } = await chosenOf(person, id);
      const good = { backup, name, restoreId: randomUUID() };
      const wrong = await restore(api, person, id, { ...good, name: `${name}!` });
      expect(wordsOf(wrong)).toEqual([400, 'invalid_input']);
      const gone = await restore(api, person, id, { ...good, backup: 'none' });
      expect(wordsOf(gone)).toEqual([409, 'conflict']);
      expect(gone.body.error).toContain('This backup is gone.');
      await switchMachine(id, 'silent');
      await pass('6 minutes');
      await tell(api, id);
      expect(await onlyMachineOf(person.uid)).toMatchObject({ state: 'unreachable' });
      const silent = await restore(api, person, id, good);
      expect(wordsOf(silent)).toEqual([409, 'machine_not_ready']);
      expect(await onlyMachineOf(person.uid)).toMatchObject({ restore: null });
      expect([await restoresOf(person), await eventsOf(person)]).toEqual([[], []]);
    }));

  // R-TRU-02
  it('is one, however often and wherever it is asked for, and no other begins before it has ended @battery', () =>
    withPerson({}, async (person) => {
      const { id, name } = await buyBackedUp(person);
      const { id: backup } = await chosenOf(person, id);
      await setMachinePace(3600);
      const [one, two] = instances;
      const [first, second] = [randomUUID(), randomUUID()];
      const ask = (at: Server, restoreId: string) =>
        restore(at, person, id, { backup, name, restoreId });
      const same = await Promise.all([one, two, one, two].map((at) => ask(at, first)));
      expect(same.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      expect(new Set(same.map(({ body }) => body.askedAt)).size).toBe(1);
      const others = await Promise.all([one, two].map((at) => ask(at, second)));
      expect(others.map(({ body }) => body.code)).toEqual(['conflict', 'conflict']);
      expect(await restoresOf(person)).toHaveLength(1);
      expect(await eventsOf(person)).toHaveLength(1);
      await setMachinePace(0);
      await tell(api, id);
      await tell(api, id);
      const next = await ask(api, second);
      expect(next.status).toBe(200);
      await tell(api, id);
      // One that was sent before the last one, and arrives after it.
      expect(wordsOf(await ask(two, first))).toEqual([409, 'conflict']);
      const both = await Promise.all([ask(one, randomUUID()), ask(two, randomUUID())]);
      expect(both.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409']);
      await startJobs().machines();
      expect(await restoresOf(person)).toHaveLength(3);
      expect(await mailsOf(person, 'machine_restored')).toHaveLength(3);
    }));

  // R-TRU-02
  it.each(casesOf(['500', 'lost'] as const))(
    'goes on where the host has not answered (%s): by another try, or by the job @battery',
    (mode) =>
      withPerson({}, async (person) => {
        const { id, name } = await buyBackedUp(person);
        const { id: backup } = await chosenOf(person, id);
        const asking = { backup, name, restoreId: randomUUID() };
        await failStandin('machineHost', { ...restoring(id), mode });
        expect(wordsOf(await restore(api, person, id, asking))).toEqual([503, 'unavailable']);
        expect(await onlyMachineOf(person.uid)).toMatchObject({
          restore: { backup, doneAt: null },
        });
        await mendStandin('machineHost');
        await Promise.all([startJobs().machines(), restore(api, person, id, asking)]);
        await startJobs().machines();
        const { restore: done, state } = await onlyMachineOf(person.uid);
        expect([state, done?.doneAt]).toEqual(['ready', expect.any(String)]);
        expect(await restoresOf(person)).toHaveLength(1);
        expect(await mailsOf(person, 'machine_restored')).toHaveLength(1);
        expect(await eventsOf(person)).toHaveLength(1);
      }),
  );

  // R-TRU-02
  it('goes on by the job where the instance was killed before the host heard of it @battery', () =>
    withPerson({}, async (person) => {
      const { id, name } = await buyBackedUp(person);
      const { id: backup } = await chosenOf(person, id);
      const doomed = await startInstance();
      await failStandin('machineHost', { ...restoring(id), mode: 'held' });
      const asking = { backup, name, restoreId: randomUUID() };
      const cutOff = restore(doomed, person, id, asking).catch(() => null);
      await vi.waitUntil(async () => (await heldByHost()) > 0, {
        timeout: stretched(20_000),
        interval: 100,
      });
      await doomed.kill();
      expect(await cutOff).toBe(null);
      expect(await onlyMachineOf(person.uid)).toMatchObject({ restore: { doneAt: null } });
      await mendStandin('machineHost');
      await startJobs().machines();
      await startJobs().machines();
      const { restore: done } = await onlyMachineOf(person.uid);
      expect(done).toMatchObject({ backup, doneAt: expect.any(String) });
      expect(await mailsOf(person, 'machine_restored')).toHaveLength(1);
      expect(await eventsOf(person)).toHaveLength(1);
    }));

  // R-TRU-02
  it('that fails leaves everything as it was, and says so to the owner and to operators', () =>
    withPerson({}, async (person) =>
      withPerson({}, async (member) => {
        const { id, name } = await buyBackedUp(person, HOUSEHOLD);
        await putMember(person, member, [await onlyMachineOf(person.uid)]);
        const { id: backup, madeAt } = await chosenOf(person, id);
        await switchMachine(id, 'fail-restore');
        const logged: string[] = [];
        await restore(api, person, id, { backup, name, restoreId: randomUUID() });
        await startJobs(logged).machines();
        expect(await onlyMachineOf(person.uid)).toMatchObject({
          state: 'ready',
          restore: { doneAt: null, failedAt: expect.any(String) },
        });
        const told = { machine: id, name, madeAt, hasFailed: true };
        expect(await mailsOf(person, 'machine_restored')).toEqual([told]);
        expect(await mailsOf(member, 'shared_machine')).toEqual([]);
        expect(errorsAbout(id, api.logged, logged)).toEqual(['machine_restore_failed']);
      }),
    ));

  // R-TRU-02
  it('of a backup that was dropped before the host heard of it ends, and the owner is told @battery', () =>
    withPerson({}, async (person) => {
      const { id, name } = await buyBackedUp(person);
      const { id: backup } = await chosenOf(person, id);
      await failStandin('machineHost', { ...restoring(id), mode: '500' });
      const asking = { backup, name, restoreId: randomUUID() };
      expect((await restore(api, person, id, asking)).status).toBe(503);
      await mendStandin('machineHost');
      // Solo keeps backups for a week.
      await pass('9 days');
      const logged: string[] = [];
      await startJobs(logged).machines();
      await startJobs(logged).machines();
      const { state, restore: ended } = await onlyMachineOf(person.uid);
      expect([state, ended?.doneAt, ended?.failedAt]).toEqual(['ready', null, expect.any(String)]);
      expect(await mailsOf(person, 'machine_restored')).toMatchObject([{ hasFailed: true }]);
      expect(errorsAbout(id, logged)).toEqual(['machine_restore_failed']);
      const [machine] = await bookOf(person.uid);
      expect(machine && asked(machine, 'restore')).toBe(0);
    }));

  // R-TRU-02
  it('is done by operators where people are the host @battery', () =>
    withPerson({}, async (person) => {
      const operating = composeOperating({
        firebase: emulators(),
        operators: null,
        machineDomain: null,
        isDevelopment: false,
        now: () => new Date(),
        log: () => {},
      });
      await buy(byHand, person, SOLO);
      const { id, name } = await onlyMachineOf(person.uid);
      await operating.report(id, { state: 'ready', origin: `https://${id}.machines.example` });
      expect(await backupsOf(person, id, byHand)).toEqual([]);
      const madeAt = new Date(Date.now() - 3_600_000).toISOString();
      await operating.report(id, { state: 'backup', at: madeAt });
      const [backup] = await backupsOf(person, id, byHand);
      expect(backup).toMatchObject({ madeAt });
      for (const restoreId of [randomUUID(), randomUUID()]) {
        const asking = { backup: String(backup?.id), name, restoreId };
        const answer = await restore(byHand, person, id, asking);
        expect(answer.body).toMatchObject({ isByHand: true });
        await startJobs([], BY_HAND).lookAfter(person.uid);
        expect(await operating.list()).toContainEqual(
          expect.objectContaining({ id, todo: 'restore', waiting: [] }),
        );
        expect(await onlyMachineOf(person.uid)).toMatchObject({ restore: { doneAt: null } });
        await operating.report(id, { state: 'restored' });
        const { state, restore: done } = await onlyMachineOf(person.uid);
        expect([state, done?.doneAt]).toEqual(['ready', expect.any(String)]);
      }
      await startJobs([], BY_HAND).lookAfter(person.uid);
      expect(await operating.list()).toContainEqual(expect.objectContaining({ id, todo: null }));
      const told = { machine: id, name, madeAt, hasFailed: false };
      expect(await mailsOf(person, 'machine_restored')).toEqual([told, told]);
    }));
});

describe('operators', () => {
  // R-TRU-02
  it.each(
    casesOf([
      ['stop-backups', 'machine_backup_late'],
      ['stop-tests', 'machine_backup_untested'],
    ] as const),
  )('are told once a day, wherever it is noticed: %s, %s', (act, line) =>
    withPerson({}, async (person) => {
      const { id } = await buyBackedUp(person);
      await switchMachine(id, act);
      // Its backups are late when it has run for two nights without one.
      await pass('1 hour');
      const logged: string[] = [];
      const seen = () => errorsAbout(id, api.logged, logged);
      const look = async () => {
        await Promise.all([tell(api, id), startJobs(logged).machines()]);
        await tell(api, id);
      };
      await look();
      expect(seen()).toEqual([line]);
      await pass('23 hours');
      await look();
      expect(seen()).toEqual([line]);
      await pass('1 hour');
      await look();
      expect(seen()).toEqual([line, line]);
      await switchMachine(id, 'mend-backups');
      await pass('1 day');
      await look();
      expect(seen()).toEqual([line, line]);
    }),
  );
});

describe('the disk of a machine', () => {
  // By hand, of Solo's 100 GB: once at 80 and 95 per cent, until there is room below 75 and 90.
  // R-TRU-03
  it('is told of at 80 and 95 per cent, once each, until there is room again @battery', () =>
    withPerson({}, async (person) => {
      await buy(api, person, SOLO);
      const { id } = await onlyMachineOf(person.uid);
      await tell(api, id);
      const walk = [50, 79.9, 80, 85, 76, 82, 95, 99, 91, 96, 89, 94, 95, 80, 74, 79, 81];
      const told: unknown[] = [];
      let count = 0;
      for (const gigabytes of walk) {
        await switchMachine(id, 'fill', String(gigabytes));
        await tell(api, id);
        await tell(api, id);
        const mails = await mailsOf(person, 'machine_disk');
        if (mails.length === count) continue;
        count = mails.length;
        told.push(gigabytes);
      }
      expect(told).toEqual([80, 95, 95, 81]);
      const percents = (await mailsOf(person, 'machine_disk')).map(({ percent }) =>
        String(percent),
      );
      expect(percents.toSorted()).toEqual(['80', '80', '95', '95']);
    }));

  // R-TRU-03
  it('is never made smaller than what is stored, also where the plan changed at Stripe, and is once there is room @battery', () =>
    withPerson({}, async (person) => {
      const { id } = await buyBackedUp(person, HOUSEHOLD);
      // What is known here is what was stored before.
      await switchMachine(id, 'fill', '100.1');
      const stripe = stripeClient();
      const { data } = await stripe.subscriptions.list({ customer: await customerOf(person.uid) });
      const [item] = data[0]?.items.data ?? [];
      await stripe.subscriptions.update(String(data[0]?.id), {
        items: [{ id: String(item?.id), price: SOLO }],
      });
      const logged: string[] = [];
      await hint(api, person.uid);
      await startJobs(logged).machines();
      await startJobs(logged).machines();
      const resizes = async () => {
        const [machine] = await bookOf(person.uid);
        return machine?.writes.filter(({ what }) => what === 'resize').length;
      };
      expect(await resizes()).toBe(0);
      expect(await bookOf(person.uid)).toMatchObject([{ plan: 'household', state: 'ready' }]);
      expect(await onlyMachineOf(person.uid)).toMatchObject({
        state: 'ready',
        plan: 'solo',
        diskBytes: 500_000_000_000,
        diskUsedBytes: 100_100_000_000,
      });
      expect(errorsAbout(id, api.logged, logged)).toEqual(['machine_too_full_to_shrink']);
      await pass('1 day');
      await startJobs(logged).machines();
      expect(errorsAbout(id, api.logged, logged)).toHaveLength(2);

      await switchMachine(id, 'fill', '100');
      await startJobs(logged).machines();
      expect(await resizes()).toBe(1);
      expect(await bookOf(person.uid)).toMatchObject([{ plan: 'solo', state: 'ready' }]);
      expect(await onlyMachineOf(person.uid)).toMatchObject({ diskBytes: 100_000_000_000 });
    }));
});
