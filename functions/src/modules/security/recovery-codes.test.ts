import { expect, it } from 'vitest';
import { hashCode, newCodes } from './recovery-codes.ts';

// R-IDN-02
it('makes ten codes of 80 bits that differ', () => {
  const codes = newCodes();
  expect(new Set(codes).size).toBe(10);
  // Sixteen signs of 32.
  for (const code of codes)
    expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
});

// R-IDN-02
it('knows a code however it is typed, and no other', () => {
  const known = hashCode('AB0D-EFGH-1KMN-PQRS');
  expect(known).not.toContain('AB0D');
  for (const typed of ['ab0defgh1kmnpqrs', ' ABOD–efgh lkmn\tPQRS ', 'Abod-Efgh-IKMN-pqrs']) {
    expect([typed, hashCode(typed)]).toEqual([typed, known]);
  }
  expect(hashCode('AB0D-EFGH-1KMN-PQRT')).not.toBe(known);
});
