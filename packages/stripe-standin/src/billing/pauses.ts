import type Stripe from 'stripe';
import { addIntervals, DAY, intervalAround, type Seconds } from '../kit/time.ts';
import { amountOf, recurringOf } from '../objects/catalogue.ts';
import type { Charge } from '../state/charge.ts';
import { invalid } from '../state/faults.ts';
import type { ResumeAnchor, Resumption } from '../state/store.ts';
import type { World } from '../state/world.ts';
import { chargeOfItem, nameOf, takePendingCharges } from './charges.ts';
import { bill, stopCollecting, voidInvoice } from './invoicing.ts';
import { forget } from './pending-updates.ts';
import type { ProrationBehavior } from './proration.ts';
import { noteResume } from './scheduled.ts';
import { restartPeriods } from './subscriptions.ts';

export const UNUSED_TIME_FROM = ['now', 'item_current_period_start', 'none'] as const;

export type PauseTerms = {
  /** From when on unused time is given back. */
  unusedTimeFrom: (typeof UNUSED_TIME_FROM)[number];
  /** Whether the credit is invoiced at once, which puts it on the customer's balance; else the next invoice takes it up. */
  isInvoiced: boolean;
};

export type ResumeTerms = {
  anchor: ResumeAnchor;
  /** Whether the payment is attempted at once, and the pause goes on until it succeeds. */
  waitsForSuccess: boolean;
  proration: ProrationBehavior;
};

type PauseReason = Stripe.Subscription.StatusDetails.Paused.Subscription.Type;

/**
 * How long a payment may end a pause: docs.stripe.com/billing/subscriptions/pause, "Payment behavior", row "Pending update
 * expiration time". While it waits for success, Stripe retries as it does with other invoices.
 */
const WAITS_FOR_SUCCESS: Seconds = 365 * DAY;
const WAITS_FOR_AN_ATTEMPT: Seconds = 23 * 3600;

/**
 * Pauses at once: no invoice is made any more and the period ends here. Invoices that are open already go on.
 * docs.stripe.com/billing/subscriptions/pause
 */
export function pauseNow(
  world: World,
  subscription: Stripe.Subscription,
  { unusedTimeFrom, isInvoiced }: PauseTerms,
): void {
  const { store } = world;
  const now = store.now();
  const charges = [
    ...takePendingCharges(world, subscription),
    ...creditsOf(subscription, unusedTimeFrom, now),
  ];
  for (const item of subscription.items.data) item.current_period_end = now;
  markPaused(world, subscription, 'pause_requested');
  if (charges.length === 0) return;
  if (isInvoiced) bill(world, subscription, charges, 'subscription_update');
  else store.pendingCharges.set(subscription.id, charges);
}

/** Shows a subscription as paused, and tells of it. Nothing is credited. */
export function markPaused(
  { store, emit }: World,
  subscription: Stripe.Subscription,
  type: PauseReason,
): void {
  subscription.status = 'paused';
  subscription.status_details = {
    paused: { subscription: { type }, transitioned_at: store.now(), type: 'subscription' },
  };
  emit('customer.subscription.paused', subscription);
  emit('customer.subscription.updated', subscription);
}

/**
 * Ends a pause: at once where nothing has to be paid, else once the resumption invoice is paid.
 * docs.stripe.com/api/subscriptions/resume
 */
export function resumeNow(
  world: World,
  subscription: Stripe.Subscription,
  { anchor, waitsForSuccess, proration }: ResumeTerms,
): void {
  const { store, emit } = world;
  if (subscription.status !== 'paused') throw invalid('This subscription is not paused.');
  const charges = chargesOfResumption(world, subscription, anchor, proration);
  if (anchor === 'unchanged' && proration === 'create_prorations') {
    if (charges.length > 0) store.pendingCharges.set(subscription.id, charges);
    return goOn(world, subscription, anchor);
  }
  if (charges.length === 0) return goOn(world, subscription, anchor);
  const { invoice, refusal } = bill(world, subscription, charges, 'subscription_update', {
    waits: !waitsForSuccess,
  });
  if (refusal === null) return goOn(world, subscription, anchor);
  noteResume(world, subscription, {
    type: refusal === 'authenticate' ? 'requires_action' : 'pending',
  });
  if (!waitsForSuccess) stopCollecting(invoice);
  const now = store.now();
  subscription.pending_update = {
    billing_cycle_anchor: anchor === 'now' ? now : null,
    cancel_at_period_end: null,
    discount: null,
    discounts: null,
    expires_at: now + (waitsForSuccess ? WAITS_FOR_SUCCESS : WAITS_FOR_AN_ATTEMPT),
    metadata: null,
    subscription_items: null,
    trial_end: null,
    trial_from_plan: null,
  };
  store.resumptions.set(subscription.id, {
    invoice: invoice.id,
    anchor,
    endsWithAttempt: !waitsForSuccess,
  });
  emit('customer.subscription.updated', subscription);
}

/** What the next invoice of a paused subscription charges: docs.stripe.com/api/invoices/create_preview, `resume_at`. */
export function previewResumption(
  { store }: World,
  subscription: Stripe.Subscription,
): readonly Charge[] {
  const waiting = store.pendingCharges.get(subscription.id) ?? [];
  return [...waiting, ...fullPeriodFrom(subscription, store.now())];
}

