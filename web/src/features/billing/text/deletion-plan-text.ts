import { holdsSubscription } from '@contract/subscription.ts';
import { describeCredit } from './credit-text.ts';
import type { SubscriptionView } from './subscription-view.ts';

/** What deleting the account does to the plan and to the money that is left. */
export function describePlanAtDeletion(
  subscription: SubscriptionView | null,
  locale: string,
): {
  /** A plan that runs has days that are paid; one that rests has none. */
  plan: 'runs' | 'rests' | 'none' | 'unknown';
  /** A sentence about the credit that lapses; null where nothing is owed. */
  credit: string | null;
} {
  const credit = subscription && describeCredit(subscription, locale);
  return {
    plan: planOf(subscription),
    credit: credit && `Your credit of ${credit.amount} ends with the account.`,
  };
}

function planOf(subscription: SubscriptionView | null): 'runs' | 'rests' | 'none' | 'unknown' {
  if (subscription === null || subscription.status === 'error') return 'unknown';
  if (!holdsSubscription(subscription.status)) return 'none';
  return subscription.status === 'paused' ? 'rests' : 'runs';
}
