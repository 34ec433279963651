/** Stripe's subscription statuses, and `none` for a person who has no subscription. */
export const SUBSCRIPTION_STATUSES = [
  'none',
  'incomplete',
  'incomplete_expired',
  'trialing',
  'active',
  'past_due',
  'canceled',
  'unpaid',
  'paused',
] as const;

export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

export type BillingInterval = 'day' | 'week' | 'month' | 'year';

/** The answer of `GET /api/subscription`. Times are ISO 8601. */
export type Subscription = {
  /** Stripe's subscription id; empty when there is none. */
  id: string;
  /** The plan's name as the customer knows it. */
  plan: string | null;
  /** Stripe's price id. */
  planId: string | null;
  interval: BillingInterval | null;
  currentPeriodEnd: string | null;
  status: SubscriptionStatus;
  /** When the subscription is scheduled to end, if it is. */
  cancelAt?: string;
  /** When a paused subscription resumes by itself, if a date was chosen. */
  pausedUntil?: string;
  trialEnd?: string;
};

export const NO_SUBSCRIPTION: Subscription = {
  id: '',
  plan: null,
  planId: null,
  interval: null,
  currentPeriodEnd: null,
  status: 'none',
};

/** Statuses under which a person holds a subscription that a second purchase would double. */
export function holdsSubscription(status: SubscriptionStatus): boolean {
  switch (status) {
    case 'trialing':
    case 'active':
    case 'past_due':
    case 'unpaid':
    case 'paused':
    case 'incomplete':
      return true;
    case 'none':
    case 'incomplete_expired':
    case 'canceled':
      return false;
  }
}
