import { describe, expect, it } from 'vitest';
import type { HostFacts } from '../../../adapters/machine-host.ts';
import { notedMachine, readyMachine } from './machine-record.fixture.ts';
import { withFacts, type MachineRecord } from './machine-record.ts';

const AT = '2026-11-22T12:00:00.000Z';
const NEW = notedMachine(AT);
const FACTS: HostFacts = {
  reference: 'm1',
  name: 'cedar',
  plan: 'solo',
  state: 'ready',
  step: null,
  readyAbout: null,
  attendedAt: null,
  region: null,
  origin: 'https://cedar.machines.example',
  lastSeenAt: AT,
  silentSince: null,
  lastSilence: null,
  disk: null,
  backups: null,
  restored: null,
  handoffVersion: null,
  failure: null,
  changedAt: AT,
};
const READING = { readAt: AT, now: new Date(AT), isAddressUsed: false };

describe('what a machine is after a reading of the host', () => {
  // R-MAC-02
  it('is not ready before there is an address to open it at', () => {
    const early = withFacts(NEW, { ...FACTS, origin: null }, READING);
    expect(early).toMatchObject({ state: 'preparing', readyAt: null });
    expect(withFacts(early, FACTS, READING)).toMatchObject({ state: 'ready', readyAt: AT });
  });

  // R-MAC-02
  it('stays erased, whatever the host says later', () => {
    const erased = withFacts(NEW, { ...FACTS, state: 'erased' }, READING);
    expect(erased).toMatchObject({ state: 'erased', desired: 'erased' });
    expect(withFacts(erased, FACTS, READING)).toEqual(erased);
  });

  // R-PPL-06
  it('keeps the version of the hand-off that its host said last, while the host does not know', () => {
    const read = (handoffVersion: number | null, before = { ...NEW, handoffVersion: 1 }) =>
      withFacts(before, { ...FACTS, handoffVersion }, READING);
    expect(read(null).handoffVersion).toBe(1);
    expect(read(2).handoffVersion).toBe(2);
    expect(read(null, read(2)).handoffVersion).toBe(2);
    expect(read(1, read(2)).handoffVersion).toBe(1);
  });

  // By hand: told of 95 per cent again after it fell below 90, of 80 after it fell below 75.
  // R-MAI-01
  it.each([
    [95, 94, 95],
    [95, 90, 95],
    [95, 89.9, 80],
    [95, 75, 80],
    [95, 74.9, 0],
    [80, 75, 80],
    [80, 74.9, 0],
    [80, 99, 80],
    [0, 85, 0],
  ] as const)('was told of %s per cent, uses %s, and counts as told of %s', (told, used, after) => {
    const disk = { usedBytes: used * 10, totalBytes: 1000 };
    const read = withFacts({ ...NEW, toldDisk: told }, { ...FACTS, disk }, READING);
    expect(read.toldDisk).toBe(after);
    expect(withFacts({ ...NEW, toldDisk: told }, FACTS, READING).toldDisk).toBe(told);
  });

  // R-MAI-01
  it('forgets that its owner was told of its silence when it sleeps, and not when it is back', () => {
    const silent = { ...NEW, isSilenceTold: true };
    expect(withFacts(silent, FACTS, READING).isSilenceTold).toBe(true);
    const asleep = { ...silent, desired: 'asleep' } as const;
    expect(withFacts(asleep, { ...FACTS, state: 'asleep' }, READING).isSilenceTold).toBe(false);
  });
});

