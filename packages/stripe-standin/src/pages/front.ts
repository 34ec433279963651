import express, { type Router } from 'express';
import type Stripe from 'stripe';
import { cardOf, subscriptionsOf } from '../billing/cards.ts';
import { clockForm, sendingForm } from '../kit/front.ts';
import { html, type Markup } from '../kit/html.ts';
import { DAY } from '../kit/time.ts';
import { newestFirst } from '../objects/shape.ts';
import { itemOf } from '../state/store.ts';
import type { World } from '../state/world.ts';
import type { Webhooks } from '../wire/webhooks.ts';
import { describeState, formatDay, sendStripePage } from './look.ts';

/** The front page, for a developer with a mouse: time, cards and events, by the switches under `/__control`. */
export function frontPage(world: World, webhooks: Webhooks): Router {
  const { store } = world;
  const router = express.Router();
  router.get('/', (_req, res) => {
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
        ${clockForm()}
      </section>
      <section class="card" aria-labelledby="customers">
        <h2 id="customers">Customers</h2>
        ${customers.length === 0 ? html`<p>None yet.</p>` : null}
        <ul class="rows">
          ${customers.map((customer) => customerRow(world, customer))}
        </ul>
      </section>
      <section class="card" aria-labelledby="events">
        <h2 id="events">Events</h2>
        ${sendingForm('/webhooks', webhooks)}
      </section>`;
    sendStripePage(res, 200, 'Stripe stand-in', main);
  });
  return router;
}

function customerRow(world: World, customer: Stripe.Customer): Markup {
  const name = customer.name ?? customer.email ?? customer.id;
  const own = newestFirst(subscriptionsOf(world, customer.id));
  const refuses = cardOf(world.store, own[0] ?? customer.id) === 'declined';
  return html`<li>
    <div class="row">
      <strong>${name}</strong>
      <form method="post" action="/__control/cards">
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
    ${own.map(
      (subscription) =>
        html`<p class="muted">
          ${itemOf(subscription).price.nickname}. ${describeState(subscription)}
        </p>`,
    )}
  </li>`;
}
