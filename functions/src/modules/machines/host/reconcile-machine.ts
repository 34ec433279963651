import {
  HostNameTakenError,
  hostNotAnswering,
  type HostFacts,
  type MachineHost,
} from '../../../adapters/machine-host.ts';
import type { PlanNow } from '../../../adapters/billing-clock.ts';
import { isBeingRestored, backupTrouble } from '../../../contract/machines.ts';
import { ApiError } from '../../../foundation/errors.ts';
import type { Log } from '../../../foundation/log.ts';
import { inOrderPerKey } from '../../../concurrency/keyed-mutex.ts';
import { saveReading } from '../../../concurrency/last-read-wins.ts';
import type { RecordEvent } from '../../audit/audit-log.ts';
import type { MachineRecord } from '../record/machine-record.ts';
import type { MachineStore } from '../machine-store.ts';
import { nextAct, type Act } from '../record/next-act.ts';

type Parts = {
  store: MachineStore;
  host: MachineHost;
  /** Ends the sessions of everyone on a machine; never rejects. */
  endSessions: (machine: string) => Promise<void>;
  record: RecordEvent;
  now: () => Date;
  planNow: PlanNow;
  log: Log;
};

/** Each act once, and a look before and after. */
const MOST_ROUNDS = 10;

/**
 * Asks the host for what a machine lacks, reads it again and stores that, until it is as it is to be by then or the host has
 * to get on first. Any number of times and on any instance: an order names the machine, and the record was there before it.
 * @param readsHost whether the host is asked how the machine stands even if nothing is to be done
 * @throws {ApiError} `unavailable`
 */
export function createReconcileMachine(parts: Parts) {
  return (id: string, readsHost: boolean): Promise<void> =>
    inOrderPerKey(`machines/${id}`, () => reconcileMachine(parts, id, readsHost));
}

export type ReconcileMachine = ReturnType<typeof createReconcileMachine>;

async function reconcileMachine(parts: Parts, id: string, readsHost: boolean): Promise<void> {
  const { store, host, planNow } = parts;
  const tried = new Set<Act>();
  let isReadDue = readsHost;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const record = await store.find(id);
    if (record === null) return;
    const act = nextAct(record);
    const isNew = act !== null && !tried.has(act);
    if (!isNew && !isReadDue) return;
    if (isNew && AFTER_A_LOOK.has(act) && !tried.has('read')) isReadDue = true;
    const acts = isNew && (!isReadDue || AT_ONCE.has(act)) ? act : 'read';
    tried.add(acts);
    const answered = await perform(parts, record, acts);
    if (answered === 'again') {
      tried.delete(acts);
      continue;
    }
    isReadDue = false;
    let known = answered;
    const saved = await saveReading(
      parts.now,
      async () => {
        const facts = known ?? (await host.read(id)) ?? missing(parts, record, acts);
        // What an act answered counts once: read again, it is the host that is asked.
        known = null;
        return facts;
      },
      async (facts, attempt) =>
        facts === null
          ? { outcome: 'not ordered' as const }
          : store.saveFacts(id, facts, attempt, await planNow()),
    );
    if (saved.outcome !== 'stands') return;
    await announce(parts, saved.before, saved.record);
  }
}

/** What needs no look before. */
const AT_ONCE: ReadonlySet<Act> = new Set(['order', 'erase']);
/** What is never asked for on what is remembered: the restore may be over, and more may be stored by now. */
const AFTER_A_LOOK: ReadonlySet<Act> = new Set(['restore', 'resize']);

/**
 * @returns the host's facts where they are final, null where it has to be read again: another instance may have read it while
 * the act was under way. `again`: the machine has another host name now
 */
