/** When people are at work, in one time zone. */
export type WorkingHours = {
  /** 0 is Sunday. */
  days: ReadonlySet<number>;
  /** In minutes since midnight. */
  from: number;
  to: number;
  zone: string;
};

const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const MINUTES_A_DAY = 1440;
/** Where nothing else is set. */
export const OFFICE_HOURS: WorkingHours = {
  days: new Set([1, 2, 3, 4, 5]),
  from: 540,
  to: 1020,
  zone: 'Europe/Berlin',
};
const MINUTE_MS = 60_000;
const DAY_MS = MINUTES_A_DAY * MINUTE_MS;
const FORM =
  /^(?<days>[A-Z][a-z]{2}(?:[-,][A-Z][a-z]{2})*) (?<from>\d\d:\d\d)-(?<to>\d\d:\d\d)(?: (?<zone>\S+))?$/;

/** @returns what `Mon-Fri,Sun 09:00-17:00 Europe/Berlin` means, or null for other words. The zone is Berlin unless it says so */
export function readWorkingHours(text: string): WorkingHours | null {
  const { days = '', from = '', to = '', zone = 'Europe/Berlin' } = FORM.exec(text)?.groups ?? {};
  const hours = { days: daysIn(days), from: minutesIn(from), to: minutesIn(to), zone };
  const isInOrder = hours.from < hours.to && hours.to <= MINUTES_A_DAY;
  return hours.days.size > 0 && isInOrder && isZone(zone) ? hours : null;
}

/** The first moment from this one on at which people are at work: this one, if they are. */
export function nextAtWork(moment: Date, { days, from, to, zone }: WorkingHours): Date {
  const { day, minutes, midnight } = localTime(moment, zone);
  if (days.has(day) && minutes < to) {
    return minutes >= from ? moment : atLocal(midnight, from, zone);
  }
  const ahead = [1, 2, 3, 4, 5, 6, 7].find((count) => days.has((day + count) % 7)) ?? 0;
  return atLocal(midnight + ahead * DAY_MS, from, zone);
}

function daysIn(text: string): ReadonlySet<number> {
  const days = new Set<number>();
  for (const range of text.split(',')) {
    const [first = '', last = first] = range.split('-');
    const [start, end] = [DAYS.indexOf(first), DAYS.indexOf(last)];
    if (start < 0 || end < 0) return new Set();
    for (let day = start; day !== end; day = (day + 1) % 7) days.add(day);
    days.add(end);
  }
  return days;
}

function minutesIn(text: string): number {
  const [hours = Number.NaN, minutes = Number.NaN] = text.split(':').map(Number);
  return minutes < 60 ? hours * 60 + minutes : Number.NaN;
}

function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** The day and the minutes there, and midnight of that day as if there were UTC. */
function localTime(moment: Date, zone: string) {
  const local = moment.getTime() + offsetAt(moment.getTime(), zone);
  const midnight = Math.floor(local / DAY_MS) * DAY_MS;
  return { day: new Date(midnight).getUTCDay(), minutes: (local - midnight) / MINUTE_MS, midnight };
}

/** The moment at which it is so many minutes after that midnight there. */
function atLocal(midnight: number, minutes: number, zone: string): Date {
  const local = midnight + minutes * MINUTE_MS;
  // The clocks may change between the two.
  const guess = local - offsetAt(local, zone);
  return new Date(local - offsetAt(guess, zone));
}

/** By how much the clocks there are ahead of UTC, in milliseconds. */
function offsetAt(moment: number, zone: string): number {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(moment);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((one) => one.type === type)?.value);
  const local = Date.UTC(
    ...([part('year'), part('month') - 1, part('day')] as const),
    ...([part('hour'), part('minute'), part('second')] as const),
  );
  return local - Math.floor(moment / 1000) * 1000;
}
