import { BEGIN_AT_ONCE } from '../../functions/src/contract/billing-details.ts';

/** What someone sends who orders a plan and has agreed that it begins at once. */
export function orderOf(planId: string): { planId: string; beginAtOnce: string } {
  return { planId, beginAtOnce: BEGIN_AT_ONCE.version };
}
