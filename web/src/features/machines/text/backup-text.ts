import {
  BACKUP_TEST_DAYS,
  canRestore,
  isBeingRestored,
  LATE_BACKUP_INTERVALS,
  type Backup,
  type Machine,
  type MachineBackups,
} from '@contract/machines.ts';
import { PLAN_TERMS } from '@contract/plans.ts';
import { DAY_MS, formatDay, formatDayAndTime } from '@/lib/dates.ts';
import { whenMade } from './when-made.ts';

/** What is known of a machine's backups, in a sentence each. */
export function describeBackups(machine: BackedUp, moment: Moment): string[] {
  const { backups } = machine;
  if (backups === null || backups.newestAt === null) return [firstBackup(machine)];
  const { count, oldestAt, testedAt } = backups;
  const from = formatDay(oldestAt, moment.locale);
  const tested = formatDay(testedAt, moment.locale);
  return [
    `The last backup was made ${whenMade(backups.newestAt, moment)}.`,
    count === 1 || from === null
      ? `${count === 1 ? 'It is the only one' : `${count} are kept`} so far.`
      : `${new Intl.NumberFormat(moment.locale).format(count)} are kept, the oldest from ${from}.`,
    tested === null
      ? `We read one back whole at least every ${BACKUP_TEST_DAYS} days, as a test. The first test is still to come.`
      : `One was read back whole, as a test, on ${tested}.`,
  ];
}

function firstBackup({ plan }: BackedUp): string {
  return PLAN_TERMS[plan].backups.everyMinutes < DAY_MS / 60_000
    ? 'The first backup is made within the hour.'
    : 'The first backup is made in the coming night.';
}

/** What its owner has to know where backups are late or untested. */
export function describeTrouble(trouble: 'late' | 'untested', plan: Machine['plan']) {
  if (trouble === 'untested') {
    return {
      title: 'A test of your backups is overdue',
      text: `We read one back whole every ${BACKUP_TEST_DAYS} days. We know that this is late, and are working on it.`,
    };
  }
  const most = (LATE_BACKUP_INTERVALS * PLAN_TERMS[plan].backups.everyMinutes) / 60;
  return {
    title: 'The last backup is late',
    text: `It should be at most ${most} hours old. We know, and are working on it. Earlier backups stay as they are.`,
  };
}

/** The nights for which a plan keeps backups, oldest first and the last one today's, each with its backups, newest first. */
export function nightsOf(backups: readonly Backup[], keepDays: number, now: Date): Night[] {
  const byDay = new Map<string, Backup[]>();
  for (const backup of backups) {
    const day = dayOf(new Date(backup.madeAt));
    byDay.set(day, [...(byDay.get(day) ?? []), backup]);
  }
  return Array.from({ length: keepDays }, (_, index) => {
    const date = new Date(now);
    date.setDate(date.getDate() - (keepDays - 1 - index));
    const day = dayOf(date);
    return { day, backups: byDay.get(day) ?? [] };
  });
}

/** A day of the person's calendar, `2026-11-26`. */
function dayOf(date: Date): string {
  const two = (number: number) => `${number}`.padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** What became of the restore that its owner asked for last; null where there was none. */
export function describeRestore({ name, restore, state }: Restored, locale: string) {
  if (restore === null) return null;
  const made = formatDayAndTime(restore.madeAt, locale) ?? restore.madeAt;
  const done = formatDayAndTime(restore.doneAt, locale);
  if (restore.failedAt !== null) {
    return {
      tone: 'warn',
      title: `${name} could not be put back to ${made}`,
      text: 'It has everything that it had before. We know, and are looking into it. You can try another backup.',
    } as const;
  }
  if (done !== null) {
    return {
      tone: 'good',
      title: `Put back to ${made}`,
      text: `This was done on ${done}.`,
    } as const;
  }
  return {
    tone: 'info',
    title: `Being put back to ${made}`,
    text:
      state === 'preparing'
        ? 'It opens again when this is done. You can leave this page: we e-mail you.'
        : 'Until this begins, the server works as before. We e-mail you when it is done.',
  } as const;
}

/** Why a machine cannot be put back now; null where it can be. */
export function whyNoRestore(machine: Restored): string | null {
  if (canRestore(machine)) return null;
  return isBeingRestored(machine)
    ? 'It is being put back already.'
    : 'Only a server that is running can be restored.';
}

export type Night = { day: string; backups: readonly Backup[] };

type BackedUp = { plan: Machine['plan']; backups: MachineBackups | null };
type Restored = Pick<Machine, 'name' | 'restore' | 'state' | 'desired'>;

/** `now` is null while it is not known. */
type Moment = { locale: string; now: Date | null };
