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

// R-RTE-05
test.each(['everywhere', 'account-deleted'] as const)(
  'guardTarget of a session that ended as %s takes the same way, with its reason',
  (end) => {
    const target = guardTarget({ pathname: '/dashboard', search: '?a=b', hash: '' }, end);
    expect(target).toBe(`/auth/sign-in?from=%2Fdashboard%3Fa%3Db&signed-out=${end}`);
  },
);
