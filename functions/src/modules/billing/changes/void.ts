import type Stripe from 'stripe';
import { isStripeError } from '../../../adapters/stripe.ts';
import { hasEnded } from '../stripe/stripe-facts.ts';

/**
 * Voids what a plan has left unpaid at its end: the invoice asks for a whole period, of which only the days of the retries
 * were served. Stripe just stops collecting it, and its page would still take the payment
 * (docs.stripe.com/billing/subscriptions/cancel). The credit in it is the customer's again.
 */
export async function voidUnpaid(stripe: Stripe, found: Stripe.Subscription): Promise<void> {
  if (!hasEnded(found) || !mayBeUnpaid(found)) return;
  const { data } = await stripe.invoices.list({ subscription: found.id, limit: 100 });
  for (const { id, status } of data) {
    if (status === 'open' || status === 'uncollectible') await voidInvoice(stripe, id);
  }
}

export async function voidInvoice(stripe: Stripe, id: string): Promise<void> {
  try {
    await stripe.invoices.voidInvoice(id);
  } catch (error) {
    // It has been paid or voided in the meantime.
    if (!isStripeError(error) || error.statusCode !== 400) throw error;
  }
}

/** As far as the latest invoice tells, where it was read with its subscription. */
function mayBeUnpaid({ latest_invoice: latest }: Stripe.Subscription): boolean {
  if (latest === null) return false;
  return typeof latest === 'string' || (latest.status !== 'paid' && latest.status !== 'void');
}
