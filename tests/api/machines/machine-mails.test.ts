/**
 * What the owner of a machine is told by mail: when, how often, and when not. The mails are documents in the outbox. The job goes
 * through everyone's machines, so this file's people are in a database of their own.
 */
import { randomUUID } from 'node:crypto';
import type { Auth } from 'firebase-admin/auth';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { readEnv } from '../../support/env.ts';
import { changePerson, type Person } from '../../support/people.ts';
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
  hint,
  HOUSEHOLD,
  lookUp,
  onlyMachineOf,
  pass,
  SOLO,
  tell,
} from '../machine-kit.ts';

process.env['ALCOVE_DATABASE'] = `demo-${randomUUID()}`;
// Each of them lets a machine live for a while.
vi.setConfig({ testTimeout: 60_000 });

const DAY_MS = 86_400_000;

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
}, 60_000);
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
      expect(mail).toMatchObject({ to: [email], message: { subject: `${name} is ready` } });
      const link = `${siteOrigin()}/dashboard/projects/${id}`;
      expect(linksOf(mail)).toEqual([link]);
      expect(mail?.message.text).toContain(link);
      const kept = (mail?.expireAt.toMillis() ?? 0) - Date.now();
      expect(Math.round(kept / DAY_MS)).toBe(30);

      await pause(token, id);
      await resume(token, id);
      await startJobs().machines();
      const subjects = await subjectsAbout(id);
      expect(subjects.filter((subject) => subject.endsWith('is ready'))).toHaveLength(1);
    }));

  // R-MAI-01
  it('is told each time that it fails, and once each time', () =>
    withPerson({}, async (person) => {
      const { id, name } = await buyReady(person);
      const [one, two] = instances;
      await switchMachine(id, 'fail', 'A disk is broken at 10.0.0.7.');
      await Promise.all([one, two, one, two].map((instance) => tell(instance, id)));
      await startJobs().machines();
      expect(await subjectsAbout(id)).toEqual([`${name} is ready`, `${name} has failed`]);
      expect(JSON.stringify(await mailsAbout(id))).not.toContain('10.0.0.7');
      await switchMachine(id, 'repair');
      await tell(api, id);
      expect(await onlyMachineOf(person.uid)).toMatchObject({ state: 'ready' });
      await switchMachine(id, 'fail');
      await tell(api, id);
      await tell(api, id);
      expect(await subjectsAbout(id)).toEqual([
        `${name} is ready`,
        `${name} has failed`,
        `${name} has failed`,
      ]);
    }));

  // R-MAI-01
  it('is told each time that it sleeps with the plan, and why', () =>
    withPerson({}, async (person) => {
      const { idToken: token } = person;
      const { id, name } = await buyReady(person);
      await pause(token, id);
      await startJobs().machines();
      const [, asleep, ...more] = await mailsAbout(id);
      expect(more).toEqual([]);
      expect(asleep?.message.subject).toBe(`${name} is asleep`);
      expect(asleep?.message.text).toContain('Your plan is paused');
      await resume(token, id);
      await pause(token, id);
      expect(await subjectsAbout(id)).toEqual([
        `${name} is ready`,
        `${name} is asleep`,
        `${name} is asleep`,
      ]);
    }));

  // R-MAI-01
  it('finds the name that they gave it in the mail, as text', () =>
    withPerson({}, async (person) => {
      const { idToken: token } = person;
      const { id } = await buyReady(person);
      const name = '<b>Cedar</b> & "Co"';
      await call(api, `/api/servers/${id}`, { method: 'PATCH', token, body: { name } });
      await pause(token, id);
      const [, mail] = await mailsAbout(id);
      expect(mail?.message.subject).toBe(`${name} is asleep`);
      expect(mail?.message.text).toContain(name);
      expect(mail?.message.html).not.toContain('<b>');
      expect(mail?.message.html).toContain('&#60;b&#62;Cedar&#60;/b&#62; &#38; &#34;Co&#34;');
    }));

  // R-MAI-01
  it(
    'is told when its data will be erased: at once, 7 days and 1 day before; and when it is',
    () =>
      withPerson({}, async (person) => {
        const { uid } = person;
        const { id, name } = await buyReady(person);
        await endPlan(uid);
        const [one, two] = instances;
        await Promise.all([one, two, one, two].map((instance) => hint(instance, uid)));
        const { keepUntil } = await onlyMachineOf(uid);
        const day = dayOf(keepUntil);
        const erased = `${name} will be erased on ${day}`;
        const jobs = async () => {
          const [first, second] = [startJobs(), startJobs()];
          await Promise.all([first.machines(), second.machines()]);
          await startJobs().machines();
          return (await subjectsAbout(id)).slice(1);
        };
        expect(await jobs()).toEqual([erased]);
        await pass('22 days');
        expect(await jobs()).toEqual([erased]);
        await pass('1 day');
        await pass('1 hour');
        expect(await jobs()).toEqual([erased, erased]);
        await pass('6 days');
        expect(await jobs()).toEqual([erased, erased, erased]);
        await pass('1 day');
        expect(await jobs()).toEqual([erased, erased, erased, `${name} has been erased`]);
        const ids = (await mailDocs(id)).map((doc) => doc.id);
        expect(new Set(ids).size).toBe(5);
      }),
    60_000,
  );

  // R-MAI-01 R-MAC-02
  it(
    'is told 7 and 2 days before it sleeps because its plan is past due, and that it sleeps; paying wakes it',
    () =>
      withPerson({}, async (person) => {
        const { uid } = person;
        const { id, name } = await buyReady(person);
        const { subscriptionId } = await onlyMachineOf(uid);
        await setCard(await customerOf(uid), 'declined');
        await setStatus(subscriptionId, 'past_due');
        await hint(api, uid);
        const jobs = async () => {
          await Promise.all([startJobs().machines(), startJobs().machines()]);
          await startJobs().machines();
          return (await subjectsAbout(id)).slice(1);
        };
        const since = Date.parse(
          String((await firestore().doc(`subscriptions/${uid}`).get()).get('pastDueSince')),
        );
        const soon = `${name} falls asleep on ${dayOf(new Date(since + 14 * DAY_MS).toISOString())} unless your plan is paid`;
        await pass('6 days');
        expect(await jobs()).toEqual([]);
        await pass('1 day');
        await pass('1 hour');
        expect(await jobs()).toEqual([soon]);
        await pass('5 days');
        expect(await jobs()).toEqual([soon, soon]);
        expect(await onlyMachineOf(uid)).toMatchObject({ state: 'ready' });
        await pass('2 days');
        expect(await jobs()).toEqual([soon, soon, `${name} is asleep`]);
        expect(await onlyMachineOf(uid)).toMatchObject({ desired: 'asleep', why: 'unpaid' });
        await setStatus(subscriptionId, 'active');
        await hint(api, uid);
        await jobs();
        expect(await onlyMachineOf(uid)).toMatchObject({ desired: 'ready', why: null });
      }),
    60_000,
  );

  // R-MAI-01
  it('is told only the nearest of the days that were missed', () =>
    withPerson({}, async (person) => {
      const { uid } = person;
      const { id, name } = await buyReady(person);
      await endPlan(uid);
      // We hear of it from the comparison of a night, when a week is left at least, which the first mail says.
      await pass('28 days');
      await startJobs().reconcile?.();
      await startJobs().machines();
      await startJobs().machines();
      const { keepUntil } = await onlyMachineOf(uid);
      const erased = `${name} will be erased on ${dayOf(keepUntil)}`;
      expect(await subjectsAbout(id)).toEqual([`${name} is ready`, erased]);
      await pass('6 days');
      await pass('1 hour');
      await startJobs().machines();
      await startJobs().machines();
      expect(await subjectsAbout(id)).toEqual([`${name} is ready`, erased, erased]);
    }));

  // R-MAI-01
  it('is told again when a plan that woke it ends as well', () =>
    withPerson({}, async (person) => {
      const { uid } = person;
      const { id, name } = await buyReady(person);
      await endPlan(uid);
      await hint(api, uid);
      await follow(id);
      const first = dayOf((await onlyMachineOf(uid)).keepUntil);
      await pass('10 days');
      await buy(api, person, HOUSEHOLD);
      await follow(id);
      expect(await onlyMachineOf(uid)).toMatchObject({ state: 'ready' });
      await endPlan(uid);
      await hint(api, uid);
      await follow(id);
      const second = dayOf((await onlyMachineOf(uid)).keepUntil);
      expect(second).not.toBe(first);
      expect(await subjectsAbout(id)).toEqual([
        `${name} is ready`,
        `${name} will be erased on ${first}`,
        `${name} will be erased on ${second}`,
      ]);
    }));

  // R-MAI-01
  it('is told that one is erased which they had erased, and of no day before', () =>
    withPerson({}, async (person) => {
      const { id, name } = await buyReady(person);
      await eraseMachine(person, id, name);
      await follow(id);
      expect(await subjectsAbout(id)).toEqual([`${name} is ready`, `${name} has been erased`]);
    }));
});

