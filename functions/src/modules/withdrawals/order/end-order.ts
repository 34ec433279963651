import type Stripe from 'stripe';
import { isStripeError, withinStripeTime } from '../../../adapters/stripe.ts';
import type { Log } from '../../../foundation/log.ts';
import { expireOpenCheckouts } from '../../billing/checkout.ts';
import { endNow } from '../../billing/changes/pause.ts';
import { voidInvoice } from '../../billing/changes/void.ts';
import type { Customers } from '../../billing/customers.ts';
import { ENDED_KEYS } from '../../billing/stripe/contract-facts.ts';
import { hasEnded } from '../../billing/stripe/stripe-facts.ts';
import { idOf, retrieveSubscription } from './find-order.ts';
import type { EndOrder, Order } from './order.ts';
import { payBack } from './pay-back.ts';

type Parts = {
  stripe: () => Promise<Stripe>;
  customers: Pick<Customers, 'open'>;
  log: Log;
};

/**
 * Ends what a person has withdrawn from, and pays back. All that was done is looked up at Stripe, so a call that was killed
 * anywhere can be repeated.
 * @throws {ApiError} `upstream_stripe`, or `forbidden` for another person's customer
 */
export function createEndOrder({ stripe: source, customers, log }: Parts): EndOrder {
  return (order, declaredAt, by = 'withdrawal') =>
    withinStripeTime(async () => {
      const stripe = await source();
      const customer = await customers.open(order.uid, order.customerId);
      const found = await retrieveSubscription(stripe, order.subscriptionId);
      if (found === null || idOf(found.customer) !== order.customerId) {
        throw new Error('an order that is not of its customer');
      }
      if (customer.isDeleted) {
        // Stripe has ended the plan with its customer, and refunds nothing any more.
        log('ERROR', 'refund_failed', {
          uid: order.uid,
          customerId: customer.id,
          reason: 'deleted',
        });
        return { refund: { amount: 0, currency: found.currency }, staff: 'refund_failed' };
      }
      await endAll(stripe, order, found, { key: ENDED_KEYS[by], declaredAt });
      return payBack(stripe, log, { order, found, declaredAt, by });
    });
}

/** From here on, nothing can be charged for it. */
async function endAll(
  stripe: Stripe,
  { subscriptionId, customerId }: Order,
  found: Stripe.Subscription,
  { key, declaredAt }: { key: string; declaredAt: string },
): Promise<void> {
  if (found.metadata[key] !== declaredAt) {
    const metadata = { [key]: declaredAt };
    await stripe.subscriptions.update(subscriptionId, { metadata });
  }
  if (!hasEnded(found)) {
    // Those that are opened later are of another order.
    await expireOpenCheckouts(stripe, customerId);
    await endNow(stripe, found);
  }
  await closeInvoices(stripe, subscriptionId);
  await removePending(stripe, customerId, subscriptionId);
}

/**
 * Voids what is not paid. Stripe deletes no draft of a subscription ("it must be voided": docs.stripe.com/api/invoices/delete), so
 * that is finalised first, without being charged. The credit in them is the customer's again.
 */
async function closeInvoices(stripe: Stripe, subscription: string): Promise<void> {
  const { data } = await stripe.invoices.list({ subscription, limit: 100 });
  for (const { id, status } of data) {
    if (status === 'draft') await finalizeUncharged(stripe, id);
    if (status !== 'paid' && status !== 'void') await voidInvoice(stripe, id);
  }
}

async function finalizeUncharged(stripe: Stripe, id: string): Promise<void> {
  try {
    await stripe.invoices.finalizeInvoice(id, { auto_advance: false });
  } catch (error) {
    // It has been finalised in the meantime.
    if (!isStripeError(error) || error.statusCode !== 400) throw error;
  }
}

/** What waits for an invoice of the plan that will not come. What we give back for a machine is settled where it was booked. */
async function removePending(
  stripe: Stripe,
  customer: string,
  subscription: string,
): Promise<void> {
  const { data } = await stripe.invoiceItems.list({ customer, pending: true, limit: 100 });
  for (const { id, parent, metadata } of data) {
    const isIts = idOf(parent?.subscription_details?.subscription) === subscription;
    if (!isIts || metadata?.['machine'] !== undefined) continue;
    try {
      await stripe.invoiceItems.del(id);
    } catch (error) {
      // Another call was faster.
      if (!isStripeError(error) || error.code !== 'resource_missing') throw error;
    }
  }
}
