import type { SubscriptionAction } from '@contract/subscription.ts';
import {
  refreshAfterCancel,
  refreshAfterPause,
  refreshSubscription,
} from '@/features/session/session-actions.ts';

/** Fetches the session's subscription again after an act. A failure shows there as 'could not be loaded', with a retry. */
export async function refreshPlan(
  action: SubscriptionAction,
  customerId: string | undefined,
): Promise<void> {
  try {
    await REFRESHES[action](customerId);
  } catch {
    // No one is signed in any more, or the profile has not come yet; its listener fetches the subscription then.
  }
}

const REFRESHES: Record<SubscriptionAction, typeof refreshSubscription> = {
  change: refreshSubscription,
  pause: refreshAfterPause,
  resume: refreshSubscription,
  cancel: refreshAfterCancel,
  reactivate: refreshSubscription,
};