describe('an address', () => {
  // R-MAI-01
  it('that is not verified gets no mail, not even later', () =>
    withPerson({}, async (person) => {
      const { uid } = person;
      const { id, name } = await buyReady(person);
      await changePerson(uid, { emailVerified: false });
      await switchMachine(id, 'fail');
      await tell(api, id);
      expect(await onlyMachineOf(uid)).toMatchObject({ state: 'failed' });
      await changePerson(uid, { emailVerified: true });
      await startJobs().machines();
      expect(await subjectsAbout(id)).toEqual([`${name} is ready`]);
    }));

  // R-MAI-01
  it.each([
    ['fails', () => Promise.reject(new Error('the identity service is out'))],
    ['is silent', () => new Promise<never>(() => {})],
  ] as const)(
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
        expect(await subjectsAbout(id)).toEqual([]);
        expect(blind.logged.join('')).toContain('address_not_read');
        await startJobs().machines();
        await startJobs().machines();
        expect(await subjectsAbout(id)).toEqual([`${name} is ready`]);
        await eraseMachine(person, id, name, blind);
        await follow(id, blind);
        expect(await onlyMachineOf(uid)).toMatchObject({ state: 'erased' });
        expect(await subjectsAbout(id)).toEqual([`${name} is ready`]);
        await startJobs().machines();
        await startJobs().machines();
        expect(await subjectsAbout(id)).toEqual([`${name} is ready`, `${name} has been erased`]);
      }),
    60_000,
  );
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
  it('is not written to by an erasure that was asked for before', () =>
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
      expect(await subjectsAbout(id)).toEqual([`${name} is ready`]);
      await mark.delete();
      expect((await call(api, '/api/account', { method: 'DELETE', token })).status).toBe(200);
    }));
});

