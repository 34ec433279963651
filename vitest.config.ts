import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { isThorough, LEFT_TO_BATTERY } from './tests/support/env.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const isSandbox = Boolean(process.env['STRIPE_SANDBOX_KEY']);
/** Ends what hangs. Stretched where the computer is busy; a few tests that do much more have a limit of their own. */
const TIME_LIMIT_MS = 60_000;
const STRETCHING = at('./tests/support/time-limits/vitest-setup.ts');
const timeLimit = (ms = TIME_LIMIT_MS) => ({
  setupFiles: [STRETCHING],
  provide: { timeLimitMs: ms },
  expect: { poll: { timeout: TIME_LIMIT_MS / 2 } },
});
const resolve = {
  alias: { '@contract': at('./functions/src/contract'), '@': at('./web/src') },
};

export default defineConfig({
  test: {
    ...(isThorough ? {} : { testNamePattern: new RegExp(`(?<!${LEFT_TO_BATTERY})$`) }),
    projects: [
      {
        resolve,
        test: {
          name: 'unit',
          // A process for each of a hundred small files would take twice as long as the tests in them.
          pool: 'threads',
          isolate: false,
          include: [
            '{functions,web}/src/**/*.test.{ts,tsx}',
            '{packages,standins}/**/*.test.ts',
            'scripts/**/*.test.ts',
            'tests/properties/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**'],
          ...timeLimit(),
        },
      },
      {
        resolve,
        test: {
          name: 'rules',
          include: ['tests/rules/**/*.test.ts'],
          fileParallelism: false,
          ...timeLimit(),
        },
      },
      {
        resolve,
        test: {
          name: 'api',
          // Loading the API and its SDKs again for each file would take a third of the time. Each file leaves its process as it found it.
          isolate: false,
          include: ['tests/api/**/*.test.ts'],
          ...timeLimit(),
          setupFiles: [STRETCHING, 'tests/api/own-stripe.ts'],
        },
      },
      {
        resolve,
        // Each scenario has a clock and customers of its own, and mostly waits. A sandbox takes its time.
        test: {
          name: 'contract',
          include: ['tests/contract/**/*.test.ts'],
          maxConcurrency: 5,
          ...timeLimit(isSandbox ? 600_000 : undefined),
        },
      },
      {
        resolve,
        // Asked of a sandbox by hand: `npm test -- contract --open-questions`.
        test: {
          name: 'open questions',
          include: ['tests/contract/open-questions.ts'],
          ...timeLimit(600_000),
        },
      },
      {
        resolve,
        test: { name: 'deployed', include: ['tests/deployed/**/*.test.ts'], ...timeLimit() },
      },
    ],
  },
});
