import { describe, expect, test } from 'vitest';
import { STORAGE_CASES } from './storage-cases.ts';
import { askEmulator } from './storage-judges.ts';

// R-FIL-03
describe('storage.rules', () => {
  for (const storageCase of STORAGE_CASES) {
    const { name, as, expected } = storageCase;
    test(`${name}, asked by ${as}, is ${expected}`, async () => {
      expect(await askEmulator(storageCase)).toBe(expected);
    });
  }
});
