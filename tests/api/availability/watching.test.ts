/**
 * Whether machines answer: what is counted of it, and who is told. The host sends no events here.
 */
import { afterAll, beforeEach, expect, it } from 'vitest';
import { composeTelling } from '../../../functions/src/compose-operating.ts';
import { emulators, firestore, withPerson } from '../api.ts';
import type { TestJobs } from '../jobs.ts';
import { startJobs } from '../jobs.ts';
import {
  daysOf,
  startWatchedHost,
  startWatching,
  watchUntil,
  type WatchedHost,
} from './watched-host.ts';

const EVENING = '2031-05-05T22:00:00.000Z';

/** People make the machines. */
const BY_HAND = {
  MACHINE_HOST_URL: undefined,
  MACHINE_HOST_KEY: undefined,
  MACHINE_HOST_SECRET: undefined,
};

let host: WatchedHost;
let logged: string[];
let jobs: TestJobs;
const hosts: WatchedHost[] = [];
beforeEach(async () => {
  const db = firestore();
  await Promise.all([
    db.recursiveDelete(db.collection('machineWatches')),
    db.recursiveDelete(db.collection('incidents')),
  ]);
  host = await startWatchedHost(EVENING);
  hosts.push(host);
  logged = [];
  jobs = startWatching(host, logged);
});
afterAll(() => Promise.all(hosts.map(({ close }) => close())));

// R-TRU-04
it('an evening is counted as it was: a short silence, a host out of reach, maintenance, midnight, sleep', () =>
  withPerson({}, async ({ uid }) => {
    const id = await host.add(uid);
    await maintain(id, '2031-05-05T22:30:00Z', '2031-05-05T22:40:00Z', '2031-05-04T22:30:00Z');
    await maintain(id, '2031-05-05T23:50:00Z', '2031-05-06T00:20:00Z', '2031-05-03T23:50:00Z');
    await jobs.watchMachines();
    await watchUntil(host, jobs, '2031-05-05T22:05:00Z');
    // Between two looks, which find neither its beginning nor its end.
    host.moveTo('2031-05-05T22:06:30Z');
    host.silence(id);
    host.moveTo('2031-05-05T22:09:30Z');
    host.answer(id);
    host.moveTo('2031-05-05T22:10:00Z');
    await jobs.watchMachines();
    await watchUntil(host, jobs, '2031-05-05T22:30:00Z');
    // Maintenance that was announced a day before is none.
    host.silence(id);
    await watchUntil(host, jobs, '2031-05-05T22:35:00Z');
    host.answer(id);
    await watchUntil(host, jobs, '2031-05-05T22:40:00Z');
    host.moveTo('2031-05-05T23:00:00Z');
    await jobs.watchMachines();
    host.breakOff(true);
    host.moveTo('2031-05-05T23:20:00Z');
    await expect(jobs.watchMachines()).rejects.toThrow('not answering');
    host.breakOff(false);
    host.moveTo('2031-05-05T23:40:00Z');
    await jobs.watchMachines();
    await watchUntil(host, jobs, '2031-05-05T23:55:00Z');
    host.silence(id);
    await watchUntil(host, jobs, '2031-05-06T00:10:00Z');
    host.answer(id);
    await watchUntil(host, jobs, '2031-05-06T00:30:00Z');
    await host.sleep(id, uid);
    await watchUntil(host, jobs, '2031-05-06T01:00:00Z');
    await host.wake(id, uid);
    await watchUntil(host, jobs, '2031-05-06T01:10:00Z');
    await host.sleep(id, uid);
    await jobs.watchMachines();
    // Looked at until 22:40, and again from 23:40 on.
    expect(await daysOf(id)).toEqual({
      '2031-05-05': [40 * 60 + 20 * 60, 3 * 60 + 5 * 60, 10 * 60],
      '2031-05-06': [30 * 60 + 10 * 60, 0, 20 * 60],
    });
  }));

