import type { Firestore } from 'firebase-admin/firestore';
import type { MachineHost } from '../../../adapters/machine-host.ts';
import type { PlanNow } from '../../../adapters/billing-clock.ts';
import { transact } from '../../../db/transaction.ts';
import { canRestore, isBeingRestored } from '../../../contract/machines.ts';
import { ApiError } from '../../../foundation/errors.ts';
import { writeEvent } from '../../audit/write-event.ts';
import type { ReconcileMachine } from '../host/reconcile-machine.ts';
import { readMachine, writeAsked, type MachineStore } from '../machine-store.ts';
import type { MachineRecord } from '../record/machine-record.ts';

type Parts = {
  db: () => Promise<Firestore>;
  store: Pick<MachineStore, 'read'>;
  host: Pick<MachineHost, 'backups'>;
  reconcileMachine: ReconcileMachine;
  /** Whether people are the host. */
  isByHand: boolean;
  /** The time of day. */
  now: () => Date;
  planNow: PlanNow;
};

/** `name`: the machine's, as its owner has typed it. `restoreId`: the browser's for this restore: sent twice, it restores once. */
type Asked = { backup: string; name: string; restoreId: string };

/**
 * Puts everything on a machine back to a backup, because its owner asks for it. It is noted before the host hears of it: if
 * that does not answer, a repeated call or the job goes on.
 * @returns null if this person has no such machine
 * @throws {ApiError} `invalid_input` for another name, `machine_not_ready`, `conflict` while another restore is
 * under way or without such a backup, `unavailable`
 */
export function createRestoreMachine(parts: Parts) {
  const { store, reconcileMachine, isByHand } = parts;
  return async (uid: string, id: string, asked: Asked) => {
    const known = await store.read(uid, id);
    if (!isOpen(known)) return null;
    const askedAt = repeated(known, asked) ?? (await ask(parts, known, asked));
    if (askedAt === null) return null;
    await reconcileMachine(id, false);
    return { askedAt, isByHand };
  };
}

export type RestoreMachine = ReturnType<typeof createRestoreMachine>;

/** Notes the restore, with the mail about it. @returns when it was asked for; null if the machine is no more */
async function ask(
  { db: database, host, now: timeOfDay, planNow }: Parts,
  known: MachineRecord,
  asked: Asked,
): Promise<string | null> {
  const { uid, id } = known;
  refuse(known, asked);
  const backup = (await host.backups(id)).find((one) => one.id === asked.backup);
  if (backup === undefined) throw backupGone();
  const [db, now] = await Promise.all([database(), planNow()]);
  return transact(
    db,
    async (transaction) => {
      const found = await readMachine(db, transaction, uid, id);
      if (!isOpen(found)) return null;
      const before = repeated(found, asked);
      if (before !== null) return before;
      refuse(found, asked);
      const askedAt = now.toISOString();
      const { madeAt } = backup;
      const restore = { backup: backup.id, madeAt, askedAt, doneAt: null, failedAt: null };
      const noted = { restoreId: asked.restoreId, restore, pastRestores: pastOf(found) };
      writeAsked(db, transaction, found, noted, now);
      const event = { uid, kind: 'machine_restored', about: found.name } as const;
      await writeEvent(db, transaction, event, timeOfDay());
      return askedAt;
    },
    { unlessDeleted: uid },
  );
}

/** When this restore was asked for before; null if it was not. */
function repeated({ restore, restoreId }: MachineRecord, asked: Asked): string | null {
  return restoreId === asked.restoreId && restore !== null ? restore.askedAt : null;
}

function isOpen(machine: MachineRecord | null): machine is MachineRecord {
  return machine !== null && machine.state !== 'erased';
}

function pastOf({ pastRestores, restoreId }: MachineRecord): string[] {
  return [...pastRestores, ...(restoreId === null ? [] : [restoreId])].slice(-MOST_REMEMBERED);
}

const MOST_REMEMBERED = 20;

function refuse(machine: MachineRecord, { name, restoreId }: Asked): void {
  if (name.trim() !== machine.name) {
    throw new ApiError('invalid_input', 'That is not the name of this server.');
  }
  if (isBeingRestored(machine)) {
    throw new ApiError('conflict', 'This server is being put back to a backup already.');
  }
  if (machine.pastRestores.includes(restoreId)) {
    throw new ApiError(
      'conflict',
      'This restore has ended, and another one since. Reload the page.',
    );
  }
  if (canRestore(machine)) return;
  throw new ApiError('machine_not_ready', 'Only a server that is ready can be restored.');
}

function backupGone(): ApiError {
  return new ApiError(
    'conflict',
    'This backup is gone. Reload the page and choose another; the server is as it was.',
  );
}
