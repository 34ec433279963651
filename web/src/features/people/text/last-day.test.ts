import { expect, test } from 'vitest';
import { lastDayBounds, readLastDay, toDayText } from './last-day.ts';

const NOW = new Date(2026, 10, 26, 15, 30);

test('a last day is over when that day ends where the browser is', () => {
  const read = readLastDay('2026-12-03', NOW);
  expect(read).toEqual({ ok: true, until: new Date(2026, 11, 3, 23, 59, 59, 999).toISOString() });
  expect(read.ok && toDayText(read.until)).toBe('2026-12-03');
});

test('an empty field is no last day', () => {
  expect(readLastDay('', NOW)).toEqual({ ok: true, until: null });
  expect(toDayText(null)).toBe('');
});

test.each([
  ['2026-11-25', 'This day is over. Choose today or later.'],
  ['2027-11-27', 'Choose a day within a year from now.'],
  ['soon', 'Enter a day, or leave it empty.'],
])('%s is refused with a reason', (text, problem) => {
  expect(readLastDay(text, NOW)).toEqual({ ok: false, problem });
});

test('the first and the last day that are offered are accepted', () => {
  const { first, last } = lastDayBounds(NOW);
  expect(first).toBe('2026-11-26');
  expect(readLastDay(first, NOW).ok).toBe(true);
  expect(readLastDay(last, NOW).ok).toBe(true);
});
