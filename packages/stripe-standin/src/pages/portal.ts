import express, { type Response, type Router } from 'express';
import type Stripe from 'stripe';
import { cardOf, methodOf, refusalFault, refusalOf } from '../billing/cards.ts';
import { putCardOnFile } from '../billing/customers.ts';
import { bill } from '../billing/invoicing.ts';
import { applyChange, planChange } from '../billing/proration.ts';
import { hasEnded, noteCancellation, periodEndOf } from '../billing/subscriptions.ts';
import { html, type Markup } from '../kit/html.ts';
import { fieldsOf } from '../kit/record.ts';
import type { Seconds } from '../kit/time.ts';
import { amountOf, recurringOf } from '../objects/catalogue.ts';
import { newestFirst } from '../objects/list.ts';
import type { ChangePlan, ItemChange } from '../state/charge.ts';
import type { Card, Store } from '../state/store.ts';
import { requireCustomer, type World } from '../state/world.ts';
import { attempt, noticeOf } from './attempt.ts';
import { payFrom } from './invoice.ts';
import { formatDay, formatMoney, sendNotFound, sendStripePage } from './look.ts';

const LIVES_FOR: Seconds = 3600;

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

/** The cards that the portal offers, by the value of its buttons. */
const NEW_CARDS: Readonly<Record<string, Exclude<Card, 'none'>>> = {
  good: 'good',
  declined: 'declined',
  authenticate: 'authenticate',
};

const CARD_NOTES: Readonly<Record<Card, string>> = {
  good: '',
  declined: ', which the bank refuses',
  authenticate: ', for which the bank asks you to confirm each payment',
  none: '',
};

/** The customer portal: the subscription's state, its card and invoices, and the actions on them. */
export function portalPages(world: World): Router {
  const { store } = world;
  const router = express.Router();
  router.use('/portal/:id', ({ params }, res, next) => {
    const session = store.portalSessions.get(params.id);
    if (!session) return sendNotFound(res, 'portal session');
    if (session.created + LIVES_FOR > store.now()) return next();
    sendStripePage(res, 410, 'Expired', expiredPage(session));
  });
  router.get('/portal/:id', ({ params, query }, res) => {
    const session = findSession(world, params.id);
    const start = session && startOf(session);
    if (start && Object.keys(query).length === 0) {
      return res.redirect(303, start);
    }
    if (!session) return sendNotFound(res, 'portal session');
    showPortal(world, res, session, query);
  });
  router.post('/portal/:id/card', ({ params, body }, res) => {
    const session = findSession(world, params.id);
    const card = NEW_CARDS[String(fieldsOf(body)['card'])];
    if (!session || !card) return sendNotFound(res, 'portal page');
    putCardOnFile(world, requireCustomer(world, session.customer, 'customer'), card);
    res.redirect(303, homeOf(session));
  });
  router.get('/portal/:id/subscriptions/:subscription/cancel', ({ params }, res) => {
    const found = findSubscription(world, params.id, params.subscription);
    if (!found || hasEnded(found.subscription)) return sendNotFound(res, 'portal page');
    showCancel(res, found);
  });
  router.get('/portal/:id/subscriptions/:subscription/change', ({ params, query }, res) => {
    const found = findSubscription(world, params.id, params.subscription);
    if (!found || !isChangeable(found.subscription)) return sendNotFound(res, 'portal page');
    showChange(world, res, found, query);
  });
  router.post('/portal/:id/subscriptions/:subscription/change', ({ params, body }, res) => {
    const found = findSubscription(world, params.id, params.subscription);
    const price = store.prices.get(String(fieldsOf(body)['price']));
    if (!found || !price || !isChangeable(found.subscription)) {
      return sendNotFound(res, 'portal page');
    }
    const { session, subscription } = found;
    const outcome = attempt(() => changePlan(world, subscription, price));
    const page = `/portal/${session.id}/subscriptions/${subscription.id}/change`;
    res.redirect(303, outcome === 'done' ? homeOf(session) : `${page}?problem=unchanged`);
  });
  router.post('/portal/:id/subscriptions/:subscription/:action', ({ params }, res) => {
    const found = findSubscription(world, params.id, params.subscription);
    const act = ACTIONS[params.action];
    if (!found || !act) return sendNotFound(res, 'portal page');
    if (!hasEnded(found.subscription)) act(world, found.subscription);
    res.redirect(303, homeOf(found.session));
  });
  router.post('/portal/:id/invoices/:invoice/pay', ({ params }, res) => {
    const session = findSession(world, params.id);
    const invoice = store.invoices.get(params.invoice);
    if (!session || !invoice || invoice.customer !== session.customer) {
      return sendNotFound(res, 'portal page');
    }
    // The customer chooses the card; what they chose last as their default is offered first.
    const method = methodOf(store, session.customer);
    res.redirect(303, payFrom(world, invoice, `/portal/${session.id}`, method));
  });
  return router;
}

type Found = { session: Stripe.BillingPortal.Session; subscription: Stripe.Subscription };

function findSession({ store }: World, id: string): Stripe.BillingPortal.Session | undefined {
  return store.portalSessions.get(id);
}

/** A subscription of the session's own customer. */
function findSubscription(world: World, sessionId: string, id: string): Found | undefined {
  const session = findSession(world, sessionId);
  const subscription = world.store.subscriptions.get(id);
  if (!session || !subscription || subscription.customer !== session.customer) return undefined;
  return { session, subscription };
}

