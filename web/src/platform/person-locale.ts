/** The locale of prerendered pages, until the browser says which one the person reads. */
export const PRERENDER_LOCALE = 'en-GB';

/**
 * The profile's locale where `Intl` knows it, else the browser's. Our sentences are English, so a date or an amount in them is of
 * the calendar and in the digits that their readers know.
 */
export function personLocale(fromProfile: string | undefined): string {
  for (const candidate of [fromProfile, ...navigator.languages]) {
    if (candidate && isLocale(candidate)) return new Intl.Locale(candidate, IN_ENGLISH).toString();
  }
  return PRERENDER_LOCALE;
}

const IN_ENGLISH = { calendar: 'gregory', numberingSystem: 'latn' } as const;

function isLocale(text: string): boolean {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(text).length > 0;
  } catch {
    return false;
  }
}
