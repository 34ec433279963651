import type { LeavingReason } from '@contract/billing-details.ts';
import { ApiError } from '@/platform/api-client.ts';
import { describeOurFault } from './our-fault.ts';

export const LEAVING_WORDS: Readonly<Record<LeavingReason, string>> = {
  too_expensive: 'It costs too much',
  missing_features: 'Something that I need is missing',
  switched_service: 'I use another service now',
  unused: 'I hardly use it',
  customer_service: 'I was unhappy with the help I got',
  too_complex: 'It is too complicated',
  low_quality: 'It did not work well enough',
  other: 'Another reason',
};

/** Why an answer was not stored, and what to do: the cancellation stands, and so does what was typed. */
export function describeLeavingProblem(cause: unknown): string {
  const fault = describeOurFault(cause);
  if (fault !== null) return fault;
  return cause instanceof ApiError && [401, 409].includes(cause.status)
    ? cause.message
    : 'Your plan is cancelled all the same, and what you typed is still here. Try again in a minute, or skip the question.';
}
