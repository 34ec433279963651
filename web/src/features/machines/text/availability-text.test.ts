import { expect, test } from 'vitest';
import type { MachineDay } from '@contract/availability.ts';
import {
  describeCredit,
  describeDay,
  lastDays,
  shareWords,
  silentDays,
} from './availability-text.ts';

const DAY = 86_400;
const day = (date: string, silentSeconds = 0, maintenanceSeconds = 0): MachineDay => ({
  day: date,
  observedSeconds: DAY,
  silentSeconds,
  maintenanceSeconds,
});

// R-TRU-04
test.each([
  ['nothing measured', [], null],
  ['always', [day('2026-11-25')], '100%'],
  ['one second of silence never shows 100%', [day('2026-11-24', 1), day('2026-11-25')], '99.99%'],
  ['half a day', [day('2026-11-25', DAY / 2)], '50%'],
  ['maintenance counts neither way', [day('2026-11-25', 0, DAY / 2)], '100%'],
  ['maintenance all day', [day('2026-11-25', 0, DAY)], null],
])('the share in which it answered, %s', (_case, days, words) => {
  expect(shareWords(days, 'en-GB')).toBe(words);
});

// R-TRU-04
test('each silent day is told, the newest first, in a length that is easy to read', () => {
  const days = [
    day('2026-11-08', 42),
    day('2026-11-09', 720),
    day('2026-11-10'),
    day('2026-11-11', 3900),
    day('2026-11-12', 3590),
  ];
  expect(silentDays(days, 'en-GB')).toEqual([
    '1 hour on 12 November',
    '1 hour 5 minutes on 11 November',
    '12 minutes on 9 November',
    '42 seconds on 8 November',
  ]);
});

// R-TRU-04
test('ninety days are drawn up to today, and a day that was not observed is none', () => {
  const unseen = { ...day('2026-11-24'), observedSeconds: 0 };
  const drawn = lastDays([unseen, day('2026-11-25', 60)], new Date('2026-11-26T00:30:00Z'));
  expect([drawn.length, drawn[0]?.day]).toEqual([90, '2026-08-29']);
  const last = drawn.slice(-3).map(({ day: date, seen }) => [date, describeDay(seen)]);
  expect(last).toEqual([
    ['2026-11-24', 'Unmeasured'],
    ['2026-11-25', 'Silent for 1 minute'],
    ['2026-11-26', 'Unmeasured'],
  ]);
  expect(describeDay(day('2026-11-25', 0, 600))).toBe(
    'Answered, announced maintenance for 10 minutes',
  );
});

// R-TRU-04
test.each([
  ['invoice', '€3.80 back for October 2026, on your next invoice'],
  ['refund', '€3.80 back for October 2026, refunded the way you paid'],
  [null, '€3.80 back for October 2026, being booked'],
] as const)('what was given back, by way of %s: %s', (way, words) => {
  const credit = { month: '2026-10', hours: 2, amount: 380, currency: 'eur', way };
  expect(describeCredit(credit, 'en-GB')).toBe(words);
});
