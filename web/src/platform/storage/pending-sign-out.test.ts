import { afterEach, expect, test, vi } from 'vitest';
import {
  beginSignOut,
  endSignOut,
  isFor,
  isSignedOut,
  nameSignOut,
  readPendingSignOut,
} from './pending-sign-out.ts';
import { PENDING_SIGN_OUT_KEY } from './storage-keys.ts';

const ANNA = { uid: 'anna', authTime: 1_800_000_000 };
const ANNA_AGAIN = { ...ANNA, authTime: 1_800_000_100 };

/** Local storage, in which `kept` is. */
function stubStorage() {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  });
  return kept;
}

afterEach(() => {
  endSignOut();
  vi.unstubAllGlobals();
});

// R-SES-06
test.each([
  ['stores things', stubStorage],
  ['stores nothing', () => vi.stubGlobal('localStorage', undefined)],
])(
  'in a browser that %s, a sign-out that has begun holds for any session until it is named',
  (_, stub) => {
    stub();
    expect(isSignedOut(ANNA)).toBe(false);
    expect([beginSignOut(), beginSignOut()]).toEqual([true, false]);
    expect([ANNA, ANNA_AGAIN, null].map(isSignedOut)).toEqual([true, true, true]);
    nameSignOut(ANNA);
    nameSignOut(ANNA_AGAIN);
    expect(readPendingSignOut()).toEqual({ of: ANNA });
    expect([ANNA, ANNA_AGAIN, null].map(isSignedOut)).toEqual([true, false, true]);
    endSignOut();
    expect(isSignedOut(ANNA)).toBe(false);
  },
);

// R-SES-06
test('a sign-in in another tab takes it away here as well', () => {
  const kept = stubStorage();
  beginSignOut();
  kept.clear();
  expect(readPendingSignOut()).toBeNull();
  nameSignOut(ANNA);
  expect(readPendingSignOut()).toBeNull();
});

test.each(['', 'no JSON', '{"uid":7}', '[]'])('%j is for any session', (text) => {
  stubStorage().set(PENDING_SIGN_OUT_KEY, text);
  expect(readPendingSignOut()).toEqual({ of: null });
});

// R-SES-06
test('it is for a session by its person and its beginning', () => {
  expect(isFor({ of: ANNA }, ANNA)).toBe(true);
  expect(isFor({ of: ANNA }, ANNA_AGAIN)).toBe(false);
  expect(isFor({ of: ANNA }, { ...ANNA, uid: 'ben' })).toBe(false);
});
