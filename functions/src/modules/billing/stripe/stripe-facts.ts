import type Stripe from 'stripe';
import { readPauseNote } from '../../../foundation/pause-note.ts';
import {
  holdsSubscription,
  SUBSCRIPTION_STATUSES,
  type BillingInterval,
  type Money,
  type OpenPayment,
  type PauseReason,
  type Subscription,
  type SubscriptionStatus,
} from '../../../contract/subscription.ts';

/** Expands the plan's name. A list cannot do it: Stripe stops at four levels, and a list's `data` is one of them. */
export const WITH_PRODUCT = { expand: ['items.data.price.product'] };

/** What tells how a subscription stands besides itself: what we owe, and what is open. */
const RELATED = ['customer', 'latest_invoice'];
export const WITH_ALL = { expand: [...WITH_PRODUCT.expand, ...RELATED] };
export const LISTED_WITH_RELATED = { expand: RELATED.map((name) => `data.${name}`) };

/**
 * Our view of a subscription, from Stripe's object (API version of the pinned `stripe` package).
 * @param found read `WITH_ALL`; from a list `plan` is not the name that customers know
 * @param looked what its open payment itself says, where that was looked up
 * @throws {Error} if it holds something that we have no words for
 */
export function toSubscription(
  found: Stripe.Subscription,
  looked: PaymentFacts = { needs: 'payment' },
): Subscription {
  const [item] = found.items.data;
  if (item === undefined) throw new Error('subscription without an item');
  const isOver = hasEnded(found);
  const scheduledEnd = isOver
    ? null
    : (found.cancel_at ?? (found.cancel_at_period_end ? item.current_period_end : null));
  const status = shownStatus(found);
  const resumesAt = isOver ? null : (found.pause_collection?.resumes_at ?? pauseEndOf(found));
  const openPayment = openPaymentOf(found);
  const credit = creditOf(found);
  const trialEnd = found.status === 'trialing' ? found.trial_end : null;
  return {
    id: found.id,
    plan: planName(item.price),
    planId: item.price.id,
    interval: toInterval(item.price.recurring?.interval),
    // Stripe goes on naming the period that the pause has broken off, and a clock that is slow would take it for a running one.
    currentPeriodEnd: found.status === 'paused' ? null : toIso(item.current_period_end),
    status,
    ...(scheduledEnd === null ? {} : { cancelAt: toIso(scheduledEnd) }),
    ...(resumesAt === null ? {} : { pausedUntil: toIso(resumesAt) }),
    ...(status === 'paused' ? { pauseReason: pauseReasonOf(found) } : {}),
    ...(found.status === 'past_due' ? { pastDueSince: toIso(failedAt(found, item)) } : {}),
    ...(trialEnd === null ? {} : { trialEnd: toIso(trialEnd) }),
    ...(found.ended_at === null ? {} : { endedAt: toIso(found.ended_at) }),
    ...(openPayment === null ? {} : { openPayment: { ...openPayment, ...looked } }),
    ...(credit === null ? {} : { credit }),
  };
}

/** The open invoice whose payment ends a pause, if an attempt to end it was made already. */
export function resumptionOf(found: Stripe.Subscription): Stripe.Invoice | null {
  const invoice = openInvoiceOf(found);
  if (found.status !== 'paused' || invoice === null) return null;
  const since = found.status_details?.paused.transitioned_at;
  const isLater = since !== undefined && invoice.created >= since;
  return isLater && pauseReasonOf(found) !== 'payment_failed' ? invoice : null;
}

/**
 * Until when the invoice that ends a pause can be paid, in seconds since the epoch; then we void it. Stripe would go on waiting
 * for a year: docs.stripe.com/billing/subscriptions/pause, "Payment behavior". A day that was chosen for the end comes first,
 * because a payment is tried again on that day.
 */
export function lapseOf(found: Stripe.Subscription, { created }: Stripe.Invoice): number {
  return Math.min(created + PAYABLE_SECONDS, pauseEndOf(found) ?? Infinity);
}

/**
 * When a pause is to end, in seconds since the epoch, as we have noted it; null where no day was chosen, or was tried in vain.
 */
export function pauseEndOf(found: Stripe.Subscription): number | null {
  const { status, status_details: details, metadata, latest_invoice: latest } = found;
  if (status !== 'paused') return null;
  const end = readPauseNote(metadata, (details?.paused.transitioned_at ?? 0) * 1000);
  if (end === null) return null;
  const wasTried = latest !== null && typeof latest !== 'string' && latest.created * 1000 >= end;
  return wasTried ? null : Math.floor(end / 1000);
}

/**
 * The draft with which a pause gives unused time back, until it is finalised. Stripe does not say whether that happens at once;
 * a plan that ended before would lose the credit.
 */
export function creditDraftOf(found: Stripe.Subscription): string | null {
  const { latest_invoice: latest, status_details: details } = found;
  if (found.status !== 'paused' || latest === null || typeof latest === 'string') return null;
  const isOfPause = latest.created >= (details?.paused.transitioned_at ?? 0);
  return isOfPause && latest.status === 'draft' && latest.total <= 0 ? latest.id : null;
}

/** Stripe counts what it owes a customer as a negative balance. */
export function creditOf({ customer, currency }: Stripe.Subscription): Money | null {
  if (typeof customer === 'string' || customer.deleted || customer.balance >= 0) return null;
  return { amount: -customer.balance, currency: customer.currency ?? currency };
}

