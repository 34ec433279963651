import { DAY_MS, MINUTE_MS } from '../../../foundation/durations.ts';
import { KEEP_DAYS } from '../../../contract/machines.ts';
import type { MachineRecord } from '../record/machine-record.ts';

/** What the owner of a machine is told by mail. `days`: the most that are left until its data is erased. */
export type Notice =
  | { kind: 'ready' }
  | { kind: 'failed' }
  | { kind: 'silent'; lastSeenAt: string }
  | { kind: 'back' }
  | { kind: 'disk'; percent: 80 | 95; usedBytes: number; diskBytes: number; readAt: string }
  | { kind: 'sleeping'; days: SleepDays; sleepAt: string }
  | { kind: 'asleep'; why: 'paused' | 'unpaid' }
  | { kind: 'ending'; days: NoticeDays; keepUntil: string }
  | { kind: 'erased' };

type NoticeDays = (typeof NOTICE_DAYS)[number];
type SleepDays = (typeof SLEEP_NOTICE_DAYS)[number];

/** Before the end, nearest first. The first notice is given at once. */
export const NOTICE_DAYS = [2, 7, KEEP_DAYS] as const;

/** Its owner is told of a machine that has not answered for this long. It may have been restarting until then. */
const SILENT_MS = 10 * MINUTE_MS;

/** Before a machine falls asleep because its plan is past due, nearest first. */
const SLEEP_NOTICE_DAYS = [2, 7] as const;

/**
 * What the owner is to be told of a machine as it stands, or null if there is nothing, or they have been told. It follows from
 * what is stored, so no change has to be observed, and what is no longer so is never told.
 * @param now the time by which machines live
 */
export function dueNotice(record: MachineRecord, now: Date): Notice | null {
  // A person who deletes their account gets no more mail.
  if (record.reason === 'account_deleted') return null;
  return untold(record, noticeOf(record, now));
}

/** The id of the mail: from the occasion, and the moment at which it began or the date that it names. */
export function noticeId(
  notice: Notice,
  { id, since }: Pick<MachineRecord, 'id' | 'since'>,
): string {
  return `machine-${occasionOf(notice)}_${id}_${momentOf(notice, since)}`;
}

/** The ids of all mails that announce the erasure of a machine on that date. */
export function endingNoticeIds(id: string, keepUntil: string): string[] {
  return NOTICE_DAYS.map((days) =>
    noticeId({ kind: 'ending', days, keepUntil }, { id, since: keepUntil }),
  );
}

function momentOf(notice: Notice, since: string): string {
  switch (notice.kind) {
    case 'sleeping':
      return notice.sleepAt;
    case 'ending':
      return notice.keepUntil;
    case 'disk':
      return notice.readAt;
    case 'ready':
    case 'failed':
    case 'silent':
    case 'back':
    case 'asleep':
    case 'erased':
      return since;
  }
}

function noticeOf(record: MachineRecord, now: Date): Notice | null {
  const { state, desired, reason } = record;
  switch (state) {
    case 'ready':
      if (desired !== 'ready') return null;
      if (!record.isReadyTold) return { kind: 'ready' };
      if (record.isSilenceTold) return { kind: 'back' };
      return untold(record, sleepingNotice(record, now)) ?? diskNotice(record);
    case 'failed':
      return { kind: 'failed' };
    case 'asleep':
      return reason === 'paused' || reason === 'unpaid' ? { kind: 'asleep', why: reason } : null;
    case 'ending':
      return desired === 'ending' ? endingNotice(record, now) : null;
    case 'erased':
      return { kind: 'erased' };
    case 'ordered':
    case 'preparing':
      return null;
    case 'unreachable':
      return silentNotice(record, now);
  }
}

/** One that is told already must not hide the next. */
function untold(record: MachineRecord, notice: Notice | null): Notice | null {
  return notice === null || isNotified(record, notice) ? null : notice;
}

function silentNotice({ desired, lastSeenAt, isSilenceTold }: MachineRecord, now: Date) {
  if (desired !== 'ready' || lastSeenAt === null || isSilenceTold) return null;
  const isLong = now.getTime() - Date.parse(lastSeenAt) >= SILENT_MS;
  return isLong ? ({ kind: 'silent', lastSeenAt } as const) : null;
}

/** Once for each of the two, until there is room again. */
function diskNotice({ diskUsedBytes, diskBytes, toldDisk, readAt }: MachineRecord): Notice | null {
  if (diskUsedBytes === null || diskBytes === null || readAt === null) return null;
  const percent = fullness(diskUsedBytes, diskBytes);
  if (percent <= toldDisk || percent === 0) return null;
  return { kind: 'disk', percent, usedBytes: diskUsedBytes, diskBytes, readAt };
}

function fullness(used: number, all: number): 0 | 80 | 95 {
  if (used >= all * 0.95) return 95;
  return used >= all * 0.8 ? 80 : 0;
}

function sleepingNotice({ sleepAt }: MachineRecord, now: Date): Notice | null {
  if (sleepAt === null) return null;
  const left = Date.parse(sleepAt) - now.getTime();
  const days = SLEEP_NOTICE_DAYS.find((most) => left <= most * DAY_MS);
  return left <= 0 || days === undefined ? null : { kind: 'sleeping', days, sleepAt };
}

function endingNotice({ keepUntil }: MachineRecord, now: Date): Notice | null {
  if (keepUntil === null) return null;
  const left = Date.parse(keepUntil) - now.getTime();
  if (left <= 0) return null;
  const days = NOTICE_DAYS.find((most) => left <= most * DAY_MS) ?? KEEP_DAYS;
  return { kind: 'ending', days, keepUntil };
}

function isNotified(record: MachineRecord, notice: Notice): boolean {
  // An instance whose clock is behind must not tell an earlier day after a later one.
  if (notice.kind === 'sleeping') {
    return SLEEP_NOTICE_DAYS.filter((days) => days <= notice.days).some(
      (days) => record.told === noticeId({ ...notice, days }, record),
    );
  }
  if (notice.kind === 'back' || notice.kind === 'disk') return false;
  if (notice.kind !== 'ending') return record.told === noticeId(notice, record);
  return NOTICE_DAYS.filter((days) => days <= notice.days).some(
    (days) => record.told === noticeId({ ...notice, days }, record),
  );
}

function occasionOf(notice: Notice): string {
  switch (notice.kind) {
    case 'sleeping':
      return `sleeping-${notice.days}`;
    case 'asleep':
      return `asleep-${notice.why}`;
    case 'ending':
      return `ending-${notice.days}`;
    case 'disk':
      return `disk-${notice.percent}`;
    case 'ready':
    case 'failed':
    case 'silent':
    case 'back':
    case 'erased':
      return notice.kind;
  }
}
