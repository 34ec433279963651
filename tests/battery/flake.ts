// Whether the browser suites are dependable: repeated beside a busy core.
import { Worker } from 'node:worker_threads';
import type { Report } from '../../scripts/test/reports.ts';
import { EVERY_CASE, runTests } from './full-size.ts';

const RUNS = 2;
/** Including runs as part of the whole suite. */
const RUNS_OF_A_FILE = 6;
const SUITES = ['e2e', 'e2e-alone'] as const;
/** Files with a test that once failed without a bug in the product, quickest first. A file never leaves this list. */
const HAVE_FAILED = {
  e2e: [
    'shell',
    'waiting',
    'journey',
    'plan-clock',
    'without-scripts',
    'account',
    'session-ends',
    'billing-life',
  ],
  'e2e-alone': ['alone/failing-services'],
};

export async function run(): Promise<Report> {
  const reports: Report[] = [];
  // Each on a stack of its own: the emulator of Firestore goes on serving the listeners of closed tabs, and each of them slows
  // down every write. Those of a thousand tests let writes wait for each other until they fail (decision 13).
  for (let at = 1; at <= RUNS; at += 1) {
    console.log(`Everything beside a busy core, ${at} of ${RUNS} …`);
    const busy = new Worker('for (;;);', { eval: true });
    for (const suite of SUITES) {
      reports.push(await runTests(suite, [], EVERY_CASE, `${suite}-${at}`));
    }
    await busy.terminate();
  }
  const more = RUNS_OF_A_FILE - RUNS;
  for (const suite of SUITES) {
    console.log(`What has failed in ${suite}, ${more} times more …`);
    const files = HAVE_FAILED[suite].map((file) => `e2e/${file}.spec.ts`);
    const words = [...files, `--repeat-each=${more}`];
    reports.push(await runTests(suite, words, EVERY_CASE, `${suite}-more`));
  }
  const sum = (key: 'passed' | 'failed') => reports.reduce((total, one) => total + one[key], 0);
  const failures = reports.flatMap((report) => report.failures);
  return { passed: sum('passed'), failed: sum('failed'), failures };
}
