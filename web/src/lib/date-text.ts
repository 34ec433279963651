// Apart from `dates.ts`, which the sign-in loads.

/** A day in the person's time zone as a date field writes it, `2026-05-03`. */
export function toDateText(date: Date): string {
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}
