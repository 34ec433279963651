import { expect, test } from 'vitest';
import { describePlaces, describeRoom, serverCapacity } from './server-capacity.ts';

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
  [0, 1, '0 of 1 place taken.'],
  [1, 2, '1 of 2 places taken.'],
  [1, 1, '1 of 1 place taken.'],
  [3, 1, '3 servers for 1 place: they all stay, but you cannot add more.'],
])('%i servers of a capacity of %i: %s', (taken, capacity, words) => {
  expect(describePlaces(taken, capacity)).toBe(words);
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
