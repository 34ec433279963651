import { describe, expect, it } from 'vitest';
import { profileFields, readProfileFields } from './profile-fields.ts';

const EMPTY = readProfileFields(null);
const accepts = (change: Partial<typeof EMPTY>) =>
  profileFields.safeParse({ ...EMPTY, ...change }).success;

// R-ACC-02
describe('profileFields', () => {
  it('every field may be empty', () => {
    expect(profileFields.parse(EMPTY)).toEqual({
      displayName: '',
      company: '',
      phone: '',
      locale: '',
    });
  });

  it('takes blanks off the ends', () => {
    expect(profileFields.parse({ ...EMPTY, displayName: '  Ada  ' }).displayName).toBe('Ada');
  });

  it('name and company: up to 100 characters', () => {
    expect(accepts({ displayName: 'a'.repeat(100), company: 'a'.repeat(100) })).toBe(true);
    expect(accepts({ displayName: 'a'.repeat(101) })).toBe(false);
    expect(accepts({ company: 'a'.repeat(101) })).toBe(false);
  });

  it.each(['displayName', 'company'] as const)(
    '%s: refuses invisible characters, and says so',
    (field) => {
      for (const value of [
        'A\u0000da',
        'A\nda',
        '\u202EadA',
        'Ada\u200E',
        '\u061CAda',
        'A\u0085da',
      ]) {
        const { error } = profileFields.safeParse({ ...EMPTY, [field]: value });
        expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
          [field, expect.stringContaining('invisible')],
        ]);
      }
    },
  );

  it.each(['+49 30 1234567', '(030) 123-45.67', '12345'])('phone: takes %s', (phone) => {
    expect(accepts({ phone })).toBe(true);
  });

  it.each(['1234', 'call me', '+', '030/1234567', '1'.repeat(33), '12345\n'])(
    'phone: refuses %j, apart from blanks at its ends',
    (phone) => {
      expect(accepts({ phone })).toBe(phone.trim() === '12345');
    },
  );

  it.each([
    ['de-DE', true],
    ['zh-Hant-TW', true],
    ['de_DE', false],
    ['deutsch', false],
  ])('locale %s: %s', (locale, expected) => {
    expect(accepts({ locale })).toBe(expected);
  });
});

describe('readProfileFields', () => {
  it('fills what a profile lacks with empty texts', () => {
    expect(readProfileFields({ company: 'Byrne & Co' })).toEqual({
      displayName: '',
      company: 'Byrne & Co',
      phone: '',
      locale: '',
    });
  });
});
