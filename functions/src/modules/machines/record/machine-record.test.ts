import { describe, expect, it } from 'vitest';
import type { HostFacts } from '../../../adapters/machine-host.ts';
import { notedMachine } from './machine-record.fixture.ts';
import { withFacts } from './machine-record.ts';

const AT = '2026-11-22T12:00:00.000Z';
const NEW = notedMachine(AT);
const FACTS: HostFacts = {
  reference: 'm1',
  name: 'cedar',
  plan: 'solo',
  state: 'ready',
  step: null,
  readyAbout: null,
  attendedAt: null,
  region: null,
  origin: 'https://cedar.machines.example',
  lastSeenAt: AT,
  disk: null,
  handoffVersion: null,
  failure: null,
  changedAt: AT,
};
const READING = { readAt: AT, now: new Date(AT), isAddressUsed: false };

describe('what a machine is after a reading of the host', () => {
  // R-MAC-02
  it('is not ready before there is an address to open it at', () => {
    const early = withFacts(NEW, { ...FACTS, origin: null }, READING);
    expect(early).toMatchObject({ state: 'preparing', readyAt: null });
    expect(withFacts(early, FACTS, READING)).toMatchObject({ state: 'ready', readyAt: AT });
  });

  // R-MAC-02
  it('stays erased, whatever the host says later', () => {
    const erased = withFacts(NEW, { ...FACTS, state: 'erased' }, READING);
    expect(erased).toMatchObject({ state: 'erased', desired: 'erased' });
    expect(withFacts(erased, FACTS, READING)).toEqual(erased);
  });

  // R-PPL-06
  it('keeps the version of the hand-off that its host said last, while the host does not know', () => {
    const read = (handoffVersion: number | null, before = { ...NEW, handoffVersion: 1 }) =>
      withFacts(before, { ...FACTS, handoffVersion }, READING);
    expect(read(null).handoffVersion).toBe(1);
    expect(read(2).handoffVersion).toBe(2);
    expect(read(null, read(2)).handoffVersion).toBe(2);
    expect(read(1, read(2)).handoffVersion).toBe(1);
  });

  // By hand: told of 95 per cent again after it fell below 90, of 80 after it fell below 75.
  // R-MAI-01
  it.each([
    [95, 94, 95],
    [95, 90, 95],
    [95, 89.9, 80],
    [95, 75, 80],
    [95, 74.9, 0],
    [80, 75, 80],
    [80, 74.9, 0],
    [80, 99, 80],
    [0, 85, 0],
  ] as const)('was told of %s per cent, uses %s, and counts as told of %s', (told, used, after) => {
    const disk = { usedBytes: used * 10, totalBytes: 1000 };
    const read = withFacts({ ...NEW, toldDisk: told }, { ...FACTS, disk }, READING);
    expect(read.toldDisk).toBe(after);
    expect(withFacts({ ...NEW, toldDisk: told }, FACTS, READING).toldDisk).toBe(told);
  });

  // R-MAI-01
  it('forgets that its owner was told of its silence when it sleeps, and not when it is back', () => {
    const silent = { ...NEW, isSilenceTold: true };
    expect(withFacts(silent, FACTS, READING).isSilenceTold).toBe(true);
    const asleep = { ...silent, desired: 'asleep' } as const;
    expect(withFacts(asleep, { ...FACTS, state: 'asleep' }, READING).isSilenceTold).toBe(false);
  });
});
