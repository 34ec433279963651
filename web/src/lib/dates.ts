export const DAY_MS = 86_400_000;

/** A day such as `3 May 2026`, in the person's time zone; null when `moment` is none. */
export function formatDay(moment: string | null, locale: string): string | null {
  return formatMoment(moment, locale, { dateStyle: 'long' });
}

/** A day in few letters, such as `3 May`, for where the year goes without saying; null when `moment` is none. */
export function formatShortDay(moment: string | null, locale: string): string | null {
  return formatMoment(moment, locale, { day: 'numeric', month: 'short' });
}

/** A day of the calendar, `2026-05-03`, as `3 May 2026`: the same in every time zone; null when `day` is none. */
export function formatCalendarDay(day: string, locale: string): string | null {
  return formatMoment(day, locale, { dateStyle: 'long', timeZone: 'UTC' });
}

/** A day and time such as `3 May 2026, 14:05`, in the person's time zone; null when `moment` is none. */
export function formatDayAndTime(moment: string | null, locale: string): string | null {
  return formatMoment(moment, locale, { dateStyle: 'medium', timeStyle: 'short' });
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
