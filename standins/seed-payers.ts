import type { SeedCustomer, SeedProduct } from '@alcove/stripe-standin';
import { BEGIN_AT_ONCE } from '../functions/src/contract/billing-details.ts';
import { pauseNote } from '../functions/src/foundation/pause-note.ts';
import { LIST_PRICES, PLAN_INTERVALS, PLANS } from '../functions/src/contract/plans.ts';
import { readPeople } from './seed-people.ts';

/** Price ids by plan and interval, as the setting PLAN_PRICES names them: `solo.month` → `price_…`. */
type PlanPrices = ReadonlyMap<string, string>;

/** Our plans as Stripe sells them. */
export function productsOf(planPrices: PlanPrices): SeedProduct[] {
  return PLANS.map(({ slug, name }) => ({
    id: `prod_${slug}`,
    name,
    prices: PLAN_INTERVALS.flatMap((interval) => {
      const id = planPrices.get(`${slug}.${interval}`);
      const amount = LIST_PRICES[slug][interval];
      const lookupKey = `${slug}_${interval}`;
      return id === undefined ? [] : [{ id, interval, amount, currency: 'eur', lookupKey }];
    }),
  }));
}

const PAUSE_MS = 45 * 86_400_000;

/** The seed people who pay for a plan. When they are read, a pause begins, and they have agreed to what an order asks. */
export function payersOf(planPrices: PlanPrices): SeedCustomer[] {
  return readPeople().flatMap(({ uid, email, displayName, billing }) => {
    if (!billing) return [];
    const { customerId, subscriptionId, price, state, invoices } = billing;
    const now = new Date();
    const agreed = { beginAtOnce: `${BEGIN_AT_ONCE.version} ${now.toISOString()}` };
    const paused = pauseNote(now, new Date(now.getTime() + PAUSE_MS));
    return {
      id: customerId,
      email,
      name: displayName,
      invoicePrefix: `ALC${uid.toUpperCase()}`,
      metadata: { firebaseUID: uid },
      subscription: {
        id: subscriptionId,
        price: planPrices.get(price) ?? price,
        state,
        invoices,
        metadata: { ...agreed, ...(state === 'paused' && paused) },
      },
    };
  });
}
