/** What is seen and told of what works. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { composeTelling } from '../../../functions/src/compose-operating.ts';
import type { MachineState } from '../../../functions/src/contract/machines.ts';
import { composeStatusAnswer } from '../../../functions/src/compose-status.ts';
import {
  isAnnouncedInTime,
  type NewIncident,
} from '../../../functions/src/modules/availability/incident-reports.ts';
import { emulators, firestore, listen } from '../api.ts';
import { startJobs } from '../jobs.ts';
import { putMachine } from '../../support/machines.ts';
import { casesOf } from '../../support/cases.ts';

const HOUR = 3_600_000;
const telling = (at = new Date()) => composeTelling(emulators(), () => at);
const about = (title: string) => ({ title, parts: ['servers'], machines: null, maintenance: null });

/** The function's answer, with an API that answers so. */
async function ask(respond: number | 'silent' = 200, at = new Date()) {
  const requests: string[] = [];
  const { url, close } = await listen((request, response) => {
    requests.push(request.url ?? '');
    if (respond !== 'silent') response.writeHead(respond).end('{}');
  });
  const logged: string[] = [];
  const answer = composeStatusAnswer({
    firebase: emulators(),
    site: url,
    now: () => at,
    log: (severity, event, { reason } = {}) => logged.push(`${severity} ${event} ${reason}`),
  });
  const all = await Promise.all(Array.from({ length: 50 }, () => answer()));
  await close();
  return { answer: all[0], answers: new Set(all).size, requests, logged };
}

const placeMachine = (id: string, uid: string, state: MachineState, since = new Date()) =>
  putMachine(uid, { id, state, since: since.toISOString() });

afterEach(async () => {
  for (const name of ['machines', 'incidents', 'status']) {
    const docs = await firestore().collection(name).listDocuments();
    await Promise.all(docs.map((doc) => doc.delete()));
  }
});

// R-TRU-04
describe('what was seen', () => {
  it('is written by the job, and answered from with one call of the API for fifty', async () => {
    await startJobs().watchStatus();
    const { answer, answers, requests } = await ask();
    const works = { account: 'works', signIn: 'works', payments: 'works', servers: 'works' };
    expect(answer).toMatchObject({ parts: { ...works, mail: 'works' }, incidents: [] });
    expect(answers).toBe(1);
    expect(requests).toEqual(['/api/health']);
  });

  it.each(casesOf([503, 'silent'] as const))(
    'has the account down where the API is %s',
    async (respond) => {
      await startJobs().watchStatus();
      const { answer } = await ask(respond);
      expect(answer).toMatchObject({ parts: { account: 'down', signIn: 'works' } });
    },
  );

  it('counts for some minutes only', async () => {
    await startJobs().watchStatus();
    const { answer } = await ask(200, new Date(Date.now() + 6 * 60_000));
    expect(answer).toMatchObject({ unknown: true });
    expect(answer).not.toHaveProperty('parts');
  });

  it('is trouble of the servers if those of several owners are silent, and down if most are', async () => {
    const jobs = startJobs();
    const servers = async () => {
      await jobs.watchStatus();
      return (await firestore().doc('status/now').get()).get('parts.servers');
    };
    await placeMachine('a', 'ada', 'unreachable');
    await placeMachine('b', 'ada', 'unreachable');
    await placeMachine('c', 'bob', 'unreachable', new Date(Date.now() - 25 * HOUR));
    await Promise.all(['x', 'y', 'z'].map((id) => placeMachine(id, 'eve', 'ready')));
    expect(await servers()).toBe('works');
    await placeMachine('c', 'bob', 'unreachable');
    expect(await servers()).toBe('troubled');
    await placeMachine('z', 'eve', 'unreachable');
    expect(await servers()).toBe('down');
  });

  it('says which part does not answer: trouble at first, then down, and the host is no more than trouble @battery', async () => {
    const closed = createServer().listen(0, '127.0.0.1');
    await once(closed, 'listening');
    const address = closed.address();
    const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
    closed.close();
    const logged: string[] = [];
    const jobs = startJobs(logged, { STRIPE_API_BASE: url, MACHINE_HOST_URL: url });
    const parts = async () => {
      await jobs.watchStatus();
      return (await firestore().doc('status/now').get()).get('parts');
    };
    expect(await parts()).toMatchObject({ payments: 'troubled', servers: 'troubled' });
    expect(await parts()).toMatchObject({
      payments: 'down',
      servers: 'troubled',
      signIn: 'works',
    });
    expect(logged.join('\n')).toContain('part_not_answering');
  });
});

