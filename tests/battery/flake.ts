// Whether the browser suites are dependable: repeated beside a busy core.
//   npm run battery -- flake                          all of it
//   npm run battery -- flake --runs=1 --file-runs=0   less of it
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { createChildren } from '../../scripts/lib/children.ts';
import { createProgress } from '../../scripts/lib/progress.ts';
import type { Report } from '../../scripts/test/reports.ts';
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

export async function run(args: string[]): Promise<Report> {
  const { values } = parseArgs({
    args,
    options: {
      runs: { type: 'string', default: RUNS },
      'file-runs': { type: 'string', default: RUNS_OF_A_FILE },
    },
  });
  const runs = Number(values.runs);
  const more = Number(values['file-runs']) - runs;
  const all: Report = { passed: 0, failed: 0, failures: [] };
  const browse = async (...repetition: Parameters<typeof repeat>) => {
    const { passed, failed, failures } = await repeat(...repetition);
    all.passed += passed;
    all.failed += failed;
    all.failures.push(...failures);
  };
  // Each on a stack of its own: the emulator of Firestore goes on serving the listeners of closed tabs, and each of them slows
  // down every write. Those of a thousand tests let writes wait for each other until they fail (decision 13).
  for (let at = 1; at <= runs; at += 1) {
    const busy = new Worker('for (;;);', { eval: true });
    await browse(`flake-${at}`, `everything beside a busy core, ${at} of ${runs}`, []);
    await busy.terminate();
  }
  if (more > 0) {
    const files = HAVE_FAILED.map((file) => `e2e/${file}.spec.ts`);
    await browse('flake-files', `what has failed ${more} times more`, [
      ...files,
      `--repeat-each=${more}`,
    ]);
  }
  return all;
}

/**
 * Runs browser suites on a stack of their own, and names each failure at once: the end is far.
 * @param name of the stack, whose logs stay until another of that name starts
 */
async function repeat(name: string, title: string, args: string[]): Promise<Report> {
  const progress = createProgress();
  const browser = await findTestBrowser({ progress });
  const runners = createRunners({ children: createChildren(), name });
  const { stack, env, readyForBrowsers } = await startTestStack({ name, progress });
  try {
    await readyForBrowsers();
    const settings = { ...process.env, ...env, CHROMIUM_PATH: browser, ALCOVE_THOROUGH: 'yes' };
    const onLine = (line: string) => line.includes('✘') && console.log(line);
    const suites = runners.playwright('browser', PROJECTS, { env: settings, args, onLine });
    return await progress.during(title, suites);
  } finally {
    await stack.stop();
  }
}
