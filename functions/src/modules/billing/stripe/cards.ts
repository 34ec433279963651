import type Stripe from 'stripe';
import { isLive } from './stripe-facts.ts';

/** Expands both cards that could be charged, so that it can be told which one was added later. */
export const WITH_CARDS = [
  'default_payment_method',
  'customer.invoice_settings.default_payment_method',
] as const;

/**
 * Lets the card that was added last pay, for this subscription and for later ones.
 *
 * Checkout pins its card to the subscription, where it wins over the customer's default, and the portal changes only the
 * default. So a new card from the portal would never be charged. The later one of the two becomes the default, and nothing
 * stays pinned. Does nothing where nothing is pinned, so it is safe to repeat.
 * @param found read `WITH_CARDS`
 */
export async function unpinCard(stripe: Stripe, found: Stripe.Subscription): Promise<void> {
  const { customer, default_payment_method: pinned } = found;
  if (pinned === null || !isLive(found)) return;
  if (typeof customer === 'string' || typeof pinned === 'string') {
    throw new Error('a subscription that was read without its cards');
  }
  if (customer.deleted) return;
  const usual = customer.invoice_settings.default_payment_method;
  if (typeof usual === 'string') throw new Error('a customer that was read without its card');
  // The default first: a kill in between leaves the card pinned, and the next one to look unpins it.
  if (isLater(pinned, usual)) {
    await stripe.customers.update(customer.id, {
      invoice_settings: { default_payment_method: pinned.id },
    });
  }
  // Stripe takes an empty text, not null.
  await stripe.subscriptions.update(found.id, { default_payment_method: '' });
}

/** The id of `chargedMethodOf`. */
export function chargedCardOf(found: Stripe.Subscription): string | null {
  const card = chargedMethodOf(found);
  return card === null || typeof card === 'string' ? card : card.id;
}

/** What the next payment is taken from: a card that is pinned wins over the customer's default. */
export function chargedMethodOf({
  default_payment_method: pinned,
  customer,
}: Stripe.Subscription): string | Stripe.PaymentMethod | null {
  const usual =
    typeof customer === 'string' || customer.deleted
      ? null
      : customer.invoice_settings.default_payment_method;
  return pinned ?? usual;
}

/** Of two cards of the same second, the default was chosen as such. One that was taken off the customer pays nothing. */
function isLater(pinned: Stripe.PaymentMethod, usual: Stripe.PaymentMethod | null): boolean {
  return pinned.customer !== null && (usual === null || pinned.created > usual.created);
}
