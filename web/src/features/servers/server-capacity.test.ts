import { expect, test } from 'vitest';
import { describeRoom, serverCapacity } from './server-capacity.ts';

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
  [1, 2, 'Your plan has room for another server.'],
  [1, 5, 'Your plan has room for 4 more servers.'],
  [2, 2, null],
  [3, 1, null],
  [1, null, null],
])('%i servers of a capacity of %s leave room: %s', (taken, capacity, words) => {
  expect(describeRoom(taken, capacity)).toBe(words);
});
