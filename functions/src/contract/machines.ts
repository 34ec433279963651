import { HANDOFF_VERSION } from './handoff.ts';
import { PLAN_TERMS, type PlanSlug } from './plans.ts';

/**
 * Where a machine stands. `ending` is asleep with its data kept until a date; `unreachable` was ready and has not answered
 * for `UNREACHABLE_MINUTES`; `erased` is for good.
 */
export const MACHINE_STATES = [
  'ordered',
  'preparing',
  'ready',
  'asleep',
  'unreachable',
  'failed',
  'ending',
  'erased',
] as const;
export type MachineState = (typeof MACHINE_STATES)[number];

/** What a machine is to be, as its owner's plan and wishes have it. */
export const DESIRED_STATES = ['ready', 'asleep', 'ending', 'erased'] as const;
export type DesiredState = (typeof DESIRED_STATES)[number];

/** Why a machine is not ready, or will not stay. */
export const MACHINE_REASONS = [
  'paused',
  'unpaid',
  'plan_ended',
  'plan_smaller',
  'erase_asked',
  'account_deleted',
  'host_failed',
  'address_used',
] as const;
export type MachineReason = (typeof MACHINE_REASONS)[number];

/** The number of the interface between us and a machines' host (docs/what-a-server-must-do.md). One number for all of it. */
export const HOST_VERSION = 3;

/** Where we order machines: the privacy page promises the European Union. */
export const MACHINE_REGION = 'eu';

/** A machine that we host for its owner: the document `machines/{id}`, which its owner may read. Times are ISO 8601. */
export type Machine = {
  /** The same as that of its entry in the list of servers, which it has from its first answer until it is erased. */
  id: string;
  uid: string;
  subscriptionId: string;
  plan: PlanSlug;
  /** What its owner calls it. */
  name: string;
  /** The first label of its address. It is never given to another machine. */
  hostName: string;
  /** Scheme, host and port; null until the host knows it. */
  origin: string | null;
  state: MachineState;
  /** When `state` began. */
  since: string;
  /** Only while it is being prepared. */
  step: MachineStep | null;
  orderedAt: string;
  /** About when it is ready, where the host is full and says so; only while it is being made. */
  readyAbout: string | null;
  /** When a person looks at its order, where people make it; null where no person has to. */
  attendedAt: string | null;
  /** When it was ready for the first time. */
  readyAt: string | null;
  lastSeenAt: string | null;
  diskUsedBytes: number | null;
  diskBytes: number | null;
  /** When it last got the size of another plan; null for one that never did. */
  sizedAt: string | null;
  /** Where it stands, in the host's words; null while that is not known. */
  region: string | null;
  /** When its owner last asked for a restart. */
  restartedAt: string | null;
  /** What its host says of its backups; null while it has said nothing. */
  backups: MachineBackups | null;
  /** The last restore that its owner asked for. */
  restore: MachineRestore | null;
  desired: DesiredState;
  /** Until when the data of an ending machine is kept. Null for one that never had to end before it was to be erased. */
  keepUntil: string | null;
  /** How often that date was put off because its owner could not be told of it. Beyond `MOST_POSTPONED`: see `isKeptOn`. */
  postponed: number;
  why: MachineReason | null;
  /** The version of the hand-off that its software knows, as its host says. */
  handoffVersion: number;
  /** The uids of the members who may open it. */
  members: string[];
  /** When the reading of the host that this came from began; null before the first. */
  readAt: string | null;
};

/** Times are ISO 8601. `testedAt`: when one was last read back whole, as a test. */
export type MachineBackups = {
  newestAt: string | null;
  oldestAt: string | null;
  count: number;
  testedAt: string | null;
};

/** One backup. `id` is the host's. `bytes`: null where the host does not say. */
export type Backup = { id: string; madeAt: string; bytes: number | null; testedAt: string | null };

/**
 * What became of a restore. `madeAt` is when the backup was made; `doneAt` is null while it is under way, or until people have
 * done it. `failedAt`: it failed, and the machine has what it had before.
 */
export type MachineRestore = {
  backup: string;
  madeAt: string;
  askedAt: string;
  doneAt: string | null;
  failedAt: string | null;
};

/** A backup is late when the newest one is older than this many of the plan's intervals. */
export const LATE_BACKUP_INTERVALS = 2;

