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

/** That more fits into the plan; null where nothing does, or where it is not known. */
export function describeRoom(taken: number, capacity: number | null): string | null {
  const room = (capacity ?? 0) - taken;
  if (room <= 0) return null;
  return `Your plan has room for ${room === 1 ? 'another server' : `${room} more servers`}.`;
}
