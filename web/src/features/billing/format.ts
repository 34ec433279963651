/**
 * Money to the last digit, such as `€19.00`.
 * @param amount minor units of `currency` (cents for EUR, whole yen for JPY)
 * @param currency ISO 4217, any case
 */
export function formatMoney(amount: number, currency: string, locale: string): string {
  return formatAmount(amount, currency, locale, 'auto');
}

/** A price as it is advertised: `€19`, but `€19.50`. Takes what `formatMoney` takes. */
export function formatPrice(amount: number, currency: string, locale: string): string {
  return formatAmount(amount, currency, locale, 'stripIfInteger');
}

/** A day such as `3 May 2026`, in the person's time zone; null when `moment` is none. */
export function formatDay(moment: string | null, locale: string): string | null {
  return formatMoment(moment, locale, { dateStyle: 'long' });
}

/** A day and time such as `3 May 2026, 14:05`, in the person's time zone; null when `moment` is none. */
export function formatDayAndTime(moment: string | null, locale: string): string | null {
  return formatMoment(moment, locale, { dateStyle: 'medium', timeStyle: 'short' });
}

/** The locale of prerendered pages, until the browser says which one the person reads. */
export const PRERENDER_LOCALE = 'en-GB';

/** The profile's locale where `Intl` knows it, else the browser's. */
export function personLocale(fromProfile: string | undefined): string {
  for (const candidate of [fromProfile, ...navigator.languages]) {
    if (candidate && isLocale(candidate)) return candidate;
  }
  return PRERENDER_LOCALE;
}

function formatAmount(
  amount: number,
  currency: string,
  locale: string,
  trailingZeroDisplay: 'auto' | 'stripIfInteger',
): string {
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: currency.toUpperCase(),
    trailingZeroDisplay,
  });
  const minorDigits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return format.format(amount / 10 ** minorDigits);
}

function formatMoment(
  moment: string | null,
  locale: string,
  options: Intl.DateTimeFormatOptions,
): string | null {
  const date = new Date(moment ?? Number.NaN);
  if (Number.isNaN(date.getTime())) return null;
  return new Intl.DateTimeFormat(locale, options).format(date);
}

function isLocale(text: string): boolean {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(text).length > 0;
  } catch {
    return false;
  }
}
