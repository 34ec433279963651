import type { Backup } from '../../functions/src/contract/machines.ts';
import type { BackupTerms, MachineSize, PlanSlug } from '../../functions/src/contract/plans.ts';

/** Milliseconds since the epoch by the clock that all stand-ins share. */
export type Moment = number;

export type HostState = 'queued' | 'preparing' | 'ready' | 'asleep' | 'failed' | 'erased';

/** A machine as the host keeps it. */
export type HostMachine = {
  /** Our id for it. */
  reference: string;
  name: string;
  plan: PlanSlug;
  size: MachineSize;
  owner: string;
  state: HostState;
  /** The step under way, from 1; 0 in the queue. */
  step: number;
  /** When its state or step began. */
  since: Moment;
  changedAt: Moment;
  /** Where it answers, once it has been ready. */
  origin: string | null;
  /** When it answered for the last time; while it answers, that is now. */
  lastSeen: Moment | null;
  /** Since when it has been silent; null while it answers. */
  silentSince: Moment | null;
  /** The last silence that has ended. */
  lastSilence: { from: Moment; until: Moment } | null;
  /** Whether its silence was told. */
  isSilenceTold: boolean;
  /** Until when it restarts; null while it does not. */
  restartsUntil: Moment | null;
  /** The key of the last restart: the same key restarts nothing again. */
  restartKey: string | null;
  usedBytes: number;
  backups: Backups;
  /** The restore that is under way: our id for it, and the backup. */
  restore: { restoreId: string; backup: Backup } | null;
  /** The last restore that has ended. */
  restored: { restoreId: string; at: Moment; hasFailed: boolean } | null;
  /** Whether the next restore will fail. */
  willNotRestore: boolean;
  /** Which version of the hand-off its software knows. */
  handoffVersion: number;
  failure: string | null;
  fate: Fate;
  writes: Write[];
};

/** What a machine will meet while it is made. */
export type Fate = {
  /** The words with which it will fail on the way. */
  failure: string | null;
  /** The address that it will get instead of its own. */
  origin: string | null;
};

/** The machine of a host name, as it is at this moment. */
export type FindMachine = (name: string) => HostMachine | null;

/** A machine's backups, as its host makes and keeps them. */
export type Backups = {
  terms: BackupTerms;
  /** Oldest first. */
  made: Backup[];
  /** Until when those that were due are made. */
  until: Moment;
  /** When one was last read back. */
  testedAt: Moment | null;
  /** Since when one is late; null while they are made in time. */
  lateSince: Moment | null;
  /** What has stopped: the making of backups, or reading them back. */
  stopped: 'all' | 'tests' | null;
};

/** Something that was asked for a machine, and how it was answered. */
export type Write = { at: string; what: string; key: string | null; status: number };

/** What is done to make a machine, in words for its owner. */
export const STEPS = [
  'Reserving the hardware',
  'Encrypting the disk',
  'Installing the system',
  'Loading the language model',
  'Setting up its address',
] as const;

/** What is done to put a backup back. */
const RESTORE_STEPS = ['Stopping', 'Putting the backup back', 'Checking', 'Starting'] as const;

/** System and model of a machine that is new. */
export const FRESH_BYTES = 11_400_000_000;

export function stepsOf({ restore }: HostMachine): readonly string[] {
  return restore === null ? STEPS : RESTORE_STEPS;
}

export function isAnswering({ state, silentSince, restartsUntil }: HostMachine): boolean {
  return state === 'ready' && silentSince === null && restartsUntil === null;
}

export function toIso(at: Moment): string {
  return new Date(at).toISOString();
}
