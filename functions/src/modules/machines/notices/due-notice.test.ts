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
    ['silent', { state: 'unreachable' }, null],
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
    [1.1, 7, null],
    [1, 7, 1],
    [0.1, 1, null],
    // Days that were missed are not made up for.
    [0.5, 30, 1],
    // Heard of late.
    [7, null, 7],
    // An instance whose clock is behind.
    [7.1, 7, null],
    [1.1, 1, null],
    [0, 1, null],
    [0, null, null],
    [-1, 30, null],
  ])('with %s days left and told of %s: %s', (left, before, days) => {
    const told = before === null ? null : `machine-ending-${before}_m1_${SINCE}`;
    const expected = days === null ? null : `machine-ending-${days}_m1_${SINCE}`;
    expect(due({ ...ENDING, keepUntil: inDays(left), told })).toBe(expected);
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
    expect(due({ sleepAt, state: 'unreachable' })).toBe(null);
    expect(due({ sleepAt, state: 'failed' })).toBe(`machine-failed_m1_${SINCE}`);
  });

  // R-MAI-01
  it('tells of the same day again when the machine was woken in between', () => {
    const told = 'machine-ending-30_m1_2026-10-01T10:00:00.000Z';
    const expected = `machine-ending-30_m1_${SINCE}`;
    expect(due({ ...ENDING, keepUntil: inDays(20), told })).toBe(expected);
  });
});
