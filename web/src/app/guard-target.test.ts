import { expect, test } from 'vitest';
import { guardTarget } from './guard-target.ts';

// R-RTE-05
test('guardTarget keeps path, query and hash of where the visitor wanted to go', () => {
  const target = guardTarget({
    pathname: '/dashboard/invoices',
    search: '?page=2&q=a%26b',
    hash: '#latest',
  });
  const url = new URL(target, 'https://alcove.example');
  expect(url.pathname).toBe('/auth/sign-in');
  expect([...url.searchParams.keys()]).toEqual(['from']);
  expect(url.searchParams.get('from')).toBe('/dashboard/invoices?page=2&q=a%26b#latest');
});
