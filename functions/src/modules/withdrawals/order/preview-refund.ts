import type Stripe from 'stripe';
import { withinStripeTime } from '../../../adapters/stripe.ts';
import { ENDED_KEYS } from '../../billing/stripe/contract-facts.ts';
import { idOf, retrieveSubscription } from './find-order.ts';
import type { PreviewRefund } from './order.ts';
import { previewPayBack } from './pay-back.ts';

/** Says before a withdrawal, or before the end of a contract, what it would pay back. */
export function createPreviewRefund(source: () => Promise<Stripe>): PreviewRefund {
  return (order, at, by = 'withdrawal') =>
    withinStripeTime(async () => {
      const stripe = await source();
      const found = await retrieveSubscription(stripe, order.subscriptionId);
      if (found === null || idOf(found.customer) !== order.customerId) return null;
      if (found.metadata[ENDED_KEYS[by]] !== undefined) return null;
      const declaredAt = at.toISOString();
      const { staff, ...paid } = await previewPayBack(stripe, {
        order,
        found,
        declaredAt,
        by,
      });
      return staff === null ? paid : null;
    });
}
