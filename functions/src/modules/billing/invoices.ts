import type Stripe from 'stripe';
import type { Invoice, NextPayment } from '../../contract/api.ts';
import type { AnswerOf } from '../../contract/endpoints.ts';
import { NO_SUBSCRIPTION, type Subscription } from '../../contract/subscription.ts';
import { isStripeError } from '../../adapters/stripe.ts';
import { ApiError } from '../../foundation/errors.ts';
import { proveCustomer, type Customer } from './customers.ts';
import { findReversals, WITH_PAYMENTS, type Reversals } from './stripe/reversals.ts';
import { toIso } from './stripe/stripe-facts.ts';

export const INVOICE_ID = /^in_\w{1,100}$/;

export type Page = { limit: number; startingAfter: string | null };

type InvoicePage = AnswerOf<'GET /invoices'>;

export const NO_INVOICES: InvoicePage = { invoices: [], hasMore: false, nextPayment: null };

/**
 * Invoices, newest first, and on the first page what will be charged next.
 * @throws {ApiError} `invalid_input` for a page that does not exist
 */
export async function listInvoices(
  stripe: Stripe,
  customer: Customer,
  subscription: Subscription,
  { limit, startingAfter }: Page,
): Promise<InvoicePage> {
  if (customer.isDeleted) return NO_INVOICES;
  const [page, nextPayment] = await Promise.all([
    readPage(stripe, customer.id, limit, startingAfter),
    startingAfter === null ? readNextPayment(stripe, customer.id, subscription) : null,
  ]);
  return { ...page, nextPayment };
}

export async function listAllInvoices(stripe: Stripe, customer: Customer): Promise<Invoice[]> {
  const all: Invoice[] = [];
  for (;;) {
    const page = { limit: LARGEST_PAGE, startingAfter: all.at(-1)?.id ?? null };
    // Passing no subscription skips the preview of the next invoice.
    const found = await listInvoices(stripe, customer, NO_SUBSCRIPTION, page);
    all.push(...found.invoices);
    if (!found.hasMore) return all;
  }
}

/**
 * One invoice, with links that are valid now. Its own customer is read with it and proves whose it is.
 * @param customerId the customer that is recorded for this person
 * @throws {ApiError} `not_found`, or `forbidden` for another person's
 */
export async function readInvoice(
  stripe: Stripe,
  uid: string,
  customerId: string | null,
  id: string,
): Promise<Invoice> {
  if (!INVOICE_ID.test(id)) throw notFound();
  // A person who has bought nothing costs no call to Stripe.
  if (customerId === null) throw notYours();
  const invoice = await retrieve(stripe, id);
  const { customer } = invoice;
  if (customer === null || typeof customer === 'string' || customer.deleted) throw notYours();
  if (customer.id !== customerId) throw notYours();
  proveCustomer(uid, customer);
  return toInvoice(invoice, await findReversals(stripe, customer.id, [invoice]));
}

/** What an e-mail says of an invoice, with a link that is valid now; null if it has no page. */
export async function readInvoiceFacts(stripe: Stripe, id: string) {
  const {
    number,
    total,
    currency,
    created,
    hosted_invoice_url: page,
  } = await stripe.invoices.retrieve(id);
  const url = page ?? null;
  if (number === null || url === null) return null;
  return { number, total, currency, createdAt: toIso(created), url };
}

/** The paid ones of a customer's latest invoices. */
export async function listPaidInvoices(
  stripe: Stripe,
  customer: string,
): Promise<Stripe.Invoice[]> {
  return (await stripe.invoices.list({ customer, status: 'paid', limit: LARGEST_PAGE })).data;
}

const LARGEST_PAGE = 100;

async function retrieve(stripe: Stripe, id: string): Promise<Stripe.Invoice> {
  try {
    return await stripe.invoices.retrieve(id, { expand: ['customer', WITH_PAYMENTS] });
  } catch (error) {
    throw isStripeError(error) && error.code === 'resource_missing' ? notFound() : error;
  }
}

async function readPage(
  stripe: Stripe,
  customer: string,
  limit: number,
  startingAfter: string | null,
): Promise<Pick<InvoicePage, 'invoices' | 'hasMore'>> {
  const { data, has_more: hasMore } = await listPage(stripe, customer, limit, startingAfter);
  const reversals = await findReversals(stripe, customer, data);
  return { invoices: data.map((invoice) => toInvoice(invoice, reversals)), hasMore };
}

async function listPage(
  stripe: Stripe,
  customer: string,
  limit: number,
  startingAfter: string | null,
): Promise<Stripe.ApiList<Stripe.Invoice>> {
  try {
    return await stripe.invoices.list({
      customer,
      limit,
      expand: [`data.${WITH_PAYMENTS}`],
      ...(startingAfter === null ? {} : { starting_after: startingAfter }),
    });
  } catch (error) {
    if (isStripeError(error) && error.code === 'resource_missing') {
      throw new ApiError('invalid_input', 'This page of invoices is unknown. Reload the list.', {
        cause: error,
      });
    }
    throw error;
  }
}

async function readNextPayment(
  stripe: Stripe,
  customer: string,
  subscription: Subscription,
): Promise<NextPayment | null> {
  const { id, status, cancelAt, currentPeriodEnd, pausedUntil, openPayment } = subscription;
  if (status === 'paused' && pausedUntil !== undefined && openPayment === undefined) {
    return cancelAt === undefined ? readResumption(stripe, id, pausedUntil) : null;
  }
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

/** What Stripe will charge when it ends a pause. Null for a pause of payments alone, which charges nothing at its end. */
async function readResumption(stripe: Stripe, id: string, at: string): Promise<NextPayment | null> {
  try {
    const preview = await stripe.invoices.createPreview({
      subscription: id,
      subscription_details: { resume_at: 'now' },
    });
    return { amount: preview.amount_due, currency: preview.currency, at };
  } catch (error) {
    if (isStripeError(error) && error.statusCode === 400) return null;
    throw error;
  }
}

const STATUSES: readonly Invoice['status'][] = ['draft', 'open', 'paid', 'uncollectible', 'void'];

function toInvoice(invoice: Stripe.Invoice, reversals: Reversals): Invoice {
  const status = STATUSES.find((name) => name === invoice.status);
  if (status === undefined) throw new Error('invoice status that is not known');
  const { refunded, isDisputed } = reversals(invoice);
  const tax = taxOf(invoice);
  return {
    id: invoice.id,
    number: invoice.number,
    status,
    total: invoice.total,
    amountDue: invoice.amount_due,
    ...(refunded === 0 ? {} : { refunded }),
    ...(isDisputed ? { isDisputed } : {}),
    ...(tax === null ? {} : { tax }),
    currency: invoice.currency,
    createdAt: toIso(invoice.created),
    nextPaymentAttempt:
      invoice.next_payment_attempt === null ? null : toIso(invoice.next_payment_attempt),
    url: invoice.hosted_invoice_url ?? null,
    pdf: invoice.invoice_pdf ?? null,
  };
}

/** Null where none was worked out, which is something else than a tax of nothing. */
function taxOf({ total_taxes: taxes }: Stripe.Invoice): number | null {
  if (taxes === null || taxes.length === 0) return null;
  return taxes.reduce((sum, { amount }) => sum + amount, 0);
}

function notFound(): ApiError {
  return new ApiError('not_found', 'This invoice is unknown. Reload the list.');
}

function notYours(): ApiError {
  return new ApiError('forbidden', 'This invoice belongs to another account.');
}
