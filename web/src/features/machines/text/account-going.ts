import type { Machine } from '@contract/machines.ts';
import { holdsSubscription, type SubscriptionStatus } from '@contract/subscription.ts';

/**
 * Whether this account is half deleted: its plan has ended and its machines are going, but their host did not answer, so the
 * person has to finish. Someone who has a plan again has changed their mind.
 */
export function isAccountGoing(
  machines: readonly Pick<Machine, 'why'>[],
  status: SubscriptionStatus | 'error' | undefined,
): boolean {
  const isWithoutPlan = status !== undefined && status !== 'error' && !holdsSubscription(status);
  return isWithoutPlan && machines.some(({ why }) => why === 'account_deleted');
}

/** What has happened by then, and what is left to do. */
export const WHILE_GOING =
  'Your plan has ended, and nothing more will be charged. Your sign-in and your details are still here: delete the account again to finish.';
