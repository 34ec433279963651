import type { Firestore } from 'firebase-admin/firestore';
import type { MachineHost } from '../../adapters/machine-host.ts';
import type { PlanNow } from '../../adapters/billing-clock.ts';
import { transact } from '../../db/transaction.ts';
import { canRestart, RESTART_PAUSE_MINUTES } from '../../contract/machines.ts';
import { MINUTE_MS, SECOND_MS } from '../../foundation/durations.ts';
import { ApiError } from '../../foundation/errors.ts';
import type { RecordEvent } from '../audit/audit-log.ts';
import { readMachine, writeAsked } from './machine-store.ts';
import type { MachineRecord } from './record/machine-record.ts';

type Parts = {
  db: () => Promise<Firestore>;
  host: Pick<MachineHost, 'restart'>;
  record: RecordEvent;
  planNow: PlanNow;
};

/**
 * Restarts a machine that runs, because its owner asks for it.
 * @param restartId an id of the browser's for this restart: sent twice, it restarts once
 * @returns null if this person has no such machine
 * @throws {ApiError} `machine_not_ready`, `rate_limited` soon after another restart, `unavailable`
 */
export function createRestartMachine({ db: database, host, record, planNow }: Parts) {
  return async (uid: string, id: string, restartId: string) => {
    const [db, now] = await Promise.all([database(), planNow()]);
    const asked = await transact(db, async (transaction) => {
      const found = await readMachine(db, transaction, uid, id);
      if (found === null || found.state === 'erased') return null;
      if (found.restartId === restartId && found.restartedAt !== null) {
        return { name: found.name, isRepeated: true, restartedAt: found.restartedAt };
      }
      refuse(found, now);
      const restart = { restartId, restartedAt: now.toISOString() };
      writeAsked(db, transaction, found, restart, now);
      return { name: found.name, isRepeated: false, restartedAt: restart.restartedAt };
    });
    if (asked === null) return null;
    const { name, isRepeated, restartedAt } = asked;
    if (!isRepeated) await record(uid, 'machine_restarted', name);
    const { isByHand } = await host.restart(id, restartId);
    return { restartedAt, isByHand };
  };
}

export type RestartMachine = ReturnType<typeof createRestartMachine>;

function refuse(machine: MachineRecord, now: Date): void {
  if (!canRestart(machine)) {
    throw new ApiError('machine_not_ready', 'Only a server that is running can be restarted.');
  }
  const { restartedAt } = machine;
  if (restartedAt === null) return;
  const waitMs = Date.parse(restartedAt) + RESTART_PAUSE_MINUTES * MINUTE_MS - now.getTime();
  if (waitMs <= 0) return;
  throw new ApiError(
    'rate_limited',
    'This server was restarted a moment ago. Give it a few minutes to come back.',
    { headers: { 'Retry-After': String(Math.ceil(waitMs / SECOND_MS)) } },
  );
}
