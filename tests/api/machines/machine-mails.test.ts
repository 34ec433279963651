/**
 * What the owner of a machine is told by mail: when, how often, and when not. The mails are documents in the outbox.
 */
import type { Auth } from 'firebase-admin/auth';
import { composeOperating } from '../../../functions/src/compose-operating.ts';
import type { Machine } from '../../../functions/src/contract/machines.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { changePerson, uidOf, type Person } from '../../support/people.ts';
import { failStandin, mendStandin, setMachinePace, switchMachine } from '../../support/standins.ts';
import {
  call,
  customerOf,
  emulators,
  firestore,
  setCard,
  setStatus,
  startApi,
  stripeClient,
  withPerson,
  type Api,
} from '../api.ts';
import { startInstance, type Instance } from '../instances.ts';
import { startJobs } from '../jobs.ts';
import {
  buy,
  buyUnnoticed,
  deliverMails,
  hint,
  HOUSEHOLD,
  lookUp,
  onlyMachineOf,
  pass,
  planTime,
  SOLO,
  tell,
} from '../machine-kit.ts';
import { casesOf } from '../../support/cases.ts';

// Each of them lets a machine live for a while.

const DAY_MS = 86_400_000;

const operating = composeOperating({
  firebase: emulators(),
  operators: null,
  machineDomain: null,
  isDevelopment: false,
  now: () => new Date(),
  planNow: async () => new Date(await planTime()),
  log: () => {},
});

/** People whom Auth cannot read at the moment, and how it fails. */
const unreadable = new Map<string, () => Promise<never>>();

let api: Api;
/** Asks an Auth that fails for some. */
let blind: Api;
let instances: readonly [Instance, Instance];
beforeAll(async () => {
  api = await startApi();
  blind = await startApi({}, { ...emulators(), auth: blindAuth });
  instances = await Promise.all([startInstance(), startInstance()]);
  await setMachinePace(0);
});
afterEach(async () => {
  unreadable.clear();
  await Promise.all([mendStandin('stripe'), mendStandin('machineHost')]);
  await setMachinePace(0);
});
afterAll(() => Promise.all([api.close(), blind.close(), ...instances.map((one) => one.close())]));

