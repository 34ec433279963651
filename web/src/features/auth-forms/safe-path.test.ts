import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readSafePath } from './safe-path.ts';

const ORIGIN = 'https://alcove.example';

// R-RTE-05
test.each([
  '/',
  '/dashboard',
  '/dashboard/invoices?page=2#last',
  '/a//b',
  '/x?next=https://a.example',
])('a path of this site (%s) is kept as it is', (path) => {
  expect(readSafePath(path, ORIGIN)).toBe(path);
});

// R-RTE-05
test.each([
  null,
  '',
  'dashboard',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/a\\b',
  'https://evil.example/',
  'javascript:alert(1)',
  '/\t/evil.example',
  '/a\nb',
  ' /dashboard',
  '/logout',
  '/logout?x=1',
  '/LOGOUT',
  '/logout/',
  '/%6Cogout',
  '/dashboard/../logout',
])('anything else (%j) is refused', (value) => {
  expect(readSafePath(value, ORIGIN)).toBeNull();
});

// R-REL-01
test.each([
  '/.//evil.example',
  '/.//evil.example/login',
  '/.//evil.example:8443/',
  '/.//user@evil.example/',
  '/.//127.0.0.1:12114/',
  '/.//[::1]/',
  '/.//[',
  '/.///evil.example',
  '/././/evil.example',
  '/..//evil.example',
  '/../..//evil.example',
  '/a/..//evil.example',
  '/a/b/../..//evil.example',
  '/a/./..//evil.example',
  '/%2e//evil.example',
  '/%2E//evil.example',
  '/%2e%2e//evil.example',
  '/.%2e//evil.example',
  '/a/%2e%2E//evil.example',
  '/.//evil.example?logout=true',
  '/.//evil.example#/dashboard',
  '/a/..//evil.example/..//other.example',
])('a path that names a host once its dots are gone (%s) is refused', (value) => {
  expect(readSafePath(value, ORIGIN)).toBeNull();
});

// R-REL-01
test('however it is spelled, the way back never leaves the origin', () => {
  const part = fc.constantFrom(...WHAT_PARSERS_READ);
  const spelling = fc.array(part, { maxLength: 8 }).map((parts) => `/${parts.join('')}`);
  fc.assert(
    fc.property(spelling, (value) => {
      const path = readSafePath(value, ORIGIN);
      expect(new URL(path ?? '/', ORIGIN).origin).toBe(ORIGIN);
    }),
    { numRuns: 20_000 },
  );
});

/** Borders and dots in their spellings, and what stands between them. */
const WHAT_PARSERS_READ =
  '/ // . .. %2e %2E %2f %5c \\ \t \n \u3002 \uff0f evil.example alcove.example a @ : :443 [ ] ? # & logout=true https: javascript:'.split(
    ' ',
  );

// R-SES-06
test('a request to sign out is left out of the way back', () => {
  expect(readSafePath('/dashboard?logout=true&tab=1', ORIGIN)).toBe('/dashboard?tab=1');
});
