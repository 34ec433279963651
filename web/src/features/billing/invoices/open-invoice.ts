import type { Invoice } from '@contract/api.ts';
import type { SubscriptionView } from '../text/subscription-view.ts';

/**
 * The subscription with the payment that it waits for. Where the subscription does not name it, the open invoice of the list
 * counts, so that the two never contradict each other on one page.
 * @param invoices as far as they are loaded, newest first
 */
export function withOpenInvoice(
  subscription: SubscriptionView | null,
  invoices: readonly Invoice[],
): SubscriptionView | null {
  if (subscription === null || subscription.openPayment !== undefined) return subscription;
  const purpose = purposeOf(subscription);
  const open = invoices.find(({ status, url }) => status === 'open' && url !== null);
  if (purpose === null || open === undefined) return subscription;
  const { id, amountDue, currency } = open;
  return {
    ...subscription,
    openPayment: { invoiceId: id, purpose, needs: 'payment', amount: amountDue, currency },
  };
}

function purposeOf({ status, pauseReason }: SubscriptionView): 'first' | 'renewal' | null {
  switch (status) {
    case 'incomplete':
      return 'first';
    case 'past_due':
    case 'unpaid':
      return 'renewal';
    case 'paused':
      return pauseReason === 'payment_failed' ? 'renewal' : null;
    case 'none':
    case 'error':
    case 'active':
    case 'trialing':
    // What an ended plan has left unpaid is withdrawn, perhaps a moment from now.
    case 'canceled':
    case 'incomplete_expired':
      return null;
  }
}
