import { isDeepStrictEqual } from 'node:util';
import type { HostFacts, MachineHost, UnclearMachine } from '../../adapters/machine-host.ts';
import type { PlanNow } from '../../adapters/billing-clock.ts';
import { HOUR_MS, MINUTE_MS } from '../../foundation/durations.ts';
import { ApiError } from '../../foundation/errors.ts';
import { describeError, type Log } from '../../foundation/log.ts';
import type { MachineStore } from '../machines/machine-store.ts';
import { dueNotice } from '../machines/notices/due-notice.ts';
import { withFacts, type MachineRecord } from '../machines/record/machine-record.ts';
import type { Reconciling } from '../machines/reconcile.ts';
import type { AvailabilityStore, Counted, Watch } from './availability-store.ts';
import { daysBack, isAwaited, type News } from './machine-days.ts';
import type { ListPlanned, PlannedWork } from './planned-work.ts';
import { earlier, later, type Span } from './spans.ts';

type Parts = {
  store: Pick<AvailabilityStore, 'count' | 'pagesOfCalm' | 'readWatch' | 'saveWatch'>;
  machines: Pick<MachineStore, 'find' | 'listIn'>;
  host: Pick<MachineHost, 'changedSince' | 'read'>;
  listPlanned: ListPlanned;
  reconcile: Reconciling['reconcile'];
  planNow: PlanNow;
  log: Log;
};

/** What the host changes while its list is read, and clocks that differ, are caught by the next runs. */
const OVERLAP_MS = 10 * MINUTE_MS;
/** Without the host for longer than this, we have not observed anything. */
const GAP_MS = 15 * MINUTE_MS;
/** Operators are told of a silence that takes this long. */
const LONG_SILENCE_MS = HOUR_MS;
const AT_ONCE = 20;
/** So many are asked for one by one: more at once means that we have to understand something new. */
const MOST_UNCLEAR = 500;

/**
 * Asks the host once what has changed, so that a lost event hides nothing: each machine whose record says something else is
 * read again, and those that are to answer are counted. It may run at any time, on several instances; what one leaves is done
 * by the next.
 * @throws {ApiError} `unavailable` if the host does not answer
 */
export function createWatchMachines(parts: Parts) {
  const { store, machines, host, listPlanned, planNow, log } = parts;
  return async (): Promise<void> => {
    const at = (await planNow()).toISOString();
    const before = await store.readWatch();
    const heard = await readChanged(host, startOf(before, at));
    if (heard === null) return;
    const gaps = gapsUntil(at, before);
    const run: Run = { parts, at, gaps, planned: await listPlanned(oldestOf(at)), failed: 0 };
    const unheard = before?.unclear.filter((id) => !heard.has(id)) ?? [];
    const news = [
      ...[...heard.values()].map((facts) => ({ id: facts.reference, facts })),
      ...unheard.map((id) => ({ id, facts: null })),
    ];
    const unclear = new Set(news.filter(({ facts }) => !isClear(facts)).map(({ id }) => id));
    await each(run, news, async ({ id, facts }) => {
      if (await hearOf(run, id, facts)) unclear.delete(id);
    });
    const untold = (await machines.listIn('unreachable', log)).filter(
      (record) => dueNotice(record, new Date(at)) !== null,
    );
    await each(run, untold, (record) => readAgain(parts, record));
    await countOthers(run, new Set(news.map(({ id }) => id)));
    const silent = (await machines.listIn('unreachable', log)).filter(
      ({ desired }) => desired === 'ready',
    );
    const isWide = new Set(silent.map(({ uid }) => uid)).size > 1;
    const readUntil = run.failed === 0 ? at : triedFrom(before, at);
    // Of several instances at once, the one that is noted tells.
    const watch = { at, readUntil, gaps, isWide, unclear: [...unclear].slice(0, MOST_UNCLEAR) };
    if (await store.saveWatch(watch)) tell(run, before, silent, isWide);
  };
}

export type WatchMachines = ReturnType<typeof createWatchMachines>;

type Run = {
  parts: Parts;
  at: string;
  gaps: Span[];
  planned: readonly PlannedWork[];
  /** How many machines could not be looked after: the next run hears of them again. */
  failed: number;
};

/** The host lists all that it has. */
const THE_BEGINNING = new Date(0).toISOString();

function startOf(before: Watch | null, at: string): string {
  if (before === null) return THE_BEGINNING;
  return moved(earlier(before.readUntil, at), -OVERLAP_MS);
}

type Heard = HostFacts | UnclearMachine;

function isClear(heard: Heard | null): heard is HostFacts {
  return heard !== null && 'state' in heard;
}

/** All of it, by machine: the host's answer may be the beginning of a flood. */
async function readChanged(host: Parts['host'], since: string): Promise<Map<string, Heard> | null> {
  const heard = new Map<string, Heard>();
  for (let from: string | null = since; from !== null;) {
    const answer = await host.changedSince(from);
    if (answer === null) return null;
    const before = heard.size;
    for (const one of [...answer.unclear, ...answer.machines]) heard.set(one.reference, one);
    from = heard.size === before ? null : answer.next;
  }
  return heard;
}

/** What a run could not do is tried for an hour. */
function triedFrom(before: Watch | null, at: string): string {
  return before === null ? THE_BEGINNING : later(before.readUntil, moved(at, -HOUR_MS));
}

