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
    const address = (length: number) => `ada@${'a.'.repeat(122)}${'a'.repeat(length - 248)}`;
    expect(findFault(EMAIL, address(254))).toBeUndefined();
    expect(findFault(EMAIL, address(255))).toContain('too long');
  });

  test.each(['A\u0000da', 'A\nda', '\u202EadA', 'Ada\u200E', '\u2066Ada'])(
    'of %j, a name that holds an invisible character, says so',
    (value) => {
      expect(findFault(NAME, value)).toContain('invisible');
    },
  );

  test('of a text is none for line breaks and the marks of Hebrew, and one for what turns letters around', () => {
    const rule = { isText: true };
    expect(findFault(rule, 'One.\r\nTwo.\tשלום\u200F!')).toBeUndefined();
    for (const value of ['a\u202Eb', 'a\u2066b', 'a\u0007b']) {
      expect(findFault(rule, value)).toContain('invisible');
    }
  });

  test('counts a text without the white space around it, and a line break once', () => {
    const rule = { min: 10, max: 12, isText: true };
    expect(findFault(rule, `  ${'a'.repeat(9)}  `)).toBe('Write at least 10 characters.');
    expect(findFault(rule, 'aaaa\r\naaaa\r\naa')).toBeUndefined();
    expect(findFault(rule, 'a'.repeat(13))).toBe('Use at most 12 characters; these are 13.');
  });
});
