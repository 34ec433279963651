import { PAUSE_MAX_DAYS } from '@contract/api.ts';
import { toDateText } from '@/lib/date-text.ts';
import { DAY_MS } from '@/lib/dates.ts';

const NOON = 12;

/** The lengths of a pause that are offered as such, in months. */
export const PAUSE_MONTHS = [1, 2, 3] as const;

/** The first and the last day that a pause may end on, as a date field writes them. */
export function pauseBounds(now: Date): { first: string; last: string } {
  const first = noonAfter(now, 1);
  const last = noonAfter(now, PAUSE_MAX_DAYS);
  if (first.getTime() - now.getTime() < DAY_MS) first.setDate(first.getDate() + 1);
  if (last.getTime() - now.getTime() > PAUSE_MAX_DAYS * DAY_MS) last.setDate(last.getDate() - 1);
  return { first: toDateText(first), last: toDateText(last) };
}

/** The same day so many months later, or the last of that month where it has no such day. ISO 8601. */
export function pauseForMonths(now: Date, months: number): string {
  const end = new Date(now.getFullYear(), now.getMonth() + months + 1, 0, NOON);
  end.setDate(Math.min(now.getDate(), end.getDate()));
  return end.toISOString();
}

/** @param text as a date field writes it; its noon counts, in the person's time zone */
export function readPauseDate(
  text: string,
  now: Date,
): { ok: true; until: string } | { ok: false; reason: 'missing' | 'too-early' | 'too-late' } {
  const [year, month, day] = text.split('-').map(Number);
  if (year === undefined || month === undefined || day === undefined) {
    return { ok: false, reason: 'missing' };
  }
  const until = new Date(year, month - 1, day, NOON);
  if (Number.isNaN(until.getTime())) return { ok: false, reason: 'missing' };
  const { first, last } = pauseBounds(now);
  const chosen = toDateText(until);
  if (chosen < first) return { ok: false, reason: 'too-early' };
  if (chosen > last) return { ok: false, reason: 'too-late' };
  return { ok: true, until: until.toISOString() };
}

function noonAfter(now: Date, days: number): Date {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, NOON);
}
