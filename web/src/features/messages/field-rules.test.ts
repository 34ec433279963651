import { describe, expect, test } from 'vitest';
import { EMAIL, findFault, NAME } from './field-rules.ts';

// R-MKT-03
describe('findFault', () => {
  test.each(['', '   ', '\r\n\t'])(
    'of %j in a field that is needed says what is missing',
    (value) => {
      expect(findFault(NAME, value)).toBe('Tell us your name.');
    },
  );

  test('of nothing in a field that may be empty is none, whatever its least length', () => {
    expect(findFault({ min: 10, max: 20 }, ' ')).toBeUndefined();
  });

  test.each([
    'ada@example.com',
    ' ada.l+x@mail.example.co.uk ',
    'A_D-A@EXAMPLE.COM',
    "o'brien@a.io",
  ])('of the address %j is none', (value) => {
    expect(findFault(EMAIL, value)).toBeUndefined();
  });

  test.each([
    'ada',
    'ada@',
    '@example.com',
    'ada@localhost',
    'ada@example.',
    'ada@.com',
    'ada@exa mple.com',
    'ada@-example.com',
    'ada@example.com, ben@example.com',
    'Ada <ada@example.com>',
    'ada@example.com\nBcc: ben@example.com',
    `ada@${'a'.repeat(64)}.com`,
  ])('of %j, which is no address, says so', (value) => {
    expect(findFault(EMAIL, value)).toContain('does not look like an e-mail address');
  });

  test('of an address of 255 characters says that it is too long; 254 are good', () => {
    const address = (length: number) => `${'a'.repeat(length - 12)}@example.com`;
    expect(findFault(EMAIL, address(254))).toBeUndefined();
    expect(findFault(EMAIL, address(255))).toBe('Use at most 254 characters; these are 255.');
  });

  test('counts a text without the white space around it, and a line break once', () => {
    const rule = { min: 10, max: 12 };
    expect(findFault(rule, `  ${'a'.repeat(9)}  `)).toBe('Write at least 10 characters.');
    expect(findFault(rule, 'aaaa\r\naaaa\r\naa')).toBeUndefined();
    expect(findFault(rule, 'a'.repeat(13))).toBe('Use at most 12 characters; these are 13.');
  });
});
