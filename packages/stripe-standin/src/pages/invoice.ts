import express, { type Response, type Router } from 'express';
import type Stripe from 'stripe';
import { attachMethod, createCard } from '../billing/cards.ts';
import { payInvoice } from '../billing/payments.ts';
import { html } from '../kit/html.ts';
import { fieldsOf } from '../kit/record.ts';
import { idOf } from '../state/store.ts';
import { requireCustomer, type World } from '../state/world.ts';
import { attempt, noticeOf, showBank, type Outcome } from './attempt.ts';
import { formatDay, formatMoney, sendNotFound, sendStripePage } from './look.ts';
import { buildPdf, type PdfRow } from './pdf.ts';

/** The page and the PDF that an invoice's own addresses lead to, and the bank's page behind a payment. */
export function invoicePages(world: World): Router {
  const { store } = world;
  const router = express.Router();
  router.get('/invoice/:id', ({ params, query }, res) => {
    const invoice = store.invoices.get(params.id);
    if (!invoice) return sendNotFound(res, 'invoice');
    showInvoice(res, invoice, query);
  });
  router.post('/invoice/:id/pay', ({ params, body }, res) => {
    const invoice = store.invoices.get(params.id);
    if (!invoice) return sendNotFound(res, 'invoice');
    if (invoice.status === 'open' && fieldsOf(body)['card'] === 'new' && invoice.customer) {
      useNewCard(world, invoice, requireCustomer(world, idOf(invoice.customer), 'customer'));
    }
    res.redirect(303, payFrom(world, invoice, `/invoice/${invoice.id}`));
  });
  router.get('/invoice/:id/confirm', ({ params, query }, res) => {
    const invoice = store.invoices.get(params.id);
    if (!invoice) return sendNotFound(res, 'invoice');
    const back = readBack(world, invoice, query);
    if (invoice.status !== 'open') return res.redirect(303, back);
    const amount = formatMoney(invoice.amount_remaining, invoice.currency);
    showBank(res, store.accountName, amount, `/invoice/${invoice.id}/confirm?back=${back}`);
  });
  router.post('/invoice/:id/confirm', ({ params, query, body }, res) => {
    const invoice = store.invoices.get(params.id);
    if (!invoice) return sendNotFound(res, 'invoice');
    const back = readBack(world, invoice, query);
    if (fieldsOf(body)['answer'] !== 'approve') return res.redirect(303, `${back}?problem=refused`);
    res.redirect(303, addressAfter(tryToPay(world, invoice, true), back));
  });
  router.get('/invoice/:id/pdf', ({ params }, res) => {
    const invoice = store.invoices.get(params.id);
    if (!invoice) return sendNotFound(res, 'invoice');
    res
      .type('pdf')
      .attachment(`${invoice.number ?? invoice.id}.pdf`)
      .send(renderPdf(invoice));
  });
  return router;
}

/**
 * Pays an invoice from a page.
 * @returns where the browser goes next: back, or to the bank
 */
export function payFrom(
  world: World,
  invoice: Stripe.Invoice,
  page: string,
  method?: Stripe.PaymentMethod,
): string {
  const outcome = tryToPay(world, invoice, false, method);
  if (outcome === 'confirm') return `/invoice/${invoice.id}/confirm?back=${page}`;
  return addressAfter(outcome, page);
}

function tryToPay(
  world: World,
  invoice: Stripe.Invoice,
  isPresent: boolean,
  method?: Stripe.PaymentMethod,
): Outcome {
  if (invoice.status !== 'open') return 'done';
  return attempt(() => payInvoice(world, invoice, { isPresent, ...(method ? { method } : {}) }));
}

/**
 * A card that pays a subscription's invoice on this page stays with the subscription:
 * docs.stripe.com/invoicing/hosted-invoice-page.
 */
function useNewCard(world: World, invoice: Stripe.Invoice, customer: Stripe.Customer): void {
  const method = attachMethod(world, customer, createCard(world, 'good'));
  const reference = invoice.parent?.subscription_details?.subscription;
  const subscription = reference && world.store.subscriptions.get(idOf(reference));
  if (subscription) {
    subscription.default_payment_method = method.id;
    return world.emit('customer.subscription.updated', subscription);
  }
  customer.invoice_settings.default_payment_method = method.id;
  world.emit('customer.updated', customer);
}

