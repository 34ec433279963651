import express, { type Response, type Router } from 'express';
import type Stripe from 'stripe';
import { completeCheckout, type Payment } from '../billing/checkout.ts';
import type { Details } from '../billing/customer-details.ts';
import { html } from '../kit/html.ts';
import { fieldsOf } from '../kit/record.ts';
import { DAY } from '../kit/time.ts';
import { recurringOf } from '../objects/catalogue.ts';
import type { CardAnswer } from '../state/store.ts';
import { requireOne, type World } from '../state/world.ts';
import { addBank } from './bank.ts';
import { detailFields, hasDetails, readDetails } from './details.ts';
import { attempt, formatDay, formatMoney, noticeOf, sendNotFound, sendStripePage } from './look.ts';

/** What the buttons of the payment page stand for. */
const CARDS: Readonly<Record<string, CardAnswer>> = {
  accepted: 'good',
  declined: 'declined',
  authenticate: 'authenticate',
};

/** The payment page of a checkout session, the bank's page behind it, and what their buttons do. */
export function payPages(world: World): Router {
  const { checkoutSessions } = world.store;
  const router = express.Router();
  /** What was typed before the bank asked. */
  const given = new Map<string, Details>();
  const find = ({ id }: { id: string }) => requireOne(checkoutSessions, 'payment', id);
  /** @returns where the browser goes then */
  const complete = (session: Stripe.Checkout.Session, payment: Payment): string => {
    const outcome = attempt(() => completeCheckout(world, session, payment));
    if (outcome === 'done') return returnAddress(session);
    const page = `/pay/${session.id}`;
    return outcome === 'confirm' ? `${page}/confirm` : `${page}?problem=${outcome}`;
  };
  router.use('/pay/:id', ({ params }, res, next) => {
    const session = checkoutSessions.get(params.id);
    if (!session) return sendNotFound(res, 'payment');
    if (session.status === 'open') next();
    else showClosed(res, session);
  });
  router.get('/pay/:id', ({ params, query }, res) => showPayment(world, res, find(params), query));
  router.post('/pay/:id', ({ params, body }, res) => {
    const session = find(params);
    const fields = fieldsOf(body);
    const card = CARDS[String(fields['card'])] ?? 'declined';
    const isAsked = needsDetails(session) || (asksTaxId(session) && hasDetails(fields));
    const details = isAsked ? readDetails(fields) : undefined;
    if (details === null) return res.redirect(303, `/pay/${session.id}?problem=details`);
    if (details) given.set(session.id, details);
    res.redirect(303, complete(session, { card, confirmed: false, details }));
  });
  addBank(
    router,
    '/pay',
    (id) => amountOf(find({ id })),
    (id) =>
      complete(find({ id }), {
        card: 'authenticate',
        confirmed: true,
        details: given.get(id),
      }),
  );
  return router;
}

function showPayment(
  world: World,
  res: Response,
  session: Stripe.Checkout.Session,
  query: Readonly<Record<string, unknown>>,
): void {
  const plan = requireOne(world.store.checkoutPlans, 'payment', session.id);
  const { price, productName, trialDays } = plan;
  const amount = amountOf(session);
  const trialEnd = formatDay(world.store.now() + trialDays * DAY);
  const main = html`<div class="split">
    <section aria-labelledby="what">
      <h1 id="what">Subscribe to ${productName}</h1>
      <p class="amount">${amount}</p>
      <p class="muted">per ${recurringOf(price).interval}, until you cancel</p>
      ${trialDays > 0 ? html`<p>Free for ${trialDays} days; the first payment is on ${trialEnd}.</p>` : null}
    </section>
    <section class="card" aria-labelledby="how">
      <h2 id="how">Payment</h2>
      ${noticeOf(query)}
      <form method="post" class="actions">
        ${needsDetails(session) ? detailFields(asksTaxId(session)) : asksTaxId(session) ? forBusinesses() : null}
        <button name="card" value="accepted">Pay</button>
        <button name="card" value="declined" class="plain">Pay with a card that is declined</button>
        <button name="card" value="authenticate" class="plain">
          Pay with a card that the bank asks you to confirm
        </button>
        ${session.cancel_url ? html`<a class="button plain" href="${session.cancel_url}">Back</a>` : null}
      </form>
    </section>
  </div>`;
  sendStripePage(res, 200, `Pay ${amount}`, main);
}

/** Stripe asks for an address where it must, and always where it works out tax. */
function needsDetails(session: Stripe.Checkout.Session): boolean {
  return session.billing_address_collection === 'required' || session.automatic_tax.enabled;
}

function asksTaxId({ tax_id_collection: asked }: Stripe.Checkout.Session): boolean {
  return asked?.enabled === true;
}

/** Where only they are asked, they say first that they are one: docs.stripe.com/tax/checkout/tax-ids. */
function forBusinesses() {
  return html`<details>
    <summary>I am purchasing as a business</summary>
    <div class="actions">${detailFields(true)}</div>
  </details>`;
}

function showClosed(res: Response, session: Stripe.Checkout.Session): void {
  const isPaid = session.status === 'complete';
  const title = isPaid ? 'This payment is complete' : 'This payment page has expired';
  const main = html`<h1>${title}</h1>
    <p><a href="${returnAddress(session)}">Back to the site</a></p>`;
  sendStripePage(res, isPaid ? 200 : 410, title, main);
}

function returnAddress(session: Stripe.Checkout.Session): string {
  return (session.success_url ?? '/').replaceAll('{CHECKOUT_SESSION_ID}', session.id);
}

function amountOf(session: Stripe.Checkout.Session): string {
  return formatMoney(session.amount_total ?? 0, session.currency ?? 'eur');
}
