import { expect, test } from 'vitest';
import type { Machine } from '@contract/machines.ts';
import { orderTimeline } from './order-timeline.ts';
import { CEDAR } from '../text/test-machines.ts';

const MOMENT = { locale: 'en-GB', now: new Date('2026-11-20T10:00:00Z') };
const states = (facts: { isPaid: boolean; machine: Machine | null }) =>
  orderTimeline(facts, MOMENT).map(({ state }) => state);
const machine = (change: Partial<Machine>): Machine => ({ ...CEDAR, readyAt: null, ...change });

// R-MAC-04
test.each([
  ['before the payment is confirmed', false, null, 'current todo todo todo'],
  ['paid, before the machine is known', true, null, 'done current todo todo'],
  ['ordered', true, machine({ state: 'ordered' }), 'done done current todo'],
  ['being made', true, machine({ state: 'preparing' }), 'done done current todo'],
  ['failed while being made', true, machine({ state: 'failed' }), 'done done failed todo'],
  ['ready', true, CEDAR, 'done done done done'],
] as const)('%s', (_, isPaid, bought, expected) => {
  expect(states({ isPaid, machine: bought }).join(' ')).toBe(expected);
});

test('only the step that is under way says more, and the making says at which step it is', () => {
  const steps = orderTimeline(
    {
      isPaid: true,
      machine: machine({ state: 'preparing', step: { number: 3, of: 5, words: 'Starting' } }),
    },
    MOMENT,
  );
  expect(steps.map(({ text }) => text?.slice(0, 22) ?? null)).toEqual([
    null,
    null,
    'Step 3 of 5: Starting.',
    null,
  ]);
});

test('a finished order names its machine', () => {
  expect(orderTimeline({ isPaid: true, machine: CEDAR }, MOMENT).at(-1)?.title).toBe(
    'Cedar is ready',
  );
});
