import type Stripe from 'stripe';
import { shown } from './shape.ts';

export function buildProduct(fields: Pick<Stripe.Product, 'id' | 'name'>): Stripe.Product {
  return shown<Stripe.Product>({ ...fields, object: 'product', active: true });
}

type PriceFields = 'id' | 'product' | 'currency' | 'nickname' | 'lookup_key';

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
    recurring: { interval, trial_period_days: null },
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

type OfCustomer = 'id' | 'invoice_prefix' | 'metadata';
type Optional = 'email' | 'name' | 'test_clock';

export function buildCustomer(
  fields: Pick<Stripe.Customer, OfCustomer> & Partial<Pick<Stripe.Customer, Optional>>,
): Stripe.Customer {
  return shown<Stripe.Customer>({
    object: 'customer',
    address: null,
    balance: 0,
    currency: null,
    email: null,
    invoice_settings: { default_payment_method: null },
    name: null,
    next_invoice_sequence: 1,
    test_clock: null,
    ...fields,
  });
}
