import { expect, test } from 'vitest';
import { MACHINE_STATES } from '@contract/machines.ts';
import { readSharedMachines } from './read-shared-machines.ts';
import { describeShared, sharedScene } from './shared-text.ts';

const CEDAR = {
  machine: 'm-1',
  membership: 'h-1',
  name: 'Cedar',
  state: 'ready',
  origin: 'https://cedar.example.org',
  since: '2026-11-20T10:00:00Z',
  ownerName: 'Ada Lindqvist',
} as const;

test('a person who may open a server reads how it is, and not a word about money', () => {
  for (const state of MACHINE_STATES) {
    const text = describeShared({ name: 'Cedar', state });
    expect(text.title).toContain('Cedar');
    expect(`${text.title} ${text.sentence}`).not.toMatch(/plan|pay|paid|invoice|subscription/i);
  }
});

test('only a server that runs, or may run, can be opened', () => {
  const opens = MACHINE_STATES.map((state) => [
    state,
    describeShared({ name: 'Cedar', state }).opens,
  ]);
  expect(opens.filter(([, way]) => way !== null)).toEqual([
    ['ready', 'open'],
    ['unreachable', 'try-anyway'],
  ]);
  expect(sharedScene('ending')).toEqual({ state: 'asleep' });
});

test('shared servers come by owner and name, those that run before those that do not; one of an unknown shape is left out', () => {
  const birch = { ...CEDAR, machine: 'm-2', name: 'Birch' };
  const alder = { ...CEDAR, machine: 'm-3', name: 'Alder', ownerName: 'Ben Okafor' };
  const asleep = { ...CEDAR, machine: 'm-4', name: 'Ash', state: 'asleep' };
  const read = readSharedMachines([
    asleep,
    alder,
    { ...CEDAR, until: { seconds: 1 }, owner: 'ada', member: 'hana' },
    { ...CEDAR, state: 'melted' },
    birch,
  ]);
  expect(read).toEqual([birch, CEDAR, alder, asleep]);
});
