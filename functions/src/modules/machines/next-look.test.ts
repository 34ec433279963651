import { expect, it } from 'vitest';
import { readyMachine } from './record/machine-record.fixture.ts';
import type { MachineRecord } from './record/machine-record.ts';
import { nextLookOf } from './next-look.ts';

const NOW = '2026-11-22T12:00:00.000Z';
const SOON = '2026-11-22T12:01:00.000Z';
const IN_AN_HOUR = '2026-11-22T13:00:00.000Z';

const READY: MachineRecord = { ...readyMachine(NOW), isReadyTold: true };

const RESTORE = { backup: 'b1', madeAt: NOW, askedAt: NOW, doneAt: null, failedAt: null };

const next = (facts: Partial<MachineRecord>) => nextLookOf({ ...READY, ...facts }, new Date(NOW));

// R-MAC-01
it.each([
  ['was only noted', { state: 'ordered', hostState: null }],
  ['is being made', { state: 'preparing', hostState: 'preparing' }],
  ['has no address yet', { state: 'preparing', origin: null }],
  ['does not answer', { state: 'unreachable' }],
  ['has failed', { state: 'failed', hostState: 'failed' }],
  ['has an address that is not its own', { state: 'failed', isAddressUsed: true }],
  ['is to sleep', { desired: 'asleep' }],
  ['is to wake', { state: 'asleep', hostState: 'asleep' }],
  ['is to have another size', { plan: 'household' }],
  ['is to be put back to a backup', { restore: RESTORE }],
  ['is to be erased', { state: 'ending', desired: 'erased' }],
  ['has an owner who was not told', { isUntold: true }],
  ['an operator wants erased', { state: 'ending', desired: 'ending', unannounced: 'Words.' }],
  ['is erased, and has an owner who was not told', { state: 'erased', isUntold: true }],
] as const)('is soon for a machine that %s', (_what, facts) => {
  expect(next(facts)).toBe(SOON);
});

// R-MAC-01
it.each([
  ['answers', {}],
  ['was put back to a backup', { restore: { ...RESTORE, doneAt: NOW } }],
  ['is too full for its plan', { hostPlan: 'household', diskUsedBytes: 100_000_000_001 }],
  ['sleeps with its plan', { state: 'asleep', desired: 'asleep', hostState: 'asleep' }],
] as const)(
  'is within the hour for a machine that %s, in case that news were lost',
  (_what, facts) => {
    expect(next(facts)).toBe(IN_AN_HOUR);
  },
);

// R-MAC-02
it.each([
  ['the end', '2026-11-22T12:20:00.000Z'],
  ['the notice two days before', '2026-11-24T12:20:00.000Z'],
  ['the notice a week before', '2026-11-29T12:20:00.000Z'],
])('is at %s of a machine that is ending', (_what, keepUntil) => {
  const ending = { state: 'ending', desired: 'ending', hostState: 'asleep', keepUntil } as const;
  expect(next(ending)).toBe('2026-11-22T12:20:00.000Z');
});

// R-MAC-02
it('is not before now for a machine whose end has passed, and never for an erased one', () => {
  const passed = { state: 'ending', desired: 'ending', hostState: 'asleep' } as const;
  expect(next({ ...passed, keepUntil: '2026-11-22T11:00:00.000Z' })).toBe(IN_AN_HOUR);
  expect(next({ state: 'erased', hostState: 'erased', desired: 'erased' })).toBe(null);
});
