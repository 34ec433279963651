import { describe, expect, it } from 'vitest';
import type { PlanLine } from '../../credits/charged-price.ts';
import { chargedIn } from './stretches.ts';

const at = (day: number) => Date.UTC(2026, 10, day) / 1000;
const line = (
  price: string,
  from: number,
  to: number,
  amount = 2000,
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
const rest = (price: string, from: number, to: number, amount: number) =>
  line(price, from, to, amount, true);

describe('how long a line that charges for a plan counts', () => {
  // R-LAW-01
  it.each([
    ['to its end', [[line('a', 1, 31)]], [['a', 1, 31]]],
    [
      'to a change, which may name the new plan first',
      [[line('a', 1, 31)], [rest('b', 6, 31, 3000), rest('a', 6, 31, -1667)]],
      [
        ['a', 1, 6],
        ['b', 6, 31],
      ],
    ],
    [
      'to a change to a yearly plan',
      [[line('a', 1, 31)], [rest('a', 6, 31, -1667), line('year', 6, 371, 20_000)]],
      [
        ['a', 1, 6],
        ['year', 6, 371],
      ],
    ],
    [
      'to a pause, and again from its end',
      [[line('a', 1, 31)], [rest('a', 6, 31, -1667)], [line('a', 9, 39)]],
      [
        ['a', 1, 6],
        ['a', 9, 39],
      ],
    ],
    [
      'to each of several changes, there and back',
      [
        [line('a', 1, 31)],
        [rest('a', 6, 31, -1667), rest('b', 6, 31, 3000)],
        [rest('b', 8, 31, -2760), rest('a', 8, 31, 1533)],
        [rest('a', 12, 31, -1267), rest('b', 12, 31, 2280)],
      ],
      [
        ['a', 1, 6],
        ['b', 6, 8],
        ['a', 8, 12],
        ['b', 12, 31],
      ],
    ],
    [
      'not at all where a change back comes in the same second',
      [
        [line('a', 1, 31)],
        [rest('a', 6, 31, -1667), rest('b', 6, 31, 3000)],
        [rest('b', 6, 31, -3000), rest('a', 6, 31, 1667)],
      ],
      [
        ['a', 1, 6],
        ['b', 6, 6],
        ['a', 6, 31],
      ],
    ],
    [
      'through a trial',
      [[line('a', 1, 15, 0)], [line('a', 15, 45)]],
      [
        ['a', 1, 15],
        ['a', 15, 45],
      ],
    ],
  ] as const)('is %s', (_until, invoices, expected) => {
    const found = chargedIn(invoices).map(({ price, start, until }) => [price, start, until]);
    expect(found).toEqual(expected.map(([price, from, to]) => [price, at(from), at(to)]));
  });
});