describe('the owner of a machine', () => {
  // R-MAI-01
  it('is told once that it is ready, wherever and however often the news come, and never again', () =>
    withPerson({}, async (person) => {
      const { uid, email, idToken: token } = person;
      const checkout = await buyUnnoticed(api, person, SOLO);
      const [one, two] = instances;
      await Promise.all([
        ...[one, two, one, two].map((instance) => lookUp(instance, person, checkout)),
        ...[one, two].map((instance) => hint(instance, uid)),
        startJobs().machines(),
      ]);
      // Where all of them had to wait too long for each other, the next run of the job makes up for it.
      await startJobs().machines();
      const { id, name } = await onlyMachineOf(uid);
      await Promise.all([one, two, one, two].map((instance) => tell(instance, id)));
      const [mail, ...more] = await mailsAbout(id);
      expect(more).toEqual([]);
      expect(mail).toMatchObject({
        to: email,
        uid,
        lane: 'service',
        kind: 'machine_ready',
        facts: { machine: id, name },
      });
      const kept = (mail?.expireAt.toMillis() ?? 0) - Date.now();
      expect(Math.round(kept / DAY_MS)).toBe(30);

      await pause(token, id);
      await resume(token, id);
      await startJobs().machines();
      const told = await toldAbout(id);
      expect(told.filter((what) => what === 'ready')).toHaveLength(1);
    }));

  // R-MAI-01
  it('is told each time that it fails, and once each time @battery', () =>
    withPerson({}, async (person) => {
      const { id } = await buyReady(person);
      const [one, two] = instances;
      await switchMachine(id, 'fail', 'A disk is broken at 10.0.0.7.');
      await Promise.all([one, two, one, two].map((instance) => tell(instance, id)));
      await startJobs().machines();
      expect(await toldAbout(id)).toEqual(['ready', 'failed']);
      expect(JSON.stringify(await mailsAbout(id))).not.toContain('10.0.0.7');
      await switchMachine(id, 'repair');
      await tell(api, id);
      expect(await onlyMachineOf(person.uid)).toMatchObject({ state: 'ready' });
      await switchMachine(id, 'fail');
      await tell(api, id);
      await tell(api, id);
      expect(await toldAbout(id)).toEqual(['ready', 'failed', 'failed']);
    }));

  // R-MAI-01
  it('is told each time that it sleeps with the plan, and why @battery', () =>
    withPerson({}, async (person) => {
      const { idToken: token } = person;
      const { id } = await buyReady(person);
      await pause(token, id);
      await startJobs().machines();
      expect(await toldAbout(id)).toEqual(['ready', 'asleep paused']);
      await resume(token, id);
      await pause(token, id);
      expect(await toldAbout(id)).toEqual(['ready', 'asleep paused', 'asleep paused']);
    }));

  // R-MAI-01
  it('finds the name that they gave it in the mail @battery', () =>
    withPerson({}, async (person) => {
      const { idToken: token } = person;
      const { id } = await buyReady(person);
      const name = '<b>Cedar</b> & "Co"';
      await call(api, `/api/servers/${id}`, { method: 'PATCH', token, body: { name } });
      await pause(token, id);
      const [, mail] = await mailsAbout(id);
      expect(mail?.facts).toEqual({ machine: id, name, why: 'paused' });
    }));

  // R-MAI-01
  it('is told once that it is silent, after ten minutes, and once that it is back @battery', () =>
    withPerson({}, async (person) => {
      const { id } = await buyReady(person);
      await switchMachine(id, 'silent');
      await pass('7 minutes');
      await tell(api, id);
      expect(await onlyMachineOf(person.uid)).toMatchObject({ state: 'unreachable' });
      expect(await toldAbout(id)).toEqual(['ready']);
      await pass('4 minutes');
      const [one, two] = instances;
      await Promise.all([one, two, one, two].map((instance) => tell(instance, id)));
      await startJobs().machines();
      expect(await toldAbout(id)).toEqual(['ready', 'silent']);
      await switchMachine(id, 'answer');
      await Promise.all([one, two, one, two].map((instance) => tell(instance, id)));
      await startJobs().machines();
      expect(await onlyMachineOf(person.uid)).toMatchObject({ state: 'ready' });
      expect(await toldAbout(id)).toEqual(['ready', 'silent', 'back']);
    }));

  // R-MAI-01
  it('is told when its data will be erased: at once, 7 days and 2 days before; and when it is', () =>
    withPerson({}, async (person) => {
      const { uid } = person;
      const { id } = await buyReady(person);
      await endPlan(uid);
      const [one, two] = instances;
      await Promise.all([one, two, one, two].map((instance) => hint(instance, uid)));
      const { keepUntil } = await onlyMachineOf(uid);
      const announced = (days: number) => `ending ${days} ${keepUntil}`;
      const jobs = async () => {
        const [first, second] = [startJobs(), startJobs()];
        await Promise.all([first.machines(), second.machines()]);
        await startJobs().machines();
        await deliverMails(uid);
        return (await toldAbout(id)).slice(1);
      };
      expect(await jobs()).toEqual([announced(30)]);
      await pass('22 days');
      expect(await jobs()).toEqual([announced(30)]);
      await pass('1 day');
      await pass('1 hour');
      expect(await jobs()).toEqual([announced(30), announced(7)]);
      await pass('5 days');
      expect(await jobs()).toEqual([announced(30), announced(7), announced(2)]);
      await pass('2 days');
      expect(await jobs()).toEqual([announced(30), announced(7), announced(2), 'erased']);
      const ids = (await mailDocs(id)).map((doc) => doc.id);
      expect(new Set(ids).size).toBe(5);
    }));

  // R-MAI-01 R-MAC-02
  it('is told 7 and 2 days before it sleeps because its plan is past due, and that it sleeps; paying wakes it @battery', () =>
    withPerson({}, async (person) => {
      const { uid } = person;
      const { id } = await buyReady(person);
      const { subscriptionId } = await onlyMachineOf(uid);
      await setCard(await customerOf(uid), 'declined');
      await setStatus(subscriptionId, 'past_due');
      await hint(api, uid);
      const jobs = async () => {
        await Promise.all([startJobs().machines(), startJobs().machines()]);
        await startJobs().machines();
        return (await toldAbout(id)).slice(1);
      };
      const since = Date.parse(
        String((await firestore().doc(`subscriptions/${uid}`).get()).get('pastDueSince')),
      );
      const sleepAt = new Date(since + 14 * DAY_MS).toISOString();
      const soon = (days: number) => `sleeping ${days} ${sleepAt}`;
      await pass('6 days');
      expect(await jobs()).toEqual([]);
      await pass('1 day');
      await pass('1 hour');
      expect(await jobs()).toEqual([soon(7)]);
      await pass('5 days');
      expect(await jobs()).toEqual([soon(7), soon(2)]);
      expect(await onlyMachineOf(uid)).toMatchObject({ state: 'ready' });
      await pass('2 days');
      expect(await jobs()).toEqual([soon(7), soon(2), 'asleep unpaid']);
      expect(await onlyMachineOf(uid)).toMatchObject({ desired: 'asleep', why: 'unpaid' });
      await setStatus(subscriptionId, 'active');
      await hint(api, uid);
      await jobs();
      expect(await onlyMachineOf(uid)).toMatchObject({ desired: 'ready', why: null });
    }));

  // R-MAI-01
  it('is told only the nearest of the days that were missed @battery', () =>
    withPerson({}, async (person) => {
      const { uid } = person;
      const { id } = await buyReady(person);
      await endPlan(uid);
      // We hear of it from the comparison of a night, when a week is left at least, which the first mail says.
      await pass('28 days');
      await startJobs().reconcile?.();
      await startJobs().machines();
      await startJobs().machines();
      const { keepUntil } = await onlyMachineOf(uid);
      expect(await toldAbout(id)).toEqual(['ready', `ending 7 ${keepUntil}`]);
      await pass('5 days');
      await pass('1 hour');
      await startJobs().machines();
      await startJobs().machines();
      const told = ['ready', `ending 7 ${keepUntil}`, `ending 2 ${keepUntil}`];
      expect(await toldAbout(id)).toEqual(told);
    }));

  // R-MAI-01
  it('is told again when a plan that woke it ends as well @battery', () =>
    withPerson({}, async (person) => {
      const { uid } = person;
      const { id } = await buyReady(person);
      await endPlan(uid);
      await hint(api, uid);
      await follow(id);
      const first = (await onlyMachineOf(uid)).keepUntil;
      await pass('10 days');
      await buy(api, person, HOUSEHOLD);
      await follow(id);
      expect(await onlyMachineOf(uid)).toMatchObject({ state: 'ready' });
      await endPlan(uid);
      await hint(api, uid);
      await follow(id);
      const second = (await onlyMachineOf(uid)).keepUntil;
      expect(second).not.toBe(first);
      expect(await toldAbout(id)).toEqual(['ready', `ending 30 ${first}`, `ending 30 ${second}`]);
    }));

  // R-MAI-01
  it('is told that one is erased which they had erased, and of no day before', () =>
    withPerson({}, async (person) => {
      const { id, name } = await buyReady(person);
      await eraseMachine(person, id, name);
      await follow(id);
      expect(await toldAbout(id)).toEqual(['ready', 'erased']);
    }));
});

