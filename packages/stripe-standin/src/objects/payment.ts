import type Stripe from 'stripe';
import type { Dispute } from '../state/store.ts';

const NO_DETAILS = { address: null, email: null, name: null, phone: null, tax_id: null };

/** A card as `payment_method.card` shows it. */
export function buildPaymentMethod({
  last4,
  ...fields
}: Pick<Stripe.PaymentMethod, 'id' | 'created' | 'customer'> & {
  last4: string;
}): Stripe.PaymentMethod {
  return {
    ...fields,
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: NO_DETAILS,
    card: {
      brand: 'visa',
      checks: {
        address_line1_check: null,
        address_postal_code_check: null,
        cvc_check: 'pass',
      },
      country: 'DE',
      display_brand: 'visa',
      exp_month: 12,
      exp_year: new Date(fields.created * 1000).getUTCFullYear() + 3,
      fingerprint: `standin${last4}`,
      funding: 'credit',
      generated_from: null,
      last4,
      networks: { available: ['visa'], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  };
}

type Payment = 'currency' | 'customer' | 'payment_intent' | 'payment_method';

/** One attempt to take money; `failure_code` names why it was refused. */
export function buildCharge(
  fields: Pick<Stripe.Charge, 'id' | 'amount' | 'created' | 'failure_code' | Payment>,
  accountName: string,
): Stripe.Charge {
  const isPaid = fields.failure_code === null;
  return {
    ...fields,
    object: 'charge',
    amount_captured: isPaid ? fields.amount : 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: NO_DETAILS,
    calculated_statement_descriptor: accountName.toUpperCase(),
    captured: isPaid,
    description: null,
    disputed: false,
    failure_balance_transaction: null,
    failure_message: isPaid ? null : 'Your card was declined.',
    fraud_details: {},
    livemode: false,
    metadata: {},
    on_behalf_of: null,
    outcome: null,
    paid: isPaid,
    payment_method_details: null,
    receipt_email: null,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: isPaid ? 'succeeded' : 'failed',
    transfer_data: null,
    transfer_group: null,
  };
}

/** What an invoice was paid with: since the Basil versions an invoice leads to its charges only by way of these. */
export function buildInvoicePayment({
  intent,
  ...fields
}: Pick<Stripe.InvoicePayment, 'id' | 'invoice' | 'amount_requested' | 'currency' | 'created'> & {
  intent: string;
}): Stripe.InvoicePayment {
  return {
    ...fields,
    object: 'invoice_payment',
    amount_paid: null,
    is_default: true,
    livemode: false,
    payment: { payment_intent: intent, type: 'payment_intent' },
    status: 'open',
    status_transitions: { canceled_at: null, paid_at: null },
  };
}

type Reversal = { id: string; created: number; charge: Stripe.Charge };

export function buildRefund({ charge, ...fields }: Reversal & { amount: number }): Stripe.Refund {
  return {
    ...fields,
    object: 'refund',
    balance_transaction: null,
    charge: charge.id,
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    metadata: {},
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: 'requested_by_customer',
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  };
}

export function buildDispute({ charge, ...fields }: Reversal): Dispute {
  return {
    ...fields,
    object: 'dispute',
    amount: charge.amount,
    balance_transactions: [],
    charge: charge.id,
    currency: charge.currency,
    enhanced_eligibility_types: [],
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason: 'fraudulent',
    status: 'needs_response',
  };
}