/** Until the first run, nothing was observed. */
function gapsUntil(at: string, before: Watch | null): Span[] {
  if (before === null) return [{ from: oldestOf(at), until: at }];
  const isGap = Date.parse(at) - Date.parse(before.at) > GAP_MS;
  const gaps = isGap ? [...before.gaps, { from: before.at, until: at }] : before.gaps;
  return gaps.filter(({ until }) => until > oldestOf(at));
}

/** What came before is not counted any more. */
function oldestOf(at: string): string {
  return `${daysBack(at).at(-1) ?? ''}T00:00:00.000Z`;
}

/** One machine's failure does not hold up the others. */
async function each<T extends { id: string }>(
  run: Run,
  items: readonly T[],
  work: (item: T) => Promise<void>,
): Promise<void> {
  const waiting = items.values();
  const workOff = async () => {
    for (const item of waiting) {
      try {
        await work(item);
      } catch (error) {
        run.failed += 1;
        const fields = { machineId: item.id, ...describeError(error) };
        run.parts.log('ERROR', 'machine_not_watched', fields);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, workOff));
}

/** Machines of which the host says nothing new: those that it has lost, and those that were not counted for an hour. */
async function countOthers(run: Run, heard: ReadonlySet<string>): Promise<void> {
  const { parts, at } = run;
  const failed = (await parts.machines.listIn('failed', parts.log)).filter(
    ({ id, hostState }) => hostState === 'failed' && !heard.has(id),
  );
  await each(run, failed, (record) => {
    const facts = { state: 'failed', silentSince: null, lastSilence: null } as const;
    const news = { ...facts, changedAt: record.since };
    return count(run, record, at, { facts: news, isAwaited: isAwaited(record, news) });
  });
  for await (const page of parts.store.pagesOfCalm(at)) {
    const calm = page.filter(({ id }) => !heard.has(id));
    await each(run, calm, (one) => count(run, one, at, null, one.day));
  }
}

/**
 * @param heard null for a machine that is asked for by itself
 * @returns whether the host has said of it what makes sense. Until then it is counted no further than to its last change
 */
async function hearOf(run: Run, id: string, heard: Heard | null): Promise<boolean> {
  const { parts, at } = run;
  const known = await parts.machines.find(id);
  if (known === null) return true;
  if (heard !== null && !isClear(heard)) {
    const facts = { ...NOTHING_SAID, changedAt: heard.changedAt ?? THE_BEGINNING };
    await count(run, known, at, { facts, isAwaited: false });
    return false;
  }
  const facts = heard ?? (await ask(parts.host, id));
  if (facts === 'unclear') return false;
  // One that the host does not know any more is found by the look at its record.
  if (facts === null) return true;
  const isRead = saysTheSame(known, facts, new Date(at));
  if (!isRead) await readAgain(parts, known);
  const record = isRead ? known : await parts.machines.find(id);
  if (record === null) return true;
  const changedAt = facts.changedAt ?? at;
  // What has changed while the list was on its way is counted now: it shows what came of it, and no longer what was before.
  const until = later(at, earlier(changedAt, moved(at, OVERLAP_MS)));
  const news = { facts: { ...facts, changedAt }, isAwaited: isAwaited(record, facts) };
  await count(run, record, until, news);
  return true;
}

const NOTHING_SAID = { state: 'ready', silentSince: null, lastSilence: null } as const;

async function ask({ read }: Parts['host'], id: string): Promise<HostFacts | 'unclear' | null> {
  try {
    return await read(id);
  } catch (error) {
    if (error instanceof ApiError) return 'unclear';
    throw error;
  }
}

function count(
  { parts, gaps, planned }: Run,
  machine: Counted,
  at: string,
  news: News | null,
  newest: string | null = null,
): Promise<void> {
  const { id } = machine;
  const work = planned.filter(({ machines }) => machines === null || machines.includes(id));
  return parts.store.count(machine, at, { news, gaps, planned: work, newest });
}

/** Whatever follows from it is done as after an event. */
function readAgain({ reconcile }: Parts, { id, uid }: MachineRecord): Promise<void> {
  return reconcile(uid, { plan: 'as stored', readsAtHost: { id } });
}

/** When a machine was last seen changes all the time, and says nothing until it is silent. */
function saysTheSame(record: MachineRecord, facts: HostFacts, now: Date): boolean {
  const { isAddressUsed, readAt } = record;
  const read = withFacts(record, facts, { readAt: readAt ?? '', now, isAddressUsed });
  const { lastSeenAt } = record;
  return readAt !== null && isDeepStrictEqual({ ...read, lastSeenAt }, record);
}

/** What operators should know: once for each long silence, and once when it begins to be more than one owner's. */
function tell(
  { parts, at }: Run,
  before: Watch | null,
  silent: readonly MachineRecord[],
  isWide: boolean,
): void {
  for (const { id: machineId, uid, lastSeenAt, since } of silent) {
    const longSince = later(moved(lastSeenAt ?? since, LONG_SILENCE_MS), since);
    if (longSince > at || (before !== null && longSince <= before.at)) continue;
    parts.log('ERROR', 'machine_silent_long', { uid, machineId });
  }
  if (!isWide || before?.isWide === true) return;
  const people = new Set(silent.map(({ uid }) => uid)).size;
  parts.log('ERROR', 'machines_silent', { people });
}

function moved(time: string, ms: number): string {
  return new Date(Date.parse(time) + ms).toISOString();
}
