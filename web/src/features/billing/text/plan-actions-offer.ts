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
export function offerActions(subscription: ActionState): Offer {
  const actions = SUBSCRIPTION_ACTIONS.filter(
    (action) =>
      checkAction(action, subscription) === 'allowed' && !wouldRepeat(action, subscription),
  );
  return { actions, note: explainRefusal(subscription) };
}

/** Resuming again would only answer the invoice that is open already; the page leads to it. */
function wouldRepeat(action: SubscriptionAction, { openPayment }: ActionState): boolean {
  return action === 'resume' && openPayment?.purpose === 'resume';
}

function explainRefusal(subscription: ActionState): string | null {
  const { status, openPayment } = subscription;
  if (status === 'paused' && openPayment !== undefined) {
    return `You cannot resume the plan yet. ${REFUSAL_WORDS.payment_open}`;
  }
  const change = checkAction('change', subscription);
  const pause = checkAction('pause', subscription);
  const refusal = change === 'allowed' ? pause : change;
  if (refusal === 'allowed') return null;
  if (refusal === 'past_due') {
    return 'You can change or pause your plan once the last payment has gone through.';
  }
  const sentence = REFUSAL_WORDS[refusal];
  if (change === 'allowed') return `You cannot pause yet. ${sentence}`;
  return status === 'paused'
    ? `You cannot change plans at the moment. ${sentence}`
    : `You cannot change plans or pause at the moment. ${sentence}`;
}

type ActionState = Pick<Subscription, 'status' | 'cancelAt' | 'openPayment'>;
