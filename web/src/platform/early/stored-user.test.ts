import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PENDING_SIGN_OUT_KEY, SESSION_HINT_KEY } from '../storage/storage-keys.ts';
import {
  readEarlyToken,
  readStoredUser,
  toAuthUser,
  toEarlyToken,
  toSession,
} from './stored-user.ts';

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

/** A token with these claims, unsigned. */
const tokenOf = (claims: object) => `e30.${btoa(JSON.stringify(claims)).replaceAll('=', '')}.`;

test('a record tells when its session began', () => {
  const of = (accessToken: unknown) =>
    toSession({ value: { ...RECORD.value, stsTokenManager: { accessToken } } });
  expect(of(tokenOf({ auth_time: 1_763_715_600, name: 'Zoë >>> ???' }))).toEqual({
    uid: 'anna',
    authTime: 1_763_715_600,
  });
  expect(of(tokenOf({}))).toBeNull();
  expect(of('secret')).toBeNull();
  expect(of('a.!.c')).toBeNull();
  expect(toSession(undefined)).toBeNull();
});

/** The browser's storage: what the client has recorded there, and whether a session is remembered. */
const hints = new Map<string, string>();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: EXPIRES_AT - 3_600_000 });
  hints.set(SESSION_HINT_KEY, '1');
  vi.stubGlobal('localStorage', { getItem: (key: string) => hints.get(key) ?? null });
  const record = answered(STORED);
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
  expect(readEarlyToken()).toBe(TOKEN);
  hints.delete(SESSION_HINT_KEY);
  expect(readEarlyToken()).toBeNull();
});

// R-SES-09
test('a token that was read early counts as expired 30 seconds before it is, as it does for the client', async () => {
  await readStoredUser();
  vi.setSystemTime(EXPIRES_AT - 30_000);
  expect(readEarlyToken()).toBe(TOKEN);
  vi.setSystemTime(EXPIRES_AT - 29_999);
  expect(readEarlyToken()).toBeNull();
});

const EXPIRES_AT = 1_900_000_000_000;
const TOKEN = tokenOf({ auth_time: 1_800_000_000 });
const STORED = {
  ...RECORD,
  value: {
    ...RECORD.value,
    stsTokenManager: { accessToken: TOKEN, expirationTime: EXPIRES_AT },
  },
};

// R-SES-06
test.each([
  ['for any session', {}, null],
  ['for this session', { uid: 'anna', authTime: 1_800_000_000 }, null],
  ["for a former session of the same person's", { uid: 'anna', authTime: 1_700_000_000 }, 'anna'],
  ['for another person', { uid: 'ben', authTime: 1_800_000_000 }, 'anna'],
])('while a sign-out stands %s, the stored session names %o', async (_, mark, uid) => {
  hints.set(PENDING_SIGN_OUT_KEY, JSON.stringify(mark));
  expect((await readStoredUser())?.uid ?? null).toBe(uid);
  hints.delete(PENDING_SIGN_OUT_KEY);
});

// R-RTE-11
test('where there is no database, the session in local storage is found', async () => {
  vi.stubGlobal('indexedDB', undefined);
  expect(await readStoredUser()).toBeNull();
  hints.set('firebase:authUser::[DEFAULT]', JSON.stringify(STORED.value));
  expect((await readStoredUser())?.uid).toBe('anna');
  hints.delete('firebase:authUser::[DEFAULT]');
});

/** A request to the browser's database, answered at once. */
function answered(result: unknown) {
  return () => {
    const request = Object.assign(new EventTarget(), { result });
    queueMicrotask(() => request.dispatchEvent(new Event('success')));
    return request;
  };
}
