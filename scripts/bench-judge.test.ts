// How the bench judges its figures. This test lives here because the bench itself is not a suite of the test runner.
import { describe, expect, test } from 'vitest';
import { median, quantile } from '../tests/bench/figures.ts';
import { judge, type Target, type Verdict } from '../tests/bench/judge.ts';
import { verdictInWords } from '../tests/bench/report.ts';
import targets from '../tests/bench/targets.json' with { type: 'json' };

const verdictOf = (value: number, target: Target) =>
  judge([{ name: 'a', unit: 'ms', value }], { a: target })[0]?.verdict;

describe('a figure and its target', () => {
  test.each<[string, number, Target, Verdict['verdict']]>([
    ['at most', 600, { most: 600 }, 'ok'],
    ['far below', 1, { most: 600 }, 'ok'],
    ['15 % over', 690, { most: 600 }, 'ok'],
    ['a little more than 15 % over', 690.01, { most: 600 }, 'worse'],
    ['15 % over a decimal that has no exact form', 1.725, { most: 1.5 }, 'ok'],
    ['a little more than that', 1.7251, { most: 1.5 }, 'worse'],
    ['at least', 0.28, { least: 0.28 }, 'ok'],
    ['far above', 1, { least: 0.28 }, 'ok'],
    ['15 % under', 0.238, { least: 0.28 }, 'ok'],
    ['a little more than 15 % under', 0.2379, { least: 0.28 }, 'worse'],
    ['none where none may be', 0, { most: 0 }, 'ok'],
    ['one where none may be', 1, { most: 0 }, 'worse'],
    ['a second round trip where there may be one', 2, { most: 1 }, 'worse'],
    ['a target that allows nothing less', 99, { least: 100, tolerance: 0 }, 'worse'],
    ['exactly such a target', 100, { least: 100, tolerance: 0 }, 'ok'],
    ['no number', Number.NaN, { most: 600 }, 'missing'],
    ['an endless number', Number.POSITIVE_INFINITY, { least: 1 }, 'missing'],
  ])('%s: %d', (_, value, target, verdict) => {
    expect(verdictOf(value, target)).toBe(verdict);
  });

  test('a figure that was not measured is missing, and one without a target is not judged', () => {
    expect(judge([{ name: 'b', unit: '', value: 1 }], { a: { most: 1 } })).toMatchObject([
      { name: 'a', verdict: 'missing' },
    ]);
  });
});

describe('a verdict in words', () => {
  test.each([
    [580, 'ok      a: 580 ms (≤ 600 ms)'],
    [1158.24, 'worse   a: 1158 ms (≤ 600 ms)'],
    [Number.NaN, 'missing a: not measured (≤ 600)'],
  ])('of %d', (value, words) => {
    const [verdict] = judge([{ name: 'a', unit: 'ms', value }], { a: { most: 600 } });
    expect(verdict && verdictInWords(verdict)).toBe(words);
  });
});

test('every target says in one way what may be reached', () => {
  const all: [string, { most?: number; least?: number }][] = Object.values(targets).flatMap(
    (part) => Object.entries(part),
  );
  const unclear = all.filter(
    ([, { most, least }]) => (most === undefined) === (least === undefined),
  );

  expect(all.length).toBeGreaterThan(20);
  expect(unclear).toEqual([]);
});

describe('statistics', () => {
  test.each([
    [[3, 1, 2], 2],
    [[4, 1, 3, 2], 2],
    [[10, 9, 100], 10],
    [[7], 7],
    [[], Number.NaN],
  ])('the median of %j is %d', (values, expected) => {
    expect(median(values)).toBe(expected);
  });

  test.each([
    [0, 1],
    [0.5, 50],
    [0.99, 99],
    [1, 100],
  ])('of the numbers to 100, the share %d lies within %d', (share, expected) => {
    const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);
    expect(quantile(hundred, share)).toBe(expected);
  });
});