/** At least one backup is read back, as a test, in this many days. */
export const BACKUP_TEST_DAYS = 40;

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/**
 * What is wrong with the backups of a machine that runs: the newest is older than the plan allows, or none was read back for too
 * long. A machine that has just been woken, resized or made is given the time to make one.
 */
export function backupTrouble(
  { state, since, plan, sizedAt, readyAt, backups }: BackedUp,
  now: Date,
): 'late' | 'untested' | null {
  if (state !== 'ready' || readyAt === null) return null;
  const ageOf = (time: string) => now.getTime() - Date.parse(time);
  const intervalMs = PLAN_TERMS[plan].backups.everyMinutes * MINUTE_MS;
  const reasons = [backups?.newestAt ?? readyAt, since, sizedAt ?? readyAt];
  if (Math.min(...reasons.map(ageOf)) > LATE_BACKUP_INTERVALS * intervalMs) return 'late';
  const isUntested = ageOf(backups?.testedAt ?? readyAt) > BACKUP_TEST_DAYS * DAY_MS;
  return isUntested ? 'untested' : null;
}

type BackedUp = Pick<Machine, 'state' | 'since' | 'plan' | 'sizedAt' | 'readyAt' | 'backups'>;

/** Machines that are being put back to a backup, or will be as soon as they can. */
export function isBeingRestored({ restore }: Pick<Machine, 'restore'>): boolean {
  return restore !== null && restore.doneAt === null && restore.failedAt === null;
}

/** Machines that can be put back to a backup. */
export function canRestore(machine: Pick<Machine, 'desired' | 'state' | 'restore'>): boolean {
  const { desired, state } = machine;
  return desired === 'ready' && state === 'ready' && !isBeingRestored(machine);
}

/** Machines on which more is stored than their plan has room for: they keep the disk that they have until there is. */
export function isTooFull({
  plan,
  diskUsedBytes,
}: Pick<Machine, 'plan' | 'diskUsedBytes'>): boolean {
  return diskUsedBytes !== null && diskUsedBytes > PLAN_TERMS[plan].size.diskBytes;
}

/** `words` are the host's own, for a person. */
export type MachineStep = { number: number; of: number; words: string };

/** A machine that was ready and has not answered for this long, in minutes, counts as unreachable. */
export const UNREACHABLE_MINUTES = 5;

/** How long a machine is given to come back before its owner can restart it again, in minutes. */
export const RESTART_PAUSE_MINUTES = 5;

/** Machines whose software tells members from their owner: an older one would turn members away. */
export function knowsMembers({ handoffVersion }: Pick<Machine, 'handoffVersion'>): boolean {
  return handoffVersion >= HANDOFF_VERSION;
}

/** How long the data of a machine is kept after its plan has ended or has become too small for it, in days. */
export const KEEP_DAYS = 30;

/** How often the erasure of a machine is put off because its owner could not be told, by a week each time. */
export const MOST_POSTPONED = 2;

/** Machines that are kept although their date has passed: their owner was never reached, so an operator has to decide. */
export function isKeptOn({ desired, postponed }: Pick<Machine, 'desired' | 'postponed'>): boolean {
  return desired === 'ending' && postponed > MOST_POSTPONED;
}

/** Machines that belong to their owner's plan: when it gets smaller, its owner chooses from these. */
export function isInPlan({ desired }: Pick<Machine, 'desired'>): boolean {
  return desired === 'ready' || desired === 'asleep';
}

/**
 * Machines that leave no room for another one: those in the plan, and those that were until their owner had them erased, for
 * as long as the host still has them.
 */
export function takesPlace(machine: Pick<Machine, 'desired' | 'state' | 'keepUntil'>): boolean {
  return isInPlan(machine) || (isBeingErased(machine) && machine.keepUntil === null);
}

/** Machines that are to be erased, and of which the host has not said that they are. */
export function isBeingErased({ desired, state }: Pick<Machine, 'desired' | 'state'>): boolean {
  return desired === 'erased' && state !== 'erased';
}

/** Machines that their owner can restart: they run, or should. */
export function canRestart(machine: Pick<Machine, 'desired' | 'state'>): boolean {
  return machine.desired === 'ready' && canOpen(machine);
}

/** Machines that can be opened. One that does not answer may be tried. */
export function canOpen({ state }: Pick<Machine, 'state'>): boolean {
  return state === 'ready' || state === 'unreachable';
}
