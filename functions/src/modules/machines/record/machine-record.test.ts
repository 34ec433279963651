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
});
