import { Stripe } from 'stripe';

export function buildProduct(
  fields: Pick<Stripe.Product, 'id' | 'name' | 'created'>,
): Stripe.Product {
  return {
    ...fields,
    object: 'product',
    active: true,
    default_price: null,
    description: null,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: {},
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    tax_details: null,
    type: 'service',
    unit_label: null,
    updated: fields.created,
    url: null,
  };
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
  return {
    ...fields,
    object: 'price',
    active: true,
    billing_scheme: 'per_unit',
    custom_unit_amount: null,
    livemode: false,
    metadata: {},
    recurring: {
      interval,
      interval_count: 1,
      meter: null,
      trial_period_days: null,
      usage_type: 'licensed',
    },
    tax_behavior: 'inclusive',
    tiers_mode: null,
    transform_quantity: null,
    type: 'recurring',
    unit_amount: amount,
    unit_amount_decimal: Stripe.Decimal.from(amount),
  };
}

/** The legacy form of a price that subscription items still carry. */
export function planOf(price: Stripe.Price): Stripe.Plan {
  const { interval, interval_count } = recurringOf(price);
  return {
    id: price.id,
    object: 'plan',
    active: price.active,
    amount: price.unit_amount,
    amount_decimal: price.unit_amount_decimal,
    billing_scheme: price.billing_scheme,
    created: price.created,
    currency: price.currency,
    interval,
    interval_count,
    livemode: false,
    metadata: price.metadata,
    meter: null,
    nickname: price.nickname,
    product: price.product,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: 'licensed',
  };
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
