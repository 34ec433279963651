import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { isThorough, LEFT_TO_BATTERY } from './support/env.ts';
import { stretched } from './support/time-limits/stretched.ts';

/** Flags that keep Chromium from calling home. */
const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // No other machine resolves here. Interception would do too, but costs the browser's cache and a lot of time.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE *.localhost, EXCLUDE 127.0.0.1',
];

export default defineConfig({
  testDir: './e2e',
  outputDir: '../.local/test/failures',
  fullyParallel: true,
  forbidOnly: true,
  ...(isThorough ? {} : { grepInvert: new RegExp(`${LEFT_TO_BATTERY}$`) }),
  retries: 0,
  workers: availableParallelism(),
  timeout: 120_000,
  expect: {
    // Read at the start of each test. The limit of the test itself is stretched by a fixture.
    get timeout() {
      return stretched(20_000);
    },
  },
  reporter: [['list'], ['json']],
  projects: [
    { name: 'side by side', testIgnore: 'alone/**' },
    // They throw switches that the whole stack shares, so they run one by one, when nothing else runs.
    { name: 'alone', testMatch: 'alone/**', workers: 1 },
  ],
  use: {
    baseURL: process.env.ALCOVE_SITE_URL ?? 'http://localhost:5000',
    // A trace of every test costs a quarter of the time; `npm test -- e2e --trace on` records them.
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: CHROMIUM_FLAGS,
    },
  },
});
