import type Stripe from 'stripe';
import type { Seconds } from '../kit/time.ts';
import { idOf, type Charge, type Store } from '../state/store.ts';
import { listOf, shown } from './shape.ts';

type InvoiceFields = {
  id: string;
  customer: Stripe.Customer;
  subscription: Stripe.Subscription;
  charges: readonly Charge[];
  created: Seconds;
  reason: Stripe.Invoice.BillingReason;
};

/** A draft, as each invoice begins: without number and pages. */
export function buildInvoice(
  store: Store,
  { id, customer, subscription, charges, created, reason }: InvoiceFields,
): Stripe.Invoice {
  const total = charges.reduce((sum, charge) => sum + charge.amount, 0);
  const due = Math.max(0, customer.balance + total);
  const tax = taxOf(store, customer, subscription, total);
  return shown<Stripe.Invoice>({
    id,
    object: 'invoice',
    amount_due: due,
    amount_paid: 0,
    amount_remaining: due,
    attempt_count: 0,
    auto_advance: false,
    automatic_tax: { enabled: tax !== null },
    automatically_finalizes_at: null,
    billing_reason: reason,
    created,
    currency: subscription.currency,
    customer: customer.id,
    customer_address: customer.address ?? null,
    customer_name: customer.name ?? null,
    customer_tax_ids: (store.taxIds.get(customer.id) ?? []).map(({ type, value }) => ({
      type,
      value,
    })),
    ending_balance: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    lines: listOf(
      charges.map((charge, index) => buildLine(id, index, subscription, charge)),
      `/v1/invoices/${id}/lines`,
    ),
    next_payment_attempt: null,
    number: null,
    post_payment_credit_notes_amount: 0,
    parent: {
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
    },
    starting_balance: customer.balance,
    status: 'draft',
    status_transitions: { finalized_at: null, paid_at: null },
    last_finalization_error: null,
    test_clock: customer.test_clock ?? null,
    total,
    total_taxes: tax === null ? [] : [tax],
  });
}

function buildLine(
  invoice: string,
  index: number,
  { id: subscription, currency }: Stripe.Subscription,
  { amount, description, period, proration, price, added }: Charge,
): Stripe.InvoiceLineItem {
  return shown<Stripe.InvoiceLineItem>({
    id: `il_${invoice.replace(/^(?:upcoming_)?in_/, '')}_${index + 1}`,
    object: 'line_item',
    amount,
    currency,
    description,
    invoice,
    metadata: added?.metadata ?? {},
    parent: {
      type: added ? 'invoice_item_details' : 'subscription_item_details',
      [added ? 'invoice_item_details' : 'subscription_item_details']: { proration },
    },
    period,
    pricing: price ? { price_details: { price: price.id, product: idOf(price.product) } } : null,
    subscription,
  });
}

const SELLER = 'DE';
/** Standard rates of value-added tax, per cent. There is none elsewhere. */
const RATES: Readonly<Record<string, number>> = { DE: 19, FR: 20 };

/**
 * The tax within an amount that includes it, as all our prices do: docs.stripe.com/tax/checkout and docs.stripe.com/tax/zero-tax.
 * A firm in another member state that named its number owes the tax itself.
 * @returns null where the subscription works out no tax
 */
function taxOf(
  store: Store,
  customer: Stripe.Customer,
  { automatic_tax: tax }: Stripe.Subscription,
  total: number,
): Stripe.Invoice.TotalTax | null {
  if (!tax.enabled) return null;
  const country = customer.address?.country ?? SELLER;
  const isFirmAbroad = country !== SELLER && store.taxIds.has(customer.id);
  const rate = isFirmAbroad ? 0 : (RATES[country] ?? 0);
  const amount = Math.round((total * rate) / (100 + rate));
  return shown<Stripe.Invoice.TotalTax>({ amount, tax_behavior: 'inclusive' });
}
