import type Stripe from 'stripe';
import type { Seconds } from '../kit/time.ts';

export function buildCustomer(fields: {
  id: string;
  created: Seconds;
  invoicePrefix: string;
  email?: string | null;
  name?: string | null;
  phone?: string | null;
  description?: string | null;
  metadata?: Record<string, string>;
}): Stripe.Customer {
  return {
    id: fields.id,
    object: 'customer',
    address: null,
    balance: 0,
    created: fields.created,
    currency: null,
    customer_account: null,
    default_source: null,
    delinquent: false,
    description: fields.description ?? null,
    discount: null,
    email: fields.email ?? null,
    invoice_prefix: fields.invoicePrefix,
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: fields.metadata ?? {},
    name: fields.name ?? null,
    next_invoice_sequence: 1,
    phone: fields.phone ?? null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  };
}

export function buildDeletedCustomer(id: string): Stripe.DeletedCustomer {
  return { id, object: 'customer', deleted: true };
}
