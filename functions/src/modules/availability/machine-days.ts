import { isDeepStrictEqual } from 'node:util';
import type { HostFacts } from '../../adapters/machine-host.ts';
import type { MachineStanding } from './documents.ts';
import type { Machine } from '../../contract/machines.ts';
import { DAY_MS, MINUTE_MS } from '../../foundation/durations.ts';
import { earlier, intersection, secondsIn, union, without, type Span } from './spans.ts';

/** One day of a machine, without whose it is. Its seconds follow from its spans. */
export type CountedDay = {
  day: string;
  observedSeconds: number;
  silentSeconds: number;
  maintenanceSeconds: number;
  observed: Span[];
  silent: Span[];
  standing: MachineStanding;
  countedUntil: string;
  dueAt: string | null;
};

/** What the host says that is new. `isAwaited`: whether the machine is to answer. */
export type News = { facts: Said; isAwaited: boolean };
type Said = Pick<HostFacts, 'state' | 'silentSince' | 'lastSilence'> & { changedAt: string };

/** When the host was not reached, and the maintenance of this machine that was announced in time. */
type Excused = { gaps: readonly Span[]; planned: readonly Span[] };

/** How far back a day still changes: what is heard later counts neither way. */
export const MOST_DAYS_BACK = 3;
/** A machine of which there is no news is counted after this long: a little less than an hour, for the look at its end. */
const CALM_MS = 58 * MINUTE_MS;

/**
 * Counts a machine until a moment. The same news adds nothing twice, and news that comes late corrects what was counted.
 * @param stored its newest day, and all of `daysBack`
 * @returns the days that change; none where nothing is new and the machine was counted within the hour
 */
export function countUntil(
  at: string,
  stored: readonly CountedDay[],
  news: News | null,
  excused: Excused,
): CountedDay[] {
  const newest = stored.toSorted((a, b) => (a.countedUntil < b.countedUntil ? 1 : -1))[0] ?? null;
  if (newest !== null && newest.countedUntil >= at) return [];
  const step = stepUntil(at, newest, news);
  const today = dayOf(at);
  const days = daysBack(at).map((day) => {
    const before = stored.find((one) => one.day === day) ?? blankDay(day);
    return { before, after: addTo(before, step, excused) };
  });
  const isSame = step.standing === (newest?.standing ?? 'off');
  const isHeard = days.some(({ before, after }) => !isDeepStrictEqual(before.silent, after.silent));
  const isDue = newest !== null && newest.dueAt !== null && newest.dueAt <= at;
  if (isSame && !isHeard && !isDue) return [];
  const counted = days.map(({ before, after }) => ({
    before,
    after: before.day === today ? { ...after, ...endOf(step.standing, at) } : closed(after),
  }));
  // One that is too old to change is not to be found again.
  const old = stored
    .filter(({ day }) => !days.some(({ before }) => before.day === day))
    .map((before) => ({ before, after: closed(before) }));
  return [...counted, ...old]
    .filter(({ before, after }) => !isDeepStrictEqual(before, after))
    .map(({ after }) => after);
}

/** A machine that was ready and is to be, unless it is asleep or being made. One that has failed does not answer. */
export function isAwaited(
  { desired, readyAt }: Pick<Machine, 'desired' | 'readyAt'>,
  { state }: Pick<HostFacts, 'state'>,
): boolean {
  return desired === 'ready' && readyAt !== null && (state === 'ready' || state === 'failed');
}

/** The days that still change, newest first, by the calendar of UTC. */
export function daysBack(at: string): string[] {
  return Array.from({ length: MOST_DAYS_BACK + 1 }, (_, back) => dayBefore(at, back));
}

export function dayBefore(at: string, days: number): string {
  return dayOf(new Date(Date.parse(at) - days * DAY_MS).toISOString());
}

function dayOf(moment: string): string {
  return moment.slice(0, 10);
}

type Step = {
  /** While it was to answer, since the last count. */
  awaited: Span[];
  /** When it did not, in the host's words. It may reach back to what was counted before. */
  silent: Span[];
  standing: MachineStanding;
};

function stepUntil(at: string, newest: CountedDay | null, news: News | null): Step {
  const { standing, countedUntil } = newest ?? { standing: 'off', countedUntil: at };
  if (news === null) {
    const awaited = standing === 'off' ? [] : [{ from: countedUntil, until: at }];
    return { awaited, silent: standing === 'silent' ? awaited : [], standing };
  }
  const { facts, isAwaited: isOn } = news;
  const { lastSilence } = facts;
  const changedAt = earlier(facts.changedAt, at);
  const before = standing === 'silent' ? countedUntil : null;
  const silentSince = isOn ? silenceOf(facts, before) : null;
  const silent: Span[] = [];
  if (lastSilence !== null) silent.push(lastSilence);
  if (silentSince !== null) silent.push({ from: silentSince, until: at });
  if (standing === 'silent') {
    const isEndKnown = lastSilence !== null && lastSilence.until > countedUntil;
    const ended = isEndKnown ? lastSilence.until : changedAt;
    silent.push({ from: countedUntil, until: silentSince === null ? ended : at });
  }
  const from = standing === 'off' ? changedAt : countedUntil;
  return {
    awaited: union([{ from, until: isOn ? at : changedAt }]),
    silent: union(silent),
    standing: standingOf(isOn, silentSince),
  };
}

/** @param before since when it is silent as far as we knew: what the host says may be what cannot be */
function silenceOf({ state, silentSince, changedAt }: Said, before: string | null): string | null {
  const since = silentSince === undefined ? before : silentSince;
  return since ?? (state === 'failed' ? changedAt : null);
}

function standingOf(isOn: boolean, silentSince: string | null): MachineStanding {
  if (!isOn) return 'off';
  return silentSince === null ? 'answering' : 'silent';
}

function addTo(before: CountedDay, step: Step, { gaps, planned }: Excused): CountedDay {
  const awaited = intersection(step.awaited, [spanOf(before.day)]);
  const heard = intersection(step.silent, union([...before.observed, ...awaited]));
  const observed = union([...before.observed, ...without(awaited, gaps), ...heard]);
  const silent = union([...before.silent, ...heard]);
  const maintenance = intersection(observed, planned);
  return {
    ...before,
    observed,
    silent,
    observedSeconds: secondsIn(observed),
    silentSeconds: secondsIn(without(silent, maintenance)),
    maintenanceSeconds: secondsIn(maintenance),
  };
}

function endOf(standing: MachineStanding, at: string) {
  const next = new Date(Date.parse(at) + CALM_MS).toISOString();
  return { standing, countedUntil: at, dueAt: standing === 'off' ? null : next };
}

/** A day that is over. */
function closed(day: CountedDay): CountedDay {
  return { ...day, dueAt: null };
}

function blankDay(day: string): CountedDay {
  return {
    day,
    observedSeconds: 0,
    silentSeconds: 0,
    maintenanceSeconds: 0,
    observed: [],
    silent: [],
    standing: 'off',
    countedUntil: spanOf(day).from,
    dueAt: null,
  };
}

function spanOf(day: string): Span {
  const from = `${day}T00:00:00.000Z`;
  return { from, until: new Date(Date.parse(from) + DAY_MS).toISOString() };
}
