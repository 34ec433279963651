import type Stripe from 'stripe';
import { shown } from './shape.ts';

export function buildProduct(
  fields: Pick<Stripe.Product, 'id' | 'name' | 'created'>,
): Stripe.Product {
  return shown<Stripe.Product>({ ...fields, object: 'product', active: true });
}

type PriceFields = 'id' | 'product' | 'currency' | 'nickname' | 'lookup_key' | 'created';

export function buildPrice({
  interval,
  amount,
  ...fields
}: Pick<Stripe.Price, PriceFields> & {
  interval: 'month' | 'year';
  /** Minor units of `currency`. */
  amount: number;
}): Stripe.Price {
  return shown<Stripe.Price>({
    ...fields,
    object: 'price',
    active: true,
    metadata: {},
    recurring: shown<Stripe.Price.Recurring>({
      interval,
      interval_count: 1,
      trial_period_days: null,
    }),
    tax_behavior: 'inclusive',
    type: 'recurring',
    unit_amount: amount,
  });
}

/** How often a price recurs; all our prices do. */
export function recurringOf(price: Stripe.Price): Stripe.Price.Recurring {
  if (!price.recurring) throw new Error(`price ${price.id} does not recur`);
  return price.recurring;
}

/** Minor units for one interval. */
export function amountOf(price: Stripe.Price): number {
  return price.unit_amount ?? 0;
}
