import express, { type Response, type Router } from 'express';
import type Stripe from 'stripe';
import { html } from '../../common/html.ts';
import { fieldsOf } from '../../common/record.ts';
import { completeCheckout, type World } from '../billing.ts';
import { goesThrough } from '../faults.ts';
import { recurringOf } from '../objects/catalogue.ts';
import { requireSession } from '../routes/checkout.ts';
import { idOf } from '../store.ts';
import { formatMoney, sendNotFound, sendStripePage } from './look.ts';

/** The payment page of a checkout session, and what its buttons do. */
export function payPages(world: World): Router {
  const router = express.Router();
  router.get('/pay/:id', ({ params, query }, res) => {
    const session = findSession(world, params.id);
    if (!session) return sendNotFound(res, 'payment');
    showPayment(world, res, session, 'declined' in query);
  });
  router.post('/pay/:id', ({ params, body }, res) => {
    const session = findSession(world, params.id);
    if (!session) return sendNotFound(res, 'payment');
    if (session.status !== 'open') return showClosed(res, session);
    const isPaid = !isDeclinedChoice(body) && goesThrough(() => completeCheckout(world, session));
    res.redirect(303, isPaid ? returnAddress(session) : `/pay/${session.id}?declined`);
  });
  return router;
}

function showPayment(
  world: World,
  res: Response,
  session: Stripe.Checkout.Session,
  wasDeclined: boolean,
): void {
  if (session.status !== 'open') return showClosed(res, session);
  const items = world.store.checkoutPlans.get(session.id)?.lineItems ?? [];
  const amount = formatMoney(session.amount_total ?? 0, session.currency ?? 'eur');
  const intervals = items.map((item) => (item.price ? recurringOf(item.price).interval : ''));
  const customer = session.customer ? world.store.customers.get(idOf(session.customer)) : undefined;
  const email = customer && !customer.deleted ? customer.email : session.customer_email;
  const plan = items.map((item) => item.description ?? '').join(', ');

  const main = html`<div class="split">
    <section aria-labelledby="what">
      <h1 id="what">Subscribe to ${plan}</h1>
      <p class="amount">${amount}</p>
      <p class="muted">per ${intervals[0] ?? 'interval'}, until you cancel</p>
      <dl>
        ${items.map(
          (item) =>
            html`<dt>${item.description} × ${item.quantity ?? 1}</dt>
              <dd>${formatMoney(item.amount_total, item.currency)}</dd>`,
        )}
        <dt>Due today</dt>
        <dd><strong>${amount}</strong></dd>
      </dl>
    </section>
    <section class="card" aria-labelledby="how">
      <h2 id="how">Payment</h2>
      ${email ? html`<p class="muted">for ${email}</p>` : null}
      ${wasDeclined ? html`<div class="notice" role="alert"><p>Your card was declined. Nothing was charged. Try another card.</p></div>` : null}
      <form method="post" class="actions">
        <button name="card" value="accepted">Pay</button>
        <button name="card" value="declined" class="plain">Pay with a card that is declined</button>
        ${session.cancel_url ? html`<a class="button plain" href="${session.cancel_url}">Back</a>` : null}
      </form>
    </section>
  </div>`;
  sendStripePage(res, 200, `Pay ${amount}`, main);
}

function showClosed(res: Response, session: Stripe.Checkout.Session): void {
  const isPaid = session.status === 'complete';
  const main = html`<h1>
      ${isPaid ? 'This payment is complete' : 'This payment page has expired'}
    </h1>
    <p>
      ${isPaid ? 'It cannot be paid twice.' : 'Nothing was charged. Go back to the site and choose a plan again.'}
    </p>
    ${isPaid ? html`<p><a href="${returnAddress(session)}">Back to the site</a></p>` : null}`;
  sendStripePage(res, isPaid ? 200 : 410, isPaid ? 'Paid' : 'Expired', main);
}

function returnAddress(session: Stripe.Checkout.Session): string {
  return (session.success_url ?? '/').replaceAll('{CHECKOUT_SESSION_ID}', session.id);
}

function findSession(world: World, id: string): Stripe.Checkout.Session | undefined {
  return world.store.checkoutSessions.has(id) ? requireSession(world, id) : undefined;
}

function isDeclinedChoice(body: unknown): boolean {
  return fieldsOf(body)['card'] === 'declined';
}
