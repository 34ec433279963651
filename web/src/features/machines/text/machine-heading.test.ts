import { expect, test } from 'vitest';
import type { Machine } from '@contract/machines.ts';
import { headingOf } from './machine-heading.ts';
import { describeMachine } from './machine-text.ts';
import { CEDAR } from './test-machines.ts';

const NOW = new Date('2026-11-20T10:05:00Z');
const step = { number: 2, of: 5, words: 'Installing' };
const restore = {
  backup: 'b-1',
  madeAt: '2026-11-19T02:00:00Z',
  askedAt: '2026-11-20T09:00:00Z',
  doneAt: null,
  failedAt: null,
};

// R-MAC-04 R-TRU-02
test.each<[Partial<Machine>, string]>([
  [{}, 'Ready'],
  [{ state: 'ordered', readyAt: null }, 'Ordered'],
  [{ state: 'preparing', step, readyAt: null }, 'Being set up'],
  [
    { state: 'preparing', step, readyAt: null, orderedAt: '2026-11-20T09:00:00Z' },
    'Taking longer than usual',
  ],
  [{ state: 'preparing', step, restore, orderedAt: '2026-01-02T10:00:00Z' }, 'Being put back'],
  [{ state: 'preparing', step, desired: 'erased' }, 'Being erased'],
  [{ state: 'failed', readyAt: null }, 'Could not be set up'],
  [{ state: 'failed' }, 'Failed'],
  [{ state: 'asleep', desired: 'asleep', why: 'paused' }, 'Asleep'],
])('%j: %s', (change, heading) => {
  const machine = { ...CEDAR, ...change };
  expect(headingOf(machine, describeMachine(machine, { locale: 'en-GB', now: NOW }))).toBe(heading);
});
