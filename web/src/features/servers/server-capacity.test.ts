import { expect, test } from 'vitest';
import { roomWords, serverRoom } from './server-capacity.ts';

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
] as const)('under %s %s there is room for %s', (status, plan, room) => {
  expect(serverRoom({ status, plan })).toBe(room);
});

test('how much room there is without a subscription that was read is not known', () => {
  expect(serverRoom(null)).toBeNull();
});

// R-ACC-05
test.each([
  [0, 1, 'Your account has room for 1 server; 0 in use.'],
  [1, 2, 'Your account has room for 2 servers; 1 in use.'],
  [1, 1, 'Your account has room for 1 server, and no more can be added.'],
  [3, 1, 'Your account has room for 1 server. The 3 that you have stay; none can be added.'],
])('%i servers where there is room for %i: %s', (used, room, words) => {
  expect(roomWords(used, room)).toBe(words);
});