const Mail = z.object({
  to: z.array(z.string()),
  message: z.object({ subject: z.string(), text: z.string(), html: z.string() }),
  expireAt: z.custom<{ toMillis: () => number }>(),
});
type Mail = z.infer<typeof Mail>;

async function mailDocs(id: string) {
  const { docs } = await firestore().collection('mail').get();
  return docs.filter((doc) => doc.id.includes(id) && !doc.id.startsWith('machine-order_'));
}

/** In the order in which they were written. */
async function mailsAbout(id: string): Promise<Mail[]> {
  const mails = (await mailDocs(id)).map((doc) => Mail.parse(doc.data()));
  return mails.toSorted((a, b) => a.expireAt.toMillis() - b.expireAt.toMillis());
}

async function subjectsAbout(id: string): Promise<string[]> {
  return (await mailsAbout(id)).map(({ message }) => message.subject);
}

function linksOf(mail: Mail | undefined): string[] {
  return [...(mail?.message.html ?? '').matchAll(/(?:href|src)="([^"]*)"/g)].map(
    ([, link = '']) => link,
  );
}

function siteOrigin(): string {
  return readEnv('SITE_ORIGINS').split(',')[0] ?? '';
}

/** Such as `3 May 2026`, by the calendar of UTC. */
function dayOf(moment: string | null): string {
  const date = new Date(moment ?? Number.NaN);
  const month = date.toUTCString().split(' ')[2] ?? '';
  return `${date.getUTCDate()} ${MONTHS[month] ?? month} ${date.getUTCFullYear()}`;
}

const MONTHS: Readonly<Record<string, string>> = {
  Jan: 'January',
  Feb: 'February',
  Mar: 'March',
  Apr: 'April',
  May: 'May',
  Jun: 'June',
  Jul: 'July',
  Aug: 'August',
  Sep: 'September',
  Oct: 'October',
  Nov: 'November',
  Dec: 'December',
};

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

/** The emulator's Auth, which does not answer about some people. */
async function blindAuth(): Promise<Auth> {
  const admin = await emulators().auth();
  return new Proxy(admin, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      return (...args: unknown[]): unknown => {
        const answer = name === 'getUser' ? unreadable.get(String(args[0])) : undefined;
        return answer === undefined ? Reflect.apply(value, target, args) : answer();
      };
    },
  });
}
