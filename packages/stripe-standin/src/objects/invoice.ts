import { Stripe } from 'stripe';
import type { Seconds } from '../kit/time.ts';
import type { Charge } from '../state/charge.ts';
import type { TaxId } from '../state/store.ts';
import { listOf } from './list.ts';
import { taxWithin, type TaxRule } from './tax.ts';

export type InvoiceFields = {
  id: string;
  number: string | null;
  accountName: string;
  customer: Stripe.Customer;
  subscription: Stripe.Subscription;
  charges: readonly Charge[];
  created: Seconds;
  reason: Stripe.Invoice.BillingReason;
  /** What the customer has in credit before this invoice: minor units, zero or negative. */
  startingBalance: number;
  /** Null where no tax is worked out. */
  tax: TaxRule | null;
  taxIds: readonly TaxId[];
  /** Origin of the hosted invoice page; null for a preview, which has none. */
  origin: string | null;
};

/** An invoice right after it was finalised: open, not tried yet; a preview stays a draft. */
export function buildInvoice(fields: InvoiceFields): Stripe.Invoice {
  const { id, customer, subscription, charges, created, origin, startingBalance } = fields;
  const total = charges.reduce((sum, charge) => sum + charge.amount, 0);
  const due = Math.max(0, startingBalance + total);
  const taxes = taxesOn(total, fields.tax);
  const untaxed = total - taxes.reduce((sum, { amount }) => sum + amount, 0);
  const isPreview = origin === null;
  return {
    id,
    object: 'invoice',
    account_country: 'DE',
    account_name: fields.accountName,
    account_tax_ids: null,
    amount_due: due,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: due,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: !isPreview,
    automatic_tax: {
      disabled_reason: null,
      enabled: fields.tax !== null,
      liability: fields.tax === null ? null : { type: 'self' },
      provider: fields.tax === null ? null : 'stripe',
      status: fields.tax === null ? null : 'complete',
    },
    automatically_finalizes_at: null,
    billing_reason: fields.reason,
    collection_method: 'charge_automatically',
    created,
    currency: subscription.currency,
    custom_fields: null,
    ...customerFieldsOf(customer, fields.taxIds),
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    due_date: null,
    effective_at: isPreview ? null : created,
    ending_balance: isPreview ? null : Math.min(0, startingBalance + total),
    footer: null,
    from_invoice: null,
    hosted_invoice_url: origin && `${origin}/invoice/${id}`,
    invoice_pdf: origin && `${origin}/invoice/${id}/pdf`,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    lines: listOf(
      charges.map((charge, index) => buildLine(id, index, subscription, charge, fields.tax)),
      `/v1/invoices/${id}/lines`,
    ),
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    number: fields.number,
    on_behalf_of: null,
    parent: {
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
      type: 'subscription_details',
    },
    payment_settings: {
      default_mandate: null,
      payment_method_options: null,
      payment_method_types: null,
    },
    period_end: created,
    period_start: created,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: startingBalance,
    statement_descriptor: null,
    status: isPreview ? 'draft' : 'open',
    status_transitions: {
      finalized_at: isPreview ? null : created,
      marked_uncollectible_at: null,
      paid_at: null,
      voided_at: null,
    },
    subtotal: total,
    subtotal_excluding_tax: untaxed,
    test_clock: customer.test_clock ?? null,
    total,
    total_discount_amounts: [],
    total_excluding_tax: untaxed,
    total_pretax_credit_amounts: [],
    total_taxes: taxes,
    webhooks_delivered_at: null,
  };
}

/** An invoice as it was before it was finalised: without number, pages and date of effect. */
export function asDraft(invoice: Stripe.Invoice): Stripe.Invoice {
  return {
    ...invoice,
    effective_at: null,
    ending_balance: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    number: null,
    status: 'draft',
    status_transitions: { ...invoice.status_transitions, finalized_at: null },
  };
}

function customerFieldsOf(customer: Stripe.Customer, taxIds: readonly TaxId[]) {
  return {
    customer: customer.id,
    customer_account: null,
    customer_address: customer.address ?? null,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    customer_phone: customer.phone ?? null,
    customer_shipping: null,
    customer_tax_exempt: 'none',
    customer_tax_ids: [...taxIds],
  } satisfies Partial<Stripe.Invoice>;
}

function buildLine(
  invoice: string,
  index: number,
  subscription: Stripe.Subscription,
  charge: Charge,
  tax: TaxRule | null,
): Stripe.InvoiceLineItem {
  const { product } = charge.price;
  return {
    id: `il_${invoice.replace(/^(?:upcoming_)?in_/, '')}_${index + 1}`,
    object: 'line_item',
    amount: charge.amount,
    currency: subscription.currency,
    description: charge.description,
    discount_amounts: [],
    discountable: !charge.proration,
    discounts: [],
    invoice,
    livemode: false,
    metadata: subscription.metadata,
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: charge.proration,
        proration_details: { credited_items: null },
        subscription: subscription.id,
        subscription_item: charge.subscriptionItem,
      },
      type: 'subscription_item_details',
    },
    period: charge.period,
    pretax_credit_amounts: [],
    pricing: {
      price_details: {
        price: charge.price.id,
        product: typeof product === 'string' ? product : product.id,
      },
      type: 'price_details',
      unit_amount_decimal: charge.price.unit_amount_decimal,
    },
    quantity: charge.quantity,
    quantity_decimal: Stripe.Decimal.from(charge.quantity),
    subscription: subscription.id,
    subtotal: charge.amount,
    taxes: taxesOn(charge.amount, tax),
  };
}

function taxesOn(amount: number, tax: TaxRule | null): Stripe.Invoice.TotalTax[] {
  if (tax === null) return [];
  const part = taxWithin(amount, tax);
  return [
    {
      amount: part,
      tax_behavior: 'inclusive',
      tax_rate_details: { tax_rate: tax.id },
      taxability_reason: tax.reason,
      taxable_amount: amount - part,
      type: 'tax_rate_details',
    },
  ];
}
