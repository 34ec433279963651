import { expect, test } from 'vitest';
import type { LastKnown } from '../last-known.ts';
import { describeAge } from './last-known-text.ts';

const KEPT: LastKnown = {
  uid: 'anna',
  at: {
    plan: '2030-05-03T12:05:00.000Z',
    machines: '2030-05-02T12:05:00.000Z',
    nextPayment: '2030-05-01T12:05:00.000Z',
  },
  locale: null,
  plan: {
    id: '',
    plan: 'Solo',
    planId: null,
    interval: null,
    currentPeriodEnd: null,
    status: 'active',
  },
  nextPayment: null,
  machines: [],
  ownServers: null,
  hasSteps: null,
};

test.each([
  ['nothing is kept', null, { plan: 'pending' }, /^$/],
  ['every answer is there', KEPT, { plan: 'known', machines: 'known' }, /^$/],
  [
    'an answer is missing of which nothing is kept',
    KEPT,
    { plan: 'known', ownServers: 'pending', nextPayment: 'pending' },
    /^$/,
  ],
  [
    'one answer is missing',
    KEPT,
    { plan: 'pending', machines: 'known' },
    /^As of 3 May 2030.*\. Refreshing…$/,
  ],
  [
    'two are missing: the older counts',
    KEPT,
    { plan: 'pending', machines: 'pending' },
    /^As of 2 May 2030.*\. Refreshing…$/,
  ],
  [
    'one has failed and one is missing',
    KEPT,
    { plan: 'failed', machines: 'pending' },
    /^As of 2 May 2030.*\. Refreshing…$/,
  ],
  [
    'one has failed',
    KEPT,
    { plan: 'failed', machines: 'known' },
    /^As of 3 May 2030.*\. It could not be refreshed\.$/,
  ],
] as const)('%s', (_, lastKnown, answers, words) => {
  expect(describeAge(lastKnown, answers, 'en-GB')).toMatch(words);
});
