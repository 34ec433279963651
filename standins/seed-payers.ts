import { existsSync, readFileSync } from 'node:fs';
import type { SeedCustomer, SeedProduct, SeedState } from '@alcove/stripe-standin';
import { LIST_PRICES, PLAN_INTERVALS, PLANS } from '../functions/src/contract/plans.ts';

/** Price ids by plan and interval, as the setting PLAN_PRICES names them: `solo.month` → `price_…`. */
export type PlanPrices = ReadonlyMap<string, string>;

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

/** The seed people who pay for a plan; none as long as there is no file. */
export function payersOf(file: string, planPrices: PlanPrices): SeedCustomer[] {
  if (!existsSync(file)) return [];
  const people: SeedPerson[] = JSON.parse(readFileSync(file, 'utf8'));
  return people.flatMap(({ uid, email, displayName, billing }) => {
    if (!billing) return [];
    const { customerId, subscriptionId, price, state, invoices } = billing;
    return {
      id: customerId,
      email,
      name: displayName,
      invoicePrefix: `ALC${uid.toUpperCase()}`,
      metadata: { firebaseUID: uid },
      subscription: { id: subscriptionId, price: planPrices.get(price) ?? price, state, invoices },
    };
  });
}

type SeedPerson = {
  uid: string;
  email: string;
  displayName: string;
  billing?: {
    customerId: string;
    subscriptionId: string;
    /** Plan and interval, for example `household.month`. */
    price: string;
    state: SeedState;
    invoices: number;
  };
};
