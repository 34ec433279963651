import type { SubscriptionSummary } from './subscription.ts';

/** The card that will be charged next. */
export type Card = {
  /** As its network calls it, such as `visa`. */
  brand: string;
  last4: string;
  /** Its last month. */
  expires: { month: number; year: number };
};

export const VAT_STATES = ['pending', 'verified', 'unverified', 'unavailable'] as const;

/** What is on a person's invoices and who is charged, as it was last read from Stripe. */
export type BillingDetails = {
  card: Card | null;
  name: string | null;
  /** Line by line. */
  address: string[] | null;
  vatId: { value: string; state: (typeof VAT_STATES)[number] } | null;
  /** When the plan was ordered, ISO 8601; null without one that could be withdrawn from. */
  orderedAt: string | null;
  /** What is charged for besides the plan: our staff made it by hand. Only they can end it. */
  otherPlans: OtherPlan[];
};

export type OtherPlan = Pick<SubscriptionSummary, 'id' | 'plan' | 'status' | 'currentPeriodEnd'>;

export const NO_BILLING_DETAILS: BillingDetails = {
  card: null,
  name: null,
  address: null,
  vatId: null,
  orderedAt: null,
  otherPlans: [],
};

/** Whether a card expires within the next two months, or has: then a page says so. */
export function expiresSoon({ expires: { month, year } }: Card, now: Date): boolean {
  const months = (year - now.getUTCFullYear()) * 12 + (month - 1 - now.getUTCMonth());
  return months < 2;
}

/** How many more addresses get a link to each invoice. */
export const MOST_INVOICE_COPIES = 3;
export type InvoiceCopy = { id: string; email: string; isConfirmed: boolean; createdAt: string };

/**
 * What a person agrees to before they pay: the service begins at once, and a withdrawal costs what was used by then. The version is
 * the day on which the sentence was written.
 */
export const BEGIN_AT_ONCE = {
  version: '2026-11-27',
  sentence:
    'Please begin at once, before the withdrawal period is over. If I withdraw, I pay for the days until then.',
} as const;

/** Why someone leaves. Stripe's own names: docs.stripe.com/api/subscriptions/cancel, `cancellation_details.feedback`. */
export const LEAVING_REASONS = [
  'too_expensive',
  'missing_features',
  'switched_service',
  'unused',
  'customer_service',
  'too_complex',
  'low_quality',
  'other',
] as const;
export type LeavingReason = (typeof LEAVING_REASONS)[number];
export const LEAVING_WORDS_LENGTH = 500;
