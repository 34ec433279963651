import type Stripe from 'stripe';
import type { Store } from '../state/store.ts';

/** The rate that an invoice works its tax out with; a rate of zero has a reason of its own. */
export type TaxRule = {
  /** Per cent. */
  rate: number;
  id: string;
  reason: 'standard_rated' | 'reverse_charge' | 'not_subject_to_tax';
};

const SELLER = 'DE';
/** Standard rates of value-added tax, per cent. */
const RATES: Readonly<Record<string, number>> = {
  AT: 20,
  BE: 21,
  DE: 19,
  ES: 21,
  FR: 20,
  IT: 22,
  NL: 21,
  PL: 23,
};

/**
 * How an invoice is taxed: docs.stripe.com/tax/checkout and docs.stripe.com/tax/zero-tax. A firm in another member state that
 * named its number owes the tax itself; outside of the countries where we are registered there is none.
 * @returns null where the subscription works out no tax
 */
export function taxRuleOf(
  store: Store,
  customer: Stripe.Customer,
  { automatic_tax: tax }: Pick<Stripe.Subscription, 'automatic_tax'>,
): TaxRule | null {
  if (!tax.enabled) return null;
  const country = customer.address?.country ?? SELLER;
  const rate = RATES[country];
  const id = `txr_${country.toLowerCase()}`;
  if (rate === undefined) return { rate: 0, id, reason: 'not_subject_to_tax' };
  const isFirmAbroad = country !== SELLER && (store.taxIds.get(customer.id) ?? []).length > 0;
  return isFirmAbroad
    ? { rate: 0, id, reason: 'reverse_charge' }
    : { rate, id, reason: 'standard_rated' };
}

/** The tax within an amount that includes it, as all of our prices do; in minor units. */
export function taxWithin(amount: number, { rate }: TaxRule): number {
  return Math.round((amount * rate) / (100 + rate));
}
