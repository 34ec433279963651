import express, { type Response, type Router } from 'express';
import type Stripe from 'stripe';
import { cardOf } from '../billing/cards.ts';
import { replaceCards, subscriptionsOf } from '../billing/customers.ts';
import { runUntil } from '../billing/life.ts';
import { hasEnded, periodEndOf } from '../billing/subscriptions.ts';
import { parseAdvance } from '../kit/clock.ts';
import { html, type Markup } from '../kit/html.ts';
import { fieldsOf } from '../kit/record.ts';
import { DAY } from '../kit/time.ts';
import { newestFirst } from '../objects/list.ts';
import { AFTER_RETRIES } from '../state/store.ts';
import { requireCustomer, type World } from '../state/world.ts';
import { WEBHOOK_MODES, type Webhooks } from '../wire/webhooks.ts';
import { formatDay, sendStripePage } from './look.ts';

const STEPS = ['1 hour', '1 day', '1 month', '1 year'] as const;
const STEP_NAMES = {
  '1 hour': 'An hour',
  '1 day': 'A day',
  '1 month': 'A month',
  '1 year': 'A year',
} as const;

/** The front page, for a developer with a mouse: time, cards and events, as the switches under `/__control` set them. */
export function frontPage(world: World, webhooks: Webhooks): Router {
  const { store } = world;
  const router = express.Router();
  router.get('/', (_req, res) => showFront(world, webhooks, res));
  router.post('/clock', ({ body }, res) => {
    const target = parseAdvance(fieldsOf(body)['advance'], store.now());
    if (target !== null) runUntil(world, target);
    res.redirect(303, '/');
  });
  router.post('/cards', ({ body }, res) => {
    const { customer: id, card } = fieldsOf(body);
    const isKnown = card === 'good' || card === 'declined';
    if (isKnown && typeof id === 'string') {
      replaceCards(world, requireCustomer(world, id, 'customer'), card);
    }
    res.redirect(303, '/');
  });
  router.post('/settings', ({ body }, res) => {
    const { events, after } = fieldsOf(body);
    const mode = WEBHOOK_MODES.find((name) => name === events);
    if (mode) webhooks.setMode(mode);
    store.afterRetries = AFTER_RETRIES.find((name) => name === after) ?? store.afterRetries;
    res.redirect(303, '/');
  });
  return router;
}

function showFront(world: World, webhooks: Webhooks, res: Response): void {
  const { store } = world;
  const ahead = Math.round(store.clock.movedBy() / DAY);
  const customers = newestFirst(
    [...store.customers.values()].filter((customer) => !customer.deleted),
  );
  const main = html`<h1>Stripe on this computer</h1>
    <section class="card" aria-labelledby="time">
      <h2 id="time">Time</h2>
      <p>
        Today is
        ${formatDay(store.now())}${ahead > 0 ? `, ${ahead} ${ahead === 1 ? 'day' : 'days'} ahead of this computer` : ''}.
        Trials, renewals, retries, pauses and cancellations fall due as time moves on.
      </p>
      <form method="post" action="/clock" class="choices">
        ${STEPS.map((step) => html`<button name="advance" value="${step}">${STEP_NAMES[step]}</button>`)}
      </form>
    </section>
    <section class="card" aria-labelledby="customers">
      <h2 id="customers">Customers</h2>
      ${customers.length === 0 ? html`<p>None yet.</p>` : null}
      <ul class="rows">
        ${customers.map((customer) => customerRow(world, customer))}
      </ul>
    </section>
    <section class="card" aria-labelledby="settings">
      <h2 id="settings">Events and arrears</h2>
      <form method="post" action="/settings" class="actions">
        <label>
          Events are sent
          <select name="events">
            ${WEBHOOK_MODES.map((mode) => option(mode, webhooks.mode()))}
          </select>
        </label>
        <label>
          After the last attempt to collect an invoice, its subscription is
          <select name="after">
            ${AFTER_RETRIES.map((status) => option(status, store.afterRetries))}
          </select>
        </label>
        <button class="plain">Save</button>
      </form>
    </section>`;
  sendStripePage(res, 200, 'Stripe stand-in', main);
}

function option(value: string, chosen: string): Markup {
  return value === chosen
    ? html`<option selected>${value}</option>`
    : html`<option>${value}</option>`;
}

function customerRow(world: World, customer: Stripe.Customer): Markup {
  const name = customer.name ?? customer.email ?? customer.id;
  const own = newestFirst(subscriptionsOf(world, customer.id));
  const refuses = cardOf(world.store, own[0] ?? customer.id) === 'declined';
  return html`<li>
    <div class="row">
      <strong>${name}</strong>
      <form method="post" action="/cards">
        <input type="hidden" name="customer" value="${customer.id}" />
        <button
          class="plain"
          name="card"
          value="${refuses ? 'good' : 'declined'}"
          role="switch"
          aria-checked="${refuses ? 'true' : 'false'}"
          aria-label="The bank refuses the card of ${name}"
        >
          The bank refuses the card: ${refuses ? 'yes' : 'no'}
        </button>
      </form>
    </div>
    ${own.map((subscription) => html`<p class="muted">${describe(subscription)}</p>`)}
  </li>`;
}

function describe(subscription: Stripe.Subscription): string {
  const plan = subscription.items.data[0]?.price.nickname ?? subscription.id;
  const { status, cancel_at: end, pause_collection: pause } = subscription;
  if (hasEnded(subscription)) return `${plan}: ${status}`;
  const until =
    end === null
      ? `the period ends on ${formatDay(periodEndOf(subscription))}`
      : `it ends on ${formatDay(end)}`;
  return `${plan}: ${status}${pause ? ', collection paused' : ''}, ${until}`;
}
