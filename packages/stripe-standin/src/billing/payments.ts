import type Stripe from 'stripe';
import { invalid } from '../state/faults.ts';
import type { World } from '../state/world.ts';
import { refusalFault } from './cards.ts';
import { collect, finalizeDraft, subscriptionOf } from './invoicing.ts';
import { goOn, markPaused } from './pauses.ts';
import { applyIfPaid, cancelNow } from './subscriptions.ts';

/**
 * Pays an open invoice, which repairs the subscription that waits for it.
 * @param how whether the person is there to confirm with the bank, and with which card, if not the usual one
 * @throws {StripeFault} when the payment is refused; a manual attempt does not move the retry schedule
 */
export function payInvoice(
  world: World,
  invoice: Stripe.Invoice,
  how: { isPresent?: boolean; method?: Stripe.PaymentMethod | undefined } = {},
): void {
  if (invoice.status !== 'open') {
    throw invalid(`Invoice is already ${invoice.status ?? 'settled'}`, {
      code: 'invoice_not_open',
    });
  }
  const refusal = collect(world, invoice, { ...how, isManual: true });
  if (refusal !== null) throw refusalFault(refusal, 'invoice');
  repair(world, invoice);
}

/** Finalises a draft whose time has come; a subscription whose renewal is refused then is in arrears. */
export function finalizeInvoice(world: World, invoice: Stripe.Invoice): void {
  const refusal = finalizeDraft(world, invoice);
  const subscription = subscriptionOf(world.store, invoice);
  if (refusal === null || subscription?.status !== 'active') return;
  if (world.store.pauseAfterFailure === 'first') {
    return markPaused(world, subscription, 'first_payment_failure');
  }
  subscription.status = 'past_due';
  world.emit('customer.subscription.updated', subscription);
}

/** Tries an open invoice again when its time has come; with the last attempt a subscription ends that is not paused. */
export function retryInvoice(world: World, invoice: Stripe.Invoice): void {
  if (collect(world, invoice) === null) return repair(world, invoice);
  const subscription = subscriptionOf(world.store, invoice);
  const isLast = invoice.next_payment_attempt === null;
  if (isLast && subscription && subscription.status !== 'paused') {
    cancelNow(world, subscription, 'payment_failed');
  }
}

/** A subscription that was waiting for its money now has it. */
function repair(world: World, paid: Stripe.Invoice): void {
  const { store, emit } = world;
  const subscription = subscriptionOf(store, paid);
  if (!subscription || applyIfPaid(world, subscription, paid)) return;
  const { status } = subscription;
  const inArrears = status === 'past_due' || status === 'unpaid';
  const repairs = inArrears
    ? isLatest(world, subscription, paid)
    : isWaitingFor(world, subscription, paid);
  if (!repairs) return;
  if (status === 'paused') return goOn(world, subscription);
  subscription.status = 'active';
  emit('customer.subscription.updated', subscription);
}

/**
 * The latest invoice decides whether a subscription is in arrears, those aside that are void or wait for a change:
 * docs.stripe.com/billing/subscriptions/overview, "Subscription statuses".
 */
function isLatest(
  { store }: World,
  subscription: Stripe.Subscription,
  paid: Stripe.Invoice,
): boolean {
  const change = store.pendingUpdates.get(subscription.id)?.invoice;
  const counts = ({ id, status }: Stripe.Invoice) =>
    status !== 'void' && id !== change && (status !== 'draft' || store.reading === 'cautious');
  const own = [...store.invoices.values()].filter(
    (invoice) => subscriptionOf(store, invoice) === subscription && counts(invoice),
  );
  return own.at(-1) === paid;
}

/** Paying an older invoice does not end a pause that was asked for. */
function isWaitingFor(
  { store }: World,
  { id, status, status_details: details, latest_invoice: latest }: Stripe.Subscription,
  paid: Stripe.Invoice,
): boolean {
  if (status === 'incomplete') return latest === paid.id;
  if (status !== 'paused') return false;
  if (store.resumptions.get(id) === paid.id) return true;
  const reason = details?.paused.subscription.type;
  return latest === paid.id && reason === 'first_payment_failure';
}
