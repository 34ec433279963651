import type { Subscription, SubscriptionStatus } from '@contract/subscription.ts';

/** A subscription as the session holds it: `error` when it could not be read. */
export type SubscriptionView = Omit<Subscription, 'status'> & {
  status: SubscriptionStatus | 'error';
};

/** The subscription where it could be read. */
export function readableSubscription(view: SubscriptionView | null): Subscription | null {
  if (view === null) return null;
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
