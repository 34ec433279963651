import type { Machine } from '@contract/machines.ts';

/** A machine that is ready, for tests. */
export const CEDAR: Machine = {
  id: 'm-1',
  uid: 'ada',
  subscriptionId: 'sub_1',
  plan: 'solo',
  name: 'Cedar',
  hostName: 'cedar',
  origin: 'https://cedar.example.org',
  state: 'ready',
  since: '2026-11-20T10:00:00Z',
  step: null,
  orderedAt: '2026-11-20T09:58:00Z',
  readyAbout: null,
  attendedAt: null,
  readyAt: '2026-11-20T10:00:00Z',
  lastSeenAt: '2026-11-20T10:04:00Z',
  diskUsedBytes: 12_000_000_000,
  diskBytes: 100_000_000_000,
  region: null,
  restartedAt: null,
  desired: 'ready',
  keepUntil: null,
  postponed: 0,
  why: null,
  readAt: '2026-11-20T10:04:00Z',
};
