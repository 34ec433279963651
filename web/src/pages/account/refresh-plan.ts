import { refreshSubscription } from '@/features/session/session.ts';

/** Fetches the session's subscription again. A failure shows there as 'could not be loaded', with a retry. */
export async function refreshPlan(customerId: string | undefined): Promise<void> {
  try {
    await refreshSubscription(customerId);
  } catch {
    // No one is signed in any more, or the profile has not come yet; its listener fetches the subscription then.
  }
}
