import express, { type Response, type Router } from 'express';
import type Stripe from 'stripe';
import { cardOf, methodOf, putCardOnFile, subscriptionsOf } from '../billing/cards.ts';
import { setDetails } from '../billing/customer-details.ts';
import { endAt, hasEnded, periodEndOf } from '../billing/subscriptions.ts';
import { html, type Markup } from '../kit/html.ts';
import { fieldsOf } from '../kit/record.ts';
import type { Seconds } from '../kit/time.ts';
import { amountOf, recurringOf } from '../objects/catalogue.ts';
import { newestFirst } from '../objects/shape.ts';
import { CARDS, itemOf, type Card, type Store } from '../state/store.ts';
import { requireCustomer, requireOne, requireSubscription, type World } from '../state/world.ts';
import { detailFields, readDetails, type Given } from './details.ts';
import {
  describeState,
  formatDay,
  formatMoney,
  noticeOf,
  sendNotFound,
  sendStripePage,
} from './look.ts';

const LIVES_FOR: Seconds = 3600;

const CARD_NOTES: Readonly<Record<Card, string>> = {
  good: '',
  declined: ', which the bank refuses',
  authenticate: ', for which the bank asks you to confirm each payment',
  none: '',
};

/** The customer portal: the subscription's state, its card and invoices, and the actions on them. */
export function portalPages(world: World): Router {
  const { store, emit } = world;
  const router = express.Router();
  router.use('/portal/:id', ({ params }, res, next) => {
    const session = store.portalSessions.get(params.id);
    if (!session) return sendNotFound(res, 'portal session');
    if (session.created + LIVES_FOR > store.now()) return next();
    sendStripePage(res, 410, 'Expired', expiredPage(session));
  });
  const find = ({ id }: { id: string }) => requireOne(store.portalSessions, 'portal session', id);
  router.get('/portal/:id', ({ params, query }, res) => {
    const session = find(params);
    const cancels = session.flow?.subscription_cancel?.subscription;
    if (cancels === undefined || 'home' in query) return showPortal(world, res, session, query);
    res.redirect(303, `/portal/${session.id}/subscriptions/${cancels}/cancel`);
  });
  router.post('/portal/:id/card', ({ params, body }, res) => {
    const session = find(params);
    const card = CARDS.find((name) => name === fieldsOf(body)['card']);
    if (card === undefined || card === 'none') return sendNotFound(res, 'portal page');
    putCardOnFile(world, requireCustomer(world, session.customer), card);
    res.redirect(303, homeOf(session));
  });
  router.post('/portal/:id/details', ({ params, body }, res) => {
    const session = find(params);
    const details = readDetails(fieldsOf(body));
    if (details === null) return res.redirect(303, `${homeOf(session)}&problem=details`);
    setDetails(world, requireCustomer(world, session.customer), details);
    res.redirect(303, homeOf(session));
  });
  router.use('/portal/:id/subscriptions/:subscription', ({ params }, res, next) => {
    const subscription = store.subscriptions.get(params.subscription);
    const isOwn = subscription?.customer === find(params).customer;
    if (subscription && isOwn && !hasEnded(subscription)) next();
    else sendNotFound(res, 'portal page');
  });
  router.get('/portal/:id/subscriptions/:subscription/cancel', ({ params }, res) =>
    showCancel(res, find(params), requireSubscription(world, params.subscription)),
  );
  // A portal cancels as flexible billing does: with `cancel_at` alone.
  router.post('/portal/:id/subscriptions/:subscription/:action', ({ params }, res) => {
    const subscription = requireSubscription(world, params.subscription);
    const end = params.action === 'cancel' ? periodEndOf(subscription) : null;
    endAt(subscription, end, store.now());
    emit('customer.subscription.updated', subscription);
    res.redirect(303, homeOf(find(params)));
  });
  return router;
}

function homeOf({ id }: Stripe.BillingPortal.Session): string {
  return `/portal/${id}?home`;
}

