#!/usr/bin/env node
// `npm test`: every check, on ports of its own. `npm test -- unit api` runs just those.
import { createChildren } from './lib/children.mjs';
import { installDependencies } from './lib/install.mjs';
import { requireSupportedPlatform } from './lib/platform.mjs';
import { createProgress } from './lib/progress.mjs';
import { createResults, heading } from './lib/results.mjs';

requireSupportedPlatform();
installDependencies();
const { createRunners } = await import('./lib/runners.mjs');
const { findTestBrowser } = await import('./lib/test-browser.mjs');
const { startTestStack } = await import('./lib/test-stack.mjs');

/** API tests mostly wait: for a slow Stripe, for the emulators. */
const API_WORKERS = 3;
const UNIT_WORKERS = 2;

const words = process.argv.slice(2);
const children = createChildren();
const runners = createRunners({ children, name: 'test' });
const progress = createProgress();
const results = createResults();
const check = (name, ...command) => ({ name, run: () => runners.check(name, command) });
const vitest = (name, projects, workers) => ({
  name,
  run: (env) =>
    runners.vitest(name, projects, { env, args: [`--maxWorkers=${workers}`, ...passOn] }),
});
const playwright = (name, project) => ({
  name,
  isLive: true,
  run: (env) => runners.playwright(name, [project], { env, args: passOn, onLine: console.log }),
});

/** What needs nothing runs while the stack starts; the browser comes last and has the machine to itself. */
const ALONE = [
  check('types', 'scripts/types.mjs'),
  check('lint', 'oxlint', '--type-aware', '--deny-warnings'),
  check('format', 'prettier', '--check', '--log-level', 'warn', '.'),
  check('firebase.json', 'scripts/check-firebase-config.mjs'),
  check('lockfiles', 'scripts/check-lockfiles.mjs'),
  check('docs', 'scripts/check-docs.mjs'),
  vitest('unit', ['unit'], UNIT_WORKERS),
];
const BESIDE_EMULATORS = [
  vitest('rules', ['rules'], 1),
  vitest('api', ['api', 'deployed'], API_WORKERS),
];
const IN_BROWSER = [playwright('e2e', 'side by side'), playwright('e2e-alone', 'alone')];

const known = [...ALONE, ...BESIDE_EMULATORS, ...IN_BROWSER].map(({ name }) => name);
const asked = words.filter((word) => known.includes(word));
const passOn = words.filter((word) => !known.includes(word));
const isWanted = ({ name }) => asked.length === 0 || asked.includes(name);
const startedAt = Date.now();
let stopStack = async () => {};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => void stop().then(() => process.exit(130)));
}

const alone = inTurn(ALONE);
await Promise.all([alone, withStack()]);
await stop();
progress.say(`\nAll of it took ${Math.round((Date.now() - startedAt) / 1000)} s.`);
process.exitCode = results.print();

async function withStack() {
  const wanted = [...BESIDE_EMULATORS, ...IN_BROWSER].filter(isWanted);
  if (wanted.length === 0) return;
  const needsBrowser = IN_BROWSER.some(isWanted);
  try {
    const browser = needsBrowser ? findTestBrowser({ children, progress }) : null;
    browser?.catch(() => {});
    const { stack, env, readyForBrowsers } = await startTestStack({ progress });
    stopStack = stack.stop;
    await inTurn(BESIDE_EMULATORS, env);
    if (!needsBrowser) return;
    await Promise.all([readyForBrowsers(), alone]);
    await inTurn(IN_BROWSER, { ...env, CHROMIUM_PATH: await browser });
  } catch (error) {
    const failure = { test: 'the start of the stack', error: error.message };
    results.add('start', { passed: 0, failed: 1, failures: [failure] });
  }
}

async function inTurn(suites, env) {
  for (const suite of suites.filter(isWanted)) await runSuite(suite, env);
}

async function runSuite({ name, isLive = false, run }, env) {
  const begunAt = Date.now();
  if (isLive) heading(name);
  const running = run({ ...process.env, ...env });
  const result = await (isLive ? running : progress.during(name, running));
  if (!isLive && result.output !== '') {
    heading(name);
    console.log(result.output);
  }
  results.add(name, { ...result, seconds: (Date.now() - begunAt) / 1000 });
}

async function stop() {
  await children.stopAll();
  await stopStack();
}
