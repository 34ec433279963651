import type { Subscription, SubscriptionAction } from '@contract/subscription.ts';
import { ApiError } from '@/platform/api-client.ts';
import { formatDay } from '@/lib/dates.ts';

/** The toast after a plan has changed. */
export function describeDone(
  action: SubscriptionAction,
  subscription: Subscription,
  locale: string,
): string {
  const plan = subscription.plan ?? 'Your plan';
  switch (action) {
    case 'change':
      return subscription.interval === null
        ? `Your plan is ${plan} now`
        : `Your plan is ${plan} now, paid by the ${subscription.interval}`;
    case 'pause': {
      const until = formatDay(subscription.pausedUntil ?? null, locale);
      return until === null ? `${plan} is paused` : `${plan} is paused until ${until}`;
    }
    case 'resume':
      return `${plan} is no longer paused`;
    case 'cancel': {
      const end = formatDay(subscription.cancelAt ?? null, locale);
      return end === null ? `${plan} has ended` : `${plan} ends on ${end}`;
    }
    case 'reactivate':
      return `The cancellation is taken back, and ${plan} goes on`;
  }
}

/** Why an action failed, or why its outcome is unknown, and what to do. */
export function describePlanActionProblem(cause: unknown): string {
  if (!(cause instanceof ApiError))
    return 'Something went wrong here. Nothing was sent. Try again.';
  return PROBLEMS[cause.code] ?? cause.message;
}

const PROBLEMS: Partial<Record<ApiError['code'], string>> = {
  timeout:
    'The server took too long to answer, so it is not certain whether this was done. Reload the page to see how your plan stands.',
  upstream_stripe:
    'The payment provider did not answer. Reload the page to see how your plan stands, then try again.',
  not_configured: 'Billing is not set up on this installation.',
};
