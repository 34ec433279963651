// `npm run battery`: the checks that take too long for `npm test`. `npm run battery -- flake restore` runs only these parts.
import { readOrEnd, stackOf } from './lib/caught.ts';
import { createResults, heading, type Result } from './test/results.ts';
import { BATTERY_PARTS, chooseFrom } from './test/suites.ts';
import { ENGINES } from '../tests/battery/engines/drivers.ts';
import { FULL_SIZE } from '../tests/battery/full-size.ts';

// Exiting this way, instead of dying from the signal, also ends the stacks and browsers.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130));

const { asked, rest: options } = readOrEnd(() =>
  chooseFrom('part', BATTERY_PARTS, process.argv.slice(2), (word) => word in ENGINES),
);
const results = createResults();

for (const part of asked.length > 0 ? asked : BATTERY_PARTS) {
  heading(part);
  const startedAt = Date.now();
  const fullSize = FULL_SIZE[part];
  const { run }: Part = fullSize ? { run: fullSize } : await import(`../tests/battery/${part}.ts`);
  const result = await run(options).catch((error) => ({
    passed: 0,
    failed: 1,
    failures: [{ test: part, error: stackOf(error) }],
  }));
  results.add(part, { ...result, seconds: (Date.now() - startedAt) / 1000 });
}
process.exitCode = results.print();

type Part = { run: (options: string[]) => Promise<Result> };
