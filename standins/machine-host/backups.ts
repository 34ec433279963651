/** The backups of a machine: made while it runs, at fixed times, and dropped when the plan keeps them no longer. */
import type { Backup, MachineBackups } from '../../functions/src/contract/machines.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../functions/src/foundation/durations.ts';
import { toIso, type HostMachine, type Moment } from './machine.ts';

/** Nightly ones are made at 02:00 UTC, hourly ones at the full hour. */
const AT_MS = 2 * HOUR_MS;
const TESTED_EVERY_MS = 30 * DAY_MS;
/** So long ago is the last test of a machine whose tests have stopped. */
const OVERDUE_MS = 41 * DAY_MS;

/** Newest first. */
export function listBackups(machine: HostMachine, now: Moment): Backup[] {
  makeDueBackups(machine, now);
  return machine.backups.made.toReversed();
}

/** `lateSince`: since when two intervals have passed without one; null while they are made in time. */
export function summaryOf(
  machine: HostMachine,
  now: Moment,
): MachineBackups & { lateSince: string | null } {
  makeDueBackups(machine, now);
  const { made, testedAt, lateSince } = machine.backups;
  return {
    newestAt: made.at(-1)?.madeAt ?? null,
    oldestAt: made[0]?.madeAt ?? null,
    count: made.length,
    testedAt: testedAt === null ? null : toIso(testedAt),
    lateSince: lateSince === null ? null : toIso(lateSince),
  };
}

/** Makes what was due until now. Its state was the same all that time: whatever changes it, calls this first. */
export function makeDueBackups(machine: HostMachine, now: Moment): void {
  const { backups } = machine;
  const { everyMinutes, keepDays } = backups.terms;
  const from = Math.max(backups.until, now - keepDays * DAY_MS);
  backups.until = Math.max(backups.until, now);
  if (machine.state !== 'ready' || backups.stopped === 'all') return;
  const every = everyMinutes * MINUTE_MS;
  for (let at = firstAfter(from, every); at <= now; at += every) makeBackup(machine, at);
  dropOld(machine, now);
}

/** When the next one is made that is read back as a test; null while none is. */
export function nextTestAt({ state, backups }: HostMachine): Moment | null {
  if (state !== 'ready' || backups.stopped !== null) return null;
  const { until, testedAt, terms } = backups;
  const due = testedAt === null ? until : Math.max(until, testedAt + TESTED_EVERY_MS - 1);
  return firstAfter(due, terms.everyMinutes * MINUTE_MS);
}

function firstAfter(moment: Moment, every: number): Moment {
  return (Math.floor((moment - AT_MS) / every) + 1) * every + AT_MS;
}

export function makeBackup(machine: HostMachine, at: Moment): void {
  const { backups, usedBytes, name } = machine;
  const isTested =
    backups.stopped === null &&
    (backups.testedAt === null || at - backups.testedAt >= TESTED_EVERY_MS);
  const madeAt = toIso(at);
  const testedAt = isTested ? madeAt : null;
  backups.made.push({ id: `${name}-${madeAt}`, madeAt, bytes: usedBytes, testedAt });
  if (!isTested) return;
  backups.testedAt = at;
  // A read at this very moment has both.
  machine.changedAt = Math.max(machine.changedAt, at);
}

/** As if none had been made for more than two intervals. */
export function stopBackups({ backups }: HostMachine, now: Moment): void {
  const intervals = 2 * backups.terms.everyMinutes * MINUTE_MS;
  const since = now - intervals;
  backups.made = backups.made.filter(({ madeAt }) => Date.parse(madeAt) < since);
  const newest = backups.made.at(-1);
  backups.lateSince = newest === undefined ? now : Date.parse(newest.madeAt) + intervals;
  backups.stopped = 'all';
}

/** As if none had been read back for 41 days. */
export function stopTests({ backups }: HostMachine, now: Moment): void {
  backups.stopped ??= 'tests';
  backups.testedAt = now - OVERDUE_MS;
  backups.made = backups.made.map((backup) => ({ ...backup, testedAt: null }));
}

/** All is well again: one is made at once, and read back. */
export function mendBackups(machine: HostMachine, now: Moment): void {
  const { backups } = machine;
  backups.stopped = null;
  backups.lateSince = null;
  backups.until = now;
  backups.testedAt = null;
  makeBackup(machine, now);
}

function dropOld({ backups }: HostMachine, now: Moment): void {
  const oldest = toIso(now - backups.terms.keepDays * DAY_MS);
  const kept = backups.made.findIndex(({ madeAt }) => madeAt >= oldest);
  if (kept > 0) backups.made.splice(0, kept);
}
