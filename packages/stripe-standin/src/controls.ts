import type { Router } from 'express';
import { replaceCards } from './billing/customers.ts';
import { runUntil } from './billing/life.ts';
import { DISPUTE_STATUSES, disputeCharge, paidChargeOf, refundCharge } from './billing/refunds.ts';
import { STATUSES, bringInto } from './billing/statuses.ts';
import { parseAdvance } from './kit/clock.ts';
import { fieldsOf } from './kit/record.ts';
import { AFTER_RETRIES, CARDS, KEY_STATES, PAUSES_AFTER_FAILURE } from './state/store.ts';
import type { World } from './state/world.ts';
import { WEBHOOK_MODES, type Webhooks } from './wire/webhooks.ts';

/** The switches that only Stripe's stand-in has, under `/__control`. */
export function addSwitches(router: Router, world: World, webhooks: Webhooks): void {
  const { store } = world;
  router.get('/', (_req, res) => res.redirect('/'));
  router.get('/clock', (_req, res) => void res.json(describeClock(world)));
  router.post('/clock', (req, res) => {
    const target = parseAdvance(fieldsOf(req.body)['advance'], store.now());
    if (target === null) {
      return void res.status(400).json({
        error:
          "advance is '3 days', '1 month', { days } or { seconds }: forward, five years at most",
      });
    }
    const happened = runUntil(world, target);
    res.json({ ...describeClock(world), happened });
  });
  router.post('/webhooks', (req, res) => {
    const { mode, delayMs } = fieldsOf(req.body);
    const known = WEBHOOK_MODES.find((name) => name === mode);
    if (!known) {
      return void res.status(400).json({ error: `mode is one of ${WEBHOOK_MODES.join(', ')}` });
    }
    webhooks.setMode(known, typeof delayMs === 'number' ? delayMs : undefined);
    res.json({ mode: known });
  });
  router.post('/webhooks/settle', async (_req, res) => {
    await webhooks.settled();
    res.json({ settled: true });
  });
  router.post('/cards', (req, res) => {
    const { customer: id, card, declines } = fieldsOf(req.body);
    const wanted = typeof declines === 'boolean' ? (declines ? 'declined' : 'good') : card;
    const known = CARDS.find((name) => name === wanted);
    const customer = typeof id === 'string' ? store.customers.get(id) : undefined;
    if (!known || !customer || customer.deleted) {
      return void res.status(400).json({
        error: `wants { customer: id, card: ${CARDS.join(' | ')} } or { customer: id, declines: boolean }`,
      });
    }
    replaceCards(world, customer, known);
    res.json({ customer: customer.id, card: known, declines: known === 'declined' });
  });
  router.post('/retries', (req, res) => {
    const { after } = fieldsOf(req.body);
    const known = AFTER_RETRIES.find((name) => name === after);
    if (!known) {
      return void res.status(400).json({ error: `after is one of ${AFTER_RETRIES.join(', ')}` });
    }
    store.afterRetries = known;
    res.json({ after: known });
  });
  router.post('/pause-after-failure', (req, res) => {
    const { payment } = fieldsOf(req.body);
    const known = PAUSES_AFTER_FAILURE.find((name) => name === payment);
    if (!known) {
      const words = PAUSES_AFTER_FAILURE.join(', ');
      return void res.status(400).json({ error: `payment is one of ${words}` });
    }
    store.pauseAfterFailure = known;
    res.json({ payment: known });
  });
  router.post('/subscriptions{/:id}', (req, res) => {
    const { id = req.params.id, status } = fieldsOf(req.body);
    const subscription = typeof id === 'string' ? store.subscriptions.get(id) : undefined;
    const known = STATUSES.find((name) => name === status);
    if (!subscription) return void res.status(404).json({ error: 'unknown subscription' });
    if (!known) {
      return void res.status(400).json({ error: `status is one of ${STATUSES.join(', ')}` });
    }
    bringInto(world, subscription, known);
    res.json(subscription);
  });
  addAccountSwitches(router, world);
  router.post('/prices/:id', (req, res) => {
    const recurring = store.prices.get(req.params.id)?.recurring;
    const { trialDays, isGone } = fieldsOf(req.body);
    if (!recurring) return void res.status(404).json({ error: 'unknown price' });
    if (isGone === true) {
      store.prices.delete(req.params.id);
      return void res.json({ price: req.params.id, isGone });
    }
    if (trialDays !== null && !(typeof trialDays === 'number' && trialDays > 0)) {
      return void res.status(400).json({ error: 'trialDays is a number of days, or null' });
    }
    recurring.trial_period_days = trialDays;
    res.json({ price: req.params.id, trialDays });
  });
}

/** What an operator does in Stripe's dashboard, or has left undone there. */
function addAccountSwitches(router: Router, world: World): void {
  const { store } = world;
  router.post('/portal', (req, res) => {
    const { configured } = fieldsOf(req.body);
    if (typeof configured !== 'boolean') {
      return void res.status(400).json({ error: 'configured is true or false' });
    }
    store.hasPortal = configured;
    res.json({ configured });
  });
  router.post('/key', (req, res) => {
    const known = KEY_STATES.find((name) => name === fieldsOf(req.body)['state']);
    if (!known) {
      return void res.status(400).json({ error: `state is one of ${KEY_STATES.join(', ')}` });
    }
    store.key = known;
    res.json({ state: known });
  });
  router.post('/refunds', (req, res) => {
    const { invoice, amount } = fieldsOf(req.body);
    const charge = typeof invoice === 'string' ? paidChargeOf(store, invoice) : undefined;
    if (!charge) return void res.status(404).json({ error: 'unknown or unpaid invoice' });
    res.json(refundCharge(world, charge, typeof amount === 'number' ? amount : undefined));
  });
  router.post('/disputes', (req, res) => {
    const { invoice, status } = fieldsOf(req.body);
    const charge = typeof invoice === 'string' ? paidChargeOf(store, invoice) : undefined;
    if (!charge) return void res.status(404).json({ error: 'unknown or unpaid invoice' });
    const known = DISPUTE_STATUSES.find((name) => name === status);
    if (status !== undefined && !known) {
      return void res
        .status(400)
        .json({ error: `status is one of ${DISPUTE_STATUSES.join(', ')}` });
    }
    res.json(disputeCharge(world, charge, known));
  });
}

function describeClock({ store }: World): object {
  const now = store.now();
  return { now, iso: new Date(now * 1000).toISOString(), movedBy: store.clock.movedBy() };
}
