import { sameForm } from '@contract/email.ts';
import { ApiError } from '@/platform/api-client.ts';
import { messageOf } from '@/lib/message-of.ts';

/** Why an account change failed, and what to do. */
export function describeAccountProblem(cause: unknown): string {
  if (cause instanceof ApiError && cause.code === 'rate_limited') {
    return 'That was too many tries at once. Wait a minute, then try again.';
  }
  return messageOf(
    cause,
    'This page made an error. Reload it to see how your account is, then try again.',
  );
}

/** Why an account was not deleted, what is left, and what to do. */
export function describeDeletionProblem(cause: unknown): string {
  if (!(cause instanceof ApiError)) return messageOf(cause, HALFWAY);
  if (cause.code === 'conflict') {
    return `${cause.message} Nothing was deleted. Wait a minute, then try again.`;
  }
  return DELETION_PROBLEMS[cause.code] ?? describeAccountProblem(cause);
}

/** The same address, in any form in which it can be typed. */
export function isSameAddress(typed: string, email: string): boolean {
  return sameForm(typed.trim()) === sameForm(email);
}

const HALFWAY =
  'We cannot tell how far the deletion got. Try again: it continues where it stopped.';

const DELETION_PROBLEMS: Partial<Record<ApiError['code'], string>> = {
  upstream_stripe:
    'Your plan could not be ended at Stripe, so nothing was deleted and everything is as it was. Try again in a few minutes.',
  misconfigured:
    'Your plan could not be ended because of a mistake in our Stripe settings, so nothing was deleted and everything is as it was. We have to fix that: please write to us.',
  forbidden:
    'This session came from one of your servers and cannot delete anything. Sign out, sign in on this website and try again.',
  unauthenticated:
    'Your session has ended. Sign in again; if that fails, the account has been deleted.',
  network: HALFWAY,
  timeout: HALFWAY,
  internal: HALFWAY,
};
