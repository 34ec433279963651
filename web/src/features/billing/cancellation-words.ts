import { formatDay } from './format.ts';
import type { SubscriptionView } from './subscription-words.ts';

export type CancellationWords = {
  summary: string;
  consequences: readonly string[];
  /** `cancel` and `undo` go on in Stripe's portal. */
  action: 'cancel' | 'undo' | 'retry' | 'none';
};

/** What cancelling would mean for this subscription at this moment. */
export function describeCancellation(
  subscription: SubscriptionView,
  locale: string,
): CancellationWords {
  const plan = subscription.plan ?? 'Your plan';
  const cancelAt = formatDay(subscription.cancelAt ?? null, locale);
  switch (subscription.status) {
    case 'none':
    case 'incomplete_expired':
      return none('You have no plan, so there is nothing to cancel.');
    case 'canceled':
      return none(`${plan} has already ended. Nothing more is charged.`);
    case 'error':
      return {
        summary: 'Your plan could not be loaded just now, so we cannot say what would end.',
        consequences: [],
        action: 'retry',
      };
    case 'trialing':
    case 'active':
    case 'past_due':
    case 'unpaid':
    case 'paused':
    case 'incomplete':
      break;
  }
  if (cancelAt !== null) {
    return {
      summary: `${plan} is already cancelled and ends on ${cancelAt}.`,
      consequences: ['Until then you can change your mind, and the plan goes on as before.'],
      action: 'undo',
    };
  }
  const end = formatDay(endOfPeriod(subscription), locale);
  return {
    summary: end
      ? `If you cancel now, ${plan} runs until ${end} and then ends.`
      : `If you cancel now, ${plan} ends with the current period.`,
    consequences: [
      'Until that day everything works as it does now.',
      ...(isOwing(subscription) ? ['The invoice that is still open stays open.'] : []),
      'No further payment is taken; what you have paid is not paid back in part.',
      'Your account, your invoices and the list of your servers stay.',
      'You confirm on the payment provider’s page, and can take it back there until the plan ends.',
    ],
    action: 'cancel',
  };
}

function endOfPeriod({ status, trialEnd, currentPeriodEnd }: SubscriptionView): string | null {
  return status === 'trialing' ? (trialEnd ?? currentPeriodEnd) : currentPeriodEnd;
}

function isOwing({ status }: SubscriptionView): boolean {
  return status === 'past_due' || status === 'unpaid';
}

function none(summary: string): CancellationWords {
  return { summary, consequences: [], action: 'none' };
}
