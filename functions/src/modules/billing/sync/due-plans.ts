import type Stripe from 'stripe';
import type { PlanNow } from '../../../adapters/plan-clock.ts';
import { withinStripeTime } from '../../../adapters/stripe.ts';
import { HOUR_MS, MINUTE_MS } from '../../../foundation/durations.ts';
import { describeError, type Log } from '../../../foundation/log.ts';
import type { BillingStore } from '../billing-store.ts';
import type { Customer, Customers } from '../customers.ts';
import { resume } from '../changes/pause.ts';
import { NO_PAUSE, pauseEndOf, resumptionOf, scheduledResume } from '../stripe/stripe-facts.ts';
import { findHeld, type SubscriptionService } from '../subscription-service.ts';

type Parts = {
  stripe: () => Promise<Stripe>;
  store: Pick<BillingStore, 'listDue'>;
  customers: Pick<Customers, 'open'>;
  subscriptions: Pick<SubscriptionService, 'syncStrictly'>;
  now: () => Date;
  planNow: PlanNow;
  log: Log;
};

export type DuePlansRun = { plans: number; failed: number; isComplete: boolean };

/** Leaves the function most of its time for machines. */
const LONGEST_RUN_MS = 2 * MINUTE_MS;
const MOST = 300;
/** Stripe ends a pause on its day; we do it where it has not. */
const STRIPE_IS_LATE_MS = HOUR_MS;

/**
 * Keeps our promises about pauses, for everyone in whose mirror a date has passed: the invoice of a resume that was not paid in
 * time is void, and a pause ends on its day though its schedule is gone. What fails is logged, and due again at the next run.
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
          resumeOverdue(parts, await customers.open(uid, customerId), at),
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

async function resumeOverdue(parts: Parts, customer: Customer, at: Date): Promise<void> {
  const sync = async () => (await parts.subscriptions.syncStrictly(customer, null)).subscription;
  const before = (await sync()).openPayment;
  const lapses = before?.purpose === 'resume' ? before.until : undefined;
  if (lapses !== undefined && Date.parse(lapses) <= at.getTime()) {
    throw new Error('the invoice of a resume is still open');
  }
  const client = await parts.stripe();
  const held = await findHeld(client, customer);
  if (held === null || !isOverdue(held, at)) return;
  await resume(client, held, at);
  parts.log('WARNING', 'pause_ended_late', { uid: customer.uid });
  const { status, openPayment } = await sync();
  if (status !== 'paused' || openPayment !== undefined) return;
  // Without a card Stripe makes no invoice: the day has been tried, and the pause goes on without one.
  await client.subscriptions.update(held.id, { metadata: NO_PAUSE });
  await sync();
}

function isOverdue(held: Stripe.Subscription, at: Date): boolean {
  const end = pauseEndOf(held);
  if (end === null || resumptionOf(held) !== null) return false;
  const grace = scheduledResume(held) === null ? 0 : STRIPE_IS_LATE_MS;
  return end * 1000 + grace <= at.getTime();
}
