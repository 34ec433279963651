import express, { type Response, type Router } from 'express';
import type Stripe from 'stripe';
import { html } from '../../common/html.ts';
import { payInvoice, type World } from '../billing.ts';
import { goesThrough } from '../faults.ts';
import { buildPdf } from '../pdf.ts';
import { formatDay, formatMoney, sendNotFound, sendStripePage } from './look.ts';

/** The page and the PDF that an invoice's own addresses lead to. */
export function invoicePages(world: World): Router {
  const { store } = world;
  const router = express.Router();
  router.get('/invoice/:id', ({ params, query }, res) => {
    const invoice = store.invoices.get(params.id);
    if (!invoice) return sendNotFound(res, 'invoice');
    showInvoice(res, invoice, 'declined' in query);
  });
  router.post('/invoice/:id/pay', ({ params }, res) => {
    const invoice = store.invoices.get(params.id);
    if (!invoice) return sendNotFound(res, 'invoice');
    const isSettled = invoice.status !== 'open' || goesThrough(() => payInvoice(world, invoice));
    res.redirect(303, `/invoice/${invoice.id}${isSettled ? '' : '?declined'}`);
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

function showInvoice(res: Response, invoice: Stripe.Invoice, wasDeclined: boolean): void {
  const name = invoice.number ?? invoice.id;
  const main = html`<div class="split">
    <section>
      <h1>Invoice ${name}</h1>
      <p class="amount">${formatMoney(invoice.total, invoice.currency)}</p>
      <p class="muted">
        ${invoice.status === 'paid' ? 'Paid' : `Status: ${invoice.status ?? 'unknown'}`}, issued on
        ${formatDay(invoice.created)}
      </p>
      ${wasDeclined && invoice.status === 'open' ? html`<div class="notice" role="alert"><p>Your card was declined.</p></div>` : null}
      <p><a href="/invoice/${invoice.id}/pdf">Download as PDF</a></p>
    </section>
    <section class="card" aria-label="Lines">
      <dl>
        ${invoice.lines.data.map(
          (line) =>
            html`<dt>${line.description}</dt>
              <dd>${formatMoney(line.amount, line.currency)}</dd>`,
        )}
        <dt>Amount due</dt>
        <dd><strong>${formatMoney(invoice.amount_remaining, invoice.currency)}</strong></dd>
      </dl>
      ${invoice.status === 'open' ? html`<form method="post" action="/invoice/${invoice.id}/pay" class="actions"><br /><button>Pay this invoice</button></form>` : null}
    </section>
  </div>`;
  sendStripePage(res, 200, `Invoice ${name}`, main);
}

function renderPdf(invoice: Stripe.Invoice): Buffer {
  const money = (amount: number) =>
    `${(amount / 100).toFixed(2)} ${invoice.currency.toUpperCase()}`;
  return buildPdf(`Invoice ${invoice.number ?? invoice.id}`, [
    `From: ${invoice.account_name ?? ''}`,
    `To: ${invoice.customer_name ?? ''} (${invoice.customer_email ?? ''})`,
    `Date: ${formatDay(invoice.created)}`,
    `Status: ${invoice.status ?? ''}`,
    '',
    ...invoice.lines.data.map((line) => `${line.description ?? ''}: ${money(line.amount)}`),
    '',
    `Total: ${money(invoice.total)}`,
    '',
    'Made by the local stand-in for Stripe. Nothing was charged.',
  ]);
}
