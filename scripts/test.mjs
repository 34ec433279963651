#!/usr/bin/env node
// `npm test`: every check, on ports of its own. `npm test -- unit api` runs just those.
import { messageOf } from './lib/caught.mjs';
import { createChildren } from './lib/children.mjs';
import { installDependencies } from './lib/install.mjs';
import { requireSupportedPlatform } from './lib/platform.mjs';
import { createProgress } from './lib/progress.mjs';
import { createResults, heading } from './lib/results.mjs';
import { chooseFrom, createSuites, suiteNames } from './lib/suites.mjs';

/** @import { Suite } from './lib/suites.mjs' */

requireSupportedPlatform();
const { asked, rest } = chosen();
installDependencies();
const { createRunners } = await import('./lib/runners.mjs');
const { findTestBrowser } = await import('./lib/test-browser.mjs');
const { startTestStack } = await import('./lib/test-stack.mjs');

const isWanted = (/** @type {Suite} */ { name }) => asked.length === 0 || asked.includes(name);

const startedAt = Date.now();
const children = createChildren();
const progress = createProgress();
const results = createResults();
const runners = createRunners({ children, name: 'test' });
const { needNothing, besideEmulators, inBrowser } = createSuites(rest);
let stopStack = async () => {};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => void stop().then(() => process.exit(130)));
}

if (rest.length > 0) await refuseWordsWithoutTests();
const quiet = inTurn(needNothing);
await Promise.all([quiet, withStack()]);
await stop();
progress.print(`\nThe whole run took ${Math.round((Date.now() - startedAt) / 1000)} s.`);
process.exitCode = results.print();

function chosen() {
  try {
    return chooseFrom('suite', suiteNames(), process.argv.slice(2));
  } catch (error) {
    refuse(messageOf(error));
  }
}

/** Otherwise the stack would start first. */
async function refuseWordsWithoutTests() {
  const wanted = [needNothing, Object.values(besideEmulators), inBrowser].flat(2).filter(isWanted);
  const taking = wanted.filter(({ hasTests }) => hasTests);
  const without = [];
  for (const { name, hasTests } of taking) if (!(await hasTests?.(runners))) without.push(name);
  if (taking.length > 0 && without.length === 0) return;
  refuse(
    `“${rest.join(' ')}” names neither a suite nor a test of ${(taking.length > 0 ? without : asked).join(', ')}. The suites are: ${suiteNames().join(', ')}.`,
  );
}

/** @param {string} words @returns {never} */
function refuse(words) {
  console.error(words);
  process.exit(2);
}

async function withStack() {
  const { withTriggers, whenStarted, afterTheRest } = besideEmulators;
  const needsBrowser = inBrowser.some(isWanted);
  if (!needsBrowser && !Object.values(besideEmulators).flat().some(isWanted)) return;
  try {
    const browser = needsBrowser ? findTestBrowser({ progress }) : null;
    browser?.catch(() => {});
    const { stack, env, readyForBrowsers, restTriggers } = await startTestStack({ progress });
    stopStack = stack.stop;
    const callApi = async () => {
      await inTurn(withTriggers, env);
      await restTriggers();
      await inTurn(whenStarted, env);
    };
    await Promise.all([callApi(), quiet.then(() => inTurn(afterTheRest, env))]);
    if (!needsBrowser) return;
    await readyForBrowsers();
    await inTurn(inBrowser, { ...env, CHROMIUM_PATH: (await browser) ?? undefined });
  } catch (error) {
    const failure = { test: 'the start of the stack', error: messageOf(error) };
    results.add('start', { passed: 0, failed: 1, failures: [failure] });
  }
}

/** @type {(suites: Suite[], env?: NodeJS.ProcessEnv) => Promise<void>} */
async function inTurn(suites, env) {
  for (const suite of suites.filter(isWanted)) await runSuite(suite, env);
}

/** @type {(suite: Suite, env?: NodeJS.ProcessEnv) => Promise<void>} */
async function runSuite({ name, isLive = false, run }, env) {
  const begunAt = Date.now();
  if (isLive) heading(name);
  const running = run(runners, { ...process.env, ...env });
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
