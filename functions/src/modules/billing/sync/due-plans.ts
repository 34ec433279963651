import type { PlanNow } from '../../../adapters/plan-clock.ts';
import { withinStripeTime } from '../../../adapters/stripe.ts';
import { MINUTE_MS } from '../../../foundation/durations.ts';
import { describeError, type Log } from '../../../foundation/log.ts';
import type { BillingStore } from '../billing-store.ts';
import type { Customers } from '../customers.ts';
import { settlePlan, type SettleParts } from './settle-plan.ts';

type Parts = SettleParts & {
  store: Pick<BillingStore, 'listDue'>;
  customers: Pick<Customers, 'open'>;
  now: () => Date;
  planNow: PlanNow;
  log: Log;
};

export type DuePlansRun = { plans: number; failed: number; isComplete: boolean };

/** Leaves the function most of its time for machines. */
const LONGEST_RUN_MS = 2 * MINUTE_MS;
const MOST = 300;

/**
 * Keeps our promises about pauses, for everyone in whose mirror a date has passed: the invoice of a resume that was not paid in
 * time is void, and a pause ends on its day. What fails is logged, and due again at the next run.
 */
export function createDuePlansJob(parts: Parts) {
  const { store, customers, now, planNow, log } = parts;
  return async (): Promise<DuePlansRun> => {
    const endsAt = now().getTime() + LONGEST_RUN_MS;
    const at = await planNow();
    const due = await store.listDue(at, MOST);
    const run = { plans: due.length, failed: 0, isComplete: true };
    for (const { uid, customerId } of due) {
      if (now().getTime() > endsAt) {
        run.isComplete = false;
        break;
      }
      try {
        await withinStripeTime(async () =>
          settlePlan(parts, await customers.open(uid, customerId), at),
        );
      } catch (error) {
        run.failed += 1;
        log('ERROR', 'plan_not_settled', { uid, ...describeError(error) });
      }
    }
    const { plans: subscriptions, failed, isComplete } = run;
    const reason = isComplete ? undefined : 'cut off';
    const isFine = isComplete && failed === 0;
    log(isFine ? 'INFO' : 'ERROR', 'plans_settled', { subscriptions, failed, reason });
    return run;
  };
}

export type DuePlansJob = ReturnType<typeof createDuePlansJob>;
