/** The locale of prerendered pages, until the browser says which one the person reads. */
export const PRERENDER_LOCALE = 'en-GB';

/** The profile's locale where `Intl` knows it, else the browser's. */
export function personLocale(fromProfile: string | undefined): string {
  for (const candidate of [fromProfile, ...navigator.languages]) {
    if (candidate && isLocale(candidate)) return candidate;
  }
  return PRERENDER_LOCALE;
}

function isLocale(text: string): boolean {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(text).length > 0;
  } catch {
    return false;
  }
}