function addressAfter(outcome: Outcome, page: string): string {
  return outcome === 'done' ? page : `${page}?problem=${outcome}`;
}

/** The invoice's own page, or the portal of its customer where the payment began. */
function readBack(
  { store }: World,
  invoice: Stripe.Invoice,
  { back }: Readonly<Record<string, unknown>>,
): string {
  const portal = typeof back === 'string' ? /^\/portal\/(\w+)$/.exec(back)?.[1] : undefined;
  const session = portal === undefined ? undefined : store.portalSessions.get(portal);
  const isOwn = session !== undefined && session.customer === invoice.customer;
  return isOwn ? `/portal/${session.id}` : `/invoice/${invoice.id}`;
}

function showInvoice(
  res: Response,
  invoice: Stripe.Invoice,
  query: Readonly<Record<string, unknown>>,
): void {
  const name = invoice.number ?? invoice.id;
  const main = html`<div class="split">
    <section>
      <h1>Invoice ${name}</h1>
      <p class="amount">${formatMoney(invoice.total, invoice.currency)}</p>
      <p class="muted">
        ${invoice.status === 'paid' ? 'Paid' : `Status: ${invoice.status ?? 'unknown'}`}, issued on
        ${formatDay(invoice.created)}
      </p>
      ${invoice.status === 'open' ? noticeOf(query) : null}
      <p><a href="/invoice/${invoice.id}/pdf">Download as PDF</a></p>
    </section>
    <section class="card" aria-label="Lines">
      <dl>
        ${invoice.lines.data.map(
          (line) =>
            html`<dt>${line.description}</dt>
              <dd>${formatMoney(line.amount, line.currency)}</dd>`,
        )}
        <dt>Total</dt>
        <dd>${formatMoney(invoice.total, invoice.currency)}</dd>
        ${taxesOf(invoice).map(
          (amount) =>
            html`<dt>Tax, included</dt>
              <dd>${formatMoney(amount, invoice.currency)}</dd>`,
        )}
        <dt>Amount due</dt>
        <dd><strong>${formatMoney(invoice.amount_remaining, invoice.currency)}</strong></dd>
      </dl>
      ${invoice.status === 'open' ? html`<form method="post" action="/invoice/${invoice.id}/pay" class="actions"><br /><button>Pay this invoice</button><button name="card" value="new" class="plain">Pay with a new card</button></form>` : null}
    </section>
  </div>`;
  sendStripePage(res, 200, `Invoice ${name}`, main);
}

function taxesOf({ total_taxes: taxes }: Stripe.Invoice): number[] {
  return (taxes ?? []).map(({ amount }) => amount);
}

function renderPdf(invoice: Stripe.Invoice): Buffer {
  const money = (amount: number) =>
    `${(amount / 100).toFixed(2)} ${invoice.currency.toUpperCase()}`;
  const rows: PdfRow[] = invoice.lines.data.flatMap((line): PdfRow[] => [
    { text: line.description ?? '', amount: money(line.amount) },
    { text: `${formatDay(line.period.start)} to ${formatDay(line.period.end)}`, isNote: true },
  ]);
  return buildPdf(`Invoice ${invoice.number ?? invoice.id}`, [
    { text: `From: ${invoice.account_name ?? ''}` },
    { text: `To: ${invoice.customer_name ?? ''} (${invoice.customer_email ?? ''})` },
    { text: `Date: ${formatDay(invoice.created)}` },
    { text: `Status: ${invoice.status ?? ''}` },
    { text: '' },
    ...rows,
    { text: '' },
    { text: 'Total', amount: money(invoice.total) },
    ...taxesOf(invoice).map((amount) => ({ text: 'Tax, included', amount: money(amount) })),
    ...(invoice.starting_balance === 0
      ? []
      : [
          {
            text: 'Credit used',
            amount: money(invoice.starting_balance - (invoice.ending_balance ?? 0)),
          },
        ]),
    { text: 'Amount due', amount: money(invoice.amount_due) },
    { text: 'Paid', amount: money(invoice.amount_paid) },
    { text: '' },
    { text: 'Made by the local stand-in for Stripe. Nothing was charged.', isNote: true },
  ]);
}
