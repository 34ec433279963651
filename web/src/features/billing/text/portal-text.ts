import { ApiError } from '@/platform/api-client.ts';
import { describeOurFault } from './our-fault.ts';

/** Why Stripe's billing pages could not be opened, and what to do. */
export function describePortalProblem(cause: unknown): string {
  if (!(cause instanceof ApiError)) return 'The billing pages could not be opened. Try again.';
  return describeOurFault(cause) ?? PROBLEMS[cause.code] ?? cause.message;
}

const PROBLEMS: Partial<Record<ApiError['code'], string>> = {
  no_customer: 'You have not ordered a plan yet. Choose one first.',
  upstream_stripe: 'We could not reach Stripe. Your plan is as it was. Try again in a minute.',
  not_configured: 'Billing is not set up here.',
};
