#!/usr/bin/env node
// `npm run battery`: the checks that take too long for `npm test`. `npm run battery -- flake node` runs only these parts.
import { stackOf } from './lib/caught.mjs';
import { installDependencies } from './lib/install.mjs';
import { requireSupportedPlatform } from './lib/platform.mjs';
import { createResults, heading } from './lib/results.mjs';
import { BATTERY_PARTS } from './lib/suites.mjs';

/** @import { Result } from './lib/results.mjs' */

requireSupportedPlatform();
// Exiting this way, instead of dying from the signal, also ends the stacks and browsers.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130));

installDependencies();
const words = process.argv.slice(2);
const asked = words.filter((word) => BATTERY_PARTS.includes(word));
const options = words.filter((word) => !BATTERY_PARTS.includes(word));
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
