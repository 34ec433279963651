import type Stripe from 'stripe';
import type { PlanNow } from '../../../adapters/plan-clock.ts';
import { withinStripeTime } from '../../../adapters/stripe.ts';
import { HOUR_MS } from '../../../foundation/durations.ts';
import type { Log } from '../../../foundation/log.ts';
import type { Customer, Customers } from '../customers.ts';
import { resume } from '../changes/pause.ts';
import { NO_PAUSE, pauseEndOf, resumptionOf, scheduledResume } from '../stripe/stripe-facts.ts';
import { findHeld, type SubscriptionService } from '../subscription-service.ts';

type Parts = {
  stripe: () => Promise<Stripe>;
  customers: Pick<Customers, 'open'>;
  subscriptions: Pick<SubscriptionService, 'syncStrictly'>;
  planNow: PlanNow;
  log: Log;
};

/** Stripe ends a pause on its day; we do it where it has not. */
const STRIPE_IS_LATE_MS = HOUR_MS;

/**
 * Reads a plan in whose mirror a date has passed, and keeps our promises about pauses: the invoice of a resume that was not paid
 * in time is void, and a pause ends on its day though its schedule is gone.
 * @throws {Error} for what could not be done
 */
export function createSettlePlan(parts: Parts) {
  return async (uid: string, customerId: string): Promise<void> => {
    const at = await parts.planNow();
    await withinStripeTime(async () =>
      resumeOverdue(parts, await parts.customers.open(uid, customerId), at),
    );
  };
}

export type SettlePlan = ReturnType<typeof createSettlePlan>;

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
