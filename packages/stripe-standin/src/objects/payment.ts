import type Stripe from 'stripe';
import type { Seconds } from '../kit/time.ts';

const NO_DETAILS = { address: null, email: null, name: null, phone: null, tax_id: null };

/** A card as `payment_method.card` shows it. */
export function buildPaymentMethod(fields: {
  id: string;
  brand: string;
  last4: string;
  created: Seconds;
  customer: string | null;
}): Stripe.PaymentMethod {
  return {
    id: fields.id,
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: NO_DETAILS,
    card: {
      brand: fields.brand,
      checks: {
        address_line1_check: null,
        address_postal_code_check: null,
        cvc_check: 'pass',
      },
      country: 'DE',
      display_brand: fields.brand,
      exp_month: 12,
      exp_year: new Date(fields.created * 1000).getUTCFullYear() + 3,
      fingerprint: `standin${fields.last4}`,
      funding: 'credit',
      generated_from: null,
      last4: fields.last4,
      networks: { available: [fields.brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: fields.created,
    customer: fields.customer,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  };
}

/** One attempt to take money; `failure` names why it was refused. */
export function buildCharge(fields: {
  id: string;
  accountName: string;
  amount: number;
  currency: string;
  customer: string | null;
  intent: string;
  method: string | null;
  failure: string | null;
  created: Seconds;
}): Stripe.Charge {
  const isPaid = fields.failure === null;
  return {
    id: fields.id,
    object: 'charge',
    amount: fields.amount,
    amount_captured: isPaid ? fields.amount : 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: NO_DETAILS,
    calculated_statement_descriptor: fields.accountName.toUpperCase(),
    captured: isPaid,
    created: fields.created,
    currency: fields.currency,
    customer: fields.customer,
    description: null,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: fields.failure,
    failure_message: isPaid ? null : 'Your card was declined.',
    fraud_details: {},
    livemode: false,
    metadata: {},
    on_behalf_of: null,
    outcome: null,
    paid: isPaid,
    payment_intent: fields.intent,
    payment_method: fields.method,
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
export function buildInvoicePayment(fields: {
  id: string;
  invoice: string;
  intent: string;
  amount: number;
  currency: string;
  created: Seconds;
}): Stripe.InvoicePayment {
  return {
    id: fields.id,
    object: 'invoice_payment',
    amount_paid: null,
    amount_requested: fields.amount,
    created: fields.created,
    currency: fields.currency,
    invoice: fields.invoice,
    is_default: true,
    livemode: false,
    payment: { payment_intent: fields.intent, type: 'payment_intent' },
    status: 'open',
    status_transitions: { canceled_at: null, paid_at: null },
  };
}

export function buildRefund(fields: {
  id: string;
  charge: Stripe.Charge;
  amount: number;
  created: Seconds;
}): Stripe.Refund {
  return {
    id: fields.id,
    object: 'refund',
    amount: fields.amount,
    balance_transaction: null,
    charge: fields.charge.id,
    created: fields.created,
    currency: fields.charge.currency,
    customer: fields.charge.customer,
    customer_account: null,
    metadata: {},
    payment_intent: fields.charge.payment_intent,
    payment_method: fields.charge.payment_method,
    reason: 'requested_by_customer',
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  };
}

export function buildDispute(fields: {
  id: string;
  charge: Stripe.Charge;
  created: Seconds;
}): Stripe.Dispute {
  return {
    id: fields.id,
    object: 'dispute',
    amount: fields.charge.amount,
    balance_transactions: [],
    charge: fields.charge.id,
    created: fields.created,
    currency: fields.charge.currency,
    enhanced_eligibility_types: [],
    evidence: {
      access_activity_log: null,
      billing_address: null,
      cancellation_policy: null,
      cancellation_policy_disclosure: null,
      cancellation_rebuttal: null,
      customer_communication: null,
      customer_email_address: null,
      customer_name: null,
      customer_purchase_ip: null,
      customer_signature: null,
      duplicate_charge_documentation: null,
      duplicate_charge_explanation: null,
      duplicate_charge_id: null,
      enhanced_evidence: {},
      product_description: null,
      receipt: null,
      refund_policy: null,
      refund_policy_disclosure: null,
      refund_refusal_explanation: null,
      service_date: null,
      service_documentation: null,
      shipping_address: null,
      shipping_carrier: null,
      shipping_date: null,
      shipping_documentation: null,
      shipping_tracking_number: null,
      uncategorized_file: null,
      uncategorized_text: null,
    },
    evidence_details: {
      due_by: fields.created + 7 * 86_400,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'manual',
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: fields.charge.payment_intent,
    reason: 'fraudulent',
    status: 'needs_response',
  };
}
