import { PLANS, SERVERS_WITHOUT_PLAN } from '@contract/plans.ts';
import type { SubscriptionStatus } from '@contract/subscription.ts';

/** How many servers a person may have; the API has the last word. Null while the plan is not known, or has another name than ours. */
export function serverCapacity(
  subscription: { status: SubscriptionStatus | 'error'; plan: string | null } | null,
): number | null {
  if (subscription === null) return null;
  switch (subscription.status) {
    case 'error':
      return null;
    case 'trialing':
    case 'active':
    case 'past_due':
      return PLANS.find(({ name }) => name === subscription.plan)?.servers ?? null;
    case 'none':
    case 'incomplete':
    case 'incomplete_expired':
    case 'canceled':
    case 'unpaid':
    case 'paused':
      return SERVERS_WITHOUT_PLAN;
  }
}

/** How much of the capacity is used, in a sentence. Servers stay when a plan shrinks or ends, so it can be exceeded. */
export function describeCapacity(used: number, capacity: number): string {
  const places = `${capacity} ${capacity === 1 ? 'server' : 'servers'}`;
  if (used > capacity)
    return `Your account has room for ${places}. The ${used} that you have stay; none can be added.`;
  if (used === capacity) return `Your account has room for ${places}, and no more can be added.`;
  return `Your account has room for ${places}; ${used} in use.`;
}