describe('an address', () => {
  // R-MAI-01
  it('that is not verified gets no mail, not even later', () =>
    withPerson({}, async (person) => {
      const { uid } = person;
      const { id } = await buyReady(person);
      await changePerson(uid, { emailVerified: false });
      await switchMachine(id, 'fail');
      await tell(api, id);
      expect(await onlyMachineOf(uid)).toMatchObject({ state: 'failed' });
      await changePerson(uid, { emailVerified: true });
      await startJobs().machines();
      expect(await toldAbout(id)).toEqual(['ready']);
    }));

  // R-MAI-01
  it.each(
    casesOf([
      ['fails', () => Promise.reject(new Error('the identity service is out'))],
      ['is silent', () => new Promise<never>(() => {})],
    ] as const),
  )(
    'that cannot be read holds no machine up, and the mail follows with the job: Auth %s',
    (_how, answer) =>
      withPerson({}, async (person) => {
        const { uid } = person;
        unreadable.set(uid, answer);
        const checkout = await buyUnnoticed(api, person, SOLO);
        await lookUp(blind, person, checkout);
        const { id, name } = await onlyMachineOf(uid);
        await follow(id, blind);
        expect(await onlyMachineOf(uid)).toMatchObject({ state: 'ready' });
        expect(await toldAbout(id)).toEqual([]);
        expect(blind.logged.join('')).toContain('address_not_read');
        await startJobs().machines();
        await startJobs().machines();
        expect(await toldAbout(id)).toEqual(['ready']);
        await eraseMachine(person, id, name, blind);
        await follow(id, blind);
        expect(await onlyMachineOf(uid)).toMatchObject({ state: 'erased' });
        expect(await toldAbout(id)).toEqual(['ready']);
        await startJobs().machines();
        await startJobs().machines();
        expect(await toldAbout(id)).toEqual(['ready', 'erased']);
      }),
  );
});

