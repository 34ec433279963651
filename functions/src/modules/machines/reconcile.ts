import type { Firestore } from 'firebase-admin/firestore';
import { hostNotAnswering } from '../../adapters/machine-host.ts';
import type { PlanNow } from '../../adapters/billing-clock.ts';
import { transact } from '../../db/transaction.ts';
import { isKeptOn } from '../../contract/machines.ts';
import type { PlanPrice } from '../../config/config.ts';
import { SECOND_MS } from '../../foundation/durations.ts';
import { describeError, type Log } from '../../foundation/log.ts';
import { within } from '../../concurrency/deadline.ts';
import type { RecordEvent } from '../audit/audit-log.ts';
import { applyPlan, type Applied, type Decided } from './apply-plan.ts';
import { readMachines, writeErasure, type MachineStore } from './machine-store.ts';
import type { ReconcileMachine } from './host/reconcile-machine.ts';
import type { BeginNotifying } from './notices/notify-owner.ts';

/** How machines learn of a person's subscription. Neither of the two leads back here. */
export type PlanReader = {
  /** Sees to it that the stored subscription can be trusted. */
  ensure: (uid: string) => Promise<unknown>;
  /** Reads it from Stripe and stores it. */
  refresh: (uid: string) => Promise<unknown>;
};

type Parts = {
  db: () => Promise<Firestore>;
  store: MachineStore;
  reconcileMachine: ReconcileMachine;
  /** Null where billing is off: then nothing is made, and nothing ends. */
  plans: PlanReader | null;
  prices: readonly PlanPrice[];
  record: RecordEvent;
  beginNotifying: BeginNotifying;
  /** The time of day. */
  now: () => Date;
  planNow: PlanNow;
  log: Log;
};

type ReconcileOptions = {
  /** `as stored`: the mirror counts as it is. Its dates are someone else's work. */
  plan?: 'ensured' | 'as stored';
  /** Which machines the host is asked about even if nothing is to be done. */
  readsAtHost?: 'all' | { id: string };
};

/** The longest that a call made for something else waits for a host. */
const LONGEST_WAIT_MS = 4 * SECOND_MS;

/**
 * Brings a person's machines in line with their plan. Every source of news calls it, in any order, any number of times, on
 * any instance.
 */
export function createReconcile(parts: Parts) {
  const { store, reconcileMachine, log } = parts;

  /**
   * @throws {ApiError} `upstream_stripe`: nothing was done; `unavailable`: what is left is done at the next news, or by the job
   */
  async function reconcile(uid: string, options: ReconcileOptions = {}): Promise<void> {
    await setDesired(parts, uid, options.plan ?? 'ensured');
    const machines = await store.list(uid);
    const open = machines.filter(({ state }) => state !== 'erased');
    const outcomes = await Promise.allSettled(
      open.map(({ id }) => reconcileMachine(id, isReadAtHost(options, id))),
    );
    const failed = outcomes.find(({ status }) => status === 'rejected');
    if (failed?.status === 'rejected') throw failed.reason;
  }

  return {
    reconcile,

    /** The same on the way to something else. Never rejects, and never takes long: the job does what is left. */
    tryReconcile: async (uid: string): Promise<void> => {
      try {
        await within(
          LONGEST_WAIT_MS,
          () => reconcile(uid),
          () => hostNotAnswering(),
        );
      } catch (error) {
        log('WARNING', 'machines_not_reconciled', { uid, ...describeError(error) });
      }
    },

    /**
     * Has all machines of a person erased whose account is about to go. It can be repeated after a failure at any point.
     * @throws {ApiError} `unavailable` if the host has not taken each order: what is left is done by the job
     */
    eraseAll: async (uid: string): Promise<void> => {
      const ids = await condemnAll(parts, uid);
      for (const outcome of await Promise.allSettled(
        ids.map((id) => reconcileMachine(id, false)),
      )) {
        if (outcome.status === 'rejected') throw outcome.reason;
      }
    },
  };
}

function isReadAtHost({ readsAtHost }: ReconcileOptions, id: string): boolean {
  return readsAtHost === 'all' || readsAtHost?.id === id;
}

export type Reconciling = ReturnType<typeof createReconcile>;

async function setDesired(
  parts: Parts,
  uid: string,
  plan: NonNullable<ReconcileOptions['plan']>,
): Promise<void> {
  const { plans } = parts;
  if (plans === null) return;
  if (plan === 'ensured') await plans.ensure(uid);
  let applied = await apply(parts, uid, false);
  if (applied === 'unread') {
    await plans.refresh(uid);
    applied = await apply(parts, uid, true);
  }
  if (applied === 'unread') throw new Error('a subscription was read and is not there');
  if (applied === 'deleted') return;
  for (const one of applied.decided) reportDecided(parts.log, one);
  if (applied.made === null) return;
  parts.log('INFO', 'machine_ordered', { uid, machineId: applied.made.id });
  await parts.record(uid, 'machine_ordered', applied.made.name);
}

/** What operators should know of a machine that is, or is not, to be erased because its date has passed. */
function reportDecided(log: Log, { record, telling }: Decided): void {
  const { id: machineId, uid, desired, unannounced } = record;
  if (desired === 'erased') {
    if (unannounced === null) return;
    log('WARNING', 'machine_erased_unannounced', { uid, machineId, reason: unannounced });
    return;
  }
  const event = isKeptOn(record) ? 'erasure_needs_operator' : 'erasure_postponed';
  log('ERROR', event, { uid, machineId, reason: telling ?? undefined });
}

async function apply(parts: Parts, uid: string, isFresh: boolean): Promise<Applied> {
  const [db, now] = await Promise.all([parts.db(), parts.planNow()]);
  const { prices, beginNotifying } = parts;
  return applyPlan(db, { uid, prices, now, at: parts.now(), isFresh, beginNotifying });
}

/** @returns the ids of all that the host may still have */
async function condemnAll({ db: database, planNow }: Parts, uid: string): Promise<string[]> {
  const [db, now] = await Promise.all([database(), planNow()]);
  return transact(db, async (transaction) => {
    const machines = await readMachines(db, transaction, uid);
    const open = machines.filter(({ state }) => state !== 'erased');
    for (const record of open) {
      writeErasure(db, transaction, record, 'account_deleted', now);
    }
    return open.map(({ id }) => id);
  });
}
