import { expect, test } from 'vitest';
import { guardTarget } from './guard-target.ts';

// R-RTE-05
test('guardTarget keeps path, query and hash of where the visitor wanted to go', () => {
  const target = guardTarget(
    { pathname: '/dashboard/invoices', search: '?page=2&q=a%26b', hash: '#latest' },
    null,
  );
  const url = new URL(target, 'https://alcove.example');
  expect(url.pathname).toBe('/auth/sign-in');
  expect([...url.searchParams.keys()]).toEqual(['from']);
  expect(url.searchParams.get('from')).toBe('/dashboard/invoices?page=2&q=a%26b#latest');
});

// R-ACC-03 R-RTE-05
test('guardTarget of a session that was ended everywhere leads to the form, with its reason', () => {
  const target = guardTarget({ pathname: '/dashboard', search: '', hash: '' }, 'everywhere');
  expect(target).toBe('/login?from=%2Fdashboard&signed-out=everywhere');
});
