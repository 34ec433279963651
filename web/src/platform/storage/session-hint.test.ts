import { afterEach, expect, test, vi } from 'vitest';
import { beginSignOut, endSignOut } from './pending-sign-out.ts';
import { readSessionHint, writeSessionHint } from './session-hint.ts';
import { LAST_KNOWN_KEY, SHOP_KEYS } from './storage-keys.ts';
import { ASKED_ADDRESS_KEY, WEAK_PASSWORD_KEY } from './tab-storage.ts';

afterEach(() => {
  endSignOut();
  vi.unstubAllGlobals();
});

// R-SES-06 R-REL-11
test('no one is signed in from the moment of a sign-out, and what is kept of them still goes', () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  };
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', storage);
  vi.stubGlobal('document', { documentElement: { toggleAttribute: () => false } });
  writeSessionHint(true);
  const theirs = [LAST_KNOWN_KEY, WEAK_PASSWORD_KEY, ASKED_ADDRESS_KEY];
  for (const key of [...theirs, ...Object.values(SHOP_KEYS)]) kept.set(key, 'theirs');
  expect(readSessionHint()).toBe(true);
  beginSignOut();
  expect(readSessionHint()).toBe(false);
  writeSessionHint(false);
  endSignOut();
  expect(kept).toEqual(new Map());
});