// R-TRU-04
it('work that was moved excuses its new time if it was moved two days before, and its old time no more', () =>
  withPerson({}, async ({ uid }) => {
    const id = await host.add(uid);
    const plan = async (movedAt: string, from: string, until: string) => {
      const telling = (at: string) => composeTelling(emulators(), () => new Date(at));
      const work = await telling('2031-05-01T00:00:00Z').open({
        title: 'New disks',
        parts: ['servers'],
        machines: [id],
        maintenance: { from: '2031-05-05T22:00Z', until: '2031-05-05T22:10Z' },
      });
      await telling(movedAt).update(work.id, 'Later.', { from, until });
    };
    // A quarter of an hour, where the old time was ten minutes: the sum shows which of them counts.
    await plan('2031-05-03T22:20:00Z', '2031-05-05T22:20Z', '2031-05-05T22:35Z');
    await plan('2031-05-03T22:40:01Z', '2031-05-05T22:40Z', '2031-05-05T22:50Z');
    await jobs.watchMachines();
    host.silence(id);
    await watchUntil(host, jobs, '2031-05-05T23:00:00Z');
    host.answer(id);
    await jobs.watchMachines();
    expect(await daysOf(id)).toEqual({ '2031-05-05': [60 * 60, 45 * 60, 15 * 60] });
  }));

// R-TRU-04
it('a silence of which no event came is told once, as is its end, and is counted from its first second', () =>
  withPerson({}, async ({ uid }) => {
    const id = await host.add(uid);
    const other = startWatching(host);
    const look = () => Promise.all([jobs.watchMachines(), other.watchMachines()]);
    await look();
    host.moveTo('2031-05-05T22:02:00Z');
    host.silence(id);
    host.moveTo('2031-05-05T22:10:00Z');
    await look();
    expect(await mailsTo(uid)).toEqual([]);
    expect(await stateOf(id)).toBe('unreachable');
    host.moveTo('2031-05-05T22:15:00Z');
    await look();
    expect(await mailsTo(uid)).toEqual(['machine_silent']);
    host.moveTo('2031-05-05T22:20:00Z');
    await look();
    host.moveTo('2031-05-05T22:21:00Z');
    host.answer(id);
    host.moveTo('2031-05-05T22:25:00Z');
    await look();
    await look();
    expect(await mailsTo(uid)).toEqual(['machine_back', 'machine_silent']);
    expect(await stateOf(id)).toBe('ready');
    expect(await daysOf(id)).toEqual({ '2031-05-05': [25 * 60, 19 * 60, 0] });
  }));

// R-TRU-04
it('operators hear once of a silence of an hour, and once of each time that it is more than one owner’s @battery', () =>
  withPerson({}, (one) =>
    withPerson({}, async (other) => {
      const first = await host.add(one.uid);
      const second = await host.add(other.uid);
      await jobs.watchMachines();
      host.silence(first);
      await watchUntil(host, jobs, '2031-05-05T22:55:00Z');
      expect(lines()).toEqual([]);
      await watchUntil(host, jobs, '2031-05-05T23:20:00Z');
      expect(lines()).toEqual([`machine_silent_long ${first}`]);
      host.silence(second);
      await watchUntil(host, jobs, '2031-05-05T23:40:00Z');
      host.answer(second);
      await watchUntil(host, jobs, '2031-05-05T23:50:00Z');
      host.silence(second);
      await watchUntil(host, jobs, '2031-05-06T00:10:00Z');
      expect(lines()).toEqual([
        `machine_silent_long ${first}`,
        'machines_silent 2',
        'machines_silent 2',
      ]);
    }),
  ));

// R-TRU-04
it('a calm machine is counted once an hour and across midnight, without a write in between @battery', () =>
  withPerson({}, async ({ uid }) => {
    const id = await host.add(uid);
    await jobs.watchMachines();
    await watchUntil(host, jobs, '2031-05-05T22:55:00Z');
    expect(await daysOf(id)).toEqual({ '2031-05-05': [0, 0, 0] });
    await watchUntil(host, jobs, '2031-05-05T23:00:00Z');
    expect(await daysOf(id)).toEqual({ '2031-05-05': [3600, 0, 0] });
    await watchUntil(host, jobs, '2031-05-06T01:00:00Z');
    expect(await daysOf(id)).toEqual({
      '2031-05-05': [7200, 0, 0],
      '2031-05-06': [3600, 0, 0],
    });
  }));