// R-TRU-04
describe('what operators tell', () => {
  it('is on the page until 30 days after it was closed, the newest first', async () => {
    const now = new Date('2026-11-26T12:00:00Z');
    const older = await telling(now).open(about('Slow disks'));
    const { id } = await telling(new Date(now.getTime() + HOUR)).open(about('No power'));
    await telling(new Date(now.getTime() + 2 * HOUR)).update(id, ' A fuse. ');
    await telling(new Date(now.getTime() + 3 * HOUR)).close(id, 'It runs again.');
    const later = new Date(now.getTime() + 4 * HOUR);
    const { answer } = await ask(200, later);
    expect(answer?.incidents).toEqual([
      {
        id,
        title: 'No power',
        parts: ['servers'],
        machines: null,
        maintenance: null,
        openedAt: '2026-11-26T13:00:00.000Z',
        closedAt: '2026-11-26T15:00:00.000Z',
        updates: [
          { at: '2026-11-26T15:00:00.000Z', text: 'It runs again.' },
          { at: '2026-11-26T14:00:00.000Z', text: 'A fuse.' },
        ],
      },
      expect.objectContaining({ id: older.id, closedAt: null }),
    ]);
    const month = new Date(later.getTime() + 31 * 24 * HOUR);
    expect((await ask(200, month)).answer?.incidents.map((one) => one.id)).toEqual([older.id]);
    expect((await telling(month).list()).map((one) => one.id)).toEqual([older.id]);
  });

  it('has a title that can be corrected, open or closed, and what was told by mistake is withdrawn', async () => {
    const [slip, mistake] = [
      await telling().open(about('No powr')),
      await telling().open(about('X')),
    ];
    await telling().close(slip.id, 'It runs again.');
    expect(await telling().retitle(slip.id, ' No power ')).toMatchObject({ title: 'No power' });
    await expect(telling().retitle(slip.id, ' ')).rejects.toThrow('Give a title');
    await telling().withdraw(mistake.id);
    const shown = (await ask(200, new Date())).answer?.incidents ?? [];
    const titles = new Map(shown.map(({ id, title }) => [id, title]));
    expect([titles.get(slip.id), titles.has(mistake.id)]).toEqual(['No power', false]);
    await expect(telling().withdraw(mistake.id)).rejects.toThrow('There is no incident');
    await expect(telling().update(mistake.id, 'late')).rejects.toThrow('There is no incident');
    const kept = await firestore().doc(`incidents/${mistake.id}`).get();
    expect([kept.get('title'), kept.get('closedAt')]).toEqual(['X', kept.get('withdrawnAt')]);
  });

  it('loses nothing when two operators tell at once, and stays closed', async () => {
    const { id } = await telling().open(about('No power'));
    await Promise.all(['one', 'two', 'three'].map((text) => telling().update(id, text)));
    const closed = await telling().close(id, 'over');
    expect(closed.updates.map(({ text }) => text).toSorted()).toEqual([
      'one',
      'over',
      'three',
      'two',
    ]);
    await expect(telling().update(id, 'late')).rejects.toThrow('is closed since');
    await expect(telling().close(id, 'again')).rejects.toThrow('is closed since');
  });

  it('counts planned work as announced from two days before', async () => {
    const now = new Date('2026-11-26T12:00:00Z');
    const plan = (from: string, until: string) =>
      telling(now).open({ ...about('New disks'), maintenance: { from, until } });
    const early = await plan('2026-11-28T13:00+01:00', '2026-11-28T14:00+01:00');
    expect(early.maintenance).toEqual({
      from: '2026-11-28T12:00:00.000Z',
      until: '2026-11-28T13:00:00.000Z',
      announcedAt: now.toISOString(),
    });
    expect(isAnnouncedInTime(early)).toBe(true);
    expect(isAnnouncedInTime(await plan('2026-11-28T11:59Z', '2026-11-28T13:00Z'))).toBe(false);
    for (const [from, until, words] of [
      ['2026-11-28T12:00Z', '2026-11-28T12:00Z', '--until has to be after --from'],
      ['2026-11-25T12:00Z', '2026-11-25T13:00Z', 'That time has passed'],
      ['2026-11-28T12:00', '2026-11-28T13:00Z', 'is not a time with its offset'],
      ['2026-11-28', '2026-11-29', 'is not a time with its offset'],
      ['tomorrow', 'later', 'is not a time with its offset'],
    ] as const) {
      await expect(plan(from, until)).rejects.toThrow(words);
    }
    expect(await telling(now).list()).toHaveLength(2);
  });

  it('moves planned work as one entry, and its notice counts from the move', async () => {
    const now = new Date('2026-11-26T12:00:00Z');
    const first = { from: '2026-12-01T22:00+01:00', until: '2026-12-01T23:00+01:00' };
    const { id } = await telling(now).open({ ...about('New disks'), maintenance: first });
    const move = (at: Date, from: string, until: string) =>
      telling(at).update(id, 'The disks come later.', { from, until });
    const late = new Date('2026-11-30T12:00:00Z');
    const short = await move(late, '2026-12-02T11:59Z', '2026-12-02T13:00Z');
    expect(isAnnouncedInTime(short)).toBe(false);
    const long = await move(late, '2026-12-02T12:00Z', '2026-12-02T13:00Z');
    expect(isAnnouncedInTime(long)).toBe(true);
    const { answer } = await ask(200, late);
    expect(answer?.incidents).toEqual([
      expect.objectContaining({
        id,
        openedAt: now.toISOString(),
        closedAt: null,
        maintenance: { from: '2026-12-02T12:00:00.000Z', until: '2026-12-02T13:00:00.000Z' },
        updates: [
          { at: late.toISOString(), text: 'The disks come later.' },
          { at: late.toISOString(), text: 'The disks come later.' },
        ],
      }),
    ]);
    const told = await telling(late).update(id, 'Only a word.');
    expect(told.maintenance).toEqual(long.maintenance);
  });

  it('moves neither what is no planned work nor what has begun', async () => {
    const now = new Date('2026-12-02T12:00:00Z');
    const times = { from: '2026-12-09T12:00Z', until: '2026-12-09T13:00Z' };
    const power = await telling(now).open(about('No power'));
    await expect(telling(now).update(power.id, 'x', times)).rejects.toThrow('no planned work');
    const maintenance = { from: '2026-12-02T13:00Z', until: '2026-12-02T14:00Z' };
    const { id } = await telling(now).open({ ...about('New disks'), maintenance });
    const begun = new Date('2026-12-02T13:00:00Z');
    await expect(telling(begun).update(id, 'x', times)).rejects.toThrow('has begun');
    const before = new Date('2026-12-02T12:59:59Z');
    const back = { from: '2026-12-01T13:00Z', until: '2026-12-01T14:00Z' };
    await expect(telling(before).update(id, 'x', back)).rejects.toThrow('That time has passed');
    const kept = (await telling(before).list()).find((one) => one.id === id);
    expect(kept).toMatchObject({ updates: [], maintenance: { from: '2026-12-02T13:00:00.000Z' } });
  });

  it('is refused, with nothing written, where it would reach no one or the wrong people', async () => {
    await placeMachine('cedar', 'ada', 'ready');
    const open = (one: NewIncident) => telling().open(one);
    const update = (id: string, text: string) => telling().update(id, text);
    const all = about('No power');
    await expect(open({ ...all, title: '  ' })).rejects.toThrow('Give a title');
    await expect(open({ ...all, title: 'x'.repeat(121) })).rejects.toThrow('120 fit');
    await expect(open({ ...all, parts: [] })).rejects.toThrow('Say which parts');
    await expect(open({ ...all, parts: ['disks'] })).rejects.toThrow('There is no part “disks”');
    await expect(open({ ...all, machines: [] })).rejects.toThrow('takes 1 to 100');
    await expect(open({ ...all, machines: ['cedar', 'oak'] })).rejects.toThrow('no machine oak');
    await expect(open({ ...all, machines: ['../users'] })).rejects.toThrow('no machine ../users');
    await expect(update('../status/now', 'x')).rejects.toThrow('no incident');
    await expect(update('oak', 'x')).rejects.toThrow('There is no incident oak');
    expect(await telling().list()).toEqual([]);
    expect(await open({ ...all, machines: ['cedar', 'cedar'] })).toMatchObject({
      machines: ['cedar'],
    });
  });
});
