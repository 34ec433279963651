// Whether the browser suites are dependable: repeated beside a busy core.
//   npm run battery -- flake                          all of it
//   npm run battery -- flake --runs=1 --file-runs=0   less of it
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { createChildren } from '../../scripts/lib/children.ts';
import { createProgress } from '../../scripts/lib/progress.ts';
import type { Report } from '../../scripts/test/reports.ts';
import type { Failure } from '../../scripts/test/results.ts';
import { createRunners } from '../../scripts/test/runners.ts';
import { findTestBrowser } from '../../scripts/test/test-browser.ts';
import { startTestStack } from '../../scripts/test/test-stack.ts';

const RUNS = '2';
/** Including runs as part of the whole suite. */
const RUNS_OF_A_FILE = '6';
/** Files with a test that once failed without a bug in the product, quickest first. A file never leaves this list. */
const HAVE_FAILED = [
  'alone/failing-services',
  'shell',
  'waiting',
  'journey',
  'plan-clock',
  'without-scripts',
  'account',
  'session-ends',
  'billing-life',
];
const PROJECTS = ['side by side', 'alone'];
const progress = createProgress();

/** @returns each failed test once, with how often it failed */
export async function run(args: string[]): Promise<Report> {
  const { values } = parseArgs({
    args,
    options: {
      runs: { type: 'string', default: RUNS },
      'file-runs': { type: 'string', default: RUNS_OF_A_FILE },
    },
  });
  const results: Report[] = [];
  const add = async (name: string, running: Promise<Report>) => {
    const result = await progress.during(name, running);
    results.push(result);
    console.log(`${name}: ${result.passed} passed, ${result.failed} failed`);
    // Now, and not only at the end: it is long until then.
    for (const { test, error } of result.failures) console.log(`failed: ${test}\n${error}`);
  };

  const runs = Number(values.runs);
  if (runs > 0) {
    await withStack(async (browse) => {
      const busy = new Worker('for (;;);', { eval: true });
      for (let count = 1; count <= runs; count += 1) {
        await add(`run ${count} of ${runs} beside a busy core`, browse([]));
      }
      await busy.terminate();
    });
  }
  const repeats = Number(values['file-runs']) - runs;
  if (repeats > 0) {
    await withStack(async (browse) => {
      for (const file of HAVE_FAILED) {
        const often = [`e2e/${file}.spec.ts`, `--repeat-each=${repeats}`];
        await add(`${file}, ${repeats} times more`, browse(often));
      }
    });
  }

  const total = (key: 'passed' | 'failed') => results.reduce((sum, result) => sum + result[key], 0);
  return {
    passed: total('passed'),
    failed: total('failed'),
    failures: countEach(results.flatMap(({ failures }) => failures)),
  };
}

/** Gives `body` a way to run the browser suites on a stack of their own. */
async function withStack(body: (browse: (args: string[]) => Promise<Report>) => Promise<void>) {
  const browser = await findTestBrowser({ progress });
  const runners = createRunners({ children: createChildren(), name: 'flake' });
  const { stack, env, readyForBrowsers } = await startTestStack({ name: 'flake', progress });
  try {
    await readyForBrowsers();
    const settings = { ...process.env, ...env, CHROMIUM_PATH: browser };
    await body((args) => runners.playwright('browser', PROJECTS, { env: settings, args }));
  } finally {
    await stack.stop();
  }
}

function countEach(failures: Failure[]) {
  const errors = new Map<string, string[]>();
  for (const { test, error } of failures) errors.set(test, [...(errors.get(test) ?? []), error]);
  return [...errors].map(([test, same]) => ({
    test: `${test} (${same.length} times)`,
    error: same.join('\n'),
  }));
}
