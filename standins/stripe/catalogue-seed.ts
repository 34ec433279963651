import { LIST_PRICES, PLAN_INTERVALS, PLANS } from '../../functions/src/contract/plans.ts';
import { buildPrice, buildProduct } from './objects/catalogue.ts';
import type { Store } from './store.ts';
import type { Seconds } from './time.ts';

/** Price ids by plan and interval, as the setting PLAN_PRICES names them: `solo.month` → `price_…`. */
export type PlanPrices = ReadonlyMap<string, string>;

export function seedCatalogue(store: Store, prices: PlanPrices, created: Seconds): void {
  for (const plan of PLANS) {
    const product = buildProduct({ id: `prod_${plan.slug}`, name: plan.name, created });
    store.products.set(product.id, product);
    for (const interval of PLAN_INTERVALS) {
      const id = prices.get(`${plan.slug}.${interval}`);
      if (id === undefined) continue;
      const price = buildPrice({
        id,
        product: product.id,
        interval,
        amount: LIST_PRICES[plan.slug][interval],
        currency: 'eur',
        nickname: plan.name,
        lookupKey: `${plan.slug}_${interval}`,
        created,
      });
      store.prices.set(id, price);
    }
  }
}