// R-TRU-04
describe('what the host says of backups that cannot be', () => {
  const backups = {
    newestAt: '2026-11-20',
    oldestAt: '2026-11-10',
    count: 9,
    testedAt: '2026-11-15',
  };
  const read = (said: HostFacts['backups'], before: MachineRecord['backups'] = backups) =>
    withFacts({ ...NEW, backups: before }, { ...FACTS, backups: said }, READING).backups;

  // By hand.
  it.each([
    [
      'one time',
      { oldestAt: '2026-11-12', testedAt: null, count: 8 },
      ['2026-11-20', '2026-11-12', null],
    ],
    ['all of them', { count: 8 }, ['2026-11-20', '2026-11-10', '2026-11-15']],
    [
      'the wrong way round',
      { newestAt: '2026-11-21', oldestAt: '2026-11-22', testedAt: '2026-11-21', count: 8 },
      ['2026-11-20', '2026-11-10', '2026-11-21'],
    ],
    [
      'an end that is older than the other one has become',
      { oldestAt: '2026-11-21', testedAt: '2026-11-21', count: 8 },
      ['2026-11-20', '2026-11-10', '2026-11-21'],
    ],
  ])('leaves it as it was: %s', (_what, said, [newestAt, oldestAt, testedAt]) => {
    expect(read(said)).toEqual({ newestAt, oldestAt, testedAt, count: 8 });
  });

  it('is unknown of one of which nothing was known', () => {
    const said = { newestAt: '2026-11-21', oldestAt: '2026-11-22', count: 8 };
    expect(read(said, null)).toEqual({ newestAt: null, oldestAt: null, testedAt: null, count: 8 });
  });
});

describe('a restore', () => {
  const LATER = '2026-11-22T12:04:00.000Z';
  const restore = { backup: 'b1', madeAt: AT, askedAt: AT, doneAt: null, failedAt: null };
  const asked: MachineRecord = { ...readyMachine(AT), restore, restoreId: 'r1' };
  const restored = { restoreId: 'r1', at: LATER, hasFailed: false };
  const read = (facts: Partial<HostFacts>, before = asked) =>
    withFacts(before, { ...FACTS, ...facts }, READING);

  // R-TRU-02
  it('is done, or has failed, when the host says so of this one, and that is for good', () => {
    expect(read({}).restore).toEqual(restore);
    expect(read({ restored: { ...restored, restoreId: 'r0' } }).restore).toEqual(restore);
    const done = read({ restored });
    expect(done.restore).toEqual({ ...restore, doneAt: LATER });
    expect(read({ restored: { ...restored, at: AT, hasFailed: true } }, done).restore).toEqual(
      done.restore,
    );
    expect(read({ restored: { ...restored, hasFailed: true } }).restore).toEqual({
      ...restore,
      failedAt: LATER,
    });
  });
});

describe('what operators are told', () => {
  const DAY_MS = 86_400_000;
  const MADE = '2026-10-01T00:00:00.000Z';
  const at = (days: number) => new Date(Date.parse(MADE) + days * DAY_MS);
  /** The days after which they are told, of four looks a day. */
  function toldOn(field: 'backupsLoggedAt' | 'fullLoggedAt', facts: Partial<HostFacts>): number[] {
    let record = readyMachine(MADE);
    const days: number[] = [];
    for (let day = 0; day <= 4; day += 0.25) {
      const now = at(day);
      const before = record[field];
      const reading = { readAt: now.toISOString(), now, isAddressUsed: false };
      record = withFacts(record, { ...FACTS, lastSeenAt: now.toISOString(), ...facts }, reading);
      if (record[field] !== before) days.push(day);
    }
    return days;
  }

  // R-TRU-02
  it('is that backups are late, once a day', () => {
    expect(toldOn('backupsLoggedAt', {})).toEqual([2.25, 3.25]);
    const backups = { newestAt: at(4).toISOString(), oldestAt: MADE, count: 1, testedAt: null };
    expect(toldOn('backupsLoggedAt', { backups })).toEqual([]);
  });

  // R-TRU-03
  it('is that more is stored than the plan has room for, once a day, while it has another size', () => {
    const disk = { usedBytes: 100_000_000_001, totalBytes: 500_000_000_000 };
    expect(toldOn('fullLoggedAt', { plan: 'household', disk })).toEqual([0, 1, 2, 3, 4]);
    expect(toldOn('fullLoggedAt', { plan: 'solo', disk })).toEqual([]);
    const fits = { ...disk, usedBytes: 100_000_000_000 };
    expect(toldOn('fullLoggedAt', { plan: 'household', disk: fits })).toEqual([]);
  });

  // R-TRU-02
  it('leaves time for the first backup of an hour where a machine gets the size of such a plan', () => {
    const resized = withFacts(readyMachine(MADE), { ...FACTS, plan: 'practice' }, READING);
    expect(resized.sizedAt).toBe(AT);
    expect(withFacts(resized, { ...FACTS, plan: 'practice' }, READING).sizedAt).toBe(AT);
    expect(withFacts(NEW, FACTS, READING).sizedAt).toBe(null);
  });
});
