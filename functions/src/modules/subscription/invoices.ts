import type Stripe from 'stripe';
import type { Invoice, InvoicesAnswer, NextPayment } from '../../contract/api.ts';
import type { Subscription } from '../../contract/subscription.ts';
import { isStripeError } from '../../adapters/stripe.ts';
import { ApiError } from '../../http/errors.ts';
import { assertBelongsTo } from './customer.ts';
import { toIso } from './stripe-facts.ts';

export type Page = { limit: number; startingAfter: string | null };

/**
 * Invoices, newest first, and on the first page what will be charged next.
 * @throws {ApiError} `invalid_input` for a page that does not exist, `forbidden`
 */
export async function listInvoices(
  stripe: Stripe,
  uid: string,
  customerId: string,
  subscription: Subscription,
  { limit, startingAfter }: Page,
): Promise<InvoicesAnswer> {
  const customer = await stripe.customers.retrieve(customerId);
  if (customer.deleted) return { invoices: [], hasMore: false, nextPayment: null };
  assertBelongsTo(customer, uid);
  const [page, nextPayment] = await Promise.all([
    readPage(stripe, customerId, limit, startingAfter),
    startingAfter === null ? readNextPayment(stripe, customerId, subscription) : null,
  ]);
  return { invoices: page.data.map(toInvoice), hasMore: page.has_more, nextPayment };
}

async function readPage(
  stripe: Stripe,
  customer: string,
  limit: number,
  startingAfter: string | null,
): Promise<Stripe.ApiList<Stripe.Invoice>> {
  try {
    return await stripe.invoices.list({
      customer,
      limit,
      ...(startingAfter === null ? {} : { starting_after: startingAfter }),
    });
  } catch (error) {
    if (isStripeError(error) && error.code === 'resource_missing') {
      throw new ApiError('invalid_input', 'There is no such page of invoices.', { cause: error });
    }
    throw error;
  }
}

async function readNextPayment(
  stripe: Stripe,
  customer: string,
  { id, status, cancelAt, currentPeriodEnd }: Subscription,
): Promise<NextPayment | null> {
  const renews = status === 'active' || status === 'trialing' || status === 'past_due';
  if (!renews || cancelAt !== undefined || currentPeriodEnd === null) return null;
  try {
    const preview = await stripe.invoices.createPreview({ customer, subscription: id });
    return { amount: preview.amount_due, currency: preview.currency, at: currentPeriodEnd };
  } catch (error) {
    if (isStripeError(error) && error.code === 'invoice_upcoming_none') return null;
    throw error;
  }
}

const STATUSES: readonly Invoice['status'][] = ['draft', 'open', 'paid', 'uncollectible', 'void'];

function toInvoice(invoice: Stripe.Invoice): Invoice {
  const status = STATUSES.find((name) => name === invoice.status);
  if (status === undefined) throw new Error('invoice status that is not known');
  return {
    id: invoice.id,
    number: invoice.number,
    status,
    total: invoice.total,
    amountDue: invoice.amount_due,
    currency: invoice.currency,
    createdAt: toIso(invoice.created),
    nextPaymentAttempt:
      invoice.next_payment_attempt === null ? null : toIso(invoice.next_payment_attempt),
    url: invoice.hosted_invoice_url ?? null,
    pdf: invoice.invoice_pdf ?? null,
  };
}
