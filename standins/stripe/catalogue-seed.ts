import { buildPrice, buildProduct } from './objects/catalogue.ts';
import type { Store } from './store.ts';
import type { Seconds } from './time.ts';

/** What the plans cost in the stand-in, in euro cents. */
const PLANS = [
  { slug: 'solo', name: 'Solo', month: 1900, year: 19_000 },
  { slug: 'household', name: 'Household', month: 3900, year: 39_000 },
  { slug: 'practice', name: 'Practice', month: 14_900, year: 149_000 },
] as const;

const INTERVALS = ['month', 'year'] as const;

/** Price ids by plan and interval, as the setting PLAN_PRICES names them: `solo.month` → `price_…`. */
export type PlanPrices = ReadonlyMap<string, string>;

export function seedCatalogue(store: Store, prices: PlanPrices, created: Seconds): void {
  for (const plan of PLANS) {
    const product = buildProduct({ id: `prod_${plan.slug}`, name: plan.name, created });
    store.products.set(product.id, product);
    for (const interval of INTERVALS) {
      const id = prices.get(`${plan.slug}.${interval}`);
      if (id === undefined) continue;
      const price = buildPrice({
        id,
        product: product.id,
        interval,
        amount: plan[interval],
        currency: 'eur',
        nickname: plan.name,
        lookupKey: `${plan.slug}_${interval}`,
        created,
      });
      store.prices.set(id, price);
    }
  }
}
