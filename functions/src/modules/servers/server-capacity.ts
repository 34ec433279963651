import { PLANS, SERVERS_WITHOUT_PLAN } from '../../contract/plans.ts';
import type { Subscription } from '../../contract/subscription.ts';
import type { PlanPrice } from '../../config/config.ts';

/**
 * How many servers a subscription allows. Servers that exist stay when a plan ends or is paused; only adding is refused.
 */
export function capacityOf({ status, planId }: Subscription, prices: readonly PlanPrice[]): number {
  switch (status) {
    case 'trialing':
    case 'active':
    case 'past_due': {
      const slug = prices.find(({ priceId }) => priceId === planId)?.slug;
      return PLANS.find((plan) => plan.slug === slug)?.servers ?? SERVERS_WITHOUT_PLAN;
    }
    case 'none':
    case 'incomplete':
    case 'incomplete_expired':
    case 'canceled':
    case 'unpaid':
    case 'paused':
      return SERVERS_WITHOUT_PLAN;
  }
}
