import { describe, expect, it } from 'vitest';
import { isStrictDocument, PATHS } from './paths.ts';

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
