import type Stripe from 'stripe';
import {
  holdsSubscription,
  SUBSCRIPTION_STATUSES,
  type BillingInterval,
  type Subscription,
  type SubscriptionStatus,
} from '../../contract/subscription.ts';

/** Expands the plan's name. A list cannot do it: Stripe stops at four levels, and a list's `data` is one of them. */
export const WITH_PRODUCT = { expand: ['items.data.price.product'] };

/**
 * Our view of a subscription, from Stripe's object (API version of the pinned `stripe` package).
 * @param found read `WITH_PRODUCT`, or `plan` is not the name that customers know
 * @throws {Error} if it holds something that we have no words for
 */
export function toSubscription(found: Stripe.Subscription): Subscription {
  const [item] = found.items.data;
  if (item === undefined) throw new Error('subscription without an item');
  const hasEnded = found.status === 'canceled' || found.status === 'incomplete_expired';
  const scheduledEnd = hasEnded
    ? null
    : (found.cancel_at ?? (found.cancel_at_period_end ? item.current_period_end : null));
  const resumesAt = found.pause_collection?.resumes_at ?? null;
  const trialEnd = found.status === 'trialing' ? found.trial_end : null;
  return {
    id: found.id,
    plan: planName(item.price),
    planId: item.price.id,
    interval: toInterval(item.price.recurring?.interval),
    currentPeriodEnd: toIso(item.current_period_end),
    status: shownStatus(found),
    ...(scheduledEnd === null ? {} : { cancelAt: toIso(scheduledEnd) }),
    ...(resumesAt === null ? {} : { pausedUntil: toIso(resumesAt) }),
    ...(trialEnd === null ? {} : { trialEnd: toIso(trialEnd) }),
  };
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

function planName(price: Stripe.Price): string | null {
  const { product } = price;
  if (typeof product === 'object' && !product.deleted) return product.name;
  return price.nickname ?? price.lookup_key;
}

const INTERVALS: readonly BillingInterval[] = ['day', 'week', 'month', 'year'];

function toInterval(text: string | undefined): BillingInterval | null {
  return INTERVALS.find((interval) => interval === text) ?? null;
}
