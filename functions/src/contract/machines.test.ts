import { expect, it } from 'vitest';
import {
  backupTrouble,
  canRestore,
  DESIRED_STATES,
  isInPlan,
  isKeptOn,
  MACHINE_STATES,
  takesPlace,
  type Machine,
} from './machines.ts';

const NEVER = null;
const LATER = '2026-12-20T10:00:00Z';

// R-MAC-02
it.each([
  ['ready', 'ready', NEVER, true, true],
  ['asleep', 'asleep', NEVER, true, true],
  ['ordered', 'ready', NEVER, true, true],
  ['failed', 'ready', NEVER, true, true],
  ['ending', 'ending', LATER, false, false],
  ['ending', 'erased', NEVER, false, true],
  ['ending', 'erased', LATER, false, false],
  ['erased', 'erased', NEVER, false, false],
] as const)(
  'a machine that is %s, is to be %s and is kept until %s is in its plan: %s, and takes a place: %s',
  (state, desired, keepUntil, isIn, takes) => {
    expect(isInPlan({ desired })).toBe(isIn);
    expect(takesPlace({ state, desired, keepUntil })).toBe(takes);
  },
);

// R-MAC-02
it('whatever is in a plan takes a place of it', () => {
  for (const state of MACHINE_STATES) {
    for (const desired of DESIRED_STATES.filter((one) => isInPlan({ desired: one }))) {
      expect(takesPlace({ state, desired, keepUntil: NEVER })).toBe(true);
    }
  }
});

// By hand: put off twice, and then left to operators.
// R-MAI-07
it.each([
  ['ending', 2, false],
  ['ending', 3, true],
  ['erased', 3, false],
] as const)(
  'one that is to be %s and was put off %i times is kept on: %s',
  (desired, postponed, is) => {
    expect(isKeptOn({ desired, postponed })).toBe(is);
  },
);

/** A machine of Solo, backed up nightly, that has run and was backed up for a month. */
const BACKED_UP = {
  state: 'ready',
  since: '2026-10-01T00:00:00Z',
  plan: 'solo',
  sizedAt: null,
  readyAt: '2026-10-01T00:00:00Z',
  backups: {
    newestAt: '2026-11-26T02:00:00Z',
    oldestAt: '2026-11-19T02:00:00Z',
    count: 7,
    testedAt: '2026-11-01T00:00:00Z',
  },
} as const satisfies Partial<Machine>;
const NONE = { newestAt: null, oldestAt: null, count: 0, testedAt: null };

// By hand: late after two nights, or two hours of Practice; untested after 40 days.
// R-TRU-02
it.each([
  ['two days after the newest', {}, '2026-11-28T02:00:00Z', null],
  ['a second later', {}, '2026-11-28T02:00:01Z', 'late'],
  ['asleep', { state: 'asleep' }, '2026-12-24T00:00:00Z', null],
  ['silent', { state: 'unreachable' }, '2026-12-24T00:00:00Z', null],
  ['woken yesterday', { since: '2026-11-29T00:00:00Z' }, '2026-11-30T00:00:00Z', null],
  ['woken two days ago', { since: '2026-11-29T00:00:00Z' }, '2026-12-01T00:00:01Z', 'late'],
  ['of Practice, two hours after the newest', { plan: 'practice' }, '2026-11-26T04:00:00Z', null],
  ['of Practice, a second later', { plan: 'practice' }, '2026-11-26T04:00:01Z', 'late'],
  [
    'of Practice since an hour ago',
    { plan: 'practice', sizedAt: '2026-11-26T20:00:00Z' },
    '2026-11-26T21:00:00Z',
    null,
  ],
  ['never backed up, two days after it was made', { backups: NONE }, '2026-10-03T00:00:00Z', null],
  ['never backed up, a second later', { backups: NONE }, '2026-10-03T00:00:01Z', 'late'],
  ['of a host that says nothing', { backups: null }, '2026-10-03T00:00:01Z', 'late'],
  ['being made', { state: 'preparing', readyAt: null }, '2026-12-24T00:00:00Z', null],
  [
    'tested 40 days ago',
    { backups: { ...BACKED_UP.backups, testedAt: '2026-10-17T00:00:00Z' } },
    '2026-11-26T00:00:00Z',
    null,
  ],
  [
    'tested a second longer ago',
    { backups: { ...BACKED_UP.backups, testedAt: '2026-10-17T00:00:00Z' } },
    '2026-11-26T00:00:01Z',
    'untested',
  ],
  [
    'never tested, 40 days and a second after it was made',
    { backups: { ...BACKED_UP.backups, newestAt: '2026-11-10T00:00:00Z', testedAt: null } },
    '2026-11-10T00:00:01Z',
    'untested',
  ],
] as const)('the backups of a machine %s: %j, at %s: %s', (_what, change, at, trouble) => {
  expect(backupTrouble({ ...BACKED_UP, ...change }, new Date(at))).toBe(trouble);
});

// R-TRU-02
it.each([
  ['ready', 'ready', null, true],
  ['ready', 'asleep', null, false],
  ['unreachable', 'ready', null, false],
  ['preparing', 'ready', null, false],
  ['ready', 'ready', { doneAt: null, failedAt: null }, false],
  ['ready', 'ready', { doneAt: LATER, failedAt: null }, true],
  ['ready', 'ready', { doneAt: null, failedAt: LATER }, true],
] as const)('one that is %s, is to be %s, after %j, can be restored: %s', (...row) => {
  const [state, desired, ended, can] = row;
  const restore = ended && { backup: 'b1', madeAt: LATER, askedAt: LATER, ...ended };
  expect(canRestore({ state, desired, restore })).toBe(can);
});
