import {
  AVAILABILITY_DAYS,
  type CreditWay,
  type MachineCredit,
  type MachineDay,
} from '@contract/availability.ts';
import { DAY_MS } from '@/lib/dates.ts';
import { formatMoney } from '@/lib/money.ts';

/** The days that a machine's page draws, oldest first and the last one today: null for one that we did not observe. */
export function lastDays(
  days: readonly MachineDay[],
  now: Date,
): { day: string; seen: MachineDay | null }[] {
  const known = new Map(days.map((day) => [day.day, day]));
  return Array.from({ length: AVAILABILITY_DAYS }, (_, index) => {
    const ago = AVAILABILITY_DAYS - 1 - index;
    const day = new Date(now.getTime() - ago * DAY_MS).toISOString().slice(0, 10);
    const seen = known.get(day);
    return { day, seen: seen !== undefined && seen.observedSeconds > 0 ? seen : null };
  });
}

/** How much of the time that counts a machine answered, such as '99.98%'; null where none was observed. */
export function shareWords(days: readonly MachineDay[], locale: string): string | null {
  const counted = sum(days, (day) => day.observedSeconds - day.maintenanceSeconds);
  if (counted <= 0) return null;
  const silent = sum(days, ({ silentSeconds }) => silentSeconds);
  // Rounded down: a machine that was silent for a second never shows 100%.
  const share = Math.floor(((counted - silent) / counted) * 10_000) / 10_000;
  return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(
    share,
  );
}

/** The days on which it was silent, newest first: '12 minutes on 9 November'. */
export function silentDays(days: readonly MachineDay[], locale: string): string[] {
  return days
    .filter(({ silentSeconds }) => silentSeconds > 0)
    .toReversed()
    .map(({ day, silentSeconds }) => `${lengthWords(silentSeconds)} on ${dayWords(day, locale)}`);
}

/** What a day was like, in a table's cell. */
export function describeDay(seen: MachineDay | null): string {
  if (seen === null) return 'Unmeasured';
  const { silentSeconds, maintenanceSeconds } = seen;
  return [
    silentSeconds === 0 ? 'Answered' : `Silent for ${lengthWords(silentSeconds)}`,
    ...(maintenanceSeconds > 0
      ? [`announced maintenance for ${lengthWords(maintenanceSeconds)}`]
      : []),
  ].join(', ');
}

/** A day of our books, which are kept in UTC: '9 November'. */
export function dayWords(day: string, locale: string): string {
  return inUtc(`${day}T00:00:00Z`, locale, { day: 'numeric', month: 'long' });
}

/** What was given back for a month: '€3.80 back for October 2026, on your next invoice'. */
export function describeCredit(credit: MachineCredit, locale: string): string {
  const month = inUtc(`${credit.month}-01T00:00:00Z`, locale, { month: 'long', year: 'numeric' });
  const amount = formatMoney(credit.amount, credit.currency, locale);
  return `${amount} back for ${month}, ${WAYS[credit.way ?? 'none']}`;
}

const WAYS: Readonly<Record<CreditWay | 'none', string>> = {
  invoice: 'on your next invoice',
  refund: 'refunded the way you paid',
  balance: 'as credit towards your next invoices',
  staff: 'and we write to you about how',
  none: 'being booked',
};

/** '42 seconds', '12 minutes', '1 hour 5 minutes'. */
function lengthWords(seconds: number): string {
  if (seconds < 60) return count(seconds, 'second');
  const minutes = Math.round(seconds / 60);
  if (minutes < 60) return count(minutes, 'minute');
  const rest = minutes % 60;
  const hours = count((minutes - rest) / 60, 'hour');
  return rest === 0 ? hours : `${hours} ${count(rest, 'minute')}`;
}

function count(number: number, unit: string): string {
  return `${number} ${unit}${number === 1 ? '' : 's'}`;
}

function inUtc(moment: string, locale: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(new Date(moment));
}

function sum<T>(items: readonly T[], read: (item: T) => number): number {
  return items.reduce((total, item) => total + read(item), 0);
}
