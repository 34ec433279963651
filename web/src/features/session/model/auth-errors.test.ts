import { expect, test } from 'vitest';
import { describeAuthError, endsSession } from './auth-errors.ts';

function coded(code: string): Error {
  return Object.assign(new Error(code), { code });
}

const UNKNOWN = describeAuthError(coded('auth/never-heard-of'));

/** Every coded error that the specification names. */
const NAMED = [
  'auth/email-already-in-use',
  'auth/wrong-password',
  'auth/user-not-found',
  'auth/invalid-credential',
  'auth/too-many-requests',
  'auth/user-disabled',
  'auth/user-token-expired',
  'auth/network-request-failed',
  'auth/requires-recent-login',
  'auth/expired-action-code',
  'auth/popup-blocked',
  'auth/popup-closed-by-user',
  'auth/unauthorized-domain',
  'auth/password-does-not-meet-requirements',
];

// R-SES-13
test.each(NAMED)('%s has a sentence of its own, without its code', (code) => {
  const words = describeAuthError(coded(code));
  expect(words).not.toBe(UNKNOWN);
  expect(words).toMatch(/^[A-Z][^!]*\.$/);
  expect(words).not.toMatch(/auth\/|firebase/i);
});

// R-SES-13
test('only what must read the same does', () => {
  const sentences = NAMED.map((code) => describeAuthError(coded(code)));
  expect(new Set(sentences).size).toBe(NAMED.length - 2);
});

// R-SES-13
test('an error without a code is described without its inner words', () => {
  expect(describeAuthError(new TypeError('x is undefined'))).toBe(UNKNOWN);
  expect(describeAuthError('text')).toBe(UNKNOWN);
});

// R-SES-13
test('user disabled and token expired end the session, and nothing else does', () => {
  expect(NAMED.filter((code) => endsSession(coded(code)))).toEqual([
    'auth/user-disabled',
    'auth/user-token-expired',
  ]);
});
