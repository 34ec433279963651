// `npm test`: every check, on ports of its own. `npm test -- unit api` runs just those,
// `npm test -- --cores=8` as on a computer with eight.
import { findTestBrowser } from './computer/chromium.ts';
import { messageOf, readOrEnd } from './lib/caught.ts';
import { createChildren } from './lib/children.ts';
import { endOnSignal } from './lib/processes.ts';
import { during } from './lib/progress.ts';
import { createResults, heading } from './test/results.ts';
import { createRunners } from './test/runners.ts';
import { chooseFrom, createSuites, suiteNames, takeCores, type Suite } from './test/suites.ts';
import { startTestStack } from './test/test-stack.ts';

const { asked, rest, cores } = readOrEnd(() => {
  const { words, ...taken } = takeCores(process.argv.slice(2));
  return { ...chooseFrom('suite', suiteNames(), words), cores: taken.cores };
});

// To name tests is to mean all of them, also those that are otherwise left to the battery.
if (rest.length > 0) process.env.ALCOVE_THOROUGH = 'yes';

const isWanted = ({ name }: Suite) => asked.length === 0 || asked.includes(name);

const startedAt = Date.now();
const children = createChildren();
const results = createResults();
const runners = createRunners({ children, name: 'test' });
const { needNothing, besideEmulators, inBrowser } = createSuites(rest, cores);
let stopStack = async () => {};
endOnSignal(stop);

const quiet = inTurn(needNothing);
await Promise.all([quiet, withStack()]);
await stop();
console.log(`\nThe whole run took ${Math.round((Date.now() - startedAt) / 1000)} s.`);
process.exitCode = results.print();

async function withStack() {
  const { withTriggers, whenStarted, afterTheRest } = besideEmulators;
  const needsBrowser = inBrowser.some(isWanted);
  if (!needsBrowser && !Object.values(besideEmulators).flat().some(isWanted)) return;
  try {
    const browser = needsBrowser ? findTestBrowser() : null;
    browser?.catch(() => {});
    const { stack, env, readyForBrowsers, restTriggers } = await startTestStack('test');
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

async function inTurn(suites: Suite[], env?: NodeJS.ProcessEnv): Promise<void> {
  for (const suite of suites.filter(isWanted)) await runSuite(suite, env);
}

async function runSuite({ name, isLive = false, run }: Suite, env?: NodeJS.ProcessEnv) {
  const begunAt = Date.now();
  if (isLive) heading(name);
  const running = run(runners, { ...process.env, ...env });
  const result = await (isLive ? running : during(name, running));
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
