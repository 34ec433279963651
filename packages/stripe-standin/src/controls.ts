import type { Router } from 'express';
import { methodOf, replaceCards, setExpiry, subscriptionsOf } from './billing/cards.ts';
import { runUntil } from './billing/life.ts';
import {
  DISPUTE_STATUSES,
  disputeCharge,
  failRefund,
  paidChargeOf,
  refundCharge,
} from './billing/payment-records.ts';
import { STATUSES, bringInto } from './billing/statuses.ts';
import { fieldsOf } from './kit/record.ts';
import { addChoice, addClockSwitch, addSendingSwitch, refuse } from './kit/switches.ts';
import { CARDS, KEY_STATES, PAUSES_AFTER_FAILURE } from './state/store.ts';
import type { World } from './state/world.ts';
import type { Webhooks } from './wire/webhooks.ts';

/** The switches that only Stripe's stand-in has, under `/__control`. */
export function addSwitches(router: Router, world: World, webhooks: Webhooks): void {
  const { store } = world;
  addClockSwitch(router, store.clock, (target) => ({ happened: runUntil(world, target) }));
  addSendingSwitch(router, '/webhooks', webhooks);
  router.post('/webhooks/settle', async (_req, res) => {
    await webhooks.settled();
    res.json({ settled: true });
  });
  router.post('/cards', (req, res) => {
    const { customer: id, card, declines } = fieldsOf(req.body);
    const wanted = typeof declines === 'boolean' ? (declines ? 'declined' : 'good') : card;
    const known = CARDS.find((name) => name === wanted);
    const customer = store.customers.get(String(id));
    if (!known || !customer || customer.deleted) {
      const cards = CARDS.join(' | ');
      return refuse(res, `wants { customer: id, card: ${cards} } or { customer, declines }`);
    }
    replaceCards(world, customer, known);
    res.json({ customer: customer.id, card: known });
  });
  // The month after which the card that pays is no good, such as 2026-12.
  router.post('/card-expiry', (req, res) => {
    const { customer, expires } = fieldsOf(req.body);
    const newest = subscriptionsOf(world, String(customer)).at(-1);
    const method = methodOf(store, newest ?? String(customer));
    const [, year, month] = /^(\d{4})-(\d{2})$/.exec(String(expires)) ?? [];
    if (!method || year === undefined) {
      return refuse(res, 'wants { customer: id with a card, expires: a month such as 2026-12 }');
    }
    setExpiry(world, method, { year: Number(year), month: Number(month) });
    res.json({ customer, expires });
  });
  addChoice(router, '/pause-after-failure', 'payment', PAUSES_AFTER_FAILURE, (payment) => {
    store.pauseAfterFailure = payment;
  });
  router.post('/subscriptions', (req, res) => {
    const { id, status } = fieldsOf(req.body);
    const subscription = store.subscriptions.get(String(id));
    const known = STATUSES.find((name) => name === status);
    if (!subscription) return refuse(res, 'unknown subscription', 404);
    if (!known) return refuse(res, `status is one of ${STATUSES.join(', ')}`);
    bringInto(world, subscription, known);
    res.json(subscription);
  });
  // What an operator does in Stripe's dashboard, or has left undone there.
  addChoice(router, '/key', 'state', KEY_STATES, (state) => {
    store.key = state;
  });
  router.post('/portal', (req, res) => {
    store.hasPortal = fieldsOf(req.body)['configured'] === true;
    res.json({ configured: store.hasPortal });
  });
  router.post('/refunds', (req, res) => {
    const { invoice, amount } = fieldsOf(req.body);
    const charge = paidChargeOf(store, String(invoice));
    if (!charge) return refuse(res, 'unknown or unpaid invoice', 404);
    res.json(refundCharge(world, charge, typeof amount === 'number' ? amount : undefined));
  });
  router.post('/refunds/fail', (req, res) => {
    const refund = store.refunds.get(String(fieldsOf(req.body)['refund']));
    if (!refund) return refuse(res, 'unknown refund', 404);
    res.json(failRefund(world, refund));
  });
  router.post('/disputes', (req, res) => {
    const { invoice, status = 'needs_response' } = fieldsOf(req.body);
    const charge = paidChargeOf(store, String(invoice));
    const known = DISPUTE_STATUSES.find((name) => name === status);
    if (!charge) return refuse(res, 'unknown or unpaid invoice', 404);
    if (!known) return refuse(res, `status is one of ${DISPUTE_STATUSES.join(', ')}`);
    res.json(disputeCharge(world, charge, known));
  });
}