// R-TRU-04
it('a machine that its host has lost is silent from when we noticed', () =>
  withPerson({}, async ({ uid }) => {
    const id = await host.add(uid);
    await jobs.watchMachines();
    await watchUntil(host, jobs, '2031-05-05T22:30:00Z');
    const change = { state: 'failed', hostState: 'failed', since: '2031-05-05T22:30:00.000Z' };
    await firestore().doc(`machines/${id}`).update(change);
    await watchUntil(host, jobs, '2031-05-05T23:00:00Z');
    expect(await daysOf(id)).toEqual({ '2031-05-05': [3600, 1800, 0] });
  }));

// R-TRU-04
it('one machine that cannot be counted holds up no other, and is heard of again @battery', () =>
  withPerson({}, (one) =>
    withPerson({}, async (other) => {
      const broken = await host.add(one.uid);
      const fine = await host.add(other.uid);
      const record = firestore().doc(`machines/${broken}`);
      await record.update({ desired: 'a word that no one knows' });
      await jobs.watchMachines();
      await record.update({ desired: 'ready' });
      await watchUntil(host, jobs, '2031-05-05T23:10:00Z');
      expect(await daysOf(fine)).toEqual({ '2031-05-05': [3600, 0, 0] });
      expect(await daysOf(broken)).toEqual({ '2031-05-05': [3900, 0, 0] });
      expect(logged.filter((line) => line.includes('machine_not_watched'))).toHaveLength(1);
    }),
  ));

// R-TRU-04
it('a machine of which the host says what makes no sense holds up no other, and counts neither way until it does', () =>
  withPerson({}, (one) =>
    withPerson({}, async (other) => {
      const [odd, fine] = [await host.add(one.uid), await host.add(other.uid)];
      await jobs.watchMachines();
      await watchUntil(host, jobs, '2031-05-05T22:10:00Z');
      const changedAt = host.iso();
      host.misstate(odd, { region: 'Falken\nstein', silentSince: changedAt, changedAt });
      host.silence(fine);
      await watchUntil(host, jobs, '2031-05-05T22:20:00Z');
      expect(await daysOf(fine)).toEqual({ '2031-05-05': [1200, 600, 0] });
      expect(await daysOf(odd)).toEqual({ '2031-05-05': [600, 0, 0] });
      expect(await stateOf(odd)).toBe('ready');
      // Longer than a change is in the list.
      await watchUntil(host, jobs, '2031-05-05T23:40:00Z');
      expect(await daysOf(odd)).toEqual({ '2031-05-05': [600, 0, 0] });
      // What was odd makes sense now, without a change: of what did not, the host still tells since when it is silent.
      host.misstate(odd, { region: 'Falkenstein' });
      await watchUntil(host, jobs, '2031-05-05T23:45:00Z');
      expect(await stateOf(odd)).toBe('unreachable');
      expect(await daysOf(odd)).toEqual({ '2031-05-05': [6300, 5700, 0] });
      const unclear = logged.map((line) => JSON.parse(line)).filter(isUnclear);
      expect(unclear).not.toEqual([]);
      expect(new Set(unclear.map(({ machineId, param }) => `${machineId} ${param}`))).toEqual(
        new Set([`${odd} region`]),
      );
    }),
  ));

// R-TRU-04
it('times that have not come yet change nothing that is counted or stored, and ten of a host are told once', () =>
  withPerson({}, (one) =>
    withPerson({}, async (other) => {
      const [fine, silent] = [await host.add(one.uid), await host.add(other.uid)];
      await jobs.watchMachines();
      host.moveTo('2031-05-05T22:10:00Z');
      const [changedAt, later] = [host.iso(), '2099-01-01T00:00:00.000Z'];
      const backups = { newestAt: changedAt, oldestAt: changedAt, count: 1, testedAt: changedAt };
      host.misstate(fine, { backups, changedAt });
      host.silence(silent);
      await jobs.watchMachines();
      const wrong = { silentSince: later, backups: { ...backups, newestAt: later, count: 2 } };
      for (const id of [fine, silent]) host.misstate(id, { ...wrong, changedAt: later });
      await watchUntil(host, jobs, '2031-05-05T23:00:00Z');
      expect(await daysOf(fine)).toEqual({ '2031-05-05': [3600, 0, 0] });
      expect(await daysOf(silent)).toEqual({ '2031-05-05': [3600, 3000, 0] });
      const kept = await firestore().doc(`machines/${fine}`).get();
      expect(kept.get('backups')).toEqual({ ...backups, count: 2 });
      const told = logged.filter((line) => line.includes('host_times_odd'));
      expect(new Set(told.map((line) => JSON.parse(line).severity))).toEqual(new Set(['ERROR']));
      // The hour in which this runs may end before it does.
      expect(told.length).toBeLessThanOrEqual(2);
    }),
  ));

