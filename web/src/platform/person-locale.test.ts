import { afterEach, describe, expect, it, vi } from 'vitest';
import { personLocale } from './person-locale.ts';

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
