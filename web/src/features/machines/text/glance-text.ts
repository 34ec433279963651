import { backupTrouble, type Machine } from '@contract/machines.ts';
import { PLAN_TERMS } from '@contract/plans.ts';
import { whenMade } from './when-made.ts';

/** A machine's backups and people in half a line: 'Backed up last night at 02:00 · 2 of 6 people'. */
export function describeGlance(
  machine: Machine,
  moment: { locale: string; now: Date | null },
): string | null {
  const { readyAt, members, plan } = machine;
  if (readyAt === null) return null;
  const { people } = PLAN_TERMS[plan];
  return [
    describeNewest(machine, moment),
    ...(people > 1 ? [`${members.length + 1} of ${people} people`] : []),
  ].join(' · ');
}

function describeNewest(machine: Machine, moment: { locale: string; now: Date | null }): string {
  const newest = machine.backups?.newestAt ?? null;
  const isLate = moment.now !== null && backupTrouble(machine, moment.now) === 'late';
  if (newest === null) return isLate ? 'The first backup is late' : 'Waiting for the first backup';
  const made = whenMade(newest, moment);
  return isLate ? `The last backup is late: it was made ${made}` : `Backed up ${made}`;
}
