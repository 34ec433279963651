import type Stripe from 'stripe';
import type { Seconds } from '../kit/time.ts';
import { amountOf } from './catalogue.ts';

export function buildCheckoutSession(fields: {
  id: string;
  url: string;
  customer: string | null;
  customerEmail: string | null;
  clientReferenceId: string | null;
  lineItems: readonly Stripe.LineItem[];
  currency: string;
  metadata: Record<string, string>;
  successUrl: string;
  cancelUrl: string | null;
  created: Seconds;
  expiresAt: Seconds;
  asks: { address: boolean; taxId: boolean; tax: boolean };
}): Stripe.Checkout.Session {
  const total = fields.lineItems.reduce((sum, item) => sum + item.amount_total, 0);
  return {
    id: fields.id,
    object: 'checkout.session',
    adaptive_pricing: null,
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: null,
    amount_subtotal: total,
    amount_total: total,
    automatic_tax: {
      enabled: fields.asks.tax,
      liability: fields.asks.tax ? { type: 'self' } : null,
      provider: fields.asks.tax ? 'stripe' : null,
      status: fields.asks.tax ? 'requires_location_inputs' : null,
    },
    billing_address_collection: fields.asks.address ? 'required' : null,
    cancel_url: fields.cancelUrl,
    client_reference_id: fields.clientReferenceId,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: fields.created,
    currency: fields.currency,
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    customer: fields.customer,
    customer_account: null,
    customer_creation: fields.customer === null ? 'always' : null,
    customer_details: null,
    customer_email: fields.customerEmail,
    discounts: [],
    expires_at: fields.expiresAt,
    integration_identifier: null,
    invoice: null,
    invoice_creation: null,
    livemode: false,
    locale: null,
    managed_payments: null,
    metadata: fields.metadata,
    mode: 'subscription',
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: 'always',
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ['card'],
    payment_status: 'unpaid',
    permissions: null,
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: 'open',
    submit_type: null,
    subscription: null,
    success_url: fields.successUrl,
    ...(fields.asks.taxId
      ? { tax_id_collection: { enabled: true, required: 'never' as const } }
      : {}),
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    url: fields.url,
    wallet_options: null,
  };
}

export function buildLineItem(fields: {
  id: string;
  price: Stripe.Price;
  description: string;
  quantity: number;
}): Stripe.LineItem {
  const amount = amountOf(fields.price) * fields.quantity;
  return {
    id: fields.id,
    object: 'item',
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: amount,
    amount_tax: 0,
    amount_total: amount,
    currency: fields.price.currency,
    description: fields.description,
    metadata: {},
    price: fields.price,
    quantity: fields.quantity,
  };
}

export function buildPortalSession(fields: {
  id: string;
  url: string;
  customer: string;
  returnUrl: string | null;
  flow: Stripe.BillingPortal.Session.Flow | null;
  created: Seconds;
}): Stripe.BillingPortal.Session {
  return {
    id: fields.id,
    object: 'billing_portal.session',
    configuration: 'bpc_standin',
    created: fields.created,
    customer: fields.customer,
    customer_account: null,
    flow: fields.flow,
    livemode: false,
    locale: null,
    on_behalf_of: null,
    return_url: fields.returnUrl,
    url: fields.url,
  };
}
