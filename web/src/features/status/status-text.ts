import {
  MAINTENANCE_SHOWN_DAYS,
  STATUS_PARTS,
  type Incident,
  type PartState,
  type StatusAnswer,
  type StatusPart,
} from '@contract/status.ts';
import { DAY_MS, formatDayAndTime } from '@/lib/dates.ts';
import type { StatusView } from './status-feed.ts';

export const PART_NAMES: Record<StatusPart, string> = {
  account: 'Account and site',
  signIn: 'Signing in',
  payments: 'Payments',
  servers: 'Servers that we host',
  mail: 'E-mails from us',
};

const STATE_WORDS: Record<PartState, string> = {
  works: 'Works',
  troubled: 'Has trouble',
  down: 'Down',
  unknown: 'We cannot tell',
};

/** The state of one part. Null while it is being asked for. */
export function describePart(view: StatusView, part: StatusPart): string | null {
  if (view.kind === 'looking') return null;
  if (view.kind === 'unreached' || view.answer.unknown) return STATE_WORDS.unknown;
  if (part === 'servers' && isOfSome(view.answer)) return 'Some have trouble';
  return STATE_WORDS[view.answer.parts[part]];
}

/** Whether each report of servers names those that have trouble. Their owners read in their account that it is about them. */
function isOfSome({ parts, incidents }: Exclude<StatusAnswer, { unknown: true }>): boolean {
  const told = sortIncidents({ incidents }).open.filter((one) => one.parts.includes('servers'));
  return (
    parts.servers === 'troubled' &&
    told.length > 0 &&
    told.every(({ machines }) => machines !== null)
  );
}

/** The state of the whole, and the sentence that says it. */
export function summarise(view: StatusView): { state: PartState | 'looking'; words: string } {
  if (view.kind === 'looking') return { state: 'looking', words: 'Looking …' };
  if (view.kind === 'unreached' || view.answer.unknown) {
    return { state: 'unknown', words: 'We cannot tell' };
  }
  const { parts } = view.answer;
  const those = (state: PartState) => STATUS_PARTS.filter((part) => parts[part] === state);
  const down = those('down');
  if (down.length > 0) return { state: 'down', words: sentence(down, 'is down', 'are down') };
  const troubled = those('troubled');
  if (troubled.length === 1 && troubled.includes('servers') && isOfSome(view.answer)) {
    return { state: 'troubled', words: 'Some servers have trouble' };
  }
  if (troubled.length > 0) {
    return { state: 'troubled', words: sentence(troubled, 'has trouble', 'have trouble') };
  }
  const unseen = those('unknown').length;
  if (unseen === STATUS_PARTS.length) return { state: 'unknown', words: 'We cannot tell' };
  return { state: 'works', words: unseen > 0 ? 'What we can see works' : 'Everything works' };
}

function sentence(parts: readonly StatusPart[], one: string, several: string): string {
  const [only] = parts;
  if (only === undefined || parts.length > 1)
    return `${NUMBERS[parts.length] ?? ''} parts ${several}`;
  return `${PART_NAMES[only]} ${PLURAL.includes(only) ? several : one}`;
}

const PLURAL: readonly StatusPart[] = ['account', 'payments', 'servers', 'mail'];
const NUMBERS: Readonly<Record<number, string>> = { 2: 'Two', 3: 'Three', 4: 'Four', 5: 'All' };

/** Incidents in the order in which they matter: what is wrong now, what is planned, what is over. */
export function sortIncidents({ incidents }: Pick<StatusAnswer, 'incidents'>) {
  const open = incidents.filter(({ closedAt }) => closedAt === null);
  return {
    open: open.filter(({ maintenance }) => maintenance === null),
    planned: open
      .filter(({ maintenance }) => maintenance !== null)
      .toSorted((one, other) => beginOf(one).localeCompare(beginOf(other))),
    over: incidents.filter(({ closedAt }) => closedAt !== null),
  };
}

function beginOf({ maintenance, openedAt }: Incident): string {
  return maintenance?.from ?? openedAt;
}

/** When planned work is, in the reader's time zone. */
export function describeMaintenance(incident: Incident, locale: string): string | null {
  const { closedAt, maintenance } = incident;
  if (maintenance === null) return null;
  const { from, until } = maintenance;
  const options = { dateStyle: 'medium', timeStyle: 'short' } as const;
  const times = new Intl.DateTimeFormat(locale, { ...options });
  const when = `${times.formatRange(new Date(from), new Date(until))}, ${zoneOf(from, locale)}`;
  const isCalledOff = closedAt !== null && Date.parse(closedAt) < Date.parse(from);
  return isCalledOff ? `Called off: ${when}` : when;
}

/** Such as `CET`. */
function zoneOf(moment: string, locale: string): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZoneName: 'short' }).formatToParts(
    new Date(moment),
  );
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

export function describeTimes({ openedAt, closedAt }: Incident, locale: string): string {
  const opened = formatDayAndTime(openedAt, locale) ?? openedAt;
  if (closedAt === null) return `Since ${opened}`;
  return `${opened} – ${formatDayAndTime(closedAt, locale) ?? closedAt}`;
}

/**
 * What the account's pages tell their owner: open incidents about everyone or one of their machines, and planned work that is
 * near.
 * @param known the hashes of the machines that they can open
 */
export function findConcerning(
  { at, incidents }: Pick<StatusAnswer, 'at' | 'incidents'>,
  known: ReadonlySet<string>,
): readonly Incident[] {
  const now = Date.parse(at);
  const soon = now + MAINTENANCE_SHOWN_DAYS * DAY_MS;
  // What has begun stands in the order in which it came, before what has not.
  const beginning = ({ maintenance }: Incident) =>
    Math.max(now, maintenance === null ? now : Date.parse(maintenance.from));
  return incidents
    .filter(
      ({ closedAt, maintenance, machines }) =>
        closedAt === null &&
        (maintenance === null || Date.parse(maintenance.from) <= soon) &&
        (machines === null || machines.some((hash) => known.has(hash))),
    )
    .toSorted((one, other) => beginning(one) - beginning(other));
}
