// `npm run looks -- --write` takes a picture of every route before a change; `npm run looks` afterwards fails where a page
// looks different, by a single pixel, and leaves the difference as a picture. What may differ is listed in the spec.
// `npm run pictures` retakes the pictures at the top of the README, from the same stack.
import { join } from 'node:path';
import { findTestBrowser } from './computer/chromium.ts';
import { createChildren } from './lib/children.ts';
import { LOCAL } from './lib/places.ts';
import { endOnSignal } from './lib/processes.ts';
import { createResults } from './test/results.ts';
import { createRunners } from './test/runners.ts';
import { startTestStack } from './test/test-stack.ts';

const [project, ...args] = process.argv.includes('--readme')
  ? ['readme']
  : ['looks', `--update-snapshots=${process.argv.includes('--write') ? 'all' : 'none'}`];

const children = createChildren();
const browser = await findTestBrowser();
const { stack, env, readyForBrowsers } = await startTestStack('looks');
endOnSignal(stop);
await readyForBrowsers();
const results = createResults();
const result = await createRunners({ children, name: 'looks' }).playwright(project, [project], {
  env: { ...process.env, ...env, CHROMIUM_PATH: browser },
  args: ['--config=tests/looks/playwright.config.ts', ...args],
  onLine: console.log,
});
results.add(project, result);
await stop();
console.log(`Pictures: ${project === 'readme' ? 'docs/pictures' : join(LOCAL, 'looks')}`);
process.exitCode = results.print();

async function stop() {
  await children.stopAll();
  await stack.stop();
}
