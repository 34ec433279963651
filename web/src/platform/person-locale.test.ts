import { afterEach, describe, expect, it, vi } from 'vitest';
import { formatDay } from '@/lib/dates.ts';
import { formatPrice } from '@/lib/money.ts';
import { personLocale } from './person-locale.ts';

describe('personLocale', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('prefers the profile, then the browser, and passes over what Intl refuses', () => {
    vi.stubGlobal('navigator', { languages: ['xx_wrong', 'nl-NL'] });
    const languageOf = (locale: string) => new Intl.Locale(locale).baseName;
    expect(languageOf(personLocale('de-AT'))).toBe('de-AT');
    expect(languageOf(personLocale(''))).toBe('nl-NL');
    expect(languageOf(personLocale('not a locale'))).toBe('nl-NL');
    expect(languageOf(personLocale(undefined))).toBe('nl-NL');
  });

  it.each([
    'fa-IR',
    'ar-EG',
    'ar-SA',
    'th-TH',
    'bn-BD',
    'mr-IN',
    'my-MM',
    'ja-JP-u-ca-japanese',
    'hi-IN-u-nu-deva',
  ])('writes dates and prices in %s by the Gregorian calendar and in Latin digits', (locale) => {
    const ours = personLocale(locale);
    const texts = [formatDay('2026-12-28T12:00:00Z', ours), formatPrice(1900, 'eur', ours)];
    expect(texts).toEqual([
      expect.stringMatching(/28.*2026|2026.*28/),
      expect.stringContaining('19'),
    ]);
    expect(texts.join('')).not.toMatch(/(?![0-9])\p{Nd}/u);
  });

  it('falls back to the language of the pages', () => {
    vi.stubGlobal('navigator', { languages: [] });
    expect(personLocale(undefined)).toBe('en-GB');
  });
});
