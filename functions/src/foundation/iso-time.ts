import { SECOND_MS } from './durations.ts';

/** Firebase Auth writes times as HTTP does, and leaves out what has not happened. */
export function toIsoTime(text: string | null | undefined): string | null {
  return text ? new Date(text).toISOString() : null;
}

/** @param month such as `2026-10`, which is 'October 2026' */
export function monthInWords(month: string): string {
  return new Date(`${month}-01T00:00:00Z`).toLocaleDateString('en-GB', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
}

/** In seconds since 1970, as in tokens; 0 for what has not happened. */
export function secondOf(moment: string | null | undefined): number {
  return moment ? Math.floor(Date.parse(moment) / SECOND_MS) : 0;
}
