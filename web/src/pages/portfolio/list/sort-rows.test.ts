import { describe, expect, test } from 'vitest';
import { sortRows } from './sort-rows.ts';

const ROWS = [
  { number: 1, title: 'Moor', kind: 'Land', place: 'Farm', year: 2025 },
  { number: 2, title: 'Abbey', kind: 'Archive', place: 'Town', year: 2026 },
  { number: 3, title: 'Ébéniste', kind: 'Land', place: 'Attic', year: 2026 },
];

describe('sortRows', () => {
  test.each([
    ['hung', [1, 2, 3]],
    ['title', [2, 3, 1]],
    ['kind', [2, 1, 3]],
    ['place', [3, 1, 2]],
    ['year', [2, 3, 1]],
  ] as const)('by %s, rows that are equal keep the order in which they hang', (key, numbers) => {
    expect(sortRows(ROWS, key).map((row) => row.number)).toEqual(numbers);
  });

  test('by anything, the given rows stay as they were', () => {
    const rows = [...ROWS];
    sortRows(rows, 'place');
    expect(rows).toEqual(ROWS);
  });
});
