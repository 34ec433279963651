import { ApiError } from '@/platform/api-client.ts';

/** Why something was not done to a machine, and what to do. `cause` is what the API client threw. */
export function describeMachineProblem(cause: unknown): string {
  if (!(cause instanceof ApiError))
    return 'This page made an error. Reload it to see how your server is, then try again.';
  return PROBLEMS[cause.code] ?? cause.message;
}

const PROBLEMS: Partial<Record<ApiError['code'], string>> = {
  server_limit:
    'Every place in your plan is taken. Remove or erase a server, or choose a larger plan.',
  payment_required: 'A hosted server needs a plan in force. Choose or resume one first.',
  not_found: 'This server is gone. Reload the page to see where things stand.',
};
