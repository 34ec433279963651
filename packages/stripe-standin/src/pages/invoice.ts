import express, { type Response, type Router } from 'express';
import type Stripe from 'stripe';
import { attachMethod, createCard } from '../billing/cards.ts';
import { subscriptionOf } from '../billing/invoicing.ts';
import { payInvoice } from '../billing/payments.ts';
import { html } from '../kit/html.ts';
import { fieldsOf } from '../kit/record.ts';
import { idOf } from '../state/store.ts';
import { requireCustomer, requireOne, type World } from '../state/world.ts';
import {
  attempt,
  formatDay,
  formatMoney,
  noticeOf,
  sendNotFound,
  sendStripePage,
  showBank,
} from './look.ts';

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
  router.get('/invoice/:id/confirm', ({ params }, res) => {
    const invoice = find(params);
    const page = `/invoice/${invoice.id}`;
    if (invoice.status !== 'open') return res.redirect(303, page);
    const amount = formatMoney(invoice.amount_remaining, invoice.currency);
    showBank(res, store.accountName, amount, `${page}/confirm`);
  });
  router.post('/invoice/:id/confirm', ({ params, body }, res) => {
    const isApproved = fieldsOf(body)['answer'] === 'approve';
    const page = `/invoice/${params.id}`;
    res.redirect(303, isApproved ? payFrom(world, find(params), true) : `${page}?problem=refused`);
  });
  router.get('/invoice/:id/pdf', ({ params }, res) => {
    const invoice = find(params);
    res
      .type('pdf')
      .attachment(`${invoice.number ?? invoice.id}.pdf`)
      .send(renderPdf(invoice));
  });
  return router;
}

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
  const name = invoice.number ?? invoice.id;
  const main = html`<div class="split">
    <section>
      <h1>Invoice ${name}</h1>
      <p class="amount">${formatMoney(invoice.total, invoice.currency)}</p>
      <p class="muted">
        ${invoice.status === 'paid' ? 'Paid' : `Status: ${invoice.status ?? 'unknown'}`}, issued on
        ${formatDay(invoice.created)}
      </p>
      <p>${billedTo(invoice).join(', ')}</p>
      ${invoice.status === 'open' ? noticeOf(query) : null}
      <p><a href="/invoice/${invoice.id}/pdf">Download as PDF</a></p>
    </section>
    <section class="card" aria-label="Lines">
      <dl>
        ${rowsOf(invoice).map(
          ([words, amount]) =>
            html`<dt>${words}</dt>
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

/** The lines, their total, and the tax in it. */
function rowsOf({ lines, total, total_taxes: taxes }: Stripe.Invoice): [string, number][] {
  return [
    ...lines.data.map(({ description, amount }): [string, number] => [description ?? '', amount]),
    ['Total', total],
    ...(taxes ?? []).map(({ amount }): [string, number] => ['Tax, included', amount]),
  ];
}

/** To whom it is: name, address and tax number, as they were when it was made. */
function billedTo(invoice: Stripe.Invoice): string[] {
  const { customer_name: name, customer_email: email, customer_address: address } = invoice;
  const { line1, postal_code: code, city, country } = address ?? {};
  const numbers = (invoice.customer_tax_ids ?? []).map(({ value }) => `VAT ${value}`);
  return [name, email, line1, code, city, country, ...numbers]
    .filter((part) => typeof part === 'string')
    .filter((part) => part !== '');
}

function renderPdf(invoice: Stripe.Invoice): Buffer {
  const row = ([words, amount]: [string, number]) =>
    `${words}: ${(amount / 100).toFixed(2)} ${invoice.currency.toUpperCase()}`;
  return buildPdf([
    `Invoice ${invoice.number ?? invoice.id}`,
    '',
    `From: ${invoice.account_name ?? ''}`,
    `To: ${billedTo(invoice).join(', ')}`,
    `Date: ${formatDay(invoice.created)}`,
    `Status: ${invoice.status ?? ''}`,
    '',
    ...rowsOf(invoice).map(row),
    row(['Amount due', invoice.amount_due]),
    '',
    'Made by the local stand-in for Stripe. Nothing was charged.',
  ]);
}

/** A PDF of one page with lines of text. Text outside Latin-1 is replaced. */
function buildPdf(lines: readonly string[]): Buffer {
  const printed = lines.map((line) => line.replaceAll(/[^\x20-\x7e\xa0-\xff]/g, '?'));
  const content = [
    'BT /F1 11 Tf 18 TL 60 770 Td',
    ...printed.map((line) => `(${line.replaceAll(/[\\()]/g, String.raw`\$&`)}) Tj T*`),
    'ET',
  ].join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Courier /Encoding /WinAnsiEncoding >>',
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`;
  const end = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(file + table + end, 'latin1');
}
