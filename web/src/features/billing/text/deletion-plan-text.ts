import { holdsSubscription, type CreditLeft } from '@contract/subscription.ts';
import { formatMoney } from '@/lib/money.ts';
import { describeCredit } from './credit-text.ts';
import type { SubscriptionView } from './subscription-view.ts';

/** What deleting the account does to the plan and to the money that is left. */
export function describePlanAtDeletion(
  subscription: SubscriptionView | null,
  left: CreditLeft | null,
  locale: string,
): {
  /** A plan that runs has days that are paid; one that rests has none. */
  plan: 'runs' | 'rests' | 'none' | 'unknown';
  /** What of the credit goes back and what lapses; null where nothing is owed. */
  credit: string | null;
} {
  const credit = subscription && describeCredit(subscription, locale);
  return {
    plan: planOf(subscription),
    credit: credit && creditWords(credit.amount, left, locale),
  };
}

/** @param left null: it is not known how much of it payments have left */
function creditWords(all: string, left: CreditLeft | null, locale: string): string {
  if (left === null) {
    return `Of your credit of ${all}, what your payments have left goes back to you, the way you paid. What we gave you ends with the account.`;
  }
  const { paidBack, lapses, currency } = left;
  const [back, gone] = [paidBack, lapses].map((sum) => formatMoney(sum, currency, locale));
  if (lapses === 0) return `Your credit of ${back} goes back to you, the way you paid.`;
  if (paidBack === 0) return `Your credit of ${gone}, which we gave you, ends with the account.`;
  return `${back} of your credit goes back to you, the way you paid. The other ${gone}, which we gave you, ends with the account.`;
}

function planOf(subscription: SubscriptionView | null): 'runs' | 'rests' | 'none' | 'unknown' {
  if (subscription === null || subscription.status === 'error') return 'unknown';
  if (!holdsSubscription(subscription.status)) return 'none';
  return subscription.status === 'paused' ? 'rests' : 'runs';
}