async function perform(
  parts: Parts,
  record: MachineRecord,
  act: Act,
): Promise<HostFacts | 'again' | null> {
  const { host, store, planNow, log } = parts;
  const { id, uid, hostName, plan } = record;
  switch (act) {
    case 'order':
      try {
        await host.order(id, { hostName, plan, owner: uid });
      } catch (error) {
        if (!(error instanceof HostNameTakenError)) throw error;
        log('WARNING', 'machine_name_taken', { machineId: id });
        await store.renameHost(id, hostName, await planNow());
        return 'again';
      }
      return null;
    case 'read':
      return null;
    case 'sleep':
      await host.sleep(id);
      return null;
    case 'wake':
      await host.wake(id);
      return null;
    case 'restore':
      await restore(parts, record);
      return null;
    case 'resize':
      await host.resize(id, plan);
      return null;
    case 'erase':
      return host.erase(id);
  }
}

/**
 * However often it is asked, the host restores once. A machine that it cannot restore right now is asked for with the next look;
 * a backup that is gone ends the restore.
 */
async function restore(
  parts: Parts,
  { id, restore: asked, restoreId }: MachineRecord,
): Promise<void> {
  if (asked === null || restoreId === null) return;
  const backup = { id: asked.backup, madeAt: asked.madeAt, bytes: null, testedAt: null };
  try {
    await parts.host.restore(id, backup, restoreId);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === 'machine_not_ready') return;
    if (error.code !== 'conflict') throw error;
    const failed = await parts.store.failRestore(id, restoreId, await parts.planNow());
    if (failed !== null) await announce(parts, failed.before, failed.record);
  }
}

/** A machine that the host does not know. It is not ordered again: that would silently make an empty one. */
function missing(
  { now, log }: Parts,
  { id, hostName, plan, hostState }: MachineRecord,
  act: Act,
): HostFacts | null {
  if (act === 'order') throw hostNotAnswering(new Error('the host does not know what it took'));
  if (hostState === null) return null;
  if (hostState !== 'failed') log('ERROR', 'machine_unknown_to_host', { machineId: id });
  return {
    reference: id,
    name: hostName,
    plan,
    state: 'failed',
    step: null,
    readyAbout: null,
    attendedAt: null,
    origin: null,
    region: null,
    lastSeenAt: null,
    silentSince: null,
    lastSilence: null,
    disk: null,
    backups: null,
    restored: null,
    handoffVersion: null,
    failure: null,
    changedAt: now().toISOString(),
  };
}

/** What follows from a change, and what operators should know. */
async function announce(
  { endSessions, record, log }: Parts,
  before: MachineRecord,
  after: MachineRecord,
): Promise<void> {
  announceTroubles(log, before, after);
  const { id, uid, name, state, isAddressUsed } = after;
  if (state === before.state) return;
  const fields = { uid, machineId: id };
  if (state === 'failed') {
    log('ERROR', isAddressUsed ? 'machine_address_used' : 'machine_failed', fields);
    return;
  }
  if (state === 'erased' && before.desired !== 'erased') {
    log('ERROR', 'machine_erased_unasked', fields);
  } else {
    log(state === 'unreachable' ? 'WARNING' : 'INFO', `machine_${state}`, fields);
  }
  if (state !== 'erased') return;
  await Promise.all([endSessions(id), record(uid, 'machine_erased', name)]);
}

function announceTroubles(log: Log, before: MachineRecord, after: MachineRecord): void {
  const { id: machineId, uid, restore: restored } = after;
  const fields = { uid, machineId };
  if (isBeingRestored(before) && !isBeingRestored(after)) {
    if (restored?.failedAt) log('ERROR', 'machine_restore_failed', fields);
    else log('INFO', 'machine_restored', fields);
  }
  if (after.fullLoggedAt !== before.fullLoggedAt) {
    log('ERROR', 'machine_too_full_to_shrink', fields);
  }
  if (after.backupsLoggedAt === null || after.backupsLoggedAt === before.backupsLoggedAt) return;
  const isLate = backupTrouble(after, new Date(after.backupsLoggedAt)) === 'late';
  log('ERROR', isLate ? 'machine_backup_late' : 'machine_backup_untested', fields);
}
