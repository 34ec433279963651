// Runs the bench as a person does, once a page, and judges whether it measured everything. How fast anything is, is not
// judged: that depends on the machine.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../scripts/lib/places.mjs';
import { PAGES } from '../bench/page-list.mjs';
import { judgeBench } from './judge-bench.mjs';

/** @import { Result } from '../../scripts/lib/results.mjs' */

const README = join(ROOT, 'README.md');

/** @returns {Promise<Result>} */
export async function run() {
  const before = readFileSync(README, 'utf8');
  const { status, output } = await runBench();
  const verdicts = [
    { test: 'ends well', error: status === 0 ? null : `exit code ${status}` },
    ...judgeBench(output, PAGES),
    {
      test: 'leaves the README alone',
      error: readFileSync(README, 'utf8') === before ? null : 'README.md has changed',
    },
  ];
  const failures = verdicts.flatMap(({ test, error }) =>
    error === null ? [] : [{ test: `bench › ${test}`, error }],
  );
  return { passed: verdicts.length - failures.length, failed: failures.length, failures };
}

/**
 * Its output is shown while it runs.
 * @returns {Promise<{ status: number | null, output: string }>}
 */
function runBench() {
  const child = spawn('npm', ['run', 'bench', '--', '--runs=1'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text) => {
    output += text;
    process.stdout.write(text);
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (status) => resolve({ status, output }));
  });
}
