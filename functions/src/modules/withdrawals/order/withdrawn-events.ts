import type Stripe from 'stripe';
import { withinStripeTime } from '../../../adapters/stripe.ts';
import type { Log } from '../../../foundation/log.ts';
import { ENDED_KEYS } from '../../billing/stripe/contract-facts.ts';
import { toIso } from '../../billing/stripe/stripe-facts.ts';
import { idOf, retrieveSubscription } from './find-order.ts';
import type { EndOrder } from './order.ts';
import { WITHDRAWAL_KEY } from './pay-back.ts';

type Parts = {
  stripe: () => Promise<Stripe>;
  endOrder: EndOrder;
  /** Whose customer it is. */
  uidOf: (customer: Stripe.Customer) => string | null;
  /** Hears that a refund of this withdrawn subscription has failed; it may hear so twice. */
  onRefundFailed: (subscriptionId: string) => Promise<void>;
  log: Log;
};

/** What Stripe tells later about orders that were withdrawn from, whether or not their person still has an account. */
export function createWithdrawnEvents({ stripe, endOrder, uidOf, onRefundFailed, log }: Parts) {
  return {
    /** A payment that was on its way when the order ended is paid back. */
    async paid({ parent, amount_paid: amount }: Stripe.Invoice): Promise<void> {
      const id = idOf(parent?.subscription_details?.subscription);
      if (id === null || amount === 0) return;
      const found = await withinStripeTime(async () => retrieveSubscription(await stripe(), id));
      if (found === null) return;
      const { [ENDED_KEYS.withdrawal]: withdrawn, [ENDED_KEYS.cancellation]: cancelled } =
        found.metadata;
      const endedAt = withdrawn ?? cancelled;
      if (endedAt === undefined) return;
      const { customer, created } = found;
      const uid = typeof customer === 'string' || customer.deleted ? null : uidOf(customer);
      const customerId = idOf(customer);
      if (uid === null || customerId === null) return;
      const orderedAt = toIso(created);
      const by = withdrawn === undefined ? 'cancellation' : 'withdrawal';
      await endOrder({ uid, customerId, subscriptionId: id, orderedAt }, endedAt, by);
    },

    /** docs.stripe.com/refunds#failed-refunds: the money is with us again, and people have to pay it in another way. */
    async refundFailed({ id, customer, failure_reason: reason }: Stripe.Refund): Promise<void> {
      const customerId = idOf(customer);
      log('ERROR', 'refund_failed', { customerId: customerId ?? undefined, reason });
      if (customerId === null) return;
      const { data } = await withinStripeTime(async () =>
        (await stripe()).creditNotes.list({ customer: customerId, limit: 100 }),
      );
      const note = data.find(({ refunds }) => refunds.some(({ refund }) => idOf(refund) === id));
      const subscriptionId = note?.metadata?.[WITHDRAWAL_KEY];
      if (subscriptionId !== undefined) await onRefundFailed(subscriptionId);
    },
  };
}
