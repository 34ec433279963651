import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { DOCUMENTS, type ManualTask } from '../documents.ts';
import type { HostFacts, HostState } from '../../../adapters/machine-host.ts';
import type { PersonData } from '../../../db/personal-data.ts';
import { readEach } from '../../../db/read-each.ts';
import { transact, type Transaction } from '../../../db/transaction.ts';
import { HANDOFF_VERSION } from '../../../contract/handoff.ts';
import type { Backup } from '../../../contract/machines.ts';
import { PLAN_TERMS, type PlanSlug } from '../../../contract/plans.ts';
import { DAY_MS } from '../../../foundation/durations.ts';
import type { Log } from '../../../foundation/log.ts';
import { nextAtWork, type WorkingHours } from '../../../foundation/working-hours.ts';

/**
 * What operators have to make by hand, and how far they are: `machineOrders/{id of the machine}`. An order outlives the
 * account, because an operator still has to erase the machine, and holds nothing of a person but the uid that it lets in.
 */
export type ManualOrder = {
  id: string;
  hostName: string;
  plan: PlanSlug;
  /** Null for one that was erased before it was ever ordered. */
  owner: string | null;
  state: HostState;
  origin: string | null;
  failure: string | null;
  /** What operators are asked to do; null when they have done all. */
  todo: ManualTask | null;
  /** What they are to do after that. */
  waiting: readonly ManualTask[];
  /** Of which of these operators have had no mail yet. */
  untold: readonly ManualTask[];
  /** The version of the hand-off that its software knows. */
  handoffVersion: number;
  /** When its backups were made, oldest first, and when one was last read back as a test. */
  backups: readonly string[];
  testedAt: string | null;
  /** The backup that is to be put back, and the last restore that was done. */
  restore: { restoreId: string; madeAt: string } | null;
  restored: { restoreId: string; at: string } | null;
  orderedAt: string;
  changedAt: string;
};

/** What operators report. */
export type ManualReport =
  | { state: 'ready'; origin: string }
  | { state: 'failed'; failure: string }
  | { state: 'asleep' | 'awake' | 'erased' }
  /** What leaves the machine in its state. `members`: its software lets them in. */
  | { state: 'resized' | 'exported' | 'restarted' | 'restored' | 'members' }
  /** A backup was made, or one was read back as a test. `at`: ISO 8601, in UTC. */
  | { state: 'backup' | 'tested'; at: string };

export class NoSuchOrderError extends Error {
  override name = 'NoSuchOrderError';
}

/** A report that cannot be true as things stand. The message is for the operator. */
export class ReportRefusedError extends Error {
  override name = 'ReportRefusedError';
}

/** Oldest first. */
export async function listOrders(db: Firestore, log: Log): Promise<ManualOrder[]> {
  const { docs } = await db.collection('machineOrders').get();
  return readEach(docs, orderIn, log).toSorted((a, b) => (a.orderedAt < b.orderedAt ? -1 : 1));
}

/**
 * What operators are asked to do for a person, without the words that are for operators. It stays when the account goes
 * (decision 20): an operator still has to erase the machine.
 */
export function createOrderData(database: () => Promise<Firestore>) {
  return {
    collections: ['machineOrders'] as const,
    async export({ uid }) {
      const orders = (await database()).collection('machineOrders');
      const { docs } = await orders.where('owner', '==', uid).get();
      const found = docs.map(orderIn);
      return { machineOrders: found.map(({ failure: _f, untold: _u, ...order }) => order) };
    },
    remove: async () => {},
  } satisfies PersonData;
}

/**
 * Notes what an operator has done.
 * @throws {NoSuchOrderError}
 * @throws {ReportRefusedError}
 */
export async function reportOrder(
  db: Firestore,
  id: string,
  report: ManualReport,
  now: Date,
): Promise<ManualOrder> {
  return transact(db, async (transaction) => {
    const order = await readOrder(db, transaction, id);
    if (order === null)
      throw new NoSuchOrderError(
        `Machine ${id} is unknown. npm run machines -- list shows all orders.`,
      );
    const changed = { ...withReport(order, report, now), changedAt: now.toISOString() };
    writeOrder(db, transaction, changed);
    return changed;
  });
}

export async function readOrder(
  db: Firestore,
  transaction: Transaction,
  id: string,
): Promise<ManualOrder | null> {
  const found = await transaction.get(db.collection('machineOrders').doc(id));
  return found.exists ? orderIn(found) : null;
}

export function writeOrder(db: Firestore, transaction: Transaction, order: ManualOrder): void {
  const { id, ...document } = order;
  transaction.set(db.collection('machineOrders').doc(id), document);
}

export function orderIn(snapshot: DocumentSnapshot): ManualOrder {
  return { id: snapshot.id, ...DOCUMENTS.machineOrders.fields.parse(snapshot.data()) };
}

