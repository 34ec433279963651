import { ApiError } from '@/platform/api-client.ts';
import { messageOf } from '@/lib/message-of.ts';
import { describeOurFault } from '../text/our-fault.ts';
import { choiceText, type PlanChoice } from '../text/plan-choice.ts';

/** What happens between the button and Stripe's page. */
export type CheckoutAttempt =
  | { phase: 'idle' }
  | { phase: 'busy'; choice: PlanChoice }
  | { phase: 'failed'; choice: PlanChoice; problem: string; cause?: unknown };

export type CheckoutEvent =
  | { type: 'started'; choice: PlanChoice }
  | { type: 'failed'; choice: PlanChoice; problem: string; cause?: unknown }
  /** The person came back with the browser's Back button, and the browser restored the page. */
  | { type: 'returned' };

export function reduceCheckout(state: CheckoutAttempt, event: CheckoutEvent): CheckoutAttempt {
  switch (event.type) {
    case 'started':
      return state.phase === 'busy' ? state : { phase: 'busy', choice: event.choice };
    case 'failed':
      // A failure of an older attempt says nothing about the current one.
      return state.phase === 'busy' && choiceText(state.choice) === choiceText(event.choice)
        ? { phase: 'failed', choice: event.choice, problem: event.problem, cause: event.cause }
        : state;
    case 'returned':
      return { phase: 'idle' };
  }
}

/** Why no checkout could be opened, and what to do about it. */
export function describeCheckoutProblem(cause: unknown): string {
  if (!(cause instanceof ApiError)) {
    return messageOf(
      cause,
      'This page made an error, so nothing was ordered. Reload it and try again.',
    );
  }
  const fault = describeOurFault(cause);
  return fault === null ? (PROBLEMS[cause.code] ?? cause.message) : `${fault} Nothing was ordered.`;
}

const PROBLEMS: Partial<Record<ApiError['code'], string>> = {
  already_subscribed:
    'You already have a plan, so no second one was ordered. See it under Plan and invoices.',
  email_not_verified:
    'Please confirm your e-mail address first: open the link we sent you and press its button, then choose again.',
  unknown_plan: 'This price is out of date. Reload the page to see the current prices.',
  upstream_stripe: 'We could not reach Stripe, so nothing was ordered. Try again in a minute.',
  not_configured: 'Plans cannot be bought here at the moment. Nothing was ordered.',
  unauthenticated: 'Your session has ended. Sign in again, then choose the plan again.',
};
