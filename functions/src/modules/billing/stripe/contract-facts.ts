import type Stripe from 'stripe';
import type { Money } from '../../../contract/subscription.ts';
import { creditDraftOf, creditOf, hasEnded, toIso } from './stripe-facts.ts';

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
  /** What its latest invoice has charged for; null where it is not paid, or is of neither. */
  charged: Charged | null;
  /** On the account; null where there is none, and while it is not known because a pause is still to give back. */
  credit: Money | null;
  /** What its person agreed to before they paid. `at`: null where that was not noted. */
  agreed: { version: string; at: string | null } | null;
  /** When it was cancelled, whenever it ends. */
  cancelledAt: string | null;
  /** It has ended in a way of which other mails tell: by a withdrawal, our refund, or because it was not paid. */
  hasOtherMail: boolean;
};

/**
 * What an order was charged, or a change to its present price, of which the end of a pause is one. `drawn`: what credit has paid of it;
 * below zero, what it has left as credit; null where it moved none.
 */
type Charged = { by: 'order' | 'change'; paid: Money; drawn: Money | null };

/** @param found read with its customer and its latest invoice */
export function toContractFacts(found: Stripe.Subscription): ContractFacts {
  const { currency, items, automatic_tax: tax, canceled_at: cancelledAt } = found;
  const [item] = items.data;
  const amount = item?.price.unit_amount ?? null;
  return {
    price: amount === null ? null : { amount: amount * (item?.quantity ?? 1), currency },
    isTaxAdded: tax.enabled && item?.price.tax_behavior !== 'inclusive',
    charged: chargedIn(found),
    credit: creditDraftOf(found) === null ? creditOf(found) : null,
    agreed: agreedIn(found),
    cancelledAt: cancelledAt === null ? null : toIso(cancelledAt),
    hasOtherMail: hasEnded(found) && !wasCancelled(found),
  };
}

function chargedIn(found: Stripe.Subscription): Charged | null {
  const { latest_invoice: latest, currency } = found;
  if (latest === null || typeof latest === 'string' || latest.status !== 'paid') return null;
  const by = chargedFor(found, latest);
  if (by === null) return null;
  const { amount_paid: amount, starting_balance: before, ending_balance: after } = latest;
  const drawn = (after ?? before) - before;
  return {
    by,
    paid: { amount, currency },
    drawn: drawn === 0 ? null : { amount: drawn, currency },
  };
}

/** Stripe also makes no invoice for a change, where it is told so: the latest is then of an earlier one, to another price. */
function chargedFor({ items }: Stripe.Subscription, latest: Stripe.Invoice): Charged['by'] | null {
  if (latest.billing_reason === 'subscription_create') return 'order';
  if (latest.billing_reason !== 'subscription_update') return null;
  const isToItsPrice = latest.lines.data.some(({ amount, pricing }) => {
    const price = pricing?.price_details?.price;
    const id = typeof price === 'object' ? price.id : price;
    return amount > 0 && id === items.data[0]?.price.id;
  });
  return isToItsPrice ? 'change' : null;
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
