import { describe, expect, it } from 'vitest';
import { isStrictDocument, mayShow, PATHS, policyOf } from './paths.ts';

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
      PATHS.invitation,
      PATHS.notMe,
      PATHS.keepPasskey,
      PATHS.newAddress,
      PATHS.confirmWithdrawal,
      PATHS.confirmCancellation,
      PATHS.invoiceCopy,
    ]);
    for (const path of ['/auth', '/authors', '/login/x', '/check-auth-now', '/']) {
      expect([path, isStrictDocument(path)]).toEqual([path, false]);
    }
  });
});

describe('policyOf', () => {
  it('has a policy for the pages of the account alone', () => {
    const paths = Object.values(PATHS);
    expect(paths.filter((path) => policyOf(path) === 'account')).toEqual(
      paths.filter((path) => /^\/dashboard(\/|$)/.test(path)),
    );
    expect(policyOf('/dashboards')).toBe('site');
  });
});

describe('mayShow', () => {
  it.each([
    [PATHS.home, PATHS.terms, true],
    [PATHS.home, PATHS.dashboard, false],
    [PATHS.home, PATHS.login, false],
    [PATHS.dashboard, PATHS.editDetails, true],
    [PATHS.dashboard, PATHS.home, true],
    [PATHS.dashboard, PATHS.login, false],
    [PATHS.login, PATHS.dashboard, false],
    [PATHS.login, PATHS.checkAuth, true],
    [PATHS.login, PATHS.getStarted, true],
    [PATHS.getStarted, PATHS.forgotPassword, true],
    // Its document may not ask for a passkey.
    [PATHS.getStarted, PATHS.login, false],
    [PATHS.signIn, PATHS.login, false],
  ])('lets the document of %s show %s: %s', (from, to, may) => {
    expect(mayShow(policyOf(from), to)).toBe(may);
  });
});
