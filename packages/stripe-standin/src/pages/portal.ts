import express, { type Response, type Router } from 'express';
import type Stripe from 'stripe';
import { putCardOnFile, subscriptionsOf } from '../billing/cards.ts';
import { setDetails } from '../billing/customer-details.ts';
import { endAt, hasEnded, periodEndOf } from '../billing/subscriptions.ts';
import { html, type Markup } from '../kit/html.ts';
import { fieldsOf } from '../kit/record.ts';
import { amountOf, recurringOf } from '../objects/catalogue.ts';
import { newestFirst } from '../objects/shape.ts';
import { CARDS, itemOf, type Store } from '../state/store.ts';
import { requireCustomer, requireOne, requireSubscription, type World } from '../state/world.ts';
import { detailFields, readDetails, type Given } from './details.ts';
import { describeState, formatMoney, noticeOf, sendNotFound, sendStripePage } from './look.ts';

/** The customer portal: the subscription's state, its card and the customer's details, and the actions on them. */
export function portalPages(world: World): Router {
  const { store, emit } = world;
  const router = express.Router();
  router.use('/portal/:id', ({ params }, res, next) => {
    if (store.portalSessions.has(params.id)) next();
    else sendNotFound(res, 'portal session');
  });
  const find = ({ id }: { id: string }) => requireOne(store.portalSessions, 'portal session', id);
  router.get('/portal/:id', ({ params, query }, res) =>
    showPortal(world, res, find(params), query),
  );
  router.post('/portal/:id/card', ({ params, body }, res) => {
    const session = find(params);
    const card = CARDS.find((name) => name === fieldsOf(body)['card']);
    if (card === undefined || card === 'none') return sendNotFound(res, 'portal page');
    putCardOnFile(world, requireCustomer(world, session.customer), card);
    res.redirect(303, `/portal/${session.id}`);
  });
  router.post('/portal/:id/details', ({ params, body }, res) => {
    const session = find(params);
    const details = readDetails(fieldsOf(body));
    if (details === null) return res.redirect(303, `/portal/${session.id}?problem=details`);
    setDetails(world, requireCustomer(world, session.customer), details);
    res.redirect(303, `/portal/${session.id}`);
  });
  router.use('/portal/:id/subscriptions/:subscription', ({ params }, res, next) => {
    const subscription = store.subscriptions.get(params.subscription);
    const isOwn = subscription?.customer === find(params).customer;
    if (subscription && isOwn && !hasEnded(subscription)) next();
    else sendNotFound(res, 'portal page');
  });
  // A portal cancels as flexible billing does: with `cancel_at` alone.
  router.post('/portal/:id/subscriptions/:subscription/:action', ({ params }, res) => {
    const subscription = requireSubscription(world, params.subscription);
    endAt(world, subscription, params.action === 'cancel' ? periodEndOf(subscription) : null);
    emit('customer.subscription.updated', subscription);
    res.redirect(303, `/portal/${params.id}`);
  });
  return router;
}

function showPortal(
  world: World,
  res: Response,
  session: Stripe.BillingPortal.Session,
  query: Readonly<Record<string, unknown>>,
): void {
  const { id, return_url: back } = session;
  const customer = requireCustomer(world, session.customer);
  const subscriptions = newestFirst(subscriptionsOf(world, customer.id));
  const main = html`<div class="bar">
      <p class="muted">Billing of ${customer.name ?? customer.email ?? customer.id}</p>
      ${back ? html`<p><a href="${back}">Return to the site</a></p>` : null}
    </div>
    <h1>Your subscription</h1>
    ${subscriptions.length === 0 ? html`<p>There is no subscription.</p>` : null}
    ${subscriptions.map((subscription) => subscriptionCard(id, subscription))}
    <section class="card" aria-labelledby="card">
      <h2 id="card">Payment method</h2>
      <form method="post" action="/portal/${id}/card" class="choices">
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
      <form method="post" action="/portal/${id}/details" class="actions">
        ${detailFields(true, givenOf(world.store, customer))}
        <button class="plain">Save</button>
      </form>
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

function subscriptionCard(session: string, subscription: Stripe.Subscription): Markup {
  const { price } = itemOf(subscription);
  const isEnding = subscription.cancel_at !== null;
  const action = isEnding ? 'renew' : 'cancel';
  const label = isEnding ? 'Keep the subscription' : 'Cancel the subscription';
  const address = `/portal/${session}/subscriptions/${subscription.id}/${action}`;
  return html`<section class="card" aria-label="Subscription">
    <h2>${price.nickname ?? price.id}</h2>
    <p>
      ${formatMoney(amountOf(price), subscription.currency)} per ${recurringOf(price).interval}.
      ${describeState(subscription)}
    </p>
    ${hasEnded(subscription) ? null : html`<form method="post" action="${address}"><button class="plain">${label}</button></form>`}
  </section>`;
}
