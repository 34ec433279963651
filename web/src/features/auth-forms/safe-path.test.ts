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
])('anything else (%j) is refused', (value) => {
  expect(readSafePath(value, ORIGIN)).toBeNull();
});

// R-SES-06
test('a request to sign out is left out of the way back', () => {
  expect(readSafePath('/dashboard?logout=true&tab=1', ORIGIN)).toBe('/dashboard?tab=1');
});