describe('an erasure because of a date', () => {
  /** A machine that is kept until a date, which then passes. */
  async function endingMachine(person: Person) {
    const { id } = await buyReady(person);
    await endPlan(person.uid);
    await hint(api, person.uid);
    await follow(id);
    return id;
  }

  async function datePasses(uid: string): Promise<Machine> {
    const { keepUntil } = await onlyMachineOf(uid);
    const left = Date.parse(keepUntil ?? '') - (await planTime());
    await pass(`${Math.ceil(left / 3_600_000)} hours`);
    const { failed } = await startJobs(logged).machines();
    if (failed > 0) throw new Error(logged.join('\n'));
    return onlyMachineOf(uid);
  }
  const logged: string[] = [];
  const linesAbout = (id: string) =>
    logged
      .map((line) => Line.parse(JSON.parse(line)))
      .filter(({ machineId, severity }) => machineId === id && severity !== 'INFO')
      .map(({ severity, message, reason }) => `${severity} ${message} ${reason ?? ''}`);

  // R-MAI-07
  it('is put off by a week, twice, and then left to operators, while its owner is not told; then it needs their word @battery', () =>
    withPerson({}, async (person) => {
      const { uid } = person;
      const id = await endingMachine(person);
      const first = await onlyMachineOf(uid);
      for (const postponed of [1, 2]) {
        const { keepUntil, ...machine } = await datePasses(uid);
        expect(machine).toMatchObject({ desired: 'ending', state: 'ending', postponed });
        const left = Date.parse(keepUntil ?? '') - (await planTime());
        expect(Math.round((left / DAY_MS) * 100) / 100).toBe(7);
        expect(await toldAbout(id)).toContain(`ending 7 ${keepUntil}`);
      }
      const waiting = 'ERROR erasure_postponed not_delivered';
      expect(linesAbout(id)).toEqual([waiting, waiting]);
      expect(await datePasses(uid)).toMatchObject({ desired: 'ending', postponed: 3 });
      await deliverMails(uid);
      await pass('40 days');
      await startJobs(logged).machines();
      expect(await onlyMachineOf(uid)).toMatchObject({ id, state: 'ending', postponed: 3 });
      expect(linesAbout(id)).toEqual([
        waiting,
        waiting,
        'ERROR erasure_needs_operator not_delivered',
      ]);
      expect(first.postponed).toBe(0);

      expect(await operating.listKeptOn()).toContainEqual(expect.objectContaining({ id, uid }));
      // It can be taken back for ten minutes.
      await operating.eraseUnannounced(id, 'Their provider is gone.');
      await startJobs(logged).machines();
      expect(await onlyMachineOf(uid)).toMatchObject({ state: 'ending', postponed: 3 });
      await operating.keepOn(id);
      await pass('1 hour');
      await startJobs(logged).machines();
      expect(await onlyMachineOf(uid)).toMatchObject({ state: 'ending', postponed: 3 });
      await operating.eraseUnannounced(id, 'Their provider is gone.');
      await pass('1 hour');
      await startJobs(logged).machines();
      expect(await onlyMachineOf(uid)).toMatchObject({ state: 'erased', why: 'plan_ended' });
      expect(linesAbout(id).at(-1)).toBe(
        'WARNING machine_erased_unannounced Their provider is gone.',
      );
      const again = operating.eraseUnannounced(id, 'Again.');
      await expect(again).rejects.toThrow('Nothing was changed');
    }));

  // R-MAI-07
  it.each(
    casesOf([
      ['told too late', 'told_late', () => {}],
      [
        'whose mail came back',
        'bounced',
        async (uid: string) => {
          const { docs } = await firestore().collection('mail').where('uid', '==', uid).get();
          await Promise.all(docs.map(({ ref }) => ref.update({ 'delivery.state': 'bounced' })));
        },
      ],
    ] as const),
  )('is put off for an owner %s: %s', (_what, reason, then) =>
    withPerson({}, async (person) => {
      const { uid } = person;
      const id = await endingMachine(person);
      await pass('29 days');
      await pass('1 hour');
      await deliverMails(uid);
      await then(uid);
      expect(await datePasses(uid)).toMatchObject({ desired: 'ending', postponed: 1 });
      expect(linesAbout(id)).toEqual([`ERROR erasure_postponed ${reason}`]);
    }),
  );

  // R-MAI-07
  it('waits for an owner to confirm their address, tells them at once, and then happens @battery', () =>
    withPerson({}, async (person) => {
      const { uid } = person;
      const { id } = await buyReady(person);
      await changePerson(uid, { emailVerified: false });
      await endPlan(uid);
      await hint(api, uid);
      await follow(id);
      expect(await datePasses(uid)).toMatchObject({ desired: 'ending', postponed: 1 });
      expect(linesAbout(id)).toEqual(['ERROR erasure_postponed no_confirmed_address']);
      expect(await toldAbout(id)).toEqual(['ready']);
      await changePerson(uid, { emailVerified: true });
      await pass('1 hour');
      await startJobs().machines();
      const { keepUntil } = await onlyMachineOf(uid);
      expect(await toldAbout(id)).toEqual(['ready', `ending 7 ${keepUntil}`]);
      await deliverMails(uid);
      expect(await datePasses(uid)).toMatchObject({ desired: 'erased', why: 'plan_ended' });
    }));

  // R-MAI-07
  it('does not wait where its owner orders it, or deletes the account @battery', () =>
    withPerson({}, async (person) => {
      const { uid, idToken: token } = person;
      const id = await endingMachine(person);
      const { name } = await onlyMachineOf(uid);
      await eraseMachine(person, id, name);
      await follow(id);
      expect(await onlyMachineOf(uid)).toMatchObject({ state: 'erased', why: 'erase_asked' });
      expect((await call(api, '/api/account', { method: 'DELETE', token })).status).toBe(200);
    }));
});

