import type Stripe from 'stripe';
import type { PlanNow } from '../../../adapters/billing-clock.ts';
import { withinStripeTime } from '../../../adapters/stripe.ts';
import { NO_PAUSE } from '../../../foundation/pause-note.ts';
import { HOUR_MS } from '../../../foundation/durations.ts';
import type { Log } from '../../../foundation/log.ts';
import { resume } from '../changes/pause.ts';
import type { Customer, Customers } from '../customers.ts';
import { pauseEndOf, resumptionOf } from '../stripe/stripe-facts.ts';
import { findHeld, type SubscriptionService } from '../subscription-service.ts';

export type SettleParts = {
  stripe: () => Promise<Stripe>;
  subscriptions: Pick<SubscriptionService, 'syncStrictly'>;
  log: Log;
};

type Parts = SettleParts & { customers: Pick<Customers, 'open'>; planNow: PlanNow };

/** The schedule comes every 15 minutes; a pause that is still there then was forgotten by several runs. */
const LATE_MS = HOUR_MS;

/**
 * Does what has become due about one person's plan: voids what can no longer be paid, and ends a pause whose day has come. It
 * can be repeated at any time.
 * @param at the time by which the plan lives
 */
export async function settlePlan(
  { stripe, subscriptions, log }: SettleParts,
  customer: Customer,
  at: Date,
): Promise<void> {
  const sync = async () => (await subscriptions.syncStrictly(customer, null)).subscription;
  const before = (await sync()).openPayment;
  const lapses = before?.purpose === 'resume' ? before.until : undefined;
  if (lapses !== undefined && Date.parse(lapses) <= at.getTime()) {
    throw new Error('the invoice of a resume is still open');
  }
  const client = await stripe();
  const held = await findHeld(client, customer);
  const end = held === null || resumptionOf(held) !== null ? null : pauseEndOf(held);
  if (held === null || end === null || end * 1000 > at.getTime()) return;
  const isLate = end * 1000 + LATE_MS < at.getTime();
  await resume(client, held, at);
  const { uid } = customer;
  if (isLate) log('ERROR', 'pause_ended_late', { uid });
  else log('INFO', 'pause_ended', { uid });
  const { status, openPayment } = await sync();
  if (status !== 'paused' || openPayment !== undefined) return;
  // Without a card Stripe makes no invoice: the day has been tried, and the pause goes on without one.
  await client.subscriptions.update(held.id, { metadata: NO_PAUSE });
  await sync();
}

/** The same by the time of plans, within the time that Stripe has. */
export function createSettlePlan(parts: Parts) {
  return async (uid: string, customerId: string): Promise<void> => {
    const at = await parts.planNow();
    await withinStripeTime(async () =>
      settlePlan(parts, await parts.customers.open(uid, customerId), at),
    );
  };
}

export type SettlePlan = ReturnType<typeof createSettlePlan>;
