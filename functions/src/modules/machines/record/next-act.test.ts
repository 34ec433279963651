import { describe, expect, it } from 'vitest';
import { HOST_STATES } from '../../../adapters/machine-host.ts';
import { DESIRED_STATES } from '../../../contract/machines.ts';
import { readyMachine } from './machine-record.fixture.ts';
import { nextAct, type Act } from './next-act.ts';

const AT = '2026-11-22T12:00:00.000Z';
const CALM = readyMachine(AT);

// What a machine is to be, and what the host is asked for in each of its states, `null` being that it has not confirmed the
// order. Written by hand.
const ACTS: Readonly<
  Record<(typeof DESIRED_STATES)[number], Readonly<Record<string, Act | null>>>
> = {
  ready: {
    null: 'order',
    queued: null,
    preparing: null,
    ready: null,
    asleep: 'wake',
    failed: null,
    erased: null,
  },
  asleep: {
    null: 'read',
    queued: null,
    preparing: null,
    ready: 'sleep',
    asleep: null,
    failed: null,
    erased: null,
  },
  ending: {
    null: 'read',
    queued: null,
    preparing: null,
    ready: 'sleep',
    asleep: null,
    failed: null,
    erased: null,
  },
  erased: {
    null: 'erase',
    queued: 'erase',
    preparing: 'erase',
    ready: 'erase',
    asleep: 'erase',
    failed: 'erase',
    erased: null,
  },
};

describe('nextAct', () => {
  // R-MAC-01
  it.each(
    DESIRED_STATES.flatMap((desired) =>
      [null, ...HOST_STATES].map((hostState) => [desired, hostState] as const),
    ),
  )('for a machine that is to be %s and is %s is what the table says', (desired, hostState) => {
    const machine = { ...CALM, desired, hostState };
    expect(nextAct(machine)).toBe(ACTS[desired][String(hostState)]);
  });

  // R-MAC-05
  it('gives a machine the size of its plan while it is ready, and wakes it before', () => {
    const grown = { ...CALM, plan: 'practice' } as const;
    expect(nextAct({ ...grown, hostState: 'ready' })).toBe('resize');
    expect(nextAct({ ...grown, hostState: 'asleep' })).toBe('wake');
    expect(nextAct({ ...grown, hostState: 'preparing' })).toBe(null);
  });

  // By hand: Solo has 100 GB.
  // R-TRU-03
  it.each([
    [100_000_000_000, 'resize'],
    [100_000_000_001, null],
    [null, 'resize'],
  ] as const)('with %s bytes stored, a smaller plan means %s', (diskUsedBytes, act) => {
    expect(nextAct({ ...CALM, hostPlan: 'household', diskUsedBytes })).toBe(act);
  });

  // R-TRU-02
  it.each([
    ['ready', 'ready', 'restore'],
    ['ready', 'asleep', 'wake'],
    ['ready', 'preparing', null],
    ['asleep', 'ready', 'sleep'],
    ['erased', 'ready', 'erase'],
  ] as const)('for a restore, one that is to be %s and is %s: %s', (desired, hostState, act) => {
    const restore = { backup: 'b1', madeAt: AT, askedAt: AT, doneAt: null, failedAt: null };
    const asked = { ...CALM, desired, hostState, hostPlan: 'practice', restore } as const;
    expect(nextAct(asked)).toBe(act);
    expect(nextAct({ ...CALM, restore: { ...restore, doneAt: AT } })).toBe(null);
    expect(nextAct({ ...CALM, restore: { ...restore, failedAt: AT } })).toBe(null);
  });
});
