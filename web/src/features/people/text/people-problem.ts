import { ApiError } from '@/platform/api-client.ts';

/** Why something about people was not done, and what to do. `cause` is what the API client threw. */
export function describePeopleProblem(cause: unknown): string {
  if (!(cause instanceof ApiError))
    return 'This page made an error. Reload it to see how things are, then try again.';
  return PROBLEMS[cause.code] ?? cause.message;
}

/** Whether an invitation is over: lapsed, taken back, used, or unknown to us. */
export function isGone(cause: unknown): boolean {
  return cause instanceof ApiError && GONE.has(cause.code);
}

const GONE = new Set<ApiError['code']>(['gone', 'not_found', 'invalid_input', 'unknown_key']);

const PROBLEMS: Partial<Record<ApiError['code'], string>> = {
  not_found: 'This has changed since the page was loaded. Reload it to see how things are now.',
};
