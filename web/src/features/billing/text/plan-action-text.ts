import {
  holdsSubscription,
  type Subscription,
  type SubscriptionAction,
} from '@contract/subscription.ts';
import { ApiError } from '@/platform/api-client.ts';
import { formatDay } from '@/lib/dates.ts';
import { formatMoney } from '@/lib/money.ts';
import { describeOurFault } from './our-fault.ts';

/**
 * How the plan stands after an action. The state that came back decides, not the button that was pressed: a payment may be
 * missing, or someone may have acted elsewhere.
 */
export function describeDone(
  action: SubscriptionAction,
  subscription: Subscription,
  locale: string,
): { text: string; isDone: boolean } {
  const isDone = hasComeAbout(action, subscription);
  return {
    isDone,
    text: isDone
      ? describeSuccess(action, subscription, locale)
      : describeInstead(action, subscription, locale),
  };
}

/** Why an action failed, or why its outcome is unknown, and what to do. */
export function describePlanActionProblem(cause: unknown): string {
  if (!(cause instanceof ApiError))
    return 'This page made an error. Reload it to see where your plan stands, then try again.';
  return describeOurFault(cause) ?? PROBLEMS[cause.code] ?? cause.message;
}

const PROBLEMS: Partial<Record<ApiError['code'], string>> = {
  timeout:
    'The server took too long to answer, so this may or may not have been done. Reload the page to see where your plan stands.',
  upstream_stripe:
    'We could not reach Stripe. Reload the page to see where your plan stands, then try again.',
  not_configured: 'Billing is not set up here.',
};

function hasComeAbout(
  action: SubscriptionAction,
  { status, cancelAt, openPayment }: Subscription,
): boolean {
  const isHeld = holdsSubscription(status);
  switch (action) {
    case 'change':
      return isHeld && openPayment?.purpose !== 'change';
    case 'pause':
      return status === 'paused';
    case 'resume':
      return isHeld && status !== 'paused';
    case 'cancel':
      return !isHeld || cancelAt !== undefined;
    case 'reactivate':
      return isHeld && cancelAt === undefined;
  }
}

function describeSuccess(
  action: SubscriptionAction,
  { plan: name, interval, pausedUntil, cancelAt, status }: Subscription,
  locale: string,
): string {
  const plan = name ?? 'Your plan';
  switch (action) {
    case 'change':
      return interval === null
        ? `Your plan is now ${plan}`
        : `Your plan is now ${plan}, paid by the ${interval}`;
    case 'pause': {
      const until = formatDay(pausedUntil ?? null, locale);
      return until === null ? `${plan} is paused` : `${plan} is paused until ${until}`;
    }
    case 'resume':
      return `${plan} is running again`;
    case 'cancel': {
      const end = holdsSubscription(status) ? formatDay(cancelAt ?? null, locale) : null;
      return end === null ? `${plan} has ended` : `${plan} ends on ${end}`;
    }
    case 'reactivate':
      return `The cancellation has been undone, and ${plan} continues`;
  }
}

function describeInstead(
  action: SubscriptionAction,
  subscription: Subscription,
  locale: string,
): string {
  const plan = subscription.plan ?? 'Your plan';
  if (!holdsSubscription(subscription.status)) return `${plan} has ended`;
  switch (action) {
    case 'change':
      return `Your plan is still ${subscription.plan ?? 'the old one'}${becauseOf(subscription, locale)}`;
    case 'pause':
      return `${plan} is not paused`;
    case 'resume':
      return `${plan} is still paused${becauseOf(subscription, locale)}`;
    case 'cancel':
      return `${plan} is not cancelled`;
    case 'reactivate':
      return `${plan} still ends on ${formatDay(subscription.cancelAt ?? null, locale) ?? 'the day that was set'}`;
  }
}

function becauseOf({ openPayment }: Subscription, locale: string): string {
  if (openPayment === undefined) return '';
  const amount = formatMoney(openPayment.amount, openPayment.currency, locale);
  return openPayment.needs === 'confirmation'
    ? `: your bank asks you to confirm ${amount}`
    : `: ${amount} is still unpaid`;
}