/** The page that a flow begins with; the card is on the front page. */
function startOf({ id, flow }: Stripe.BillingPortal.Session): string | undefined {
  const cancels = flow?.subscription_cancel?.subscription;
  if (cancels !== undefined) return `/portal/${id}/subscriptions/${cancels}/cancel`;
  const changes = flow?.subscription_update?.subscription;
  return changes === undefined ? undefined : `/portal/${id}/subscriptions/${changes}/change`;
}

function homeOf({ id }: Stripe.BillingPortal.Session): string {
  return `/portal/${id}?home`;
}

function isChangeable({ status, pause_collection: pause }: Stripe.Subscription): boolean {
  return (status === 'active' || status === 'trialing') && pause === null;
}

function planPortalChange(
  world: World,
  subscription: Stripe.Subscription,
  price: Stripe.Price,
): { changes: ItemChange[]; plan: ChangePlan } | null {
  const [item] = subscription.items.data;
  if (!item) return null;
  const changes = [{ item, isNew: false, price, quantity: item.quantity ?? 1 }];
  const now = world.store.now();
  return { changes, plan: planChange(world, subscription, changes, now, 'always_invoice') };
}

/** Changes the plan and bills the difference at once; a refused card leaves everything as it was. */
function changePlan(world: World, subscription: Stripe.Subscription, price: Stripe.Price): void {
  const planned = planPortalChange(world, subscription, price);
  if (!planned) return;
  const { changes, plan } = planned;
  const due = plan.charges.reduce((sum, { amount }) => sum + amount, 0);
  const refusal = refusalOf(world.store, subscription);
  if (due > 0 && refusal !== null) throw refusalFault(refusal, 'subscription');
  const charges = applyChange(world, subscription, changes, plan);
  if (charges.length > 0) bill(world, subscription, charges, 'subscription_update');
  world.emit('customer.subscription.updated', subscription);
}

function showPortal(
  { store }: World,
  res: Response,
  session: Stripe.BillingPortal.Session,
  query: Readonly<Record<string, unknown>>,
): void {
  const customer = store.customers.get(session.customer);
  if (!customer || customer.deleted) return sendNotFound(res, 'customer');
  const subscriptions = newestFirst(store.subscriptions.values()).filter(
    (subscription) => subscription.customer === customer.id,
  );
  const invoices = newestFirst(store.invoices.values()).filter(
    (invoice) => invoice.customer === customer.id && invoice.status !== 'draft',
  );
  const main = html`${barOf(session, customer.name ?? customer.email ?? customer.id)}
    <h1>Your subscription and invoices</h1>
    ${noticeOf(query)} ${subscriptions.length === 0 ? html`<p>There is no subscription.</p>` : null}
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
    <section class="card" aria-labelledby="invoices">
      <h2 id="invoices">Invoices</h2>
      ${invoices.length === 0 ? html`<p>There are no invoices yet.</p>` : null}
      <ul class="rows">
        ${invoices.map((invoice) => invoiceRow(session, invoice))}
      </ul>
    </section>`;
  sendStripePage(res, 200, 'Billing', main);
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
  return `Visa ending in ${card.last4}${CARD_NOTES[cardOf(store, payer)]}`;
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

function showCancel(res: Response, { session, subscription }: Found): void {
  const main = html`<h1>Cancel the subscription</h1>
    <p>It stays as it is until ${formatDay(periodEndOf(subscription))}, and ends then.</p>
    <form method="post" class="actions">
      <button>Cancel the subscription</button>
      <a class="button plain" href="${homeOf(session)}">Go back</a>
    </form>`;
  sendStripePage(res, 200, 'Cancel', main);
}

function showChange(
  world: World,
  res: Response,
  { session, subscription }: Found,
  query: Readonly<Record<string, unknown>>,
): void {
  const current = subscription.items.data[0]?.price.id;
  const others = [...world.store.prices.values()].filter(({ id }) => id !== current);
  const main = html`<h1>Change the plan</h1>
    ${noticeOf(query)}
    <form method="post">
      <ul class="rows">
        ${others.map((price) => priceRow(world, subscription, price))}
      </ul>
    </form>
    <p><a href="${homeOf(session)}">Back</a></p>`;
  sendStripePage(res, 200, 'Change the plan', main);
}

function priceRow(world: World, subscription: Stripe.Subscription, price: Stripe.Price): Markup {
  const charges = planPortalChange(world, subscription, price)?.plan.charges ?? [];
  const due = charges.reduce((sum, { amount }) => sum + amount, 0);
  const name = `${price.nickname ?? price.id}, ${formatMoney(amountOf(price), price.currency)} per ${recurringOf(price).interval}`;
  const words =
    due >= 0
      ? `${formatMoney(due, price.currency)} due today`
      : `${formatMoney(-due, price.currency)} in credit for later invoices`;
  return html`<li>
    <div class="row">
      <strong>${name}</strong>
      <button name="price" value="${price.id}" aria-label="Change to ${name}">Change</button>
    </div>
    <p class="muted">${words}</p>
  </li>`;
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
    ${isChangeable(subscription) ? html`<p><a href="/portal/${session.id}/subscriptions/${subscription.id}/change">Change the plan</a></p>` : null}
    ${hasEnded(subscription) ? null : html`<form method="post" action="${address}"><button class="plain">${label}</button></form>`}
  </section>`;
}

function describeState(subscription: Stripe.Subscription): string {
  const end = formatDay(periodEndOf(subscription));
  if (hasEnded(subscription)) return 'It has ended.';
  if (subscription.cancel_at !== null) return `It ends on ${formatDay(subscription.cancel_at)}.`;
  if (subscription.pause_collection) return 'It is paused, and payments with it.';
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
  const pdf = html`<a href="/invoice/${invoice.id}/pdf" aria-label="PDF of invoice ${name}"
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
