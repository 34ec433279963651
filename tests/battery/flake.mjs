// Whether the browser suites are dependable: repeated beside a busy core.
//   npm run battery -- flake                          all of it
//   npm run battery -- flake --runs=1 --file-runs=0   less of it
import { parseArgs } from 'node:util';
import { createChildren } from '../../scripts/lib/children.mjs';
import { createProgress } from '../../scripts/lib/progress.mjs';
import { createRunners } from '../../scripts/lib/runners.mjs';
import { findTestBrowser } from '../../scripts/lib/test-browser.mjs';
import { startTestStack } from '../../scripts/lib/test-stack.mjs';
import { startBurner } from './burner.mjs';

/** @import { Children } from '../../scripts/lib/children.mjs' */
/** @import { Progress } from '../../scripts/lib/progress.mjs' */
/** @import { Report } from '../../scripts/lib/reports.mjs' */
/** @import { Failure } from '../../scripts/lib/results.mjs' */

const RUNS = '2';
/** Including runs as part of the whole suite. */
const RUNS_OF_A_FILE = '6';
/** Files with a test that once failed without a bug in the product, quickest first. A file never leaves this list. */
const HAVE_FAILED = [
  'alone/failing-services',
  'shell',
  'waiting',
  'journey',
  'without-scripts',
  'account',
  'session-ends',
  'billing-life',
];
const PROJECTS = ['side by side', 'alone'];

/**
 * @param {string[]} args
 * @returns {Promise<Report>} each failed test once, with how often it failed
 */
export async function run(args) {
  const { values } = parseArgs({
    args,
    options: {
      runs: { type: 'string', default: RUNS },
      'file-runs': { type: 'string', default: RUNS_OF_A_FILE },
    },
  });
  const children = createChildren();
  const progress = createProgress();
  /** @type {Report[]} */
  const results = [];
  const add = async (/** @type {string} */ name, /** @type {Promise<Report>} */ running) => {
    const result = await progress.during(name, running);
    results.push(result);
    console.log(`${name}: ${result.passed} passed, ${result.failed} failed`);
    // Now, and not only at the end: it is long until then.
    for (const { test, error } of result.failures) console.log(`failed: ${test}\n${error}`);
  };

  const runs = Number(values.runs);
  if (runs > 0) {
    await withStack({ children, progress }, async (browse) => {
      const burner = startBurner();
      for (let count = 1; count <= runs; count += 1) {
        await add(`run ${count} of ${runs} beside a busy core`, browse([]));
      }
      console.log(`The busy core took ${await burner.stop()} s of processor time.`);
    });
  }
  const repeats = Number(values['file-runs']) - runs;
  if (repeats > 0) {
    await withStack({ children, progress }, async (browse) => {
      for (const file of HAVE_FAILED) {
        const often = [`e2e/${file}.spec.ts`, `--repeat-each=${repeats}`];
        await add(`${file}, ${repeats} times more`, browse(often));
      }
    });
  }

  const total = (/** @type {'passed' | 'failed'} */ key) =>
    results.reduce((sum, result) => sum + result[key], 0);
  return {
    passed: total('passed'),
    failed: total('failed'),
    failures: countEach(results.flatMap(({ failures }) => failures)),
  };
}

/**
 * Gives `body` a way to run the browser suites on a stack of their own.
 * @param {{ children: Children, progress: Progress }} tools
 * @param {(browse: (args: string[]) => Promise<Report>) => Promise<void>} body
 */
async function withStack({ children, progress }, body) {
  const browser = await findTestBrowser({ progress });
  const runners = createRunners({ children, name: 'flake' });
  const { stack, env, readyForBrowsers } = await startTestStack({ name: 'flake', progress });
  try {
    await readyForBrowsers();
    const settings = { ...process.env, ...env, CHROMIUM_PATH: browser };
    await body((args) => runners.playwright('browser', PROJECTS, { env: settings, args }));
  } finally {
    await stack.stop();
  }
}

/** @param {Failure[]} failures */
function countEach(failures) {
  /** @type {Map<string, string[]>} */
  const errors = new Map();
  for (const { test, error } of failures) errors.set(test, [...(errors.get(test) ?? []), error]);
  return [...errors].map(([test, same]) => ({
    test: `${test} (${same.length} times)`,
    error: same.join('\n'),
  }));
}
