import {
  checkAction,
  REFUSAL_WORDS,
  SUBSCRIPTION_ACTIONS,
  type Subscription,
  type SubscriptionAction,
} from '@contract/subscription.ts';

export type Offer = {
  actions: readonly SubscriptionAction[];
  /** Why an action that a person may look for here is not available now. */
  note: string | null;
};

/** What to offer to a person who holds this subscription. */
export function offerActions(subscription: Pick<Subscription, 'status' | 'cancelAt'>): Offer {
  const actions = SUBSCRIPTION_ACTIONS.filter(
    (action) => checkAction(action, subscription) === 'allowed',
  );
  return { actions, note: explainRefusal(subscription) };
}

function explainRefusal(subscription: Pick<Subscription, 'status' | 'cancelAt'>): string | null {
  const change = checkAction('change', subscription);
  const pause = checkAction('pause', subscription);
  const refusal = change === 'allowed' ? pause : change;
  if (refusal === 'allowed') return null;
  const sentence = REFUSAL_WORDS[refusal];
  if (change === 'allowed') return `A pause is not possible yet. ${sentence}`;
  return subscription.status === 'paused'
    ? `Another plan is not possible at the moment. ${sentence}`
    : `Another plan and a pause are not possible at the moment. ${sentence}`;
}
