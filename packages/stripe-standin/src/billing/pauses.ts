import type Stripe from 'stripe';
import { addIntervals, DAY, type Seconds } from '../kit/time.ts';
import { recurringOf } from '../objects/catalogue.ts';
import { shown } from '../objects/shape.ts';
import { invalid } from '../state/faults.ts';
import { idOf, itemOf, type Charge } from '../state/store.ts';
import type { World } from '../state/world.ts';
import { cardOf, refusalFault } from './cards.ts';
import {
  chargeOfItem,
  pendingChargesOf,
  restartPeriod,
  takePendingCharges,
  unusedTimeOf,
} from './charges.ts';
import { bill, voidInvoice } from './invoicing.ts';
import { expirePendingUpdate, forget } from './subscriptions.ts';

type PauseTerms = {
  /** Whether unused time is given back. */
  givesBack: boolean;
  /** Whether the credit is invoiced at once, which puts it on the customer's balance; else the next invoice takes it up. */
  isInvoiced: boolean;
};

/**
 * How long a payment may end a pause: docs.stripe.com/billing/subscriptions/pause, "Payment behavior", row "Pending update
 * expiration time". Until then Stripe retries as it does with other invoices.
 */
const WAITS_FOR_SUCCESS: Seconds = 365 * DAY;

/**
 * Pauses at once: no invoice is made any more and the period ends here. Invoices that are open already go on.
 * docs.stripe.com/billing/subscriptions/pause
 */
export function pauseNow(
  world: World,
  subscription: Stripe.Subscription,
  { givesBack, isInvoiced }: PauseTerms,
): void {
  const { store } = world;
  const now = store.now();
  const item = itemOf(subscription);
  // "any pending updates are cleared"
  expirePendingUpdate(world, subscription);
  const credit = unusedTimeOf(item, now);
  const charges = [...takePendingCharges(world, subscription)];
  if (givesBack && credit.amount < 0) charges.push(credit);
  item.current_period_end = now;
  markPaused(world, subscription, 'pause_requested');
  if (charges.length === 0) return;
  const rests = store.reading === 'cautious';
  if (isInvoiced) bill(world, subscription, charges, 'subscription_update', { rests });
  else store.pendingCharges.set(subscription.id, charges);
}

/** Shows a subscription as paused, and tells of it. Nothing is credited. */
export function markPaused(
  { store, emit }: World,
  subscription: Stripe.Subscription,
  type: Stripe.Subscription.StatusDetails.Paused.Subscription.Type,
): void {
  subscription.status = 'paused';
  subscription.status_details = {
    paused: { subscription: { type }, transitioned_at: store.now(), type: 'subscription' },
  };
  emit('customer.subscription.paused', subscription);
  emit('customer.subscription.updated', subscription);
}

/**
 * Ends a pause with a whole period that begins now, once its invoice is paid; Stripe can also let the old cycle go on, or end
 * a pause whose payment fails. docs.stripe.com/api/subscriptions/resume
 */
export function resumeNow(world: World, subscription: Stripe.Subscription): void {
  const { store, emit } = world;
  if (subscription.status !== 'paused') throw invalid('This subscription is not paused.');
  if (store.reading === 'plain' && store.resumptions.has(subscription.id)) {
    throw invalid('This subscription is already being resumed.');
  }
  const charges = previewResumption(world, subscription);
  refuseWithoutCard(world, subscription, charges);
  takePendingCharges(world, subscription);
  const { invoice, refusal } = bill(world, subscription, charges, 'subscription_update');
  if (refusal === null) return goOn(world, subscription);
  if (store.reading === 'cautious') {
    const expires_at = store.now() + WAITS_FOR_SUCCESS;
    subscription.pending_update = shown<Stripe.Subscription.PendingUpdate>({ expires_at });
  }
  store.resumptions.set(subscription.id, invoice.id);
  emit('customer.subscription.updated', subscription);
}

/** "Otherwise, Stripe returns an error", and does not say which: docs.stripe.com/billing/subscriptions/pause. */
function refuseWithoutCard(
  { store }: World,
  subscription: Stripe.Subscription,
  charges: readonly Charge[],
): void {
  const customer = store.customers.get(idOf(subscription.customer));
  const credit = customer && !customer.deleted ? customer.balance : 0;
  const due = charges.reduce((sum, { amount }) => sum + amount, credit);
  if (due <= 0 || cardOf(store, subscription) !== 'none') return;
  if (store.reading === 'plain') throw refusalFault('none', 'subscription');
  throw invalid('This subscription cannot be resumed without a default payment method.');
}

/** What the next invoice of a paused subscription charges: docs.stripe.com/api/invoices/create_preview, `resume_at`. */
export function previewResumption(world: World, subscription: Stripe.Subscription): Charge[] {
  const item = itemOf(subscription);
  const start = world.store.now();
  const period = { start, end: addIntervals(start, recurringOf(item.price)) };
  return [...pendingChargesOf(world, subscription), { ...chargeOfItem(item), period }];
}

/** Goes on after a pause, with a period that begins now. A period that was cut by the pause was given back. */
export function goOn(world: World, subscription: Stripe.Subscription): void {
  restartPeriod(subscription, world.store.now());
  forget(world, subscription);
  delete subscription.status_details;
  subscription.status = 'active';
  world.emit('customer.subscription.resumed', subscription);
  world.emit('customer.subscription.updated', subscription);
}

/** Gives up a resumption whose time is over, or whose invoice was voided: the pause goes on. */
export function giveUpResumption(world: World, subscription: Stripe.Subscription): void {
  const { store, emit } = world;
  const invoice = store.invoices.get(store.resumptions.get(subscription.id) ?? '');
  forget(world, subscription);
  if (invoice?.status === 'open') voidInvoice(world, invoice);
  emit('customer.subscription.pending_update_expired', subscription);
  emit('customer.subscription.updated', subscription);
}

/** @throws {StripeFault} as docs.stripe.com/billing/subscriptions/pause, "Limitations" */
export function refuseToPause({ status }: Stripe.Subscription): void {
  if (status === 'active' || status === 'past_due' || status === 'unpaid') return;
  throw invalid(`A subscription that is ${status} cannot be paused.`);
}
