import express, { type Response, type Router } from 'express';
import type Stripe from 'stripe';
import { html, type Markup } from '../../common/html.ts';
import { hasEnded, noteCancellation, payInvoice, periodEndOf, type World } from '../billing.ts';
import { goesThrough } from '../faults.ts';
import { recurringOf } from '../objects/catalogue.ts';
import { newestFirst } from '../paging.ts';
import { formatDay, formatMoney, sendNotFound, sendStripePage } from './look.ts';

/** What the portal's buttons do. A portal cancels as flexible billing does: with `cancel_at` alone. */
const ACTIONS: Readonly<Record<string, (world: World, subscription: Stripe.Subscription) => void>> =
  {
    cancel({ store, emit }, subscription) {
      subscription.cancel_at = periodEndOf(subscription);
      subscription.canceled_at = store.now();
      noteCancellation(subscription);
      emit('customer.subscription.updated', subscription);
    },
    renew({ emit }, subscription) {
      subscription.cancel_at = null;
      subscription.cancel_at_period_end = false;
      subscription.canceled_at = null;
      if (subscription.cancellation_details) subscription.cancellation_details.reason = null;
      emit('customer.subscription.updated', subscription);
    },
  };

/** The customer portal: the subscription's state, its invoices, and what may be done about them. */
export function portalPages(world: World): Router {
  const router = express.Router();
  router.get('/portal/:id', ({ params, query }, res) => {
    const session = world.store.portalSessions.get(params.id);
    if (!session) return sendNotFound(res, 'portal session');
    showPortal(world, res, session, 'declined' in query);
  });
  router.post('/portal/:id/subscriptions/:subscription/:action', ({ params }, res) => {
    const session = world.store.portalSessions.get(params.id);
    const subscription = world.store.subscriptions.get(params.subscription);
    const act = ACTIONS[params.action];
    if (!session || !act || !subscription || subscription.customer !== session.customer) {
      return sendNotFound(res, 'portal page');
    }
    if (!hasEnded(subscription)) act(world, subscription);
    res.redirect(303, `/portal/${session.id}`);
  });
  router.post('/portal/:id/invoices/:invoice/pay', ({ params }, res) => {
    const session = world.store.portalSessions.get(params.id);
    const invoice = world.store.invoices.get(params.invoice);
    if (!session || !invoice || invoice.customer !== session.customer) {
      return sendNotFound(res, 'portal page');
    }
    const isSettled = invoice.status !== 'open' || goesThrough(() => payInvoice(world, invoice));
    res.redirect(303, `/portal/${session.id}${isSettled ? '' : '?declined'}`);
  });
  return router;
}

function showPortal(
  { store }: World,
  res: Response,
  session: Stripe.BillingPortal.Session,
  wasDeclined: boolean,
): void {
  const customer = store.customers.get(session.customer);
  if (!customer || customer.deleted) return sendNotFound(res, 'customer');
  const subscriptions = newestFirst(store.subscriptions.values()).filter(
    (subscription) => subscription.customer === customer.id,
  );
  const invoices = newestFirst(store.invoices.values()).filter(
    (invoice) => invoice.customer === customer.id,
  );
  const main = html`<div class="bar">
      <p class="muted">Billing of ${customer.name ?? customer.email ?? customer.id}</p>
      ${session.return_url ? html`<p><a href="${session.return_url}">Return to the site</a></p>` : null}
    </div>
    <h1>Your subscription and invoices</h1>
    ${wasDeclined ? html`<div class="notice" role="alert"><p>Your card was declined.</p></div>` : null}
    ${subscriptions.length === 0 ? html`<p>There is no subscription.</p>` : null}
    ${subscriptions.map((subscription) => subscriptionCard(session, subscription))}
    <section class="card" aria-labelledby="invoices">
      <h2 id="invoices">Invoices</h2>
      ${invoices.length === 0 ? html`<p>There are no invoices yet.</p>` : null}
      <ul class="rows">
        ${invoices.map((invoice) => invoiceRow(session, invoice))}
      </ul>
    </section>`;
  sendStripePage(res, 200, 'Billing', main);
}

function subscriptionCard(
  session: Stripe.BillingPortal.Session,
  subscription: Stripe.Subscription,
): Markup {
  const [item] = subscription.items.data;
  if (!item) return html``;
  const isEnding = subscription.cancel_at !== null || subscription.cancel_at_period_end;
  const action = isEnding ? 'renew' : 'cancel';
  const label = isEnding ? 'Keep the subscription' : 'Cancel the subscription';
  const address = `/portal/${session.id}/subscriptions/${subscription.id}/${action}`;
  return html`<section class="card" aria-label="Subscription">
    <h2>${item.price.nickname ?? item.price.id}</h2>
    <p>
      ${formatMoney(item.price.unit_amount ?? 0, subscription.currency)} per
      ${recurringOf(item.price).interval}. ${describeState(subscription)}
    </p>
    ${hasEnded(subscription) ? null : html`<form method="post" action="${address}"><button class="plain">${label}</button></form>`}
  </section>`;
}

function describeState(subscription: Stripe.Subscription): string {
  const end = formatDay(periodEndOf(subscription));
  if (hasEnded(subscription)) return 'It has ended.';
  if (subscription.cancel_at !== null) return `It ends on ${formatDay(subscription.cancel_at)}.`;
  if (subscription.pause_collection) return 'It is paused: no payment is collected.';
  switch (subscription.status) {
    case 'past_due':
    case 'unpaid':
      return 'The last payment failed.';
    case 'paused':
      return 'It is paused.';
    case 'trialing':
      return `The trial lasts until ${end}.`;
    case 'active':
    case 'canceled':
    case 'incomplete':
    case 'incomplete_expired':
    default:
      return `It renews on ${end}.`;
  }
}

function invoiceRow(session: Stripe.BillingPortal.Session, invoice: Stripe.Invoice): Markup {
  const name = invoice.number ?? invoice.id;
  const pay = html`<form method="post" action="/portal/${session.id}/invoices/${invoice.id}/pay">
    <button aria-label="Pay invoice ${name}">Pay</button>
  </form>`;
  const pdf = html`<a href="${invoice.invoice_pdf ?? ''}" aria-label="PDF of invoice ${name}"
    >PDF</a
  >`;
  return html`<li>
    <div class="row">
      <a href="${invoice.hosted_invoice_url ?? ''}">${name}</a>
      <strong>${formatMoney(invoice.total, invoice.currency)}</strong>
    </div>
    <div class="row">
      <span class="muted">${formatDay(invoice.created)}, ${invoice.status ?? 'unknown'}</span>
      ${invoice.status === 'open' ? pay : pdf}
    </div>
  </li>`;
}
