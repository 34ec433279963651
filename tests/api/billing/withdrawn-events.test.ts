/** What Stripe tells later about orders that were withdrawn from: a payment that comes late, and a refund that fails. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Stripe } from 'stripe';
import { createBillingStore } from '../../../functions/src/modules/billing/billing-store.ts';
import { createCustomers } from '../../../functions/src/modules/billing/customers.ts';
import { createEndOrder } from '../../../functions/src/modules/withdrawals/order/end-order.ts';
import type { Person } from '../../support/people.ts';
import { failStandin, mendStandin } from '../../support/standins.ts';
import {
  call,
  customerOf,
  firestore,
  startApi,
  stripeClient,
  switchStripe,
  withPerson,
  type Api,
} from '../api.ts';
import { buy, SOLO } from '../machine-kit.ts';
import { deliverEvent } from '../stripe-events.ts';

const stripe = stripeClient();

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterEach(() => mendStandin('stripe'));
afterAll(() => api.close());

type Ordered = { person: Person; customer: string; plan: string; paid: number };

async function withOrder(test: (order: Ordered) => Promise<void>): Promise<void> {
  await withPerson({}, async (person) => {
    await buy(api, person, SOLO);
    const customer = await customerOf(person.uid);
    const [found] = (await stripe.subscriptions.list({ customer })).data;
    const [invoice] = (await stripe.invoices.list({ customer })).data;
    await test({ person, customer, plan: found?.id ?? '', paid: invoice?.amount_paid ?? 0 });
  });
}

/** An event of Stripe's about this customer, as it would come. */
async function eventOf(customer: string, type: Stripe.Event.Type): Promise<Stripe.Event> {
  const all = await stripe.events.list({ limit: 100 }).autoPagingToArray({ limit: 1000 });
  const found = all.find((one) => one.type === type && JSON.stringify(one.data).includes(customer));
  if (found === undefined) throw new Error(`no ${type}`);
  return found;
}

const deliver = (event: Stripe.Event) => deliverEvent(api, event);

async function refundedTo(customer: string): Promise<number> {
  const { data } = await stripe.charges.list({ customer });
  return data.reduce((sum, { amount_refunded: amount }) => sum + amount, 0);
}

/** A withdrawal that was killed as soon as it was noted at Stripe: the plan runs, and is paid. */
const noteWithdrawn = (plan: string) =>
  stripe.subscriptions.update(plan, { metadata: { withdrawn: new Date().toISOString() } });

describe('a payment for an order that was withdrawn from', () => {
  // R-LAW-01
  it('ends it and goes back whole, once, however often Stripe tells of it', () =>
    withOrder(async ({ person: { uid }, customer, plan, paid }) => {
      await noteWithdrawn(plan);
      const event = await eventOf(customer, 'invoice.paid');
      const answers = await Promise.all([deliver(event), deliver(event)]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      await deliver({ ...event, id: `${event.id}again` });
      expect(await refundedTo(customer)).toBe(paid);
      expect((await stripe.subscriptions.retrieve(plan)).status).toBe('canceled');
      const mirror = await firestore().doc(`subscriptions/${uid}`).get();
      expect(mirror.get('status')).toBe('canceled');
    }));

  // R-LAW-01 R-ACC-09
  it('goes back although its account was deleted @battery', () =>
    withOrder(async ({ person: { idToken: token }, customer, plan, paid }) => {
      await noteWithdrawn(plan);
      const event = await eventOf(customer, 'invoice.paid');
      expect(await call(api, '/api/account', { method: 'DELETE', token })).toMatchObject({
        status: 200,
      });
      expect(await deliver(event)).toMatchObject({ status: 200 });
      expect(await refundedTo(customer)).toBe(paid);
    }));

  // R-LAW-01
  it('is told of again where the refund could not be made @battery', () =>
    withOrder(async ({ customer, plan, paid }) => {
      await noteWithdrawn(plan);
      const event = await eventOf(customer, 'invoice.paid');
      await failStandin('stripe', { path: '/v1/credit_notes', method: 'POST', mode: '500' });
      expect((await deliver(event)).status).toBe(502);
      await mendStandin('stripe');
      expect((await deliver(event)).status).toBe(200);
      expect(await refundedTo(customer)).toBe(paid);
    }));
});

describe('a refund that fails', () => {
  // R-LAW-01
  it('is an ERROR, once, and the withdrawal is left to people from then on', () =>
    withOrder(async ({ person: { uid }, customer, plan, paid }) => {
      const source = async () => stripe;
      const store = createBillingStore(async () => firestore());
      const customers = createCustomers({ stripe: source, store });
      const endOrder = createEndOrder({ stripe: source, customers, log: () => {} });
      const order = { uid, customerId: customer, subscriptionId: plan, orderedAt: '' };
      const declaredAt = new Date().toISOString();
      const refund = { amount: paid, currency: 'eur' };
      expect(await endOrder(order, declaredAt)).toEqual({ refund, staff: null });
      const [note] = (await stripe.creditNotes.list({ customer })).data;
      await switchStripe('refunds/fail', { refund: note?.refunds[0]?.refund });
      const event = await eventOf(customer, 'refund.failed');
      await deliver(event);
      await deliver(event);
      const lines = api.logged.map((line): unknown => JSON.parse(line));
      const failed = lines.filter((line) => Object(line).message === 'refund_failed');
      expect(failed).toMatchObject([
        { severity: 'ERROR', customerId: customer, reason: 'expired_or_canceled_card' },
      ]);
      // Another try would fail as well.
      expect(await endOrder(order, declaredAt)).toEqual({
        refund: { ...refund, amount: 0 },
        staff: 'refund_failed',
      });
      expect(await refundedTo(customer)).toBe(0);
    }));
});
