import { expect, test } from 'vitest';
import { describeFull, describePlaces } from './server-places.ts';

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
  [2, 2, 'Your plan is full: 2 of 2 servers'],
  [1, 1, 'Your plan is full: 1 of 1 server'],
  [3, 1, 'Your plan is full'],
])('%i servers fill a capacity of %i: %s', (taken, capacity, words) => {
  expect(describeFull(taken, capacity)).toBe(words);
});
