import { afterEach, describe, expect, it, vi } from 'vitest';
import { formatDay, formatDayAndTime, formatMoney, formatPrice, personLocale } from './format.ts';

/** `Intl` separates numbers from signs with no-break spaces. */
const plain = (text: string | null) => text?.replaceAll(/\s/g, ' ');

// R-ACC-01, R-ACC-06
describe('formatMoney', () => {
  it('reads minor units by the currency, and writes them as the locale does', () => {
    expect(plain(formatMoney(1900, 'eur', 'de-DE'))).toBe('19,00 €');
    expect(plain(formatMoney(149_000, 'eur', 'en-GB'))).toBe('€1,490.00');
    expect(plain(formatMoney(1900, 'jpy', 'en-GB'))).toBe('JP¥1,900');
    expect(plain(formatMoney(1900, 'KWD', 'en-GB'))).toBe('KWD 1.900');
  });
});

describe('formatPrice', () => {
  it('leaves out the cents only where there are none', () => {
    expect(plain(formatPrice(1900, 'eur', 'en-GB'))).toBe('€19');
    expect(plain(formatPrice(1950, 'eur', 'en-GB'))).toBe('€19.50');
    expect(plain(formatPrice(149_000, 'eur', 'de-DE'))).toBe('1.490 €');
  });
});

describe('formatDay', () => {
  it('writes the day as the locale does', () => {
    expect(formatDay('2026-05-03T12:00:00.000Z', 'en-GB')).toBe('3 May 2026');
    expect(formatDay('2026-05-03T12:00:00.000Z', 'de-DE')).toBe('3. Mai 2026');
  });

  it('is null for no moment and for one that cannot be read', () => {
    expect(formatDay(null, 'en-GB')).toBeNull();
    expect(formatDay('soon', 'en-GB')).toBeNull();
  });
});

describe('formatDayAndTime', () => {
  it('adds the time of day', () => {
    expect(formatDayAndTime('2026-05-03T12:07:00.000Z', 'en-GB')).toMatch(/^3 May 2026, \d\d:\d7$/);
  });
});

describe('personLocale', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('prefers the profile, then the browser, and passes over what Intl refuses', () => {
    vi.stubGlobal('navigator', { languages: ['xx_wrong', 'nl-NL'] });
    expect(personLocale('de-AT')).toBe('de-AT');
    expect(personLocale('')).toBe('nl-NL');
    expect(personLocale('not a locale')).toBe('nl-NL');
    expect(personLocale(undefined)).toBe('nl-NL');
  });

  it('falls back to the language of the pages', () => {
    vi.stubGlobal('navigator', { languages: [] });
    expect(personLocale(undefined)).toBe('en-GB');
  });
});