/** Goes on after a pause, with a period that begins now. A period that was cut by the pause was given back. */
export function goOn(
  world: World,
  subscription: Stripe.Subscription,
  anchor: ResumeAnchor,
  status: 'active' | 'past_due' = 'active',
): void {
  const { store, emit } = world;
  const now = store.now();
  if (anchor === 'now') restartPeriods(world, subscription);
  else {
    for (const item of subscription.items.data) {
      const { billing_cycle_anchor: from } = subscription;
      item.current_period_start = now;
      item.current_period_end = intervalAround(from, recurringOf(item.price), now).end;
    }
  }
  forget(world, subscription);
  delete subscription.status_details;
  subscription.status = status;
  emit('customer.subscription.resumed', subscription);
  emit('customer.subscription.updated', subscription);
  noteResume(world, subscription, { type: 'succeeded' });
}

/** The resumption that an open invoice is for. */
export function resumptionOf(
  { store }: World,
  { id }: Stripe.Subscription,
  invoice: { id: string },
): Resumption | undefined {
  const resumption = store.resumptions.get(id);
  return resumption?.invoice === invoice.id ? resumption : undefined;
}

/** Gives up a resumption whose time is over, or whose invoice was voided: the pause goes on. */
export function giveUpResumption(world: World, subscription: Stripe.Subscription): void {
  const { store, emit } = world;
  const invoice = store.invoices.get(store.resumptions.get(subscription.id)?.invoice ?? '');
  forget(world, subscription);
  if (invoice?.status === 'open') voidInvoice(world, invoice);
  noteResume(world, subscription, {
    type: 'error',
    error: { message: 'The resumption invoice was voided.' },
  });
  emit('customer.subscription.pending_update_expired', subscription);
  emit('customer.subscription.updated', subscription);
}

/** The resumption that an invoice was for goes with it: docs.stripe.com/billing/subscriptions/pause, "Resume subscriptions". */
export function giveUpResumptionWith(world: World, invoice: { id: string }): void {
  const { resumptions, subscriptions } = world.store;
  for (const [id, resumption] of resumptions) {
    const subscription = subscriptions.get(id);
    if (subscription && resumption.invoice === invoice.id) giveUpResumption(world, subscription);
  }
}

/** @throws {StripeFault} as docs.stripe.com/billing/subscriptions/pause, "Limitations" */
export function refuseToPause(subscription: Stripe.Subscription): void {
  const { status, schedule, collection_method: collects, billing_mode: mode } = subscription;
  if (schedule !== null) {
    throw invalid('A subscription with an attached schedule cannot be paused directly.');
  }
  if (collects === 'send_invoice') {
    throw invalid('Only subscriptions that are charged automatically can be paused.');
  }
  if (mode.type === 'classic') {
    throw invalid('Only subscriptions in flexible billing mode can be paused.');
  }
  if (status !== 'active' && status !== 'past_due' && status !== 'unpaid') {
    throw invalid(`A subscription that is ${status} cannot be paused.`);
  }
}

function creditsOf(
  subscription: Stripe.Subscription,
  from: PauseTerms['unusedTimeFrom'],
  now: Seconds,
): Charge[] {
  if (from === 'none') return [];
  return subscription.items.data.flatMap((item): Charge[] => {
    const { current_period_start: start, current_period_end: end, price } = item;
    const unusedFrom = from === 'now' ? now : start;
    const quantity = item.quantity ?? 1;
    const amount = Math.round((amountOf(price) * quantity * (end - unusedFrom)) / (end - start));
    if (amount === 0) return [];
    return [
      {
        description: `Unused time on ${nameOf(price)}`,
        amount: -amount,
        price,
        quantity,
        subscriptionItem: item.id,
        proration: true,
        period: { start: unusedFrom, end },
      },
    ];
  });
}

function chargesOfResumption(
  world: World,
  subscription: Stripe.Subscription,
  anchor: ResumeAnchor,
  proration: ProrationBehavior,
): Charge[] {
  const waiting = takePendingCharges(world, subscription);
  const now = world.store.now();
  if (anchor === 'now') return [...waiting, ...fullPeriodFrom(subscription, now)];
  if (proration === 'none') return [...waiting];
  return [
    ...waiting,
    ...subscription.items.data.map((item) => restOfCycle(subscription, item, now)),
  ];
}

function fullPeriodFrom(subscription: Stripe.Subscription, now: Seconds): Charge[] {
  return subscription.items.data.map((item) => ({
    ...chargeOfItem(item, false),
    period: { start: now, end: addIntervals(now, recurringOf(item.price)) },
  }));
}

function restOfCycle(
  { billing_cycle_anchor: anchor }: Stripe.Subscription,
  item: Stripe.SubscriptionItem,
  now: Seconds,
): Charge {
  const { start, end } = intervalAround(anchor, recurringOf(item.price), now);
  const whole = chargeOfItem(item, false);
  return {
    ...whole,
    description: `Remaining time on ${nameOf(item.price)}`,
    amount: Math.round((whole.amount * (end - now)) / (end - start)),
    proration: true,
    period: { start: now, end },
  };
}
