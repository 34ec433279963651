import { describe, expect, it } from 'vitest';
import { dueNotice, noticeId } from './due-notice.ts';
import { readyMachine } from '../record/machine-record.fixture.ts';
import type { MachineRecord } from '../record/machine-record.ts';

const SINCE = '2026-11-01T10:00:00.000Z';
const NOW = new Date('2026-11-02T10:00:00.000Z');
const DAY_MS = 86_400_000;

const RECORD = readyMachine(SINCE);

/** What is due for a machine, as the id of its mail. */
function due(change: Partial<MachineRecord>, now = NOW): string | null {
  const record = { ...RECORD, ...change };
  const notice = dueNotice(record, now);
  return notice === null ? null : noticeId(notice, record);
}

const ENDING = { state: 'ending', desired: 'ending', reason: 'plan_ended' } as const;
const inDays = (days: number) => new Date(NOW.getTime() + days * DAY_MS).toISOString();

describe('dueNotice', () => {
  // R-MAI-01
  it.each([
    ['ready', {}, `machine-ready_m1_${SINCE}`],
    ['ready and told', { isReadyTold: true }, null],
    ['ready for now, and to sleep', { desired: 'asleep', reason: 'paused' }, null],
    ['ordered', { state: 'ordered' }, null],
    ['being made', { state: 'preparing' }, null],
    ['silent for a moment', { state: 'unreachable', lastSeenAt: NOW.toISOString() }, null],
    ['failed', { state: 'failed' }, `machine-failed_m1_${SINCE}`],
    ['failed and told', { state: 'failed', told: `machine-failed_m1_${SINCE}` }, null],
    [
      'failed again',
      { state: 'failed', told: 'machine-failed_m1_2026' },
      `machine-failed_m1_${SINCE}`,
    ],
    ['paused', { state: 'asleep', reason: 'paused' }, `machine-asleep-paused_m1_${SINCE}`],
    ['unpaid', { state: 'asleep', reason: 'unpaid' }, `machine-asleep-unpaid_m1_${SINCE}`],
    [
      'unpaid after a pause',
      { state: 'asleep', reason: 'unpaid', told: `machine-asleep-paused_m1_${SINCE}` },
      `machine-asleep-unpaid_m1_${SINCE}`,
    ],
    ['waking', { state: 'asleep', reason: null }, null],
    ['being erased', { state: 'ending', desired: 'erased', reason: 'erase_asked' }, null],
    ['erased', { state: 'erased', desired: 'erased' }, `machine-erased_m1_${SINCE}`],
    ['erased with the account', { state: 'erased', reason: 'account_deleted' }, null],
  ] as const)('for one that is %s', (_words, change, id) => {
    expect(due(change)).toBe(id);
  });

  // R-MAI-01
  it.each([
    [30, null, 30],
    [7.1, 30, null],
    [7, 30, 7],
    [6.9, 7, null],
    [2.1, 7, null],
    [2, 7, 2],
    [0.1, 2, null],
    // Days that were missed are not made up for.
    [0.5, 30, 2],
    // Heard of late.
    [7, null, 7],
    // An instance whose clock is behind.
    [7.1, 7, null],
    [2.1, 2, null],
    [0, 2, null],
    [0, null, null],
    [-1, 30, null],
  ])('with %s days left and told of %s: %s', (left, before, days) => {
    const keepUntil = inDays(left);
    const told = before === null ? null : `machine-ending-${before}_m1_${keepUntil}`;
    const expected = days === null ? null : `machine-ending-${days}_m1_${keepUntil}`;
    expect(due({ ...ENDING, keepUntil, told })).toBe(expected);
  });

  // R-MAI-01 R-MAC-02
  it.each([
    [14, null, null],
    [7.1, null, null],
    [7, null, 7],
    [2.1, 7, null],
    [2, 7, 2],
    // A day that was missed is not made up for.
    [1, null, 2],
    // An instance whose clock is behind.
    [2.1, 2, null],
    [0, 7, null],
    [-1, null, null],
  ])('past due, with %s days until it sleeps and told of %s: %s', (left, before, days) => {
    const sleepAt = inDays(left);
    const id = (told: number | null) =>
      told === null ? null : `machine-sleeping-${told}_m1_${sleepAt}`;
    expect(due({ isReadyTold: true, sleepAt, told: id(before) })).toBe(id(days));
  });

  // R-MAI-01
  it('past due, tells nothing of a machine that is not ready, and "ready" first', () => {
    const sleepAt = inDays(1);
    expect(due({ sleepAt })).toBe(`machine-ready_m1_${SINCE}`);
    expect(due({ sleepAt, state: 'unreachable', lastSeenAt: NOW.toISOString() })).toBe(null);
    expect(due({ sleepAt, state: 'failed' })).toBe(`machine-failed_m1_${SINCE}`);
  });

  // R-MAI-01
  it('tells again of another date, such as one that was put off', () => {
    const told = `machine-ending-2_m1_${inDays(0)}`;
    expect(due({ ...ENDING, keepUntil: inDays(7), told })).toBe(`machine-ending-7_m1_${inDays(7)}`);
  });

  // R-MAI-01
  it.each([
    [9.99, false, null],
    [10, false, `machine-silent_m1_${SINCE}`],
    [600, false, `machine-silent_m1_${SINCE}`],
    [600, true, null],
  ])('silent for %s minutes, told or not (%s): %s', (minutes, isSilenceTold, id) => {
    const lastSeenAt = new Date(NOW.getTime() - minutes * 60_000).toISOString();
    const silent = { state: 'unreachable', isReadyTold: true, lastSeenAt, isSilenceTold } as const;
    expect(due(silent)).toBe(id);
    expect(due({ ...silent, desired: 'asleep' })).toBe(null);
  });

  // R-MAI-01
  it('tells that one is back only to those who were told that it is silent', () => {
    const ready = { isReadyTold: true };
    expect(due({ ...ready, isSilenceTold: true })).toBe(`machine-back_m1_${SINCE}`);
    expect(due({ ...ready, isSilenceTold: false })).toBe(null);
  });

  // By hand, in per cent of the disk.
  // R-MAI-01
  it.each([
    [79.9, 0, null],
    [80, 0, 80],
    [94.9, 0, 80],
    [95, 0, 95],
    [100, 0, 95],
    [85, 80, null],
    [95, 80, 95],
    [96, 95, null],
    [85, 95, null],
    [10, 0, null],
  ] as const)('a disk that is %s per cent full, told of %s: %s', (used, toldDisk, percent) => {
    const disk = { diskUsedBytes: used * 10, diskBytes: 1000, toldDisk, isReadyTold: true };
    const id = percent === null ? null : `machine-disk-${percent}_m1_${SINCE}`;
    expect(due(disk)).toBe(id);
  });

  // R-MAI-06
  it('a full disk also while the notice that a server will fall asleep is told', () => {
    const sleepAt = inDays(5);
    const told = `machine-sleeping-7_m1_${sleepAt}`;
    const disk = { diskUsedBytes: 900, diskBytes: 1000, toldDisk: 0, isReadyTold: true } as const;
    expect(due({ ...disk, sleepAt, told })).toBe(`machine-disk-80_m1_${SINCE}`);
  });

  // R-MAI-01
  it('knows no disk of a machine that says nothing of it', () => {
    expect(due({ isReadyTold: true, diskUsedBytes: null, diskBytes: 1000 })).toBe(null);
  });
});
