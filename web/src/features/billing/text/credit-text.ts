import { holdsSubscription } from '@contract/subscription.ts';
import { formatMoney } from '@/lib/money.ts';
import type { SubscriptionView } from './subscription-view.ts';

/** The credit that we owe the customer, and how it is used; null where nothing is owed. */
export function describeCredit(
  subscription: SubscriptionView,
  locale: string,
): { amount: string; use: string } | null {
  const { credit } = subscription;
  if (credit === undefined) return null;
  return {
    amount: formatMoney(credit.amount, credit.currency, locale),
    use: usedFor(subscription),
  };
}

function usedFor({ status, cancelAt }: SubscriptionView): string {
  if (status === 'paused') return 'Used first when the plan resumes.';
  if (status !== 'error' && !holdsSubscription(status)) {
    return 'Used first when you choose a plan. If you delete your account, what you paid of it goes back to you.';
  }
  return cancelAt === undefined
    ? 'Used first for your next invoices.'
    : 'Stays on your account for your next plan.';
}
