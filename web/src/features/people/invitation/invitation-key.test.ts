import { beforeEach, expect, test, vi } from 'vitest';
import { forgetInvitationKey, hideSecret, readInvitationKey } from './invitation-key.ts';

const SECRET = 'pYt3_secret-of-a-link-as-long-as-a-hash-0123';
const LINK = { pathname: '/invitation', search: '', hash: `#${SECRET}` };
const AFTER = { ...LINK, hash: '' };

const kept = new Map<string, string>();
const shown: string[] = [];

beforeEach(() => {
  kept.clear();
  shown.length = 0;
  vi.stubGlobal('window', {
    history: { state: null, replaceState: (_: unknown, __: string, to: string) => shown.push(to) },
  });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  });
});

test('a secret leaves the address and stays with the tab until the invitation is decided', () => {
  expect(readInvitationKey(LINK)).toEqual({ secret: SECRET });
  hideSecret(LINK);
  expect(shown).toEqual(['/invitation']);
  expect(readInvitationKey(AFTER)).toEqual({ secret: SECRET });
  forgetInvitationKey();
  expect(kept.size).toBe(0);
  expect(readInvitationKey(AFTER)).toBeNull();
});

test('an offered invitation is named by its id, even where the tab keeps the secret of another', () => {
  hideSecret(LINK);
  expect(readInvitationKey({ hash: '', search: '?id=k1' })).toEqual({ id: 'k1' });
});

test('a link is read where the tab can keep nothing', () => {
  vi.stubGlobal('sessionStorage', undefined);
  hideSecret(LINK);
  expect(shown).toEqual(['/invitation']);
  expect(readInvitationKey(LINK)).toEqual({ secret: SECRET });
  expect(readInvitationKey(AFTER)).toBeNull();
});

test('what is no secret leaves the address too, and is not kept', () => {
  hideSecret({ ...LINK, hash: '#main' });
  expect(shown).toEqual(['/invitation']);
  expect(kept.size).toBe(0);
});
