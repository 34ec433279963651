import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from './places.mjs';

/** @import { JSONReport, JSONReportSuite, JSONReportSpec } from '@playwright/test/reporter' */
/** @import { JsonTestResults } from 'vitest/reporters' */
/** @import { Failure } from './results.mjs' */

/** @typedef {{ passed: number, failed: number, failures: Failure[] }} Report */

/**
 * Reads a runner's JSON report. A runner that fails without a failed test still counts as one failure, and so does
 * a report that is missing or broken.
 * @template T
 * @param {(json: T) => Report} read
 * @param {string} file
 * @param {number | null} status the runner's exit code
 * @returns {Report}
 */
export function readReport(read, file, status) {
  try {
    const result = read(JSON.parse(readFileSync(file, 'utf8')));
    return { ...result, failed: status === 0 ? result.failed : Math.max(1, result.failed) };
  } catch {
    return { passed: 0, failed: 1, failures: [] };
  }
}

/** @type {(json: JsonTestResults) => Report} */
export function readVitest(json) {
  const failures = json.testResults.flatMap(({ name, message, assertionResults }) => {
    const file = relative(ROOT, name);
    const failed = assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => failure(file, fullName, failureMessages?.[0]));
    return failed.length === 0 && message ? [failure(file, 'did not load', message)] : failed;
  });
  return {
    passed: json.numPassedTests,
    failed: json.numFailedTests + json.numPendingTests + json.numTodoTests,
    failures,
  };
}

/** @type {(json: JSONReport) => Report} */
export function readPlaywright({ stats, suites, errors }) {
  const failures = suites
    .flatMap((suite) => specsOf(suite))
    .filter(({ tests }) =>
      tests.some(({ status }) => status === 'unexpected' || status === 'flaky'),
    )
    .map(({ file, line, title, tests }) =>
      failure(
        `tests/e2e/${file}:${line}`,
        title,
        tests.flatMap(({ results }) => results).find(({ error }) => error)?.error?.message,
      ),
    );
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + stats.skipped,
    failures: [
      ...failures,
      ...errors.map(({ message }) => failure('playwright', 'did not run', message)),
    ],
  };
}

/** @type {(suite: Partial<JSONReportSuite>) => JSONReportSpec[]} */
function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap((suite) => specsOf(suite))];
}

const SHOWN_CHARACTERS = 1500;

/** @type {(file: string, title: string, message?: string) => Failure} */
function failure(file, title, message = 'no message') {
  return {
    test: `${file} › ${title}`,
    error: stripVTControlCharacters(message).slice(0, SHOWN_CHARACTERS),
  };
}
