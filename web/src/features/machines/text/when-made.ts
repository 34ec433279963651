import { DAY_MS, formatDayAndTime } from '@/lib/dates.ts';

/** When something was made, within a sentence: 'last night at 02:00'. @param moment `now` is null while it is not known */
export function whenMade(
  madeAt: string,
  { locale, now }: { locale: string; now: Date | null },
): string {
  const made = new Date(madeAt);
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(made);
  const daysAgo = now === null ? null : daysBetween(made, now);
  if (daysAgo === 0)
    return made.getHours() < MORNING ? `last night at ${time}` : `today at ${time}`;
  if (daysAgo === 1) return `yesterday at ${time}`;
  return `on ${formatDayAndTime(madeAt, locale) ?? madeAt}`;
}

/** The hour at which the night is over. */
const MORNING = 7;

function daysBetween(earlier: Date, later: Date): number {
  const midnight = (date: Date) => new Date(date).setHours(0, 0, 0, 0);
  // A day of the clock change has an hour more or less.
  return Math.round((midnight(later) - midnight(earlier)) / DAY_MS);
}
