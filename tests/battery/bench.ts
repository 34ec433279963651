// Runs the bench as a person does, each measurement once, and judges whether it measured everything. How fast anything is, is
// not judged here: that depends on the machine, and is left to `npm run bench -- --check`.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPORT, ROOT } from '../../scripts/lib/places.ts';
import type { Result } from '../../scripts/test/results.ts';
import { PAGES } from '../bench/pages/page-list.ts';
import { judgeBench } from './judge-bench.ts';

const TARGETS = join(ROOT, 'tests/bench/targets.json');
/** What is measured without a target. */
const UNJUDGED = ['load: requests', 'load: median', 'load: 99th percentile'];

export async function run(): Promise<Result> {
  const before = readFileSync(REPORT, 'utf8');
  const { status, output } = await runBench();
  const verdicts = [
    { test: 'ends well', error: status === 0 ? null : `exit code ${status}` },
    ...judgeBench(output, PAGES, [...namesOfTargets(), ...UNJUDGED]),
    {
      test: 'leaves the report of the last whole run alone',
      error: readFileSync(REPORT, 'utf8') === before ? null : `${REPORT} has changed`,
    },
  ];
  const failures = verdicts.flatMap(({ test, error }) =>
    error === null ? [] : [{ test: `bench › ${test}`, error }],
  );
  return { passed: verdicts.length - failures.length, failed: failures.length, failures };
}

/** Of all but the shop's filters, whose figures are in a line of their own. */
function namesOfTargets() {
  const { filter: _line, ...parts }: Record<string, object> = JSON.parse(
    readFileSync(TARGETS, 'utf8'),
  );
  return Object.values(parts).flatMap((targets) => Object.keys(targets));
}

/** Its output is shown while it runs. */
function runBench(): Promise<{ status: number | null; output: string }> {
  const child = spawn('npm', ['run', 'bench', '--', '--runs=1'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
    process.stdout.write(text);
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (status) => resolve({ status, output }));
  });
}
