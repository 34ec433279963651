import type Stripe from 'stripe';
import { DAY } from '../kit/time.ts';
import { itemOf } from '../state/store.ts';
import type { World } from '../state/world.ts';
import { createCard } from './cards.ts';
import { chargesOf, restartPeriod } from './charges.ts';
import { invoicesOf, issueInvoice, markFailed, voidInvoice } from './invoicing.ts';
import { markPaused } from './pauses.ts';
import { payInvoice } from './payments.ts';
import { cancelNow, endAt, expireFirstPayment, hasEnded } from './subscriptions.ts';

/** The statuses that a subscription can be brought into by hand. */
export const STATUSES = [
  'incomplete',
  'incomplete_expired',
  'trialing',
  'active',
  'past_due',
  'canceled',
  'unpaid',
  'paused',
] as const;

export type Status = (typeof STATUSES)[number];

const TRIAL = 14 * DAY;

/**
 * Brings a subscription into a status from any other, with the invoices and dates that belong to it, and tells of it as if
 * it had come there by itself. Cards stay as they are.
 */
export function bringInto(
  world: World,
  subscription: Stripe.Subscription,
  status: Status,
): Stripe.Subscription {
  const { store, emit } = world;
  if (subscription.status === status && subscription.pause_collection === null) return subscription;
  if (status !== 'canceled' || hasEnded(subscription)) revive(world, subscription);
  switch (status) {
    case 'canceled':
      cancelNow(world, subscription);
      return subscription;
    case 'active':
      settleOpen(world, subscription);
      break;
    case 'trialing':
      settleOpen(world, subscription);
      restartPeriod(subscription, store.now());
      subscription.trial_end = store.now() + TRIAL;
      subscription.billing_cycle_anchor = subscription.trial_end;
      itemOf(subscription).current_period_end = subscription.trial_end;
      break;
    case 'past_due':
      failedInvoice(world, subscription, 1);
      break;
    case 'unpaid':
      failedInvoice(world, subscription, 4);
      break;
    case 'incomplete':
      // It has 23 hours from its start for its first payment.
      subscription.created = store.now();
      failedInvoice(world, subscription, 1).next_payment_attempt = null;
      break;
    case 'incomplete_expired':
      failedInvoice(world, subscription, 1);
      expireFirstPayment(world, subscription);
      return subscription;
    case 'paused':
      for (const invoice of invoicesOf(world, subscription)) voidInvoice(world, invoice);
      markPaused(world, subscription, 'pause_requested');
      return subscription;
  }
  subscription.status = status;
  emit('customer.subscription.updated', subscription);
  return subscription;
}

function revive(world: World, subscription: Stripe.Subscription): void {
  subscription.status = 'active';
  subscription.ended_at = null;
  endAt(world, subscription, null);
  subscription.pause_collection = null;
  delete subscription.status_details;
  subscription.trial_end = null;
}

function settleOpen(world: World, subscription: Stripe.Subscription): void {
  const method = createCard(world, 'good');
  for (const invoice of invoicesOf(world, subscription)) payInvoice(world, invoice, { method });
}

/** The invoice of the current period, after so many failed attempts. */
function failedInvoice(
  world: World,
  subscription: Stripe.Subscription,
  attempts: number,
): Stripe.Invoice {
  const [standing] = invoicesOf(world, subscription);
  const invoice =
    standing ?? issueInvoice(world, subscription, chargesOf(subscription), 'subscription_cycle');
  while (invoice.attempt_count < attempts) markFailed(invoice, world.store.now());
  world.emit('invoice.payment_failed', invoice);
  return invoice;
}
