import type { Router } from 'express';
import { z } from 'zod';
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
import { addClockSwitch, addSendingSwitch, addSwitch } from './kit/switches.ts';
import { CARDS, KEY_STATES, PAUSES_AFTER_FAILURE } from './state/store.ts';
import type { World } from './state/world.ts';
import type { Webhooks } from './wire/webhooks.ts';

const OfCard = z.object({ customer: z.string(), card: z.enum(CARDS) });
/** The month after which the card that pays is no good, such as 2026-12. */
const OfExpiry = z.object({ customer: z.string(), expires: z.string().regex(/^\d{4}-\d{2}$/) });
const OfPause = z.object({ payment: z.enum(PAUSES_AFTER_FAILURE) });
const OfStatus = z.object({ id: z.string(), status: z.enum(STATUSES) });
const OfKey = z.object({ state: z.enum(KEY_STATES) });
const OfPortal = z.object({ configured: z.boolean() });
const OfRefund = z.object({ invoice: z.string(), amount: z.number().optional() });
const OfFailure = z.object({ refund: z.string() });
const OfDispute = z.object({
  invoice: z.string(),
  status: z.enum(DISPUTE_STATUSES).default('needs_response'),
});

/** The switches that only Stripe's stand-in has, under `/__control`. */
export function addSwitches(router: Router, world: World, webhooks: Webhooks): void {
  const { store } = world;
  addClockSwitch(router, store.clock, (target) => ({ happened: runUntil(world, target) }));
  addSendingSwitch(router, '/webhooks', webhooks);
  router.post('/webhooks/settle', async (_req, res) => {
    await webhooks.settled();
    res.json({ settled: true });
  });
  addSwitch(router, '/cards', OfCard, ({ customer: id, card }) => {
    const customer = store.customers.get(id);
    if (!customer || customer.deleted) return null;
    replaceCards(world, customer, card);
    return { customer: id, card };
  });
  addSwitch(router, '/card-expiry', OfExpiry, ({ customer, expires }) => {
    const method = methodOf(store, subscriptionsOf(world, customer).at(-1) ?? customer);
    const [year = 0, month = 0] = expires.split('-').map(Number);
    return method ? setExpiry(world, method, { year, month }) : null;
  });
  addSwitch(router, '/pause-after-failure', OfPause, ({ payment }) => {
    store.pauseAfterFailure = payment;
    return { payment };
  });
  addSwitch(router, '/subscriptions', OfStatus, ({ id, status }) => {
    const subscription = store.subscriptions.get(id);
    return subscription ? bringInto(world, subscription, status) : null;
  });
  // What an operator does in Stripe's dashboard, or has left undone there.
  addSwitch(router, '/key', OfKey, ({ state }) => {
    store.key = state;
    return { state };
  });
  addSwitch(router, '/portal', OfPortal, ({ configured }) => {
    store.hasPortal = configured;
    return { configured };
  });
  addSwitch(router, '/refunds', OfRefund, ({ invoice, amount }) => {
    const charge = paidChargeOf(store, invoice);
    return charge ? refundCharge(world, charge, amount) : null;
  });
  addSwitch(router, '/refunds/fail', OfFailure, ({ refund: id }) => {
    const refund = store.refunds.get(id);
    return refund ? failRefund(world, refund) : null;
  });
  addSwitch(router, '/disputes', OfDispute, ({ invoice, status }) => {
    const charge = paidChargeOf(store, invoice);
    return charge ? disputeCharge(world, charge, status) : null;
  });
}
