import type Stripe from 'stripe';
import { invalid } from '../state/faults.ts';
import { idOf } from '../state/store.ts';
import type { World } from '../state/world.ts';
import { refusalFault } from './cards.ts';
import {
  announceRefusal,
  failPayment,
  finalizeDraft,
  openInvoicesOf,
  refusalFor,
  settleInvoice,
} from './invoicing.ts';
import { goOn, markPaused, resumptionOf } from './pauses.ts';
import { applyIfPaid } from './pending-updates.ts';
import { cancelNow } from './subscriptions.ts';

/**
 * Pays an open invoice, which repairs the subscription that waits for it.
 * @param how whether the person is there to confirm with the bank, and with which card, if not the usual one
 * @throws {StripeFault} when the payment is refused; a manual attempt does not move the retry schedule
 */
export function payInvoice(
  world: World,
  invoice: Stripe.Invoice,
  { isPresent = false, method }: { isPresent?: boolean; method?: Stripe.PaymentMethod } = {},
): void {
  if (invoice.status !== 'open') {
    throw invalid(`Invoice is already ${invoice.status ?? 'settled'}`, {
      code: 'invoice_not_open',
    });
  }
  const refusal = refusalFor(world, invoice, isPresent, method);
  const subscription = subscriptionOf(world, invoice);
  if (refusal !== null) {
    announceRefusal(world, invoice, refusal, method);
    if (subscription) endPauseByAttempt(world, subscription, invoice);
    throw refusalFault(refusal, 'invoice');
  }
  settleInvoice(world, invoice, method);
  if (subscription) repair(world, subscription, invoice);
}

/** Finalises a draft whose time has come; a subscription whose renewal is refused then is in arrears. */
export function finalizeInvoice(world: World, invoice: Stripe.Invoice): void {
  const refusal = finalizeDraft(world, invoice);
  const subscription = subscriptionOf(world, invoice);
  if (refusal === null || subscription?.status !== 'active') return;
  if (world.store.pauseAfterFailure === 'first' && subscription.schedule === null) {
    return markPaused(world, subscription, 'first_payment_failure');
  }
  subscription.status = 'past_due';
  world.emit('customer.subscription.updated', subscription);
}

/**
 * Tries an open invoice again when its time has come; after the last attempt the account's settings decide. For the pause:
 * docs.stripe.com/billing/revenue-recovery/smart-retries/pause-on-payment-failure
 */
export function retryInvoice(world: World, invoice: Stripe.Invoice): void {
  const subscription = subscriptionOf(world, invoice);
  const refusal = refusalFor(world, invoice, false);
  if (refusal === null) {
    settleInvoice(world, invoice);
    if (subscription) repair(world, subscription, invoice);
    return;
  }
  failPayment(world, invoice, refusal);
  if (!subscription || invoice.next_payment_attempt !== null) return;
  if (subscription.status === 'paused') return;
  if (world.store.pauseAfterFailure === 'final') {
    // What it cannot pause, Stripe cancels.
    return subscription.schedule === null
      ? markPaused(world, subscription, 'final_payment_failure')
      : cancelNow(world, subscription, 'payment_failed');
  }
  switch (world.store.afterRetries) {
    case 'canceled':
      return cancelNow(world, subscription, 'payment_failed');
    case 'unpaid':
      subscription.status = 'unpaid';
      return world.emit('customer.subscription.updated', subscription);
    case 'past_due':
      return;
  }
}

/** A subscription that was waiting for its money now has it. */
function repair(world: World, subscription: Stripe.Subscription, paid: Stripe.Invoice): void {
  if (applyIfPaid(world, subscription, paid)) return;
  const { status } = subscription;
  const pending = world.store.pendingUpdates.get(subscription.id);
  const inArrears = status === 'past_due' || status === 'unpaid';
  const repairs = inArrears
    ? openInvoicesOf(world, subscription).every(({ id }) => id === pending?.invoice)
    : isWaitingFor(world, subscription, paid);
  if (!repairs) return;
  if (status === 'paused') {
    return goOn(world, subscription, resumptionOf(world, subscription, paid)?.anchor ?? 'now');
  }
  subscription.status = 'active';
  world.emit('customer.subscription.updated', subscription);
}

/** Paying an older invoice does not end a pause that was asked for. */
function isWaitingFor(
  world: World,
  subscription: Stripe.Subscription,
  paid: Stripe.Invoice,
): boolean {
  const isLatest = subscription.latest_invoice === paid.id;
  if (subscription.status === 'incomplete') return isLatest;
  if (subscription.status !== 'paused') return false;
  if (resumptionOf(world, subscription, paid)) return true;
  const reason = subscription.status_details?.paused.subscription.type;
  return isLatest && (reason === 'first_payment_failure' || reason === 'final_payment_failure');
}

/** A resumption that was to wait for an attempt only is over with a failed one: docs.stripe.com/api/subscriptions/resume. */
function endPauseByAttempt(
  world: World,
  subscription: Stripe.Subscription,
  invoice: Stripe.Invoice,
): void {
  const resumption = resumptionOf(world, subscription, invoice);
  if (resumption?.endsWithAttempt) goOn(world, subscription, resumption.anchor, 'past_due');
}

function subscriptionOf(
  { store }: World,
  invoice: Stripe.Invoice,
): Stripe.Subscription | undefined {
  const reference = invoice.parent?.subscription_details?.subscription;
  return reference === undefined ? undefined : store.subscriptions.get(idOf(reference));
}
