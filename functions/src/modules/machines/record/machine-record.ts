import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type { HostFacts } from '../../../adapters/machine-host.ts';
import { DOCUMENTS } from '../documents.ts';
import type { HostState } from '../../../adapters/machine-host.ts';
import {
  backupTrouble,
  isBeingRestored,
  isTooFull,
  UNREACHABLE_MINUTES,
  type Machine,
  type MachineReason,
  type MachineState,
} from '../../../contract/machines.ts';
import { DAY_MS, MINUTE_MS } from '../../../foundation/durations.ts';

/** A machine as it is stored. What its owner sees of state and reason follows from the rest. */
export type MachineRecord = Machine & {
  /** The host's own word for its state; null until the host has confirmed the order. */
  hostState: HostState | null;
  /** The plan that the host has made it for. */
  hostPlan: Machine['plan'] | null;
  /** Why it is to be what it is to be. */
  reason: MachineReason | null;
  /** When it falls asleep because its plan is past due; null if it does not. Its owner is told before. */
  sleepAt: string | null;
  /** The host offers an address that another machine has, or has had. */
  isAddressUsed: boolean;
  /** Whether the owner was told that it is ready. */
  isReadyTold: boolean;
  /** The last that the owner was told of it: the id of a mail. */
  told: string | null;
  /** There is something to tell the owner, and it could not be told yet. */
  isUntold: boolean;
  /** The last restart that its owner asked for, by the id that the browser gave it. */
  restartId: string | null;
  /** The last restore that its owner asked for, by the id that the browser gave it. */
  restoreId: string | null;
  /** Those before it, the latest last: what arrives late begins nothing again. */
  pastRestores: string[];
  /** When operators were last told that its backups are late, or untested. */
  backupsLoggedAt: string | null;
  /** When operators were last told that more is stored on it than its plan has room for. */
  fullLoggedAt: string | null;
  /** Why an operator wants it erased although its owner could not be told; null if none does. */
  unannounced: string | null;
  /** From when on that counts: until then the operator can take it back. */
  unannouncedFrom: string | null;
  /** The owner was told that it does not answer, and not yet that it is back. */
  isSilenceTold: boolean;
  /** How full its disk was, in per cent, when the owner was last told, until there is room again; 0 if there is nothing to tell. */
  toldDisk: 0 | 80 | 95;
  /** When it is to be looked at again; null: no more. */
  dueAt: string | null;
};

export function fromSnapshot(snapshot: DocumentSnapshot): MachineRecord {
  return { ...DOCUMENTS.machines.fields.parse(snapshot.data()), id: snapshot.id };
}

/** What the owner sees of it. */
export function toMachine(record: MachineRecord): Machine {
  const {
    hostState: _state,
    hostPlan: _plan,
    reason: _reason,
    sleepAt: _sleepAt,
    isAddressUsed: _used,
    isReadyTold: _isReadyTold,
    told: _told,
    isUntold: _isUntold,
    restartId: _restartId,
    restoreId: _restoreId,
    pastRestores: _pastRestores,
    backupsLoggedAt: _backupsLogged,
    fullLoggedAt: _fullLogged,
    unannounced: _unannounced,
    unannouncedFrom: _unannouncedFrom,
    isSilenceTold: _isSilenceTold,
    toldDisk: _toldDisk,
    dueAt: _due,
    ...machine
  } = record;
  return machine;
}

/** The same machine with what the host says of it. Once it is erased, that is for good. */
export function withFacts(
  record: MachineRecord,
  facts: HostFacts,
  { readAt, now, isAddressUsed }: { readAt: string; now: Date; isAddressUsed: boolean },
): MachineRecord {
  if (record.hostState === 'erased') return record;
  const isErased = facts.state === 'erased';
  const origin = isAddressUsed ? null : (facts.origin ?? record.origin);
  const isReady = facts.state === 'ready' && origin !== null;
  const read = withState(
    {
      ...withRestored(record, facts.restored),
      desired: isErased ? 'erased' : record.desired,
      hostState: facts.state,
      hostPlan: facts.plan,
      sizedAt: isResized(record, facts) ? now.toISOString() : record.sizedAt,
      isAddressUsed,
      origin,
      step: facts.state === 'preparing' ? facts.step : null,
      readyAbout: isBeingMade(facts) ? facts.readyAbout : null,
      attendedAt: isBeingMade(facts) ? facts.attendedAt : null,
      region: facts.region ?? record.region,
      readyAt: record.readyAt ?? (isReady ? now.toISOString() : null),
      lastSeenAt: facts.lastSeenAt ?? record.lastSeenAt,
      diskUsedBytes: facts.disk?.usedBytes ?? record.diskUsedBytes,
      diskBytes: facts.disk?.totalBytes ?? record.diskBytes,
      handoffVersion: facts.handoffVersion ?? record.handoffVersion,
      backups: backupsAfter(record, facts),
      toldDisk: facts.disk === null ? record.toldDisk : toldDiskAfter(record, facts.disk),
      readAt,
    },
    now,
  );
  return withTroubles(read, now);
}

