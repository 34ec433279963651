import { LIST_PRICES, type PlanInterval, type PlanSlug } from '@contract/plans.ts';
import { euroPrice, euros } from '@/lib/money.ts';

/** A plan's price for the texts: `€149`, `€1,490`. */
export function price(plan: PlanSlug, interval: PlanInterval = 'month'): string {
  return euroPrice(LIST_PRICES[plan][interval]);
}

/** What a month costs each of so many people: `€24.83`. */
export function pricePerHead(plan: PlanSlug, people: number): string {
  return euros(LIST_PRICES[plan].month / people);
}
