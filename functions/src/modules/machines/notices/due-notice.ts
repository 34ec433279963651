import { DAY_MS } from '../../../foundation/durations.ts';
import { KEEP_DAYS } from '../../../contract/machines.ts';
import type { MachineRecord } from '../record/machine-record.ts';

/** What the owner of a machine is told by mail. `days`: the most that are left until its data is erased. */
export type Notice =
  | { kind: 'ready' }
  | { kind: 'failed' }
  | { kind: 'sleeping'; days: SleepDays; sleepAt: string }
  | { kind: 'asleep'; why: 'paused' | 'unpaid' }
  | { kind: 'ending'; days: NoticeDays; keepUntil: string }
  | { kind: 'erased' };

type NoticeDays = (typeof NOTICE_DAYS)[number];
type SleepDays = (typeof SLEEP_NOTICE_DAYS)[number];

/** Before the end, nearest first. The first notice is given at once. */
export const NOTICE_DAYS = [2, 7, KEEP_DAYS] as const;

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
  const notice = noticeOf(record, now);
  return notice === null || isNotified(record, notice) ? null : notice;
}

/** The id of the mail: from the occasion, and the moment at which it began or the date that it names. */
export function noticeId(
  notice: Notice,
  { id, since }: Pick<MachineRecord, 'id' | 'since'>,
): string {
  return `machine-${occasionOf(notice)}_${id}_${momentOf(notice, since)}`;
}

function momentOf(notice: Notice, since: string): string {
  if (notice.kind === 'sleeping') return notice.sleepAt;
  return notice.kind === 'ending' ? notice.keepUntil : since;
}

function noticeOf(record: MachineRecord, now: Date): Notice | null {
  const { state, desired, reason } = record;
  switch (state) {
    case 'ready':
      if (desired !== 'ready') return null;
      return record.isReadyTold ? sleepingNotice(record, now) : { kind: 'ready' };
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
    case 'unreachable':
      return null;
  }
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
    case 'ready':
    case 'failed':
    case 'erased':
      return notice.kind;
  }
}
