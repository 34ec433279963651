import { expect, test } from 'vitest';
import { ApiError } from '@/platform/api-client.ts';
import { SessionError } from '../model/session-error.ts';
import { needsRecentLogin, describeWrongPassword } from './recent-login.ts';

// R-ACC-03 R-ACC-09
test.each([
  [new ApiError('x', { status: 403, code: 'recent_login_required' }), true],
  [new SessionError('x', 'auth/requires-recent-login'), true],
  [new ApiError('x', { status: 403, code: 'forbidden' }), false],
  [new SessionError('x', 'auth/wrong-password'), false],
  [new Error('recent_login_required'), false],
])('%o asks for the password again: %s', (cause, expected) => {
  expect(needsRecentLogin(cause)).toBe(expected);
});

// R-ACC-03
test.each(['auth/wrong-password', 'auth/invalid-credential', 'auth/invalid-login-credentials'])(
  '%s is said of the password alone, not of the address',
  (code) => {
    expect(describeWrongPassword(new SessionError('x', code))).toMatch(/not your password/);
  },
);

test.each([new SessionError('x', 'auth/too-many-requests'), new SessionError('x'), new Error('x')])(
  'any other failure is not blamed on the password',
  (cause) => {
    expect(describeWrongPassword(cause)).toBeNull();
  },
);
