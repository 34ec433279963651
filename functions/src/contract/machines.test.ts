import { expect, it } from 'vitest';
import { isInPlan, isKeptOn, DESIRED_STATES, MACHINE_STATES, takesPlace } from './machines.ts';

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