/** A time that its host does not say, or that cannot be, is as before. So are both ends, where they are the wrong way round. */
function backupsAfter(
  { backups: before }: Pick<MachineRecord, 'backups'>,
  { backups: said }: HostFacts,
): MachineRecord['backups'] {
  if (said === null) return before;
  const known = before ?? { newestAt: null, oldestAt: null, testedAt: null };
  const after = { ...known, ...said };
  const { newestAt, oldestAt } = after;
  const isTurned = newestAt !== null && oldestAt !== null && oldestAt > newestAt;
  return isTurned ? { ...after, newestAt: known.newestAt, oldestAt: known.oldestAt } : after;
}

/** The same machine with what its host says of the last restore, if it is the one that is under way. */
export function withRestored(
  record: MachineRecord,
  restored: HostFacts['restored'],
): MachineRecord {
  const { restore, restoreId } = record;
  if (restore === null || !isBeingRestored(record)) return record;
  if (restored === null || restored.restoreId !== restoreId) return record;
  const { at, hasFailed } = restored;
  return { ...record, restore: { ...restore, [hasFailed ? 'failedAt' : 'doneAt']: at } };
}

/** With every trouble of which operators are to be told now: at most once a day of each. */
function withTroubles(record: MachineRecord, now: Date): MachineRecord {
  const at = now.toISOString();
  const isDue = (toldAt: string | null) =>
    toldAt === null || now.getTime() - Date.parse(toldAt) >= DAY_MS;
  const { backupsLoggedAt, fullLoggedAt } = record;
  const isLogged = backupTrouble(record, now) !== null && isDue(backupsLoggedAt);
  return {
    ...record,
    backupsLoggedAt: isLogged ? at : backupsLoggedAt,
    fullLoggedAt: isWaitingForRoom(record) && isDue(fullLoggedAt) ? at : fullLoggedAt,
  };
}

/** It keeps the size of another plan, for its own has no room for what is stored on it. */
function isWaitingForRoom(record: MachineRecord): boolean {
  const { desired, hostPlan, plan } = record;
  return desired === 'ready' && hostPlan !== null && hostPlan !== plan && isTooFull(record);
}

function isResized({ hostPlan }: MachineRecord, { plan }: HostFacts): boolean {
  return hostPlan !== null && hostPlan !== plan;
}

/** With room again, its owner is told the next time. A disk that is now a little more, now a little less full is told of once. */
function toldDiskAfter(
  { toldDisk }: MachineRecord,
  { usedBytes, totalBytes }: NonNullable<HostFacts['disk']>,
): MachineRecord['toldDisk'] {
  if (usedBytes < totalBytes * 0.75) return 0;
  return usedBytes < totalBytes * 0.9 && toldDisk === 95 ? 80 : toldDisk;
}

function isBeingMade({ state }: HostFacts): boolean {
  return state === 'queued' || state === 'preparing';
}

/** The same machine with the state that its owner sees. */
export function withState(record: MachineRecord, now: Date): MachineRecord {
  const state = stateOf(record, now);
  return {
    ...record,
    state,
    since: state === record.state ? record.since : now.toISOString(),
    // Where it sleeps after a silence, its owner does not wait to hear that it is back.
    isSilenceTold: record.isSilenceTold && (state === 'unreachable' || state === 'ready'),
    why: state === 'failed' ? faultOf(record) : record.reason,
  };
}

function stateOf(record: MachineRecord, now: Date): MachineState {
  const { hostState, desired, lastSeenAt, isAddressUsed, origin } = record;
  if (hostState === 'erased') return 'erased';
  if (desired === 'ending' || desired === 'erased') return 'ending';
  if (isAddressUsed) return 'failed';
  switch (hostState) {
    case null:
    case 'queued':
      return 'ordered';
    case 'ready':
      // There is nothing to open yet.
      if (origin === null) return 'preparing';
      return isSilent(lastSeenAt, now) ? 'unreachable' : 'ready';
    case 'preparing':
    case 'asleep':
    case 'failed':
      return hostState;
  }
}

function faultOf({ isAddressUsed }: MachineRecord): MachineReason {
  return isAddressUsed ? 'address_used' : 'host_failed';
}

function isSilent(lastSeenAt: string | null, now: Date): boolean {
  if (lastSeenAt === null) return false;
  return now.getTime() - Date.parse(lastSeenAt) > UNREACHABLE_MINUTES * MINUTE_MS;
}