// R-TRU-04
it('one document that cannot be read holds up no machine of the others', () =>
  withPerson({}, (one) =>
    withPerson({}, async (other) => {
      const [odd, fine] = [await host.add(one.uid), await host.add(other.uid)];
      await maintain(fine, '2031-05-05T22:10:00Z', '2031-05-05T22:20:00Z', '2031-05-01T00:00:00Z');
      const work = firestore().collection('incidents').doc(`odd-${odd}`);
      await work.set({ maintenance: { until: '2031-05-06T00:00:00.000Z' } });
      const silent = firestore().doc(`machines/odd-${odd}`);
      await silent.set({ uid: one.uid, state: 'unreachable' });
      const day = firestore().doc(`machineDays/odd-${odd}_2031-05-05`);
      await day.set({ uid: one.uid, machine: odd, dueAt: '2031-05-05T22:00:00.000Z' });
      await jobs.watchMachines();
      await watchUntil(host, jobs, '2031-05-05T23:00:00Z');
      expect(await daysOf(fine)).toEqual({ '2031-05-05': [3600, 0, 600] });
      const paths = logged.flatMap((line) => {
        const { message, reason } = JSON.parse(line);
        return message === 'document_unclear' ? [reason] : [];
      });
      expect(new Set(paths)).toEqual(new Set([work.path, silent.path, day.path]));
      await firestore().doc('machineWatches/watch').set({ at: 'lately' });
      await watchUntil(host, jobs, '2031-05-05T23:05:00Z');
      expect((await firestore().doc('machineWatches/watch').get()).get('at')).toContain('23:05');
      await Promise.all([silent.delete(), day.delete()]);
    }),
  ));

// R-TRU-04
it('nothing is counted of an account that is going, or where people are the host', () =>
  withPerson({}, async ({ uid }) => {
    const id = await host.add(uid);
    await startJobs([], { ...host.settings, ...BY_HAND }).watchMachines();
    expect((await firestore().doc('machineWatches/watch').get()).exists).toBe(false);
    const mark = firestore().doc(`deletedAccounts/${uid}`);
    await mark.set({ expireAt: new Date(Date.now() + 3_600_000) });
    await jobs.watchMachines();
    expect(await daysOf(id)).toEqual({});
    await mark.delete();
  }));

async function maintain(machine: string, from: string, until: string, announcedAt: string) {
  await firestore()
    .collection('incidents')
    .add({
      title: 'New disks',
      parts: ['servers'],
      machines: [machine],
      openedAt: announcedAt,
      closedAt: null,
      maintenance: { from, until, announcedAt },
      updates: [],
    });
}

async function mailsTo(uid: string): Promise<string[]> {
  const { docs } = await firestore().collection('mail').where('uid', '==', uid).get();
  return docs.map((doc) => String(doc.get('kind'))).toSorted();
}

async function stateOf(id: string): Promise<unknown> {
  return (await firestore().doc(`machines/${id}`).get()).get('state');
}

function isUnclear({ message }: { message: string }): boolean {
  return message === 'machine_host_unclear';
}

/** What operators are told of silences, in order. */
function lines(): string[] {
  return logged.flatMap((line) => {
    const { message, machineId, people } = JSON.parse(line) as Record<string, unknown>;
    if (message === 'machine_silent_long') return [`${message} ${String(machineId)}`];
    return message === 'machines_silent' ? [`${message} ${String(people)}`] : [];
  });
}
