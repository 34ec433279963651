import { expect, test } from 'vitest';
import { ApiError } from '@/platform/api-client.ts';
import { SessionError } from '../model/auth-errors.ts';
import { describeWrongPassword, neededProof } from './needed-proof.ts';

// R-ACC-03 R-ACC-09
test.each([
  [new ApiError('x', { status: 403, code: 'recent_login_required' }), 'recent-sign-in'],
  [new SessionError('x', 'auth/requires-recent-login'), 'recent-sign-in'],
  [new ApiError('x', { status: 403, code: 'passkey_required' }), 'passkey'],
  [new ApiError('x', { status: 403, code: 'forbidden' }), null],
  [new SessionError('x', 'auth/wrong-password'), null],
  [new Error('recent_login_required'), null],
])('%o asks for a proof: %s', (cause, expected) => {
  expect(neededProof(cause)).toBe(expected);
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
