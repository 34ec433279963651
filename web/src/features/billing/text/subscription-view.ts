import type { BillingDetails } from '@contract/billing-details.ts';
import {
  holdsSubscription,
  type Subscription,
  type SubscriptionStatus,
} from '@contract/subscription.ts';

/** A subscription as the session holds it, with who pays for it: `error` when it could not be read. */
export type SubscriptionView = Omit<Subscription, 'status'> &
  Partial<BillingDetails> & {
    status: SubscriptionStatus | 'error';
    /** Only what `GET /subscription` answers could be read. */
    isPartial?: true;
  };

/** Whether asking again is worth it. */
export function isUnread({ status, isPartial }: SubscriptionView): boolean {
  return status === 'error' || isPartial === true;
}

/** Whether it is not known how a plan goes on: whether it ends, for instance. */
export function isFutureUnread({ status, isPartial }: SubscriptionView): boolean {
  return isPartial === true && status !== 'error' && holdsSubscription(status);
}

/** The subscription where all of it could be read. */
export function readableSubscription(view: SubscriptionView | null): Subscription | null {
  if (view === null || view.isPartial === true) return null;
  const { status } = view;
  return status === 'error' ? null : { ...view, status };
}

/** How a plan stands, in words. */
export type PlanState = {
  label: string;
  tone: 'neutral' | 'good' | 'warn' | 'bad' | 'info';
  /** What is the case and what follows from it. */
  sentence: string;
  /** When money is taken next; null when none is due. */
  nextPayment: { date: string | null } | null;
};
