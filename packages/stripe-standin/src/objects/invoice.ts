import { Stripe } from 'stripe';
import type { Seconds } from '../kit/time.ts';
import type { Charge } from '../state/charge.ts';
import { idOf, type TaxId } from '../state/store.ts';
import { listOf } from './list.ts';
import { taxWithin, type TaxRule } from './tax.ts';

export type InvoiceFields = {
  id: string;
  accountName: string;
  customer: Stripe.Customer;
  subscription: Stripe.Subscription;
  charges: readonly Charge[];
  created: Seconds;
  reason: Stripe.Invoice.BillingReason;
  /** Null where no tax is worked out. */
  tax: TaxRule | null;
  taxIds: readonly TaxId[];
};

/** A draft, as each invoice begins: without number, pages and date of effect. */
export function buildInvoice(fields: InvoiceFields): Stripe.Invoice {
  const { id, customer, subscription, charges, created } = fields;
  const total = charges.reduce((sum, charge) => sum + charge.amount, 0);
  const due = Math.max(0, customer.balance + total);
  const taxes = taxesOn(total, fields.tax);
  const untaxed = total - taxes.reduce((sum, { amount }) => sum + amount, 0);
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
    auto_advance: false,
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
    effective_at: null,
    ending_balance: null,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
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
    number: null,
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
    starting_balance: customer.balance,
    statement_descriptor: null,
    status: 'draft',
    status_transitions: {
      finalized_at: null,
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
        product: idOf(charge.price.product),
      },
      type: 'price_details',
      unit_amount_decimal: charge.price.unit_amount_decimal,
    },
    quantity: 1,
    quantity_decimal: Stripe.Decimal.from(1),
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
