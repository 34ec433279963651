import { GUEST_DAYS } from '@contract/people.ts';
import { toDateText } from '@/lib/date-text.ts';

/** The first and the last day that a guest's last day may be, as a date field writes them. */
export function lastDayBounds(now: Date): { first: string; last: string } {
  const last = new Date(now.getFullYear(), now.getMonth(), now.getDate() + GUEST_DAYS - 1);
  return { first: toDayText(now), last: toDayText(last) };
}

/**
 * @param text as a date field writes it; empty: there is no last day
 * @returns the end of that day in the browser's time zone, ISO 8601
 */
export function readLastDay(text: string, now: Date): LastDay {
  if (text === '') return { ok: true, until: null };
  const [year, month, day] = text.split('-').map(Number);
  const end = new Date(year ?? Number.NaN, (month ?? 0) - 1, day, 23, 59, 59, 999);
  if (Number.isNaN(end.getTime())) return { ok: false, problem: 'Enter a day, or leave it empty.' };
  const { first, last } = lastDayBounds(now);
  const chosen = toDayText(end);
  if (chosen < first) return { ok: false, problem: 'This day is over. Choose today or later.' };
  if (chosen > last) return { ok: false, problem: 'Choose a day within a year from now.' };
  return { ok: true, until: end.toISOString() };
}

/** A moment's day in the browser's time zone, as a date field writes it; empty for none. */
export function toDayText(moment: Date | string | null): string {
  return moment === null ? '' : toDateText(new Date(moment));
}

export type LastDay = { ok: true; until: string | null } | { ok: false; problem: string };
