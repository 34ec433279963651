import { expect, test } from 'vitest';
import { describeLeaving, keptUntil } from './keep-text.ts';

const MACHINES = [
  { id: 'a', name: 'Cedar' },
  { id: 'b', name: 'Birch' },
  { id: 'c', name: 'Oak' },
];

// R-MAC-04
test.each([
  [1, [], 'Choose the server that stays.'],
  [2, [], 'Choose 2 servers that stay.'],
  [2, ['a'], 'Choose one more server that stays.'],
  [
    2,
    ['a', 'c'],
    'Birch falls asleep at once. Its data is kept until D; then it is erased for good.',
  ],
  [
    1,
    ['a'],
    'Birch and Oak fall asleep at once. Their data is kept until D; then they are erased for good.',
  ],
])('%i places and %j kept: %s', (places, kept, words) => {
  expect(describeLeaving({ machines: MACHINES, kept, places }, 'D')).toBe(words);
});

test('data is kept for thirty days', () => {
  expect(keptUntil(new Date('2026-11-22T12:00:00Z'), 'en-GB')).toBe('22 December 2026');
});