function showPortal(
  world: World,
  res: Response,
  session: Stripe.BillingPortal.Session,
  query: Readonly<Record<string, unknown>>,
): void {
  const { store } = world;
  const customer = store.customers.get(session.customer);
  if (!customer || customer.deleted) return sendNotFound(res, 'customer');
  const subscriptions = newestFirst(subscriptionsOf(world, customer.id));
  const invoices = newestFirst(store.invoices.values()).filter(
    (invoice) => invoice.customer === customer.id && invoice.status !== 'draft',
  );
  const main = html`${barOf(session, customer.name ?? customer.email ?? customer.id)}
    <h1>Your subscription and invoices</h1>
    ${subscriptions.length === 0 ? html`<p>There is no subscription.</p>` : null}
    ${subscriptions.map((subscription) => subscriptionCard(session, subscription))}
    <section class="card" aria-labelledby="card">
      <h2 id="card">Payment method</h2>
      <p>${describeCard(store, subscriptions[0], customer)}</p>
      <form method="post" action="/portal/${session.id}/card" class="choices">
        <button name="card" value="good" class="plain">Use a new card</button>
        <button name="card" value="declined" class="plain">Use a card that the bank refuses</button>
        <button name="card" value="authenticate" class="plain">
          Use a card that the bank asks you to confirm
        </button>
      </form>
    </section>
    <section class="card" aria-labelledby="details">
      <h2 id="details">Billing information</h2>
      ${noticeOf(query)}
      <form method="post" action="/portal/${session.id}/details" class="actions">
        ${detailFields({ taxId: true, given: givenOf(store, customer) })}
        <button class="plain">Save</button>
      </form>
    </section>
    <section class="card" aria-labelledby="invoices">
      <h2 id="invoices">Invoices</h2>
      ${invoices.length === 0 ? html`<p>There are no invoices yet.</p>` : null}
      <ul class="rows">
        ${invoices.map(invoiceRow)}
      </ul>
    </section>`;
  sendStripePage(res, 200, 'Billing', main);
}

function givenOf({ taxIds }: Store, { id, name, address }: Stripe.Customer): Given {
  return {
    name: name ?? '',
    line1: address?.line1 ?? '',
    postal_code: address?.postal_code ?? '',
    city: address?.city ?? '',
    country: address?.country ?? 'DE',
    tax_id: taxIds.get(id)?.[0]?.value ?? '',
  };
}

/** The card that is charged: a subscription's own, or else the customer's default. */
function describeCard(
  store: Store,
  newest: Stripe.Subscription | undefined,
  { id, invoice_settings: { default_payment_method: usual } }: Stripe.Customer,
): string {
  const payer = usual === null && newest ? newest : id;
  const card = methodOf(store, payer)?.card;
  if (!card) return 'No card';
  const brand = card.brand === 'mastercard' ? 'Mastercard' : 'Visa';
  return `${brand} ending in ${card.last4}${CARD_NOTES[cardOf(store, payer)]}`;
}

function barOf({ return_url: back }: Stripe.BillingPortal.Session, whose: string): Markup {
  return html`<div class="bar">
    <p class="muted">Billing of ${whose}</p>
    ${back ? html`<p><a href="${back}">Return to the site</a></p>` : null}
  </div>`;
}

function expiredPage({ return_url: back }: Stripe.BillingPortal.Session): Markup {
  return html`<h1>This link has expired</h1>
    <p>Billing pages are open for an hour. Go back to the site and open them again.</p>
    ${back ? html`<p><a href="${back}">Return to the site</a></p>` : null}`;
}

function showCancel(
  res: Response,
  session: Stripe.BillingPortal.Session,
  subscription: Stripe.Subscription,
): void {
  const main = html`<h1>Cancel the subscription</h1>
    <p>It stays as it is until ${formatDay(periodEndOf(subscription))}, and ends then.</p>
    <form method="post" class="actions">
      <button>Cancel the subscription</button>
      <a class="button plain" href="${homeOf(session)}">Go back</a>
    </form>`;
  sendStripePage(res, 200, 'Cancel', main);
}

function subscriptionCard(
  session: Stripe.BillingPortal.Session,
  subscription: Stripe.Subscription,
): Markup {
  const { price } = itemOf(subscription);
  const isEnding = subscription.cancel_at !== null;
  const action = isEnding ? 'renew' : 'cancel';
  const label = isEnding ? 'Keep the subscription' : 'Cancel the subscription';
  const address = `/portal/${session.id}/subscriptions/${subscription.id}/${action}`;
  return html`<section class="card" aria-label="Subscription">
    <h2>${price.nickname ?? price.id}</h2>
    <p>
      ${formatMoney(amountOf(price), subscription.currency)} per ${recurringOf(price).interval}.
      ${describeState(subscription)}
    </p>
    ${hasEnded(subscription) ? null : html`<form method="post" action="${address}"><button class="plain">${label}</button></form>`}
  </section>`;
}

function invoiceRow(invoice: Stripe.Invoice): Markup {
  const name = invoice.number ?? invoice.id;
  return html`<li>
    <div class="row">
      <a href="${invoice.hosted_invoice_url ?? ''}">${name}</a>
      <strong>${formatMoney(invoice.total, invoice.currency)}</strong>
    </div>
    <div class="row">
      <span class="muted">${formatDay(invoice.created)}, ${invoice.status ?? 'unknown'}</span>
      <a href="/invoice/${invoice.id}/pdf" aria-label="PDF of invoice ${name}">PDF</a>
    </div>
  </li>`;
}
