import { describe, expect, it } from 'vitest';
import { lineOf, type PlanLine } from './charged-price.ts';
import { endedMonths } from './settle-credits.ts';

const at = (day: string) => Date.parse(`2026-${day}T00:00:00Z`) / 1000;
const line = (
  price: string,
  from: string,
  to: string,
  amount = 1900,
  isRest = false,
): PlanLine => ({
  price,
  amount,
  tax: 0,
  currency: 'eur',
  start: at(from),
  end: at(to),
  isRest,
});
const chosen = (...lines: PlanLine[]) => lineOf('2026-10', lines)?.price ?? null;

describe('the line that decides about October', () => {
  // R-TRU-04
  it.each([
    ['nothing was paid for it', [line('solo', '08-01', '09-01')], null],
    ['its own period', [line('solo', '10-01', '11-01')], 'solo'],
    ['the longer of two periods', [line('a', '09-20', '10-20'), line('b', '10-20', '11-20')], 'a'],
    ['a year that began before', [line('year', '03-05', '12-31')], 'year'],
    [
      'the plan that it was changed to early in the month',
      [
        line('solo', '10-01', '11-01'),
        line('solo', '10-05', '11-01', -1655, true),
        line('household', '10-05', '11-01', 3397, true),
      ],
      'household',
    ],
    [
      'the plan that it was changed from late in the month',
      [
        line('solo', '10-01', '11-01'),
        line('solo', '10-25', '11-01', -429, true),
        line('household', '10-25', '11-01', 881, true),
      ],
      'solo',
    ],
    [
      'the month until a pause, which gave the rest back',
      [
        line('a', '10-01', '11-01'),
        line('a', '10-12', '11-01', -1226, true),
        line('b', '10-26', '11-26'),
      ],
      'a',
    ],
    [
      'a trial, although a paid period began at its end',
      [line('trial', '09-20', '10-20', 0), line('paid', '10-20', '11-20')],
      'trial',
    ],
  ])('is of %s', (_which, lines, price) => {
    expect(chosen(...lines)).toBe(price);
    expect(chosen(...lines.toReversed())).toBe(price);
  });
});

describe('the months that have ended', () => {
  // R-TRU-04
  it.each([
    ['2026-11-03T23:59:59Z', ['2026-09', '2026-08']],
    ['2026-11-04T00:00:00Z', ['2026-10', '2026-09']],
    ['2027-01-04T03:30:00Z', ['2026-12', '2026-11']],
    ['2027-03-03T03:30:00Z', ['2027-01', '2026-12']],
  ])('on %s are %j', (moment, months) => {
    expect(endedMonths(new Date(moment))).toEqual(months);
  });
});