/** Newest first, each named by its time. */
export function backupsOf({ backups }: ManualOrder): Backup[] {
  const facts = { bytes: null, testedAt: null };
  return backups.toReversed().map((madeAt) => ({ id: madeAt, madeAt, ...facts }));
}

/** @param hours when operators are at work */
export function toFacts(order: ManualOrder, hours: WorkingHours): HostFacts {
  const { id: reference, hostName: name, plan, state, origin, failure, changedAt } = order;
  const { handoffVersion, backups, testedAt } = order;
  const restored = order.restored && { ...order.restored, hasFailed: false };
  const attendedAt =
    order.todo === 'make' ? nextAtWork(new Date(order.orderedAt), hours).toISOString() : null;
  // A machine that was made by hand is not measured.
  const unknown = {
    step: null,
    readyAbout: null,
    region: null,
    lastSeenAt: null,
    silentSince: null,
    lastSilence: null,
    disk: null,
  };
  const known = { reference, name, plan, state, attendedAt, origin, failure, changedAt };
  const [oldestAt = null] = backups;
  const kept = { newestAt: backups.at(-1) ?? null, oldestAt, count: backups.length, testedAt };
  return {
    ...known,
    handoffVersion,
    restored,
    // Of one without any, operators have said nothing.
    backups: kept.newestAt === null ? null : kept,
    ...unknown,
  };
}

/** Which reports end which task; a task that stays is still to be done. */
const ENDED_BY: Readonly<Record<ManualTask, readonly ManualReport['state'][]>> = {
  make: ['ready', 'erased'],
  sleep: ['asleep', 'erased'],
  wake: ['ready', 'awake', 'erased'],
  resize: ['resized', 'erased'],
  erase: ['erased'],
  export: ['exported', 'erased'],
  restart: ['restarted', 'asleep', 'erased'],
  restore: ['restored', 'erased'],
};

/** Which task a report ends that leaves the machine in its state. */
const TASK_OF = {
  resized: 'resize',
  exported: 'export',
  restarted: 'restart',
  restored: 'restore',
} as const;

function withReport(order: ManualOrder, report: ManualReport, now: Date): ManualOrder {
  const { todo, waiting } = order;
  if (order.state === 'erased') {
    throw new ReportRefusedError(`Machine ${order.id} has been erased for good.`);
  }
  const isEnded = todo !== null && ENDED_BY[todo].includes(report.state);
  const [next = null, ...later] = waiting;
  const rest = { ...order, ...(isEnded && { todo: next, waiting: later }), failure: null };
  switch (report.state) {
    case 'ready':
      return { ...rest, state: 'ready', origin: report.origin };
    case 'failed':
      return { ...rest, state: 'failed', failure: report.failure };
    case 'asleep':
    case 'awake':
      if (order.origin === null) {
        throw new ReportRefusedError(
          `Machine ${order.id} is not ready yet. First say where it is: ready ${order.id} <https origin>`,
        );
      }
      return { ...rest, state: report.state === 'awake' ? 'ready' : 'asleep' };
    case 'resized':
    case 'exported':
    case 'restarted':
    case 'restored': {
      const task = TASK_OF[report.state];
      const done = task === 'restore' ? restoredAt(order, now) : {};
      if (isEnded) return { ...rest, failure: order.failure, ...done };
      if (waiting.includes(task)) {
        return { ...order, waiting: waiting.filter((each) => each !== task), ...done };
      }
      throw new ReportRefusedError(`Machine ${order.id} has no task ${task}.`);
    }
    case 'backup':
      return { ...order, backups: withBackup(order, pastTime(report.at, now)) };
    case 'tested':
      return { ...order, testedAt: pastTime(report.at, now) };
    case 'members':
      return { ...order, handoffVersion: HANDOFF_VERSION };
    case 'erased':
      if (todo !== 'erase') {
        throw new ReportRefusedError(
          `Machine ${order.id} is not due to be erased. Its owner can ask for that on its page.`,
        );
      }
      return { ...rest, state: 'erased', todo: null, waiting: [], backups: [], restore: null };
  }
}

function restoredAt({ restore, restored }: ManualOrder, now: Date) {
  const done = restore && { restoreId: restore.restoreId, at: now.toISOString() };
  return { restore: null, restored: done ?? restored };
}

/** What is older than the plan keeps is gone. */
function withBackup({ backups, plan }: ManualOrder, madeAt: string): string[] {
  const all = [...new Set([...backups, madeAt])].toSorted();
  const newest = Date.parse(all.at(-1) ?? madeAt);
  const oldest = newest - PLAN_TERMS[plan].backups.keepDays * DAY_MS;
  return all.filter((at) => Date.parse(at) >= oldest);
}

function pastTime(at: string, now: Date): string {
  if (at <= now.toISOString()) return at;
  throw new ReportRefusedError(`${at} has not come yet. Times are in UTC: 2026-11-26T02:00Z`);
}
