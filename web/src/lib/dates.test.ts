import { describe, expect, it, test } from 'vitest';
import { formatCalendarDay, formatDay, formatDayAndTime } from './dates.ts';

describe('formatDay', () => {
  it('writes the day as the locale does', () => {
    expect(formatDay('2026-05-03T12:00:00.000Z', 'en-GB')).toBe('3 May 2026');
    expect(formatDay('2026-05-03T12:00:00.000Z', 'de-DE')).toBe('3. Mai 2026');
  });

  it('is null for no moment and for one that cannot be read', () => {
    expect(formatDay(null, 'en-GB')).toBeNull();
    expect(formatDay('soon', 'en-GB')).toBeNull();
  });
});

// R-LAW-01
test('a day of the calendar is written as the locale does, and null where it is none', () => {
  expect(formatCalendarDay('2026-05-03', 'en-GB')).toBe('3 May 2026');
  expect(formatCalendarDay('soon', 'en-GB')).toBeNull();
});

describe('formatDayAndTime', () => {
  it('adds the time of day', () => {
    expect(formatDayAndTime('2026-05-03T12:07:00.000Z', 'en-GB')).toMatch(/^3 May 2026, \d\d:\d7$/);
  });
});
