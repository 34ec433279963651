import { describe, expect, it } from 'vitest';
import { owedOf, usedOf, type Stretch } from './owed.ts';

const DAY = 86_400;
const month = (days: number, price = 2000, length = 30): Stretch => ({
  price,
  days,
  periodSeconds: length * DAY,
});
const year = (days: number, length = 365): Stretch => ({
  price: 20_000,
  days,
  periodSeconds: length * DAY,
});

describe('what was used of an order', () => {
  // R-LAW-01. Each is worked out by hand: price × days ÷ days of the period, rounded down.
  it.each([
    ['nothing on its first day', [month(0)], 0],
    ['3 of 30 days', [month(3)], 200],
    ['7 of 31 days: 451.61', [month(7, 2000, 31)], 451],
    ['a whole period', [month(30)], 2000],
    ['10 days of a year: 547.95', [year(10)], 547],
    ['10 days of a leap year: 546.45', [year(10, 366)], 546],
    ['5 days of a month and 5 of a year: 333.33 and 273.97', [month(5), year(5)], 607],
    ['thirds, which are rounded once', [month(1, 100), month(1, 100), month(1, 100)], 10],
    ['a trial', [month(14, 0)], 0],
  ] as const)('is %s', (_what, stretches, used) => {
    expect(usedOf(stretches)).toBe(used);
  });

  // R-LAW-01. By decimals with thirty places, of which each is rounded up by itself.
  it('agrees with decimals for random stretches', () => {
    const upTo = (most: number) => Math.floor(Math.random() * (most + 1));
    const places = 10n ** 30n;
    for (let run = 0; run < 5000; run += 1) {
      const stretches = Array.from({ length: upTo(6) }, () => {
        const length = [28, 29, 30, 31, 365, 366][upTo(5)] ?? 30;
        return month(upTo(20), upTo(50_000), length);
      });
      const decimals = stretches.map(({ price, days, periodSeconds }) => {
        const [over, under] = [BigInt(price) * BigInt(days) * 86_400n, BigInt(periodSeconds)];
        return (over * places + under - 1n) / under;
      });
      const sum = decimals.reduce((all, one) => all + one, 0n);
      expect(usedOf(stretches)).toBe(Number(sum / places));
    }
  });
});

describe('what a withdrawal gives back', () => {
  const moved = { paid: 2000, drawn: 0, used: 200, credit: 0 };
  // R-LAW-01
  it.each([
    ['what was paid, less what was used', {}, 1800, 0],
    ['all where nothing is charged for', { used: 0 }, 2000, 0],
    ['nothing where nothing was paid', { paid: 0, used: 0 }, 0, 0],
    ['no less than nothing', { used: 2500 }, 0, 0],
    [
      'the credit that a pause has left, off the balance',
      { drawn: -1600, credit: 1600 },
      1800,
      1600,
    ],
    ['and leaves credit that we gave', { drawn: -1600, credit: 2100 }, 1800, 1600],
    [
      'what is left of such credit where some was spent',
      { drawn: -1600, credit: 1000 },
      1200,
      1000,
    ],
    ['none of it twice where all was spent', { drawn: -1600, credit: 0 }, 200, 0],
    ['none of it where the customer owes', { drawn: -1600, credit: -300 }, 200, 0],
    ['to the balance what came from there', { drawn: 500 }, 1800, -500],
    ['of that, what was not used beyond the money', { paid: 100, drawn: 500 }, 0, -400],
    ['none of it where all of it was used', { paid: 100, drawn: 50 }, 0, 0],
  ])('is %s', (_what, more, refund, balance) => {
    expect(owedOf({ ...moved, ...more })).toEqual({ refund, balance });
  });
});
