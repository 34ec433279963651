import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../foundation/durations.ts';
import { NOTICE_DAYS } from './notices/due-notice.ts';
import type { MachineRecord } from './record/machine-record.ts';
import { nextAct } from './record/next-act.ts';

/** What is under way is looked at by the next run of the schedule. */
const SOON_MS = MINUTE_MS;
/**
 * The host tells us of changes. This is for events that were lost: one queue carries 500 tasks a second at most, so a look an
 * hour is enough for more than a million machines.
 */
const SETTLED_MS = HOUR_MS;

/**
 * When a machine is to be looked at again, whatever news comes before; null for one that is done with.
 * @param now the time by which machines live
 */
export function nextLookOf(record: MachineRecord, now: Date): string | null {
  if (record.state === 'erased' && !record.isUntold) return null;
  const at = now.getTime();
  const dates = isSettled(record) ? [at + SETTLED_MS, ...datesOf(record)] : [at + SOON_MS];
  return new Date(Math.min(...dates.filter((date) => date > at))).toISOString();
}

function isSettled(record: MachineRecord): boolean {
  const { state, hostState, isUntold, unannounced } = record;
  if (isUntold || unannounced !== null || nextAct(record) !== null) return false;
  // One that does not answer, has failed or is being made is on its way to another state.
  const isCalm = state === 'ready' || state === 'asleep' || state === 'ending';
  return isCalm && (hostState === 'ready' || hostState === 'asleep');
}

/** Its end, and when its owner is told of that. */
function datesOf({ desired, keepUntil }: MachineRecord): number[] {
  if (desired !== 'ending' || keepUntil === null) return [];
  const end = Date.parse(keepUntil);
  return [end, ...NOTICE_DAYS.map((days) => end - days * DAY_MS)];
}