describe('a deleted account', () => {
  // R-MAI-01 R-REL-03
  it('is written to no more, and what was written goes with it', () =>
    withPerson({}, async (person) => {
      const { idToken: token } = person;
      const { id } = await buyReady(person);
      expect(await mailsAbout(id)).toHaveLength(1);
      const gone = await call(api, '/api/account', { method: 'DELETE', token });
      expect(gone.status).toBe(200);
      expect(await mailsAbout(id)).toEqual([]);
    }));

  // R-MAI-01 R-REL-03
  it('is not written to by an erasure that was asked for before @battery', () =>
    withPerson({}, async (person) => {
      const { uid, idToken: token } = person;
      const { id, name } = await buyReady(person);
      await failStandin('machineHost', { path: '/v1/machines', method: 'DELETE', mode: '500' });
      await eraseMachine(person, id, name);
      const mark = firestore().doc(`deletedAccounts/${uid}`);
      await mark.set({ isDone: false, expireAt: new Date(Date.now() + 60_000) });
      await mendStandin('machineHost');
      await startJobs().machines();
      expect(await onlyMachineOf(uid)).toMatchObject({ state: 'erased' });
      expect(await toldAbout(id)).toEqual(['ready']);
      await mark.delete();
      expect((await call(api, '/api/account', { method: 'DELETE', token })).status).toBe(200);
    }));
});

