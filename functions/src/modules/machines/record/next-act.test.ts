import { describe, expect, it } from 'vitest';
import { HOST_STATES } from '../../../consistency/documents.ts';
import { DESIRED_STATES } from '../../../contract/machines.ts';
import { nextAct, type Act } from './next-act.ts';

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
    const machine = { desired, hostState, plan: 'solo', hostPlan: 'solo' } as const;
    expect(nextAct(machine)).toBe(ACTS[desired][String(hostState)]);
  });

  // R-MAC-05
  it('gives a machine the size of its plan while it is ready, and wakes it before', () => {
    const grown = { desired: 'ready', plan: 'practice', hostPlan: 'solo' } as const;
    expect(nextAct({ ...grown, hostState: 'ready' })).toBe('resize');
    expect(nextAct({ ...grown, hostState: 'asleep' })).toBe('wake');
    expect(nextAct({ ...grown, hostState: 'preparing' })).toBe(null);
  });
});
