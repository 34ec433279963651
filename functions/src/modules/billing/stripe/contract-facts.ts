import type Stripe from 'stripe';
import type { Money } from '../../../contract/subscription.ts';
import { hasEnded, toIso } from './stripe-facts.ts';

/** In the metadata of a checkout and its subscription: the version of what the person agreed to, a space, and when, ISO 8601. */
export const BEGIN_KEY = 'beginAtOnce';

/**
 * In the subscription's metadata: since when it is withdrawn from, or when the contract has ended that was cancelled, ISO 8601. What
 * is paid later is paid back by it. Of both, the withdrawal counts.
 */
export const ENDED_KEYS = { withdrawal: 'withdrawn', cancellation: 'cancelled' } as const;

/** What a contract says besides how it stands. Only its mails need it, so it is read with a subscription, and not kept. */
export type ContractFacts = {
  /** Of a whole period. */
  price: Money | null;
  /** Whether tax comes on top of that. */
  isTaxAdded: boolean;
  /** What was charged for its order; null once a later invoice was made. */
  paid: Money | null;
  /** What its person agreed to before they paid. `at`: null where that was not noted. */
  agreed: { version: string; at: string | null } | null;
  /** When it was cancelled, whenever it ends. */
  cancelledAt: string | null;
  /** It has ended in a way of which other mails tell: by a withdrawal, our refund, or because it was not paid. */
  hasOtherMail: boolean;
};

/** @param found read with its latest invoice */
export function toContractFacts(found: Stripe.Subscription): ContractFacts {
  const { currency, items, automatic_tax: tax, canceled_at: cancelledAt } = found;
  const [item] = items.data;
  const amount = item?.price.unit_amount ?? null;
  return {
    price: amount === null ? null : { amount: amount * (item?.quantity ?? 1), currency },
    isTaxAdded: tax.enabled && item?.price.tax_behavior !== 'inclusive',
    paid: paidFor(found),
    agreed: agreedIn(found),
    cancelledAt: cancelledAt === null ? null : toIso(cancelledAt),
    hasOtherMail: hasEnded(found) && !wasCancelled(found),
  };
}

function paidFor({ latest_invoice: latest, currency }: Stripe.Subscription): Money | null {
  if (latest === null || typeof latest === 'string') return null;
  const isFirst = latest.billing_reason === 'subscription_create' && latest.status === 'paid';
  return isFirst ? { amount: latest.amount_paid, currency } : null;
}

function agreedIn({ metadata }: Stripe.Subscription): ContractFacts['agreed'] {
  const [version = '', at = null] = (metadata[BEGIN_KEY] ?? '').split(' ');
  return version === '' ? null : { version, at };
}

/** Whether its customer, or our staff for them, have ended it, and by nothing else. */
function wasCancelled({
  metadata,
  cancellation_details: details,
  latest_invoice: latest,
}: Stripe.Subscription): boolean {
  if (Object.values(ENDED_KEYS).some((key) => metadata[key] !== undefined)) return false;
  if ((details?.reason ?? ASKED) !== ASKED) return false;
  if (latest === null || typeof latest === 'string') return true;
  // Once it is over, what `isGivenUp` says of it, whatever has become of the invoice by then.
  const { billing_reason: reason, status, attempt_count: attempts } = latest;
  if (reason === 'subscription_create') return status !== 'void';
  return reason !== 'subscription_cycle' || status === 'paid' || attempts > 0;
}

const ASKED = 'cancellation_requested';
