import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { LEFT_TO_BATTERY } from '../../tests/support/env.ts';
import { ROOT } from '../lib/places.ts';

import type { JSONReport, JSONReportSpec, JSONReportSuite } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';
import type { Failure } from './results.ts';

/**
 * Reads a runner's JSON report. A runner that fails without a failed test still counts as one failure, and so does
 * a report that is missing or broken.
 * @param status the runner's exit code
 */
export function readReport(
  read: typeof readVitest | typeof readPlaywright,
  file: string,
  status: number | null,
): Report {
  try {
    const result = read(JSON.parse(readFileSync(file, 'utf8')));
    return { ...result, failed: status === 0 ? result.failed : Math.max(1, result.failed) };
  } catch {
    return { passed: 0, failed: 1, failures: [] };
  }
}

export function readVitest(json: JsonTestResults): Report {
  const failures = json.testResults.flatMap(({ name, message, assertionResults }) => {
    const file = relative(ROOT, name);
    const failed = assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => failure(file, fullName, failureMessages?.[0]));
    return failed.length === 0 && message ? [failure(file, 'did not load', message)] : failed;
  });
  const left = json.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, fullName }) => status === 'skipped' && fullName.endsWith(LEFT_TO_BATTERY));
  return {
    passed: json.numPassedTests,
    failed: json.numFailedTests + json.numPendingTests + json.numTodoTests - left.length,
    failures,
  };
}

export function readPlaywright({ stats, suites, errors }: JSONReport): Report {
  const failures = suites
    .flatMap((suite) => specsOf(suite))
    .filter(({ tests }) =>
      tests.some(({ status }) => status === 'unexpected' || status === 'flaky'),
    )
    .map(({ file, line, title, tests }) => {
      const results = tests.flatMap((each) => each.results);
      const message = results.find(({ error }) => error)?.error?.message;
      const paths = results.flatMap(({ attachments }) => attachments.map(({ path }) => path));
      return {
        ...failure(`tests/e2e/${file}:${line}`, title, message),
        files: paths.flatMap((path) => (path === undefined ? [] : [relative(ROOT, path)])),
      };
    });
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + stats.skipped,
    failures: [
      ...failures,
      ...errors.map(({ message }) => failure('playwright', 'did not run', message)),
    ],
  };
}

function specsOf({ specs = [], suites = [] }: Partial<JSONReportSuite>): JSONReportSpec[] {
  return [...specs, ...suites.flatMap((suite) => specsOf(suite))];
}

const SHOWN_CHARACTERS = 1500;

function failure(file: string, title: string, message = 'no message'): Failure {
  return {
    test: `${file} › ${title}`,
    error: stripVTControlCharacters(message).slice(0, SHOWN_CHARACTERS),
  };
}

export type Report = { passed: number; failed: number; failures: Failure[] };
