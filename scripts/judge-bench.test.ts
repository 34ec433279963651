// How the battery judges a report of the bench. This test lives here because the battery itself is
// not a suite of the test runner.
import { describe, expect, test } from 'vitest';
import { judgeBench } from '../tests/battery/judge-bench.ts';

const PAGES = ['/', '/contact/v1'];
const FIGURES = ['pages: layout shift', 'journey: sign-in → plan', 'load: errors'];
const REPORT = `
Building the site …
Run 1 of 1: /limit

Last run: 2026-11-22, 1 runs a page, 2 cores, Node 20.20.2, Lighthouse 12.8.2, Chromium 156.

| page | FCP ms (× limit) | TBT ms, least (median) | CLS | script kB | a11y · practices · SEO |
| --- | --- | --- | --- | --- | --- |
| limit page | 796 (1.00) | 122 (122) | 0.000 | 0.0 |  |
| \`/\` | 940 (1.18) | 229 (229) | 0.001 | 2.2 | 100 · 100 · 100 |
| \`/contact/v1\` | 676 (0.85) | 372 (372) | 0.002 | 2.2 | 100 · 100 · 100 |

CLS: our fonts take the place of Liberation Sans, Liberation Mono.

| figure | value | target | worst page |
| --- | --- | --- | --- |
| pages: layout shift | 0.001 | ≤ 0.010 | / |

Shop filters over 1000 products, 1800 answers: median 0.6 ms, 99th percentile 2.9 ms, slowest 8.6 ms; a frame is 16.7 ms.

| figure | median | lowest … highest | target |
| --- | --- | --- | --- |
| journey: sign-in → plan | 1158 ms | 1102 … 1240 | ≤ 600 ms |

| figure | value | target |
| --- | --- | --- |
| load: errors | 0 | ≤ 0 |
`;

describe("the battery's judgement of the bench", () => {
  test('passes a whole report', () => {
    expect(faultsOf(REPORT)).toEqual([]);
  });

  test('passes a report that says that this machine has no Arial', () => {
    const report = REPORT.replace(
      'our fonts take the place of Liberation',
      'not measured, for this machine draws with DejaVu',
    )
      .replaceAll(/0\.00\d( \| \d\.\d)/g, 'not measured$1')
      .replace('layout shift | 0.001', 'layout shift | NaN');

    expect(report).toContain('| not measured | 2.2 |');
    expect(faultsOf(report)).toEqual([]);
  });

  test.each([
    ['a page without a row', /\| `\/contact.*\n/, '', 'has the figures of `/contact/v1`'],
    ['no row for the limit', /\| limit.*\n/, '', 'has the figures of limit page'],
    ['a ratio that is none', '1.18', 'NaN', 'has the figures of `/`'],
    ['a time that is none', '676', 'Infinity', 'has the figures of `/contact/v1`'],
    ['a figure that is missing', '| 2.2 |', '|  |', 'has the figures of `/`'],
    ['scores that are none', '100 · 100 · 100', '100 · NaN · 100', 'has the figures of `/`'],
    ['no shift and no reason', '0.001', 'not measured', 'has the figures of `/`'],
    ['no column of shifts', / CLS \|/, '', 'has the figures of `/`'],
    ['no fonts named', /^CLS: .*\n/m, '', 'says which fonts stood in for CLS'],
    ['no filters', /Shop filters.*\n/, '', "has the figures of the shop's filters"],
    [
      'a journey without a row',
      /\| journey: sign-in.*\n/,
      '',
      'has the figure “journey: sign-in → plan”',
    ],
    ['a journey that never ended', '1158 ms', 'NaN ms', 'has the figure “journey: sign-in → plan”'],
    ['errors without a count', '| 0 | ≤ 0', '|  | ≤ 0', 'has the figure “load: errors”'],
    [
      'a worst shift without a figure',
      '| 0.001 | ≤',
      '| NaN | ≤',
      'has the figure “pages: layout shift”',
    ],
    ['filters without a figure', '0.6 ms', 'NaN ms', "has the figures of the shop's filters"],
  ])('refuses %s', (_, from, to, verdict) => {
    const report = REPORT.replace(from, to);

    expect(report).not.toBe(REPORT);
    expect(faultsOf(report)).toContain(verdict);
  });

  test('refuses a bench that printed nothing', () => {
    expect(faultsOf('')).toHaveLength(8);
  });
});

function faultsOf(report: string): string[] {
  return judgeBench(report, PAGES, FIGURES)
    .filter(({ error }) => error !== null)
    .map(({ test: name }) => name);
}
