import { expect, test } from 'vitest';
import { toAuthUser, toEarlyToken } from './stored-user.ts';

const RECORD = {
  fbase_key: 'firebase:authUser:key:[DEFAULT]',
  value: {
    uid: 'anna',
    email: 'anna@people.test',
    emailVerified: true,
    displayName: 'Anna',
    lastLoginAt: '1763715600000',
    stsTokenManager: { accessToken: 'secret', refreshToken: 'secret' },
  },
};

test('a record of the identity client names its person, and none of its tokens is taken', () => {
  expect(toAuthUser(RECORD)).toEqual({
    uid: 'anna',
    email: 'anna@people.test',
    emailVerified: true,
    displayName: 'Anna',
    lastSignInAt: '2025-11-21T09:00:00.000Z',
  });
});

test('what a record leaves out is not made up', () => {
  const { uid, email } = RECORD.value;
  expect(toAuthUser({ value: { uid, email } })).toEqual({
    uid,
    email,
    emailVerified: false,
    displayName: null,
    lastSignInAt: null,
  });
});

test.each([
  [undefined],
  [null],
  ['anna'],
  [{}],
  [{ value: null }],
  [{ value: { ...RECORD.value, uid: '' } }],
  [{ value: { ...RECORD.value, uid: 7 } }],
  [{ value: { ...RECORD.value, email: undefined } }],
])('%j names no one', (record) => {
  expect(toAuthUser(record)).toBeNull();
});

test('a token is taken with the time until which it counts, or not at all', () => {
  const manager = {
    accessToken: 'token',
    refreshToken: 'secret',
    expirationTime: 1_900_000_000_000,
  };
  expect(toEarlyToken({ value: { stsTokenManager: manager } })).toEqual({
    token: 'token',
    expiresAt: 1_900_000_000_000,
  });
  expect(toEarlyToken({ value: { stsTokenManager: { accessToken: 'token' } } })).toBeNull();
  expect(toEarlyToken({ value: {} })).toBeNull();
});
