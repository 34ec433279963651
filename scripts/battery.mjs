#!/usr/bin/env node
// `npm run battery`: the checks that take too long for `npm test`. `npm run battery -- flake node` runs only these parts.
import { messageOf, stackOf } from './lib/caught.mjs';
import { installDependencies } from './lib/install.mjs';
import { requireSupportedPlatform } from './lib/platform.mjs';
import { createResults, heading } from './lib/results.mjs';
import { BATTERY_PARTS, chooseFrom } from './lib/suites.mjs';
import { ENGINES } from '../tests/battery/engines/drivers.mjs';

/** @import { Result } from './lib/results.mjs' */

requireSupportedPlatform();
// Exiting this way, instead of dying from the signal, also ends the stacks and browsers.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130));

const { asked, rest: options } = chosen();
installDependencies();
const results = createResults();

for (const part of asked.length > 0 ? asked : BATTERY_PARTS) {
  heading(part);
  const startedAt = Date.now();
  /** @type {{ run: (options: string[]) => Promise<Result> }} */
  const { run } = await import(`../tests/battery/${part}.mjs`);
  const result = await run(options).catch((error) => ({
    passed: 0,
    failed: 1,
    failures: [{ test: part, error: stackOf(error) }],
  }));
  results.add(part, { ...result, seconds: (Date.now() - startedAt) / 1000 });
}
process.exitCode = results.print();

function chosen() {
  try {
    return chooseFrom(
      'part',
      BATTERY_PARTS,
      process.argv.slice(2),
      (word) => word.startsWith('--') || word in ENGINES,
    );
  } catch (error) {
    console.error(messageOf(error));
    process.exit(2);
  }
}