const Mail = z.object({
  to: z.string(),
  uid: z.string(),
  lane: z.string(),
  kind: z.string(),
  facts: z.looseObject({
    days: z.number().optional(),
    sleepAt: z.string().optional(),
    keepUntil: z.string().optional(),
    why: z.string().optional(),
  }),
  expireAt: z.custom<{ toMillis: () => number }>(),
});
type Mail = z.infer<typeof Mail>;

async function mailDocs(id: string) {
  const { docs } = await firestore().collection('mail').get();
  return docs.filter((doc) => doc.id.includes(id));
}

const Line = z.object({
  severity: z.string(),
  message: z.string(),
  machineId: z.string().optional(),
  reason: z.string().optional(),
});

/** In the order in which they were written. */
async function mailsAbout(id: string): Promise<Mail[]> {
  const mails = (await mailDocs(id)).map((doc) => Mail.parse(doc.data()));
  return mails.toSorted((a, b) => a.expireAt.toMillis() - b.expireAt.toMillis());
}

/** What they say, such as `asleep paused` or `ending 7 2026-12-22T23:30:00.000Z`. */
async function toldAbout(id: string): Promise<string[]> {
  return (await mailsAbout(id)).map(({ kind, facts }) => {
    const { days, sleepAt, keepUntil, why } = facts;
    const said = [kind.replace('machine_', ''), days, sleepAt, keepUntil, why];
    return said.filter((part) => part !== undefined).join(' ');
  });
}

/** A purchase waits for the host for four seconds at most. An event from the host is followed to the end. */
async function follow(id: string, by: Api = api): Promise<void> {
  expect((await tell(by, id)).status).toBe(200);
}

async function buyReady(person: Person): Promise<{ id: string; name: string }> {
  await buy(api, person, SOLO);
  const { id, name } = await onlyMachineOf(person.uid);
  await follow(id);
  return { id, name };
}

async function pause(token: string, id: string): Promise<void> {
  const body = { until: new Date(Date.now() + 20 * DAY_MS).toISOString() };
  const { status } = await call(api, '/api/subscription/pause', { method: 'POST', token, body });
  expect(status).toBe(200);
  await follow(id);
}

async function resume(token: string, id: string): Promise<void> {
  const { status } = await call(api, '/api/subscription/resume', { method: 'POST', token });
  expect(status).toBe(200);
  await follow(id);
}

async function endPlan(uid: string): Promise<void> {
  const stripe = stripeClient();
  const { data } = await stripe.subscriptions.list({ customer: await customerOf(uid) });
  await stripe.subscriptions.cancel(data[0]?.id ?? '');
}

async function eraseMachine(
  { idToken: token }: Person,
  id: string,
  name: string,
  by: Api = api,
): Promise<void> {
  const body = { name };
  const { status } = await call(by, `/api/machines/${id}`, { method: 'DELETE', token, body });
  expect(status).toBe(200);
}

/** The emulator's Auth, which does not answer about some people, except to let them in. */
async function blindAuth(): Promise<Auth> {
  const admin = await emulators().auth();
  const entering = new Set<string>();
  return new Proxy(admin, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      return function (this: unknown, ...args: unknown[]): unknown {
        const subject = String(args[0]);
        if (name === 'verifyIdToken') {
          entering.add(uidOf(subject));
          return Reflect.apply(value, this, args);
        }
        const isAsked = name === 'getUser' && !entering.delete(subject);
        const answer = isAsked ? unreadable.get(subject) : undefined;
        return answer === undefined ? Reflect.apply(value, target, args) : answer();
      };
    },
  });
}
