import { assert, constantFrom, date, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PAUSE_MAX_DAYS } from '@contract/api.ts';
import { DAY_MS } from '@/lib/dates.ts';
import { PAUSE_MONTHS, pauseBounds, pauseForMonths, readPauseDate } from './pause-until.ts';

const MORNING = new Date(2026, 10, 14, 9, 30);
const EVENING = new Date(2026, 10, 14, 21, 30);

const localDay = (iso: string) => new Date(iso).toLocaleDateString('en-CA');

// R-ACC-06
describe('pauseBounds', () => {
  it('in the morning: from tomorrow, for noon is more than a day away', () => {
    expect(pauseBounds(MORNING)).toEqual({ first: '2026-11-15', last: '2027-02-14' });
  });

  it('in the evening: from the day after tomorrow', () => {
    expect(pauseBounds(EVENING)).toEqual({ first: '2026-11-16', last: '2027-02-15' });
  });
});

describe('pauseForMonths', () => {
  it('ends on the same day of a later month', () => {
    expect(localDay(pauseForMonths(MORNING, 2))).toBe('2027-01-14');
  });

  it('ends on the last day of a month that is too short', () => {
    expect(localDay(pauseForMonths(new Date(2027, 0, 31, 9), 1))).toBe('2027-02-28');
  });

  it('at any moment: every offered length lies between a day and the longest pause', () => {
    assert(
      property(
        date({ min: new Date(2025, 0), max: new Date(2040, 0), noInvalidDate: true }),
        constantFrom(...PAUSE_MONTHS),
        (now, months) => {
          const days = (Date.parse(pauseForMonths(now, months)) - now.getTime()) / DAY_MS;
          expect(days).toBeGreaterThanOrEqual(1);
          expect(days).toBeLessThanOrEqual(PAUSE_MAX_DAYS);
        },
      ),
    );
  });
});

describe('readPauseDate', () => {
  it('a day within bounds: is its noon', () => {
    const read = readPauseDate('2026-12-24', MORNING);
    expect(read).toEqual({ ok: true, until: new Date(2026, 11, 24, 12).toISOString() });
  });

  it.each([
    ['', 'missing'],
    ['2026-13', 'missing'],
    ['2026-11-14', 'too-early'],
    ['2025-12-24', 'too-early'],
    ['2027-02-15', 'too-late'],
  ] as const)('%j: is refused as %s', (text, reason) => {
    expect(readPauseDate(text, MORNING)).toEqual({ ok: false, reason });
  });

  it('at any moment: both bounds are accepted, and are what the API accepts', () => {
    assert(
      property(
        date({ min: new Date(2025, 0), max: new Date(2040, 0), noInvalidDate: true }),
        (now) => {
          const { first, last } = pauseBounds(now);
          for (const text of [first, last]) {
            const read = readPauseDate(text, now);
            const days = read.ok ? (Date.parse(read.until) - now.getTime()) / DAY_MS : 0;
            expect(days).toBeGreaterThanOrEqual(1);
            expect(days).toBeLessThanOrEqual(PAUSE_MAX_DAYS);
          }
        },
      ),
    );
  });
});
