import { expect, test } from 'vitest';
import { continuePath } from './continue-path.ts';

const ORIGIN = 'https://alcove.example';

const after = (address: string) =>
  continuePath(`?mode=verifyEmail&continueUrl=${encodeURIComponent(address)}`, ORIGIN);

test('a confirmed address leads on to the page of this site that its link names', () => {
  expect(after(`${ORIGIN}/dashboard?plan=household.month`)).toBe('/dashboard?plan=household.month');
});

test.each([
  'https://evil.example/dashboard?plan=household.month',
  'https://alcove.example.evil.example/',
  'https://alcove.example//evil.example/',
  'https://alcove.example/logout',
  'javascript:alert(1)',
  '/dashboard?plan=household.month',
  '',
])('it leads to the dashboard where the link names "%s"', (address) => {
  expect(after(address)).toBe('/dashboard');
});

test('it leads to the dashboard where the link names no page, or two', () => {
  expect(continuePath('?mode=verifyEmail', ORIGIN)).toBe('/dashboard');
  const page = `continueUrl=${encodeURIComponent(`${ORIGIN}/shop`)}`;
  expect(continuePath(`?${page}&${page}`, ORIGIN)).toBe('/dashboard');
});
