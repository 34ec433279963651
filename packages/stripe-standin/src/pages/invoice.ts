import express, { type Response, type Router } from 'express';
import type Stripe from 'stripe';
import { attachMethod, createCard } from '../billing/cards.ts';
import { subscriptionOf } from '../billing/invoicing.ts';
import { payInvoice } from '../billing/payments.ts';
import { html } from '../kit/html.ts';
import { fieldsOf } from '../kit/record.ts';
import { idOf } from '../state/store.ts';
import { requireCustomer, requireOne, type World } from '../state/world.ts';
import { addBank } from './bank.ts';
import { attempt, formatDay, formatMoney, noticeOf, sendNotFound, sendStripePage } from './look.ts';

/** The page and the PDF that an invoice's own addresses lead to, and the bank's page behind a payment. */
export function invoicePages(world: World): Router {
  const { store } = world;
  const router = express.Router();
  router.use('/invoice/:id', ({ params }, res, next) => {
    if (store.invoices.has(params.id)) next();
    else sendNotFound(res, 'invoice');
  });
  const find = ({ id }: { id: string }) => requireOne(store.invoices, 'invoice', id);
  router.get('/invoice/:id', ({ params, query }, res) => showInvoice(res, find(params), query));
  router.post('/invoice/:id/pay', ({ params, body }, res) => {
    const invoice = find(params);
    if (invoice.status === 'open' && fieldsOf(body)['card'] === 'new') useNewCard(world, invoice);
    res.redirect(303, payFrom(world, invoice, false));
  });
  const amountOf = (id: string) => {
    const { status, amount_remaining: amount, currency } = find({ id });
    return status === 'open' ? formatMoney(amount, currency) : null;
  };
  addBank(router, '/invoice', amountOf, (id) => payFrom(world, find({ id }), true));
  router.get('/invoice/:id/pdf', ({ params }, res) => {
    const invoice = find(params);
    res
      .type('pdf')
      .attachment(`${invoice.number ?? invoice.id}.pdf`)
      .send(EMPTY_PDF);
  });
  return router;
}

const EMPTY_PDF = `%PDF-1.4
1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj
3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >> endobj
trailer << /Root 1 0 R >>
%%EOF
`;

/**
 * Pays an invoice from its page.
 * @returns where the browser goes next: back, or to the bank
 */
function payFrom(world: World, invoice: Stripe.Invoice, isPresent: boolean): string {
  const page = `/invoice/${invoice.id}`;
  if (invoice.status !== 'open') return page;
  const outcome = attempt(() => payInvoice(world, invoice, { isPresent }));
  if (outcome === 'done') return page;
  return outcome === 'confirm' ? `${page}/confirm` : `${page}?problem=${outcome}`;
}

/**
 * A card that pays a subscription's invoice on this page stays with the subscription:
 * docs.stripe.com/invoicing/hosted-invoice-page.
 */
function useNewCard(world: World, invoice: Stripe.Invoice): void {
  const customer = requireCustomer(world, idOf(invoice.customer ?? ''));
  const subscription = subscriptionOf(world.store, invoice);
  const method = attachMethod(world, customer, createCard(world, 'good'));
  if (!subscription) return;
  subscription.default_payment_method = method.id;
  world.emit('customer.subscription.updated', subscription);
}

function showInvoice(
  res: Response,
  invoice: Stripe.Invoice,
  query: Readonly<Record<string, unknown>>,
): void {
  const { id, number, status, currency, customer_name: name, customer_address: address } = invoice;
  const numbers = (invoice.customer_tax_ids ?? []).map(({ value }) => `VAT ${value}`);
  const to = [name, address?.line1, address?.city, ...numbers].filter(Boolean).join(', ');
  const row = (words: string | null, amount: number) =>
    html`<dt>${words}</dt>
      <dd>${formatMoney(amount, currency)}</dd>`;
  const main = html`<div class="split">
    <section>
      <h1>Invoice ${number ?? id}</h1>
      <p class="amount">${formatMoney(invoice.total, currency)}</p>
      <p class="muted">
        ${status === 'paid' ? 'Paid' : `Status: ${status ?? 'unknown'}`}, issued on
        ${formatDay(invoice.created)}
      </p>
      <p>${to}</p>
      ${status === 'open' ? noticeOf(query) : null}
      <p><a href="/invoice/${id}/pdf">Download as PDF</a></p>
    </section>
    <section class="card" aria-label="Lines">
      <dl>
        ${invoice.lines.data.map(({ description, amount }) => row(description, amount))}
        ${(invoice.total_taxes ?? []).map(({ amount }) => row('Tax, included', amount))}
        ${row('Amount due', invoice.amount_remaining)}
      </dl>
      ${status === 'open' ? html`<form method="post" action="/invoice/${id}/pay" class="actions"><br /><button>Pay this invoice</button><button name="card" value="new" class="plain">Pay with a new card</button></form>` : null}
    </section>
  </div>`;
  sendStripePage(res, 200, `Invoice ${number ?? id}`, main);
}
