import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Machine } from '@contract/machines.ts';
import { NO_SUBSCRIPTION, type Subscription } from '@contract/subscription.ts';
import { LAST_KNOWN_KEY, SESSION_HINT_KEY } from '@/platform/storage/storage-keys.ts';
import {
  forgetOthers,
  keepLastKnown,
  machinesToKeep,
  ownServersToKeep,
  planToKeep,
  readLastKnown,
} from './last-known.ts';

const entries = new Map<string, string>();

beforeEach(() => {
  entries.clear();
  entries.set(SESSION_HINT_KEY, '1');
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, text: string) => entries.set(key, text),
    removeItem: (key: string) => entries.delete(key),
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const ACTIVE: Subscription = {
  id: 'sub_1',
  plan: 'Solo',
  planId: 'price_solo_month',
  interval: 'month',
  currentPeriodEnd: '2031-01-15T00:00:00.000Z',
  status: 'active',
};

const MACHINE: Machine = {
  id: 'm1',
  uid: 'anna',
  subscriptionId: 'sub_1',
  plan: 'solo',
  name: 'Home server',
  hostName: 'cedar',
  origin: 'https://cedar.alcove.test',
  state: 'ready',
  since: '2030-01-01T00:00:00.000Z',
  step: null,
  orderedAt: '2030-01-01T00:00:00.000Z',
  readyAt: '2030-01-01T00:05:00.000Z',
  lastSeenAt: null,
  diskUsedBytes: null,
  diskBytes: null,
  sizedAt: null,
  backups: null,
  restore: null,
  desired: 'ready',
  keepUntil: null,
  postponed: 0,
  why: null,
  handoffVersion: 2,
  members: [],
  readyAbout: null,
  attendedAt: null,
  region: null,
  restartedAt: null,
  readAt: null,
};

test('what is kept of a person is read again, each fact with its own time', () => {
  keepLastKnown('anna', 'plan', planToKeep(ACTIVE));
  keepLastKnown('anna', 'machines', [MACHINE]);
  expect(readLastKnown('anna')).toMatchObject({
    uid: 'anna',
    plan: { plan: 'Solo', status: 'active' },
    machines: [{ name: 'Home server' }],
    ownServers: null,
    at: { plan: expect.any(String), machines: expect.any(String) },
  });
  expect(readLastKnown('anna')).toBe(readLastKnown('anna'));
});

// R-REL-11
test('what is kept of one person is not read for another, and goes as soon as the other is there', () => {
  keepLastKnown('anna', 'plan', ACTIVE);
  expect(readLastKnown('ben')).toBeNull();
  forgetOthers('anna');
  expect(entries.has(LAST_KNOWN_KEY)).toBe(true);
  forgetOthers('ben');
  expect(entries.has(LAST_KNOWN_KEY)).toBe(false);
});

// R-REL-11
test('a fact of another person begins again: nothing of the former one stays beside it', () => {
  keepLastKnown('anna', 'plan', ACTIVE);
  keepLastKnown('ben', 'locale', 'de');
  expect(entries.get(LAST_KNOWN_KEY)).not.toContain('Solo');
  expect(readLastKnown('ben')).toMatchObject({ plan: null, locale: 'de' });
});

// R-REL-11
test('nothing is kept or read once someone has signed out', () => {
  keepLastKnown('anna', 'plan', ACTIVE);
  entries.delete(SESSION_HINT_KEY);
  expect(readLastKnown('anna')).toBeNull();
  entries.delete(LAST_KNOWN_KEY);
  keepLastKnown('anna', 'plan', ACTIVE);
  expect(entries.has(LAST_KNOWN_KEY)).toBe(false);
});

test('of a subscription only how the plan stands is kept', () => {
  const plan = planToKeep({
    ...ACTIVE,
    cancelAt: '2031-01-15T00:00:00.000Z',
    credit: { amount: 500, currency: 'eur' },
    openPayment: {
      invoiceId: 'in_1',
      purpose: 'renewal',
      needs: 'payment',
      amount: 1900,
      currency: 'eur',
    },
  });
  expect(plan).toEqual({ ...ACTIVE, id: '', cancelAt: '2031-01-15T00:00:00.000Z' });
});

test.each(['none', 'canceled', 'incomplete_expired'] as const)(
  'a plan that is %s is not kept: what may be bought is not shown from memory',
  (status) => {
    expect(planToKeep({ ...NO_SUBSCRIPTION, status })).toBeNull();
  },
);

test('of servers those that are there are kept, without identifiers of the plan and without when they were opened', () => {
  const gone: Machine = { ...MACHINE, id: 'm2', state: 'erased' };
  expect(machinesToKeep([gone, MACHINE])).toEqual([{ ...MACHINE, subscriptionId: '' }]);
  expect(machinesToKeep([gone])).toBeNull();
  const own = { id: 's1', kind: 'own', name: 'Attic', origin: 'https://attic.test' } as const;
  const lastHandoffAt = '2030-01-01T00:00:00.000Z';
  const hosted = { ...own, id: 's2', kind: 'hosted', lastHandoffAt } as const;
  expect(ownServersToKeep([{ ...own, lastHandoffAt }, hosted])).toEqual([
    { id: 's1', name: 'Attic', origin: 'https://attic.test' },
  ]);
  expect(ownServersToKeep([hosted])).toBeNull();
});

const changed = (change: (kept: Record<string, unknown>) => void) => {
  keepLastKnown('anna', 'plan', planToKeep(ACTIVE));
  keepLastKnown('anna', 'machines', [MACHINE]);
  const kept: Record<string, unknown> = JSON.parse(entries.get(LAST_KNOWN_KEY) ?? '');
  change(kept);
  return JSON.stringify(kept);
};

test.each([
  ['no JSON', () => '{'],
  ['another kind of value', () => '"anna"'],
  [
    'a status that this release does not know',
    () => changed((kept) => Object.assign(kept, { plan: { ...ACTIVE, status: 'frozen' } })),
  ],
  [
    'a day that is none',
    () =>
      changed((kept) =>
        Object.assign(kept, { plan: { ...ACTIVE, currentPeriodEnd: '<b>soon</b>' } }),
      ),
  ],
  ['a part missing', () => changed((kept) => delete kept['ownServers'])],
])('%s in the storage counts as nothing', (_, write) => {
  entries.set(LAST_KNOWN_KEY, write());
  expect(readLastKnown('anna')).toBeNull();
});

test('a machine that this release does not know is left out', () => {
  const text = changed((kept) =>
    Object.assign(kept, { machines: [{ ...MACHINE, state: 'melted' }, MACHINE] }),
  );
  entries.set(LAST_KNOWN_KEY, text);
  expect(readLastKnown('anna')?.machines).toEqual([{ ...MACHINE, subscriptionId: '' }]);
});
