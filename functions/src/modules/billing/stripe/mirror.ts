import { isDeepStrictEqual } from 'node:util';
import { DOCUMENTS } from '../documents.ts';
import { NO_BILLING_DETAILS, type BillingDetails } from '../../../contract/billing-details.ts';
import { holdsSubscription, type Subscription } from '../../../contract/subscription.ts';
import { HOUR_MS, SECOND_MS } from '../../../foundation/durations.ts';
import type { ContractFacts } from './contract-facts.ts';

/** One person's subscription as it was when it was last read from Stripe. */
export type Mirror = {
  uid: string;
  customerId: string;
  subscription: Subscription;
  /** Absent from one that was stored before they were kept. */
  details?: BillingDetails;
  /** Of one that was just read: it is not stored. */
  contract?: ContractFacts;
  /** When the read that this came from began, ISO 8601. A write whose answer is kept counts as a read. */
  readAt: string;
  /** When a list at Stripe that said the same was read, ISO 8601. */
  comparedAt?: string;
};

/** Null for a document that holds no mirror: the caller then reads Stripe. */
export function fromDocument(data: unknown): Mirror | null {
  const parsed = DOCUMENTS.subscriptions.fields.safeParse(data);
  if (!parsed.success) return null;
  const {
    uid,
    customerId,
    readAt,
    dueAt: _due,
    comparedAt,
    details,
    ...subscription
  } = parsed.data;
  return {
    uid,
    customerId,
    readAt,
    subscription,
    ...(details !== undefined && { details }),
    ...(comparedAt !== undefined && { comparedAt }),
  };
}

export function toDocument({ uid, customerId, subscription, details, readAt }: Mirror) {
  return { uid, customerId, ...subscription, ...(details !== undefined && { details }), readAt };
}

/** Whether two mirrors say the same; only the time of reading may differ. */
export function saysTheSame(a: Mirror, b: Mirror): boolean {
  return (
    a.customerId === b.customerId &&
    a.subscription.plan === b.subscription.plan &&
    a.subscription.openPayment?.needs === b.subscription.openPayment?.needs &&
    a.subscription.openPayment?.hasNewCard === b.subscription.openPayment?.hasNewCard &&
    hasSameFacts(a.subscription, b.subscription) &&
    isDeepStrictEqual(a.details, b.details)
  );
}

/**
 * Whether invoices name someone else than before. Where they named no one because there was no plan, as before the first payment or
 * after the last plan, this tells nothing: a checkout fills it in.
 */
export function hasOtherPayer(
  before: BillingDetails = NO_BILLING_DETAILS,
  now: BillingDetails = NO_BILLING_DETAILS,
): boolean {
  const [old, later] = [before, now].map(({ name, address, vatId }) => ({
    name,
    address,
    vatId: vatId?.value ?? null,
  }));
  const isNothing = [before, now].some((one) => isDeepStrictEqual(one, NO_BILLING_DETAILS));
  return !isNothing && !isDeepStrictEqual(old, later);
}

/** Compares two subscriptions without what a list at Stripe does not give: the plan's name, and what only a payment tells. */
export function hasSameFacts(a: Subscription, b: Subscription): boolean {
  return factsOf(a) === factsOf(b);
}

/** In an order that does not depend on who wrote them. */
function factsOf({ plan: _name, openPayment, credit, ...facts }: Subscription): string {
  return JSON.stringify([
    inOrder(facts),
    openPayment === undefined
      ? null
      : inOrder({ ...openPayment, needs: undefined, hasNewCard: undefined }),
    credit === undefined ? null : inOrder(credit),
  ]);
}

function inOrder(facts: object): unknown {
  return Object.entries(facts).toSorted(([a], [b]) => (a < b ? -1 : 1));
}

/**
 * The later reading of a subscription, with the day since which it is past due: Stripe tells only of its latest invoice, and
 * a plan may be past due for several.
 */
export function keepArrears(before: Subscription | undefined, now: Subscription): Subscription {
  const [first, later] = [before?.pastDueSince, now.pastDueSince];
  if (first === undefined || later === undefined || before?.id !== now.id) return now;
  return { ...now, pastDueSince: first < later ? first : later };
}

/** Whether a later reading, such as that of a list, would change nothing that is kept. */
export function stillSays(kept: Subscription, now: Subscription): boolean {
  return hasSameFacts(kept, keepArrears(kept, now));
}

const REFRESH_AFTER_MS = 24 * HOUR_MS;
const TRUST_FOR_MS = 72 * HOUR_MS;
/** However much one person asks, Stripe is asked at most this often. */
const JUST_READ_MS = 5 * SECOND_MS;

/**
 * How far a mirror can be trusted.
 * - `fresh`: read, or found to say what Stripe says, within a day, and no date in it has passed since, or read just now: answered as it is.
 * - `aging`: older than a day. Webhooks keep it current, so it is most likely right. Stripe is asked again, and the mirror
 *   answers if Stripe cannot be reached.
 * - `doubtful`: a date in it has passed since it was read, so it has most likely changed; or it is older than three days,
 *   which is how long Stripe retries a webhook. It is never answered: without Stripe the answer is an error, because
 *   "active" for a plan that ended, or "none" for one that renewed, would be false. The same goes for a "none" that was
 *   read while a checkout could still be paid, because its events may have been lost.
 * @param checkoutEndsAt until when the latest checkout can be paid; only matters without a plan
 */
export function assessMirror(
  mirror: Mirror,
  now: Date,
  checkoutEndsAt: string | null = null,
): 'fresh' | 'aging' | 'doubtful' {
  const { status, currentPeriodEnd, trialEnd, cancelAt, pausedUntil, openPayment } =
    mirror.subscription;
  const { readAt, comparedAt = readAt } = mirror;
  const age = now.getTime() - Date.parse(comparedAt > readAt ? comparedAt : readAt);
  if (age >= 0 && age < JUST_READ_MS) return 'fresh';
  if (!holdsSubscription(status) && checkoutEndsAt !== null && mirror.readAt <= checkoutEndsAt) {
    return 'doubtful';
  }
  const hasPassed = (date: string | null | undefined) =>
    date !== null &&
    date !== undefined &&
    Date.parse(date) <= now.getTime() &&
    Date.parse(date) > Date.parse(mirror.readAt);
  const { until, nextAttempt } = openPayment ?? {};
  const dates = [currentPeriodEnd, trialEnd, cancelAt, pausedUntil, until, nextAttempt];
  if (dates.some(hasPassed)) return 'doubtful';
  if (age > TRUST_FOR_MS) return 'doubtful';
  return age > REFRESH_AFTER_MS ? 'aging' : 'fresh';
}