/** The latest invoice, if it is open and something of it is still to be paid. */
export function openInvoiceOf({
  latest_invoice: latest,
}: Stripe.Subscription): Stripe.Invoice | null {
  if (latest === null || typeof latest === 'string') return null;
  return latest.status === 'open' && latest.amount_remaining > 0 ? latest : null;
}

/**
 * Whether a plan is to end because it will not be paid any more. Stripe ends neither by itself.
 * - It is unpaid, and the period that it owes for is over. Payment of what came since is not attempted, and what came before
 *   would not bring it back: docs.stripe.com/billing/subscriptions/overview, "Subscription statuses".
 * - Its first payment has failed days after the purchase, as that of a debit can: its invoice is void, and the plan runs.
 */
export function isGivenUp({ status, latest_invoice: latest }: Stripe.Subscription): boolean {
  if (latest === null || typeof latest === 'string') return false;
  if (status === 'unpaid') return latest.attempt_count === 0;
  const isLost = latest.billing_reason === 'subscription_create' && latest.status === 'void';
  return (status === 'active' || status === 'past_due') && isLost;
}

/** The one of a customer's subscriptions that tells how they stand: a live one before an ended one, then the newest. */
export function pickSubscription(all: readonly Stripe.Subscription[]): Stripe.Subscription | null {
  const [first] = all.toSorted(
    (a, b) => RANK.indexOf(a.status) - RANK.indexOf(b.status) || b.created - a.created,
  );
  return first ?? null;
}

/** Whether a second purchase would double this subscription. */
export function isLive(found: Stripe.Subscription): boolean {
  return holdsSubscription(shownStatus(found));
}

export function hasEnded({ status }: Stripe.Subscription): boolean {
  return status === 'canceled' || status === 'incomplete_expired';
}

/** Seconds since the epoch, as Stripe gives them, to ISO 8601. */
export function toIso(seconds: number): string {
  return new Date(seconds * 1000).toISOString();
}

const RANK: readonly string[] = [
  'active',
  'trialing',
  'past_due',
  'paused',
  'unpaid',
  'incomplete',
  'canceled',
  'incomplete_expired',
];

/**
 * Pausing has two spellings in Stripe: the status `paused`, and `pause_collection` beside a status that stays
 * `active`. A paused customer must not look active, so both read `paused`.
 */
function shownStatus({ status, pause_collection: pause }: Stripe.Subscription): SubscriptionStatus {
  if (pause !== null && (status === 'active' || status === 'trialing')) return 'paused';
  const known = SUBSCRIPTION_STATUSES.find((name) => name === status);
  if (known === undefined) throw new Error('unknown subscription status');
  return known;
}

function pauseReasonOf({ status, status_details: details }: Stripe.Subscription): PauseReason {
  if (status !== 'paused') return 'requested';
  const type = details?.paused.subscription.type;
  if (type === 'first_payment_failure' || type === 'final_payment_failure') return 'payment_failed';
  return type === 'trial_end_without_payment_method' ? 'no_card' : 'requested';
}

/** How long a first payment, or one that ends a pause, can be made. */
const PAYABLE_SECONDS = 23 * 3600;

export type PaymentFacts = Pick<OpenPayment, 'needs' | 'hasNewCard'>;

function openPaymentOf(found: Stripe.Subscription): Omit<OpenPayment, keyof PaymentFacts> | null {
  const invoice = openInvoiceOf(found);
  if (invoice === null) return null;
  const due = {
    invoiceId: invoice.id,
    amount: invoice.amount_remaining,
    currency: invoice.currency,
  };
  // Stripe counts the end of a pause that waits for its payment among the updates that are pending.
  if (resumptionOf(found) !== null) {
    return { ...due, purpose: 'resume', until: toIso(lapseOf(found, invoice)) };
  }
  if (found.pending_update !== null) {
    return { ...due, purpose: 'change', until: toIso(found.pending_update.expires_at) };
  }
  const { status } = found;
  if (status === 'incomplete') {
    return { ...due, purpose: 'first', until: toIso(found.created + PAYABLE_SECONDS) };
  }
  if (status !== 'past_due' && status !== 'unpaid' && status !== 'paused') return null;
  const next = invoice.next_payment_attempt;
  const end = status === 'unpaid' ? found.items.data[0]?.current_period_end : undefined;
  return {
    ...due,
    purpose: 'renewal',
    ...(end === undefined ? {} : { until: toIso(end) }),
    ...(next === null ? {} : { nextAttempt: toIso(next) }),
  };
}

/** An invoice is tried for the first time when it is finalised. */
function failedAt(
  { latest_invoice: latest }: Stripe.Subscription,
  { current_period_start: start }: Stripe.SubscriptionItem,
): number {
  if (latest === null || typeof latest === 'string') return start;
  return latest.status_transitions.finalized_at ?? latest.created;
}

function planName(price: Stripe.Price): string | null {
  const { product } = price;
  if (typeof product === 'object' && !product.deleted) return product.name;
  return price.nickname ?? price.lookup_key;
}

const INTERVALS: readonly BillingInterval[] = ['day', 'week', 'month', 'year'];

function toInterval(text: string | undefined): BillingInterval | null {
  return INTERVALS.find((interval) => interval === text) ?? null;
}
