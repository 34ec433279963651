import { ApiError } from '@/platform/api-client.ts';

/** Why something was not done to a machine, and what to do. `cause` is what the API client threw. */
export function describeMachineProblem(cause: unknown): string {
  if (!(cause instanceof ApiError)) return 'Something went wrong. Try again.';
  return PROBLEMS[cause.code] ?? cause.message;
}

const PROBLEMS: Partial<Record<ApiError['code'], string>> = {
  server_limit:
    'Every place of your plan is taken. Remove a server or erase a machine, or choose a larger plan.',
  payment_required: 'A machine needs a plan that is in force.',
  not_found: 'This machine is no longer there. Reload the page to see how things are.',
  rate_limited: 'That was a lot at once. Wait a minute, then try again.',
};
