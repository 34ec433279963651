import { afterEach, expect, test, vi } from 'vitest';
import { keepAskedAddress, readAskedAddress } from './asked-address.ts';

const TOM = { uid: 'tom', email: 'tom@gmial.test' };
const NEW = 'tom@gmail.test';
const AT = Date.parse('2026-11-29T09:00:00.000Z');
const HOUR_MS = 3_600_000;

function stubStorage(): void {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  });
}

afterEach(() => vi.unstubAllGlobals());

// R-ACC-02
test('the address to which a link was sent is known in the tab for as long as the link works', () => {
  stubStorage();
  expect(readAskedAddress(TOM, AT)).toBeNull();
  keepAskedAddress('tom', NEW, AT);
  expect(readAskedAddress(TOM, AT)).toBe(NEW);
  expect(readAskedAddress(TOM, AT + HOUR_MS - 1)).toBe(NEW);
  expect(readAskedAddress(TOM, AT + HOUR_MS)).toBeNull();
});

// R-ACC-02 R-REL-11
test('it is not for someone else, for whom has it by now, or for whom wants another', () => {
  stubStorage();
  keepAskedAddress('tom', NEW, AT);
  expect(readAskedAddress({ ...TOM, uid: 'ben' }, AT)).toBeNull();
  expect(readAskedAddress({ ...TOM, email: NEW }, AT)).toBeNull();
  keepAskedAddress('tom', null, AT);
  expect(readAskedAddress(TOM, AT)).toBeNull();
});
