import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { isThorough, LEFT_TO_BATTERY } from './tests/support/env.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const isSandbox = Boolean(process.env['STRIPE_SANDBOX_KEY']);
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
          // Ends what hangs. Properties are tried on thousands of inputs, beside other suites on two cores.
          testTimeout: 20_000,
        },
      },
      {
        resolve,
        test: { name: 'rules', include: ['tests/rules/**/*.test.ts'], fileParallelism: false },
      },
      {
        resolve,
        test: {
          name: 'api',
          // Loading the API and its SDKs again for each file would take a third of the time. Each file leaves its process as it found it.
          isolate: false,
          include: ['tests/api/**/*.test.ts'],
          setupFiles: ['tests/api/own-stripe.ts'],
          testTimeout: 20_000,
        },
      },
      {
        resolve,
        // Each scenario has a clock and customers of its own, and mostly waits. A sandbox takes its time.
        test: {
          name: 'contract',
          include: ['tests/contract/**/*.test.ts'],
          testTimeout: isSandbox ? 600_000 : 60_000,
          maxConcurrency: 5,
        },
      },
      {
        resolve,
        // Asked of a sandbox by hand: `npm test -- contract --open-questions`.
        test: {
          name: 'open questions',
          include: ['tests/contract/open-questions.ts'],
          testTimeout: 600_000,
        },
      },
      {
        resolve,
        test: { name: 'deployed', include: ['tests/deployed/**/*.test.ts'], testTimeout: 20_000 },
      },
    ],
  },
});
