import { PATHS } from '@/site/paths.ts';
import { ApiError } from '@/platform/api-client.ts';

/** Why a change to the servers failed, and what to do. `cause` is what the API client threw. */
export function describeServerProblem(cause: unknown): string {
  if (!(cause instanceof ApiError))
    return 'This page made an error. Reload it to see your servers, then try again.';
  return PROBLEMS[cause.code] ?? cause.message;
}

export function isAtServerLimit(cause: unknown): boolean {
  return cause instanceof ApiError && cause.code === 'server_limit';
}

/** The address that signs the person in to their server and opens it. */
export function openServerPath(origin: string): string {
  return `${PATHS.checkAuth}?redirect=${encodeURIComponent(`${origin}/`)}`;
}

const PROBLEMS: Partial<Record<ApiError['code'], string>> = {
  server_exists: 'This server is already in your list.',
  server_limit:
    'Every place in your account is taken. Remove a server, or choose a plan with more places.',
  not_found: 'This server has left your list. Reload the page to see the current one.',
  rate_limited: 'That was too many tries at once. Wait a minute, then try again.',
};
