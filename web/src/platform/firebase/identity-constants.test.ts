import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

/** Section 9 of the specification, written off by hand. Times in milliseconds. */
const SPECIFIED = {
  'shortest password when the server gives none': 6,
  'network time-out on a desktop': 30_000,
  'network time-out on a phone': 60_000,
  'token refreshed before it expires': 300_000,
  'token counts as expired early': 30_000,
  'first wait after a failed refresh': 30_000,
  'factor by which the wait grows': 2,
  'longest wait after a failed refresh': 960_000,
};

/** Where the installed client does otherwise. An entry that is no longer true fails the test as well. */
const INSTALLED_OTHERWISE: Partial<typeof SPECIFIED> = {
  // Since version 13. A token is then renewed sooner, and the service decides in any case.
  'token counts as expired early': 300_000,
};

/** How the client's own text says it. */
const PLACES: Record<keyof typeof SPECIFIED, RegExp> = {
  'shortest password when the server gives none': /MINIMUM_MIN_PASSWORD_LENGTH = (\d+);/,
  'network time-out on a desktop': /DEFAULT_API_TIMEOUT_MS = new Delay\((\d+),/,
  'network time-out on a phone': /DEFAULT_API_TIMEOUT_MS = new Delay\(\d+, (\d+)\)/,
  'token refreshed before it expires': /expTime - Date\.now\(\) - (\d+)/,
  'token counts as expired early': /Date\.now\(\) > this\.expirationTime - (\d+)/,
  'first wait after a failed refresh': /this\.errorBackoff = (\d+)/,
  'factor by which the wait grows': /Math\.min\(this\.errorBackoff \* (\d+),/,
  'longest wait after a failed refresh': /Math\.min\(this\.errorBackoff \* \d+, (\d+)/,
};

// R-SES-13
test('the installed identity client has the constants of the specification, but for those that are named here', () => {
  const client = readClient();
  const installed = Object.fromEntries(
    Object.entries(PLACES).map(([name, place]) => [name, Number(place.exec(client)?.[1])]),
  );
  expect(installed).toEqual({ ...SPECIFIED, ...INSTALLED_OTHERWISE });
});

/** The file that browsers get: the package's own entry names it. */
function readClient(): string {
  const firebase = createRequire(createRequire(import.meta.url).resolve('firebase/auth'));
  const entry = firebase.resolve('@firebase/auth/package.json').replace(/package\.json$/, BUILT);
  const [, part = ''] = /from '\.\/(index-[\w-]+\.js)'/.exec(readFileSync(entry, 'utf8')) ?? [];
  return readFileSync(join(dirname(entry), part), 'utf8');
}

const BUILT = 'dist/esm/index.js';
