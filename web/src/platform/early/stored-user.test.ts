import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SESSION_HINT_KEY } from '../storage/storage-keys.ts';
import { readEarlyToken, readStoredUser, toAuthUser, toEarlyToken } from './stored-user.ts';

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

/** The browser's storage: what the client has recorded there, and whether a session is remembered. */
const hints = new Map<string, string>();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: EXPIRES_AT - 3_600_000 });
  hints.set(SESSION_HINT_KEY, '1');
  vi.stubGlobal('localStorage', { getItem: (key: string) => hints.get(key) ?? null });
  const stsTokenManager = { accessToken: 'token', expirationTime: EXPIRES_AT };
  const record = answered({ ...RECORD, value: { ...RECORD.value, stsTokenManager } });
  const db = {
    transaction: () => ({ objectStore: () => ({ get: record }) }),
    close: () => undefined,
  };
  vi.stubGlobal('indexedDB', { open: answered(db) });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

// R-SES-05
test('a token that was read early is not used once a sign-out has forgotten the session, in whichever tab', async () => {
  await readStoredUser();
  expect(readEarlyToken()).toBe('token');
  hints.delete(SESSION_HINT_KEY);
  expect(readEarlyToken()).toBeNull();
});

// R-SES-09
test('a token that was read early counts as expired 30 seconds before it is, as it does for the client', async () => {
  await readStoredUser();
  vi.setSystemTime(EXPIRES_AT - 30_000);
  expect(readEarlyToken()).toBe('token');
  vi.setSystemTime(EXPIRES_AT - 29_999);
  expect(readEarlyToken()).toBeNull();
});

const EXPIRES_AT = 1_900_000_000_000;

/** A request to the browser's database, answered at once. */
function answered(result: unknown) {
  return () => {
    const request = Object.assign(new EventTarget(), { result });
    queueMicrotask(() => request.dispatchEvent(new Event('success')));
    return request;
  };
}
