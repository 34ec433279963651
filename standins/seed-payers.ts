import type { SeedCustomer, SeedProduct } from '@alcove/stripe-standin';
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

/** The seed people who pay for a plan. A pause begins when they are read. */
export function payersOf(planPrices: PlanPrices): SeedCustomer[] {
  return readPeople().flatMap(({ uid, email, displayName, billing }) => {
    if (!billing) return [];
    const { customerId, subscriptionId, price, state, invoices } = billing;
    const now = new Date();
    const paused = { metadata: pauseNote(now, new Date(now.getTime() + PAUSE_MS)) };
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
        ...(state === 'paused' && paused),
      },
    };
  });
}
