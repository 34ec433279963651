import { describe, expect, it } from 'vitest';
import { isStrictDocument, PATHS, policyOf } from './paths.ts';

describe('isStrictDocument', () => {
  it('knows the pages of the strict policy, and nothing that only begins like them', () => {
    const strict = Object.values(PATHS).filter(isStrictDocument);
    expect(strict).toEqual([
      PATHS.login,
      PATHS.getStarted,
      PATHS.forgotPassword,
      PATHS.signIn,
      PATHS.cannyRedirect,
      PATHS.authAction,
      PATHS.checkAuth,
    ]);
    for (const path of ['/auth', '/authors', '/login/x', '/check-auth-now', '/']) {
      expect([path, isStrictDocument(path)]).toEqual([path, false]);
    }
  });
});

describe('policyOf', () => {
  it('has a policy for the pages of one person, which show files', () => {
    const own = Object.values(PATHS).filter((path) => policyOf(path) === 'account');
    expect(own).toContain(PATHS.dashboard);
    expect(own).toContain(PATHS.logout);
    expect(own.filter((path) => path.startsWith('/dashboard'))).toEqual(
      Object.values(PATHS).filter((path) => path.startsWith('/dashboard')),
    );
    expect(['/', '/dashboards', '/login', '/shop/cart'].map(policyOf)).toEqual([
      'site',
      'site',
      'strict',
      'site',
    ]);
  });
});
