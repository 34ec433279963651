import type { PortalFlow } from '@contract/api.ts';
import type { Subscription, SubscriptionStatus } from '@contract/subscription.ts';
import { formatDay } from './format.ts';

/** A subscription as the session holds it: `error` when it could not be read. */
export type SubscriptionView = Omit<Subscription, 'status'> & {
  status: SubscriptionStatus | 'error';
};

export type SubscriptionWords = {
  label: string;
  tone: 'neutral' | 'good' | 'warn' | 'bad' | 'info';
  /** What is the case and what follows from it. */
  sentence: string;
  next:
    | { kind: 'choose-plan' | 'retry'; label: string }
    | { kind: 'open-portal'; label: string; flow?: PortalFlow };
  /** When money is taken next; null when none is due. */
  nextPayment: { date: string | null } | null;
  /** A payment failed and the person must act. */
  paymentFailed: boolean;
};

const MANAGE = { kind: 'open-portal', label: 'Manage payment' } as const;
const UPDATE = {
  kind: 'open-portal',
  label: 'Update payment method',
  flow: 'payment_method_update',
} as const;

/** Every subscription status in words: the one place that says what a status means to the person. */
export function describeSubscription(
  subscription: SubscriptionView,
  locale: string,
): SubscriptionWords {
  const plan = subscription.plan ?? 'Your plan';
  const endsOn = formatDay(subscription.cancelAt ?? null, locale);
  const periodEnd = formatDay(subscription.currentPeriodEnd, locale);
  const ending = endsOn ? ` It is set to end on ${endsOn}.` : '';

  switch (subscription.status) {
    case 'none':
      return {
        label: 'No plan',
        tone: 'neutral',
        sentence: 'You have no plan yet. Choose one whenever you are ready.',
        next: { kind: 'choose-plan', label: 'Choose a plan' },
        nextPayment: null,
        paymentFailed: false,
      };
    case 'incomplete':
      return {
        label: 'Payment not finished',
        tone: 'warn',
        sentence: `${plan} starts as soon as the first payment is confirmed. If it is not confirmed within a day, the order lapses and nothing is charged.`,
        next: { kind: 'open-portal', label: 'Finish the payment' },
        nextPayment: null,
        paymentFailed: false,
      };
    case 'incomplete_expired':
      return {
        label: 'Order lapsed',
        tone: 'neutral',
        sentence: `The first payment was not confirmed in time, so ${subscription.plan ?? 'your plan'} did not start. Nothing was charged.`,
        next: { kind: 'choose-plan', label: 'Choose a plan again' },
        nextPayment: null,
        paymentFailed: false,
      };
    case 'trialing':
      return describeTrial(subscription, plan, endsOn, locale);
    case 'active':
      if (endsOn) {
        return {
          label: `Cancels on ${endsOn}`,
          tone: 'warn',
          sentence: `${plan} runs until ${endsOn} and then ends. No further payment is taken.`,
          next: MANAGE,
          nextPayment: null,
          paymentFailed: false,
        };
      }
      return {
        label: 'Active',
        tone: 'good',
        sentence: periodEnd ? `${plan} renews on ${periodEnd}.` : `${plan} is running.`,
        next: MANAGE,
        nextPayment: { date: periodEnd },
        paymentFailed: false,
      };
    case 'past_due':
      return {
        label: 'Past due',
        tone: 'bad',
        sentence: `The last payment for ${plan} did not go through. Update your payment method so that it can be taken again.${ending}`,
        next: UPDATE,
        nextPayment: null,
        paymentFailed: true,
      };
    case 'unpaid':
      return {
        label: 'Unpaid',
        tone: 'bad',
        sentence: `Every attempt to take the payment for ${plan} failed, and no more will be made by themselves. Update your payment method and pay the open invoice.${ending}`,
        next: UPDATE,
        nextPayment: null,
        paymentFailed: true,
      };
    case 'paused':
      return describePause(subscription, plan, ending, locale);
    case 'canceled':
      return {
        label: 'Ended',
        tone: 'neutral',
        sentence: `${plan} has ended and nothing more is charged. You can choose a plan again at any time.`,
        next: { kind: 'choose-plan', label: 'Choose a plan' },
        nextPayment: null,
        paymentFailed: false,
      };
    case 'error':
      return {
        label: 'Could not be loaded',
        tone: 'warn',
        sentence:
          'Your plan could not be loaded just now. This changes nothing about the plan itself.',
        next: { kind: 'retry', label: 'Retry' },
        nextPayment: null,
        paymentFailed: false,
      };
  }
}

function describeTrial(
  subscription: SubscriptionView,
  plan: string,
  endsOn: string | null,
  locale: string,
): SubscriptionWords {
  const trialEnd = formatDay(subscription.trialEnd ?? subscription.currentPeriodEnd, locale);
  if (endsOn) {
    return {
      label: `Trial, cancels on ${endsOn}`,
      tone: 'warn',
      sentence: `Your trial of ${plan} runs until ${endsOn} and then ends. No payment is taken.`,
      next: MANAGE,
      nextPayment: null,
      paymentFailed: false,
    };
  }
  return {
    label: 'Trial',
    tone: 'info',
    sentence: trialEnd
      ? `Your trial of ${plan} runs until ${trialEnd}. The first payment is taken then.`
      : `Your trial of ${plan} is running. The first payment is taken when it ends.`,
    next: MANAGE,
    nextPayment: { date: trialEnd },
    paymentFailed: false,
  };
}

function describePause(
  subscription: SubscriptionView,
  plan: string,
  ending: string,
  locale: string,
): SubscriptionWords {
  const until = formatDay(subscription.pausedUntil ?? null, locale);
  return {
    label: until ? `Paused until ${until}` : 'Paused',
    tone: 'warn',
    sentence: until
      ? `${plan} is paused until ${until}. No payment is taken before then, and it resumes by itself.${ending}`
      : `${plan} is paused and no payment is taken. To resume it, write to us in the support chat.${ending}`,
    next: MANAGE,
    nextPayment: null,
    paymentFailed: false,
  };
}
