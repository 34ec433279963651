import { formatDay, formatDayAndTime } from '@/lib/dates.ts';
import { isAsleepInArrears, sleepsAt } from '@contract/subscription.ts';
import { describeAlarm, type Alarm } from './alarm-text.ts';
import { describePause } from './pause-text.ts';
import { isFutureUnread, type PlanState, type SubscriptionView } from './subscription-view.ts';

export type SubscriptionText = PlanState & {
  /** `manage` is whatever the plan's own status allows. */
  next: { kind: 'choose-plan' | 'manage' | 'retry'; label: string };
  alarm: Alarm | null;
};

const MANAGE = { kind: 'manage', label: 'Manage plan' } as const;
const RETRY = { kind: 'retry', label: 'Retry' } as const;

/**
 * Every subscription status in words: the only place that says what a status means to the person.
 * @param now the time by which plans live; null while it is not known
 */
export function describeSubscription(
  subscription: SubscriptionView,
  locale: string,
  now: Date | null,
): SubscriptionText {
  return {
    ...describeStatus(subscription, locale, now),
    ...(isFutureUnread(subscription) && describeUnread(subscription)),
    alarm: describeAlarm(subscription, locale),
  };
}

type StatusText = Omit<SubscriptionText, 'alarm'>;

function describeUnread({ plan }: SubscriptionView): Omit<StatusText, 'label' | 'tone'> {
  return {
    sentence: `We could not load what comes next for ${plan ?? 'your plan'}, such as the day on which it renews, ends or resumes. The plan itself is unaffected.`,
    next: RETRY,
    nextPayment: null,
  };
}

function describeStatus(
  subscription: SubscriptionView,
  locale: string,
  now: Date | null,
): StatusText {
  const plan = subscription.plan ?? 'Your plan';
  const endsOn = formatDay(subscription.cancelAt ?? null, locale);
  const periodEnd = formatDay(subscription.currentPeriodEnd, locale);
  const ending = endsOn ? ` It is set to end on ${endsOn}.` : '';

  switch (subscription.status) {
    case 'none':
      return {
        label: 'No plan',
        tone: 'neutral',
        sentence: 'Choose a plan whenever you are ready.',
        next: { kind: 'choose-plan', label: 'Choose a plan' },
        nextPayment: null,
      };
    case 'incomplete': {
      const deadline = formatDayAndTime(subscription.openPayment?.until ?? null, locale);
      return {
        label: 'Payment not complete',
        tone: 'warn',
        sentence: `${plan} has not started yet. If the payment is not confirmed ${deadline ? `by ${deadline}` : 'within a day'}, the order lapses and nothing is charged.${ending}`,
        next: MANAGE,
        nextPayment: null,
      };
    }
    case 'incomplete_expired':
      return {
        label: 'Order lapsed',
        tone: 'neutral',
        sentence: `The first payment was not confirmed in time, so ${subscription.plan ?? 'your plan'} did not start. Nothing was charged.`,
        next: { kind: 'choose-plan', label: 'Choose a plan again' },
        nextPayment: null,
      };
    case 'trialing':
      return describeTrial(subscription, plan, endsOn, locale);
    case 'active':
      return describeActive(plan, endsOn, periodEnd);
    case 'past_due':
      return {
        label: 'Past due',
        tone: 'bad',
        sentence: `${describeArrears(subscription, plan, locale, now)}${ending}`,
        next: MANAGE,
        nextPayment: null,
      };
    case 'unpaid':
      return {
        label: 'Unpaid',
        tone: 'bad',
        sentence: `${plan} resumes as soon as the open invoice is paid. Then you can add servers again.${ending}`,
        next: MANAGE,
        nextPayment: null,
      };
    case 'paused':
      return { ...describePause(subscription, locale, now), next: MANAGE };
    case 'canceled':
      return describeEnded(plan);
    case 'error':
      return {
        label: 'Could not be loaded',
        tone: 'warn',
        sentence: 'Your plan could not be loaded just now. The plan itself is unaffected.',
        next: RETRY,
        nextPayment: null,
      };
  }
}

/** A plan that is past due is served in full for a while; then its servers sleep. */
function describeArrears(
  { pastDueSince }: SubscriptionView,
  plan: string,
  locale: string,
  now: Date | null,
): string {
  if (pastDueSince === undefined) {
    return `${plan} keeps working while we try the payment again.`;
  }
  const arrears = { status: 'past_due', pastDueSince } as const;
  if (now !== null && isAsleepInArrears(arrears, now)) {
    const since = formatDay(pastDueSince, locale);
    return `The payment for ${plan} has been open since ${since}, so the servers that we host for you sleep. Their data is kept, and they wake once it is paid.`;
  }
  const until = formatDay(sleepsAt(arrears), locale);
  return `${plan} continues in full until ${until} while we try the payment again. If it is still open then, the servers that we host for you sleep until it is paid. Their data is kept.`;
}

function describeEnded(plan: string): StatusText {
  return {
    label: 'Ended',
    tone: 'neutral',
    sentence: `${plan} has ended and nothing more is charged. You can choose a plan again at any time.`,
    next: { kind: 'choose-plan', label: 'Choose a plan' },
    nextPayment: null,
  };
}

function describeActive(plan: string, endsOn: string | null, periodEnd: string | null): StatusText {
  if (endsOn) {
    return {
      label: `Cancels on ${endsOn}`,
      tone: 'warn',
      sentence: `${plan} runs until ${endsOn} and then ends. Nothing more is charged.`,
      next: MANAGE,
      nextPayment: null,
    };
  }
  return {
    label: 'Active',
    tone: 'good',
    sentence: periodEnd ? `${plan} renews on ${periodEnd}.` : `${plan} is running.`,
    next: MANAGE,
    nextPayment: { date: periodEnd },
  };
}

function describeTrial(
  subscription: SubscriptionView,
  plan: string,
  endsOn: string | null,
  locale: string,
): StatusText {
  const trialEnd = formatDay(subscription.trialEnd ?? subscription.currentPeriodEnd, locale);
  if (endsOn) {
    return {
      label: `Trial, cancels on ${endsOn}`,
      tone: 'warn',
      sentence: `Your trial of ${plan} runs until ${endsOn} and then ends. Nothing is charged.`,
      next: MANAGE,
      nextPayment: null,
    };
  }
  return {
    label: 'Trial',
    tone: 'info',
    sentence: trialEnd
      ? `Your trial of ${plan} runs until ${trialEnd}. The first payment is due then.`
      : `Your trial of ${plan} is running. The first payment is due when it ends.`,
    next: MANAGE,
    nextPayment: { date: trialEnd },
  };
}
