import { expect, test } from 'vitest';
import { describeCapacity, serverCapacity } from './server-capacity.ts';

// R-ACC-05
test.each([
  ['active', 'Solo', 1],
  ['active', 'Household', 2],
  ['trialing', 'Practice', 5],
  ['past_due', 'Practice', 5],
  ['active', 'A plan of old', null],
  ['trialing', null, null],
  ['paused', 'Practice', 1],
  ['unpaid', 'Practice', 1],
  ['canceled', 'Practice', 1],
  ['none', null, 1],
  ['error', null, null],
] as const)('under %s %s there is capacity for %s', (status, plan, capacity) => {
  expect(serverCapacity({ status, plan })).toBe(capacity);
});

test('the capacity is unknown until a subscription has been read', () => {
  expect(serverCapacity(null)).toBeNull();
});

// R-ACC-05
test.each([
  [0, 1, 'Your account has room for 1 server; 0 in use.'],
  [1, 2, 'Your account has room for 2 servers; 1 in use.'],
  [1, 1, 'Your account has room for 1 server, and no more can be added.'],
  [3, 1, 'Your account has room for 1 server. The 3 that you have stay; none can be added.'],
])('%i servers of a capacity of %i: %s', (used, capacity, words) => {
  expect(describeCapacity(used, capacity)).toBe(words);
});
