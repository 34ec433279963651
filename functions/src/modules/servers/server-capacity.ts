import { PLANS, SERVERS_WITHOUT_PLAN } from '../../contract/plans.ts';
import { isInForce, type Subscription } from '../../contract/subscription.ts';
import type { PlanPrice } from '../../config/config.ts';

/**
 * How many servers a subscription allows. Servers that exist stay when a plan ends or is paused; only adding is refused.
 */
export function capacityOf({ status, planId }: Subscription, prices: readonly PlanPrice[]): number {
  if (!isInForce(status)) return SERVERS_WITHOUT_PLAN;
  const slug = prices.find(({ priceId }) => priceId === planId)?.slug;
  return PLANS.find((plan) => plan.slug === slug)?.servers ?? SERVERS_WITHOUT_PLAN;
}
