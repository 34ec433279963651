// `npm run looks -- --write` takes a picture of every route before a change; `npm run looks` afterwards fails where a page
// looks different, by a single pixel, and leaves the difference as a picture. What may differ is listed in the spec.
// `npm run pictures` retakes the pictures at the top of the README, from the same stack.
import { join } from 'node:path';
import { createChildren } from './lib/children.ts';
import { LOCAL } from './lib/places.ts';
import { createProgress } from './lib/progress.ts';
import { createResults } from './test/results.ts';
import { createRunners } from './test/runners.ts';
import { findTestBrowser } from './test/test-browser.ts';
import { startTestStack } from './test/test-stack.ts';

const [project, ...args] = process.argv.includes('--readme')
  ? ['readme']
  : ['looks', `--update-snapshots=${process.argv.includes('--write') ? 'all' : 'none'}`];

const children = createChildren();
const progress = createProgress();
const browser = await findTestBrowser({ progress });
const { stack, env, readyForBrowsers } = await startTestStack({ name: 'looks', progress });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => void stop().then(() => process.exit(130)));
}
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
