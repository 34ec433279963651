import type Stripe from 'stripe';
import { amountOf } from './catalogue.ts';

type Addresses = 'url' | 'success_url' | 'cancel_url';
type Fields = 'id' | 'customer' | 'client_reference_id' | 'metadata' | 'created' | 'expires_at';

/** @param asks what the page asks for besides the card */
export function buildCheckoutSession(
  fields: Pick<Stripe.Checkout.Session, Fields | Addresses>,
  price: Stripe.Price,
  asks: { address: boolean; taxId: boolean; tax: boolean },
): Stripe.Checkout.Session {
  return {
    ...fields,
    object: 'checkout.session',
    adaptive_pricing: null,
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: null,
    amount_subtotal: amountOf(price),
    amount_total: amountOf(price),
    automatic_tax: {
      enabled: asks.tax,
      liability: asks.tax ? { type: 'self' } : null,
      provider: asks.tax ? 'stripe' : null,
      status: asks.tax ? 'requires_location_inputs' : null,
    },
    billing_address_collection: asks.address ? 'required' : null,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    currency: price.currency,
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    customer_account: null,
    customer_creation: null,
    customer_details: null,
    customer_email: null,
    discounts: [],
    integration_identifier: null,
    invoice: null,
    invoice_creation: null,
    livemode: false,
    locale: null,
    managed_payments: null,
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
    ...(asks.taxId ? { tax_id_collection: { enabled: true, required: 'never' as const } } : {}),
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    wallet_options: null,
  };
}

export function buildPortalSession(
  fields: Pick<
    Stripe.BillingPortal.Session,
    'id' | 'url' | 'customer' | 'return_url' | 'flow' | 'created'
  >,
): Stripe.BillingPortal.Session {
  return {
    ...fields,
    object: 'billing_portal.session',
    configuration: 'bpc_standin',
    customer_account: null,
    livemode: false,
    locale: null,
    on_behalf_of: null,
  };
}
