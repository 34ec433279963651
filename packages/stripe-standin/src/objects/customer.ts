import type Stripe from 'stripe';

type Fields = 'id' | 'created' | 'invoice_prefix' | 'metadata';
type Optional = 'email' | 'name' | 'test_clock';

export function buildCustomer(
  fields: Pick<Stripe.Customer, Fields> & Partial<Pick<Stripe.Customer, Optional>>,
): Stripe.Customer {
  return {
    object: 'customer',
    address: null,
    balance: 0,
    currency: null,
    customer_account: null,
    default_source: null,
    delinquent: false,
    description: null,
    discount: null,
    email: null,
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    name: null,
    next_invoice_sequence: 1,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
    ...fields,
  };
}
