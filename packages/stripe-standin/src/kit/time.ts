/** Unix seconds, as everything at Stripe counts time. */
export type Seconds = number;

export const DAY: Seconds = 86_400;

const LENGTHS: Readonly<Record<string, Seconds>> = { minute: 60, hour: 3600, day: DAY };

/** `interval` is a month, a year, or one of the lengths above. */
type Every = { interval: string };

/** Adds billing intervals in UTC; a day that the month lacks becomes its last day. */
export function addIntervals(start: Seconds, { interval }: Every, count = 1): Seconds {
  if (interval === 'month') return addMonths(start, count);
  if (interval === 'year') return addMonths(start, 12 * count);
  const length = LENGTHS[interval];
  if (length === undefined) throw new Error(`unknown interval ${interval}`);
  return start + length * count;
}

/**
 * The first end of a period after a moment. Counted from the anchor, so that a subscription of the 31st ends on the 28th
 * of February and on the 31st of March.
 */
export function nextPeriodEnd(anchor: Seconds, recurring: Every, after: Seconds): Seconds {
  let count = 1;
  while (addIntervals(anchor, recurring, count) <= after) count += 1;
  return addIntervals(anchor, recurring, count);
}

function addMonths(start: Seconds, months: number): Seconds {
  const date = new Date(start * 1000);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, lastDay));
  return Math.floor(date.getTime() / 1000);
}
