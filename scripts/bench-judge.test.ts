// How the bench judges its figures. This test lives here because the bench itself is not a suite of the test runner.
import { expect, test } from 'vitest';
import { judge, quantile, type Target } from '../tests/bench/figures.ts';
import targets from '../tests/bench/targets.json' with { type: 'json' };

test.each<[number, Target, string]>([
  [690, { most: 600 }, 'ok'],
  [690.01, { most: 600 }, 'worse'],
  // 15 % over a decimal that has no exact form.
  [1.725, { most: 1.5 }, 'ok'],
  [0.238, { least: 0.28 }, 'ok'],
  [0.2379, { least: 0.28 }, 'worse'],
  [1, { most: 0 }, 'worse'],
  [99, { least: 100, tolerance: 0 }, 'worse'],
  [Number.NaN, { most: 600 }, 'missing'],
])('%d before %j is %s', (value, target, verdict) => {
  expect(judge([{ name: 'a', unit: '', value }], { a: target })).toMatchObject([{ verdict }]);
});

test('a verdict in words; a figure that was not measured is missing, and one without a target is not judged', () => {
  const figures = [
    { name: 'a', unit: 'ms', value: 1158.24 },
    { name: 'c', unit: '', value: 1 },
  ];
  expect(judge(figures, { a: { most: 600 }, b: { least: 2 } })).toEqual([
    { verdict: 'worse', words: 'a: 1158 ms (≤ 600 ms)' },
    { verdict: 'missing', words: 'b: not measured (≥ 2)' },
  ]);
});

test('every target says in one way what may be reached', () => {
  const all: { most?: number; least?: number }[] = Object.values(targets).flatMap((part) =>
    Object.values(part),
  );
  const unclear = all.filter(({ most, least }) => (most === undefined) === (least === undefined));
  expect(all.length).toBeGreaterThan(20);
  expect(unclear).toEqual([]);
});

test.each([
  [0, 1],
  [0.5, 50],
  [0.99, 99],
  [1, 100],
])('of the numbers to 100, the share %d lies within %d', (share, expected) => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect(quantile(hundred, share)).toBe(expected);
  expect(quantile([], share)).toBe(Number.NaN);
});
