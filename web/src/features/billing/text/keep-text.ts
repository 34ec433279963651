import { KEEP_DAYS } from '@contract/machines.ts';
import { DAY_MS, formatDay } from '@/lib/dates.ts';

/** A machine, as far as a change of plan asks about it. */
export type MachineName = { id: string; name: string };

/** Until when a machine that is put to sleep now is kept. @param now null while the time is not known */
export function keptUntil(now: Date | null, locale: string): string {
  const end = now && new Date(now.getTime() + KEEP_DAYS * DAY_MS).toISOString();
  return formatDay(end, locale) ?? `the end of ${KEEP_DAYS} days`;
}

/** What a plan with fewer places does to the machines, or what is still to be chosen. */
export function describeLeaving(
  {
    machines,
    kept,
    places,
  }: { machines: readonly MachineName[]; kept: readonly string[]; places: number },
  until: string,
): string {
  const missing = places - kept.length;
  if (missing > 0) {
    return missing === 1
      ? `Choose ${kept.length === 0 ? 'the server that stays' : 'one more server that stays'}.`
      : `Choose ${missing}${kept.length === 0 ? '' : ' more'} servers that stay.`;
  }
  const leaving = machines.filter(({ id }) => !kept.includes(id)).map(({ name }) => name);
  const names = new Intl.ListFormat('en', { type: 'conjunction' }).format(leaving);
  return leaving.length === 1
    ? `${names} falls asleep at once. Its data is kept until ${until}; then it is erased for good.`
    : `${names} fall asleep at once. Their data is kept until ${until}; then they are erased for good.`;
}
