import type { PlanNow } from '../../adapters/billing-clock.ts';
import { MINUTE_MS } from '../../foundation/durations.ts';
import type { ErrorEvent } from '../../foundation/alarms.ts';
import { describeError, type Log } from '../../foundation/log.ts';
import type { BillingStore } from '../billing/billing-store.ts';
import { nextDueOf } from '../billing/next-due.ts';
import type { TellOfPlan } from '../billing/plan-mail.ts';
import type { SettlePlan } from '../billing/sync/settle-plan.ts';
import type { MachineStore } from '../machines/machine-store.ts';
import type { Reconciling } from '../machines/reconcile.ts';

type Parts = {
  store: Pick<MachineStore, 'readDue' | 'putOff'>;
  billing: Pick<BillingStore, 'readDue' | 'putOff'>;
  /** Null where billing is off. */
  settlePlan: SettlePlan | null;
  tellOfPlan: TellOfPlan;
  reconcile: Reconciling['reconcile'];
  planNow: PlanNow;
  log: Log;
};

/** When we try again what has failed, or what a look has left as it was. */
const AGAIN_MS = 15 * MINUTE_MS;
/** The first, one for what has become due while it ran, and no more: the schedule finds the rest. */
const MOST_LOOKS = 2;

/**
 * Does for one person what is due about their plan and their machines, and puts off in their documents what it could not do: no
 * delay is left to the queue. What becomes due while it runs, whose own task may have been refused, is done by a second look.
 * @returns whether all of it was done
 * @throws {Error} if not even that could be noted: then the queue tries again
 */
export function createLookAfter(parts: Parts) {
  const { planNow } = parts;
  return async (uid: string): Promise<boolean> => {
    let before = await readDue(parts, uid, await planNow());
    let isDone = true;
    for (let looks = 1; looks <= MOST_LOOKS; looks += 1) {
      const at = await planNow();
      const succeeded = await look(parts, uid, before.plan, at);
      isDone &&= succeeded;
      const after = await readDue(parts, uid, await planNow());
      const isNew = await putOffWhatIsLeft(parts, { uid, before, after, at, succeeded });
      if (!isNew) break;
      before = after;
    }
    return isDone;
  };
}

export type LookAfter = ReturnType<typeof createLookAfter>;

type DueOfPerson = {
  plan: Awaited<ReturnType<BillingStore['readDue']>>;
  machines: Map<string, string>;
};

async function readDue({ store, billing }: Parts, uid: string, at: Date): Promise<DueOfPerson> {
  const [plan, machines] = await Promise.all([billing.readDue(uid, at), store.readDue(uid, at)]);
  return { plan, machines };
}

/** Stripe is read only if a date has passed; machines are read at their host. One does not wait for the other's mishap. */
async function look(
  { settlePlan, tellOfPlan, reconcile, log }: Parts,
  uid: string,
  plan: DueOfPerson['plan'],
  at: Date,
): Promise<boolean> {
  const isSettled = await succeeds('plan_not_settled', async () => {
    if (isDatePassed(plan, at)) await settlePlan?.(uid, plan.mirror.customerId);
  });
  const isTold = await succeeds('plan_mail_waits', async () => {
    if (plan.mirror !== null && plan.dueAt !== null) await tellOfPlan(uid, at);
  });
  const isInLine = await succeeds('machines_failed', () =>
    reconcile(uid, { plan: 'as stored', readsAtHost: 'all' }),
  );
  return isSettled && isTold && isInLine;

  async function succeeds(failure: ErrorEvent, work: () => Promise<void>): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (error) {
      log('ERROR', failure, { uid, ...describeError(error) });
      return false;
    }
  }
}

function isDatePassed(
  plan: DueOfPerson['plan'],
  at: Date,
): plan is { mirror: NonNullable<DueOfPerson['plan']['mirror']>; dueAt: string } {
  if (plan.mirror === null || plan.dueAt === null) return false;
  const next = nextDueOf(plan.mirror, at);
  return next !== null && next <= at.toISOString();
}

type Looked = {
  uid: string;
  before: DueOfPerson;
  after: DueOfPerson;
  at: Date;
  succeeded: boolean;
};

/** @returns whether something has become due while it was looked at */
async function putOffWhatIsLeft(
  { store, billing }: Parts,
  { uid, before, after, at, succeeded }: Looked,
): Promise<boolean> {
  const again = new Date(at.getTime() + AGAIN_MS).toISOString();
  let isNew = false;
  for (const [id, dueAt] of after.machines) {
    if (before.machines.get(id) === dueAt) await store.putOff(id, dueAt, again);
    else isNew = true;
  }
  const { mirror, dueAt } = after.plan;
  if (dueAt !== null) {
    if (dueAt === before.plan.dueAt || isDatePassed(before.plan, at)) {
      const next = mirror === null ? null : nextDueOf(mirror, at);
      const isAhead = next === null || next > at.toISOString();
      // Of a machine that could not even be noted, only the plan tells.
      await billing.putOff(uid, dueAt, succeeded && isAhead ? next : again);
    } else {
      isNew = true;
    }
  }
  return isNew;
}
