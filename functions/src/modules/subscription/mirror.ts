import { z } from 'zod';
import {
  holdsSubscription,
  SUBSCRIPTION_STATUSES,
  type Subscription,
} from '../../contract/subscription.ts';

/** How one person's subscription stood at Stripe when it was last read there. */
export type Mirror = {
  uid: string;
  customerId: string;
  subscription: Subscription;
  /** When the read that this came from began, ISO 8601. */
  readAt: string;
};

/** The document `subscriptions/{uid}`. Times are ISO 8601 in UTC, so that they sort as text. */
const MirrorDocument = z.object({
  uid: z.string(),
  customerId: z.string(),
  id: z.string(),
  plan: z.string().nullable(),
  planId: z.string().nullable(),
  interval: z.enum(['day', 'week', 'month', 'year']).nullable(),
  currentPeriodEnd: z.iso.datetime().nullable(),
  status: z.enum(SUBSCRIPTION_STATUSES),
  cancelAt: z.iso.datetime().optional(),
  pausedUntil: z.iso.datetime().optional(),
  trialEnd: z.iso.datetime().optional(),
  readAt: z.iso.datetime(),
});

/** Null for a document that does not hold a mirror: it is then read from Stripe anew. */
export function fromDocument(data: unknown): Mirror | null {
  const parsed = MirrorDocument.safeParse(data);
  if (!parsed.success) return null;
  const { uid, customerId, readAt, cancelAt, pausedUntil, trialEnd, ...rest } = parsed.data;
  return {
    uid,
    customerId,
    readAt,
    subscription: {
      ...rest,
      ...(cancelAt === undefined ? {} : { cancelAt }),
      ...(pausedUntil === undefined ? {} : { pausedUntil }),
      ...(trialEnd === undefined ? {} : { trialEnd }),
    },
  };
}

export function toDocument({ uid, customerId, subscription, readAt }: Mirror) {
  return { uid, customerId, ...subscription, readAt };
}

const HOUR_MS = 3_600_000;
const REFRESH_AFTER_MS = 24 * HOUR_MS;
const TRUST_FOR_MS = 72 * HOUR_MS;

/**
 * How far a mirror may be believed.
 * - `fresh`: read within a day, and no date that it names has passed since: answered as it is.
 * - `aging`: older than a day. Webhooks keep it current, so it is most likely right; it is read anew, and answered
 *   when Stripe cannot be reached.
 * - `doubtful`: a date that it names has passed since it was read, so what it says has most likely changed, or it is
 *   older than three days, as long as Stripe retries a webhook. It is never answered: without Stripe the answer is
 *   an error, because "active" for a plan that ended, or "none" for one that renewed, would be false. The same holds
 *   for "none" that was read while a checkout could still be paid, whose events may have been lost.
 * @param checkoutEndsAt until when the checkout that was opened last can be paid; only asked of who holds no plan
 */
export function judgeMirror(
  mirror: Mirror,
  now: Date,
  checkoutEndsAt: string | null = null,
): 'fresh' | 'aging' | 'doubtful' {
  const { status, currentPeriodEnd, trialEnd, cancelAt, pausedUntil } = mirror.subscription;
  if (!holdsSubscription(status) && checkoutEndsAt !== null && mirror.readAt <= checkoutEndsAt) {
    return 'doubtful';
  }
  const hasPassed = (date: string | null | undefined) =>
    date !== null &&
    date !== undefined &&
    Date.parse(date) <= now.getTime() &&
    Date.parse(date) > Date.parse(mirror.readAt);
  if ([currentPeriodEnd, trialEnd, cancelAt, pausedUntil].some(hasPassed)) return 'doubtful';
  const age = now.getTime() - Date.parse(mirror.readAt);
  if (age > TRUST_FOR_MS) return 'doubtful';
  return age > REFRESH_AFTER_MS ? 'aging' : 'fresh';
}
