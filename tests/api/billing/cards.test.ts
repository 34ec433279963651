/**
 * Which card pays: the one added last, whatever was pinned to the subscription, by anyone, and whatever events came.
 */
import { Stripe } from 'stripe';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Person } from '../../support/people.ts';
import { failStandin, mendStandin } from '../../support/standins.ts';
import { orderOf } from '../../support/order.ts';
import {
  call,
  customerOf,
  pay,
  press,
  setCard,
  startApi,
  stripeClient,
  switchStripe,
  readPlan,
  withPerson,
  type Api,
} from '../api.ts';
import { startJobs } from '../jobs.ts';
import { passRenewal } from '../machine-kit.ts';
import { deliverEvent, stripeEvent } from '../stripe-events.ts';

let api: Api;
const stripe = stripeClient();
beforeAll(async () => {
  api = await startApi();
});
afterEach(() => mendStandin('stripe'));
afterAll(() => api.close());

type Bought = { customer: string; subscription: string };

/** Buys a plan; we do not hear of it. */
async function buyUnnoticed({
  idToken: token,
  uid,
}: Person): Promise<Bought & { session: string }> {
  const body = orderOf('price_solo_month');
  const checkout = await call(api, '/api/checkout-session', { token, body });
  await pay(String(checkout.body.url));
  const customer = await customerOf(uid);
  const [subscription] = (await stripe.subscriptions.list({ customer })).data;
  return { customer, subscription: subscription?.id ?? '', session: String(checkout.body.id) };
}

/** Buys a plan and comes back to the thank-you page. */
async function buy(person: Person): Promise<Bought> {
  const bought = await buyUnnoticed(person);
  await thank(person, bought.session);
  return bought;
}

async function thank({ idToken: token }: Person, session: string): Promise<void> {
  expect((await call(api, `/api/checkout-session/${session}`, { token })).status).toBe(200);
}

/** What "Change card" leads to. */
async function changeCard({ idToken: token }: Person): Promise<void> {
  const body = { flow: 'payment_method_update' };
  const portal = await call(api, '/api/billing-portal', { token, body });
  await press(`${String(portal.body.url)}/card`, { card: 'good' });
}

const deliver = async (type: string, object: object): Promise<number> =>
  (await deliverEvent(api, stripeEvent(type, object))).status;

async function newestInvoice(customer: string): Promise<Stripe.Invoice | undefined> {
  return (await stripe.invoices.list({ customer, limit: 1 })).data[0];
}

async function cardsOf({ customer, subscription }: Bought) {
  const found = await stripe.subscriptions.retrieve(subscription);
  const owner = await stripe.customers.retrieve(customer);
  if (owner.deleted) throw new Error('deleted');
  return {
    pinned: found.default_payment_method,
    usual: owner.invoice_settings.default_payment_method,
  };
}

/** The outcome of the next renewal. */
async function renewalOf({ customer }: Bought): Promise<unknown[]> {
  await passRenewal(customer);
  const invoice = await newestInvoice(customer);
  return [invoice?.billing_reason, invoice?.status];
}

const PAID = ['subscription_cycle', 'paid'];

describe('after a purchase', () => {
  // R-LIV-02
  it('the card that paid is the customer’s default, and nothing is pinned', () =>
    withPerson({}, async (person) => {
      const bought = await buyUnnoticed(person);
      const { pinned } = await cardsOf(bought);
      expect(pinned).not.toBeNull();
      await thank(person, bought.session);
      expect(await cardsOf(bought)).toEqual({ pinned: null, usual: pinned });
    }));

  // R-LIV-02
  it('a card that was the customer’s default before gives way to the one that paid', () =>
    withPerson({}, async (person) => {
      const first = await buy(person);
      await stripe.subscriptions.cancel(first.subscription);
      await switchStripe('clock', { advance: '1 day' });
      const second = await buyUnnoticed(person);
      const { pinned } = await cardsOf(second);
      await thank(person, second.session);
      expect(await cardsOf(second)).toEqual({ pinned: null, usual: pinned });
    }));

  // R-LIV-02
  it('a card that was added later in the portal stays the default', () =>
    withPerson({}, async (person) => {
      const bought = await buyUnnoticed(person);
      await switchStripe('clock', { advance: '1 day' });
      await changeCard(person);
      const { usual } = await cardsOf(bought);
      await thank(person, bought.session);
      expect(await cardsOf(bought)).toEqual({ pinned: null, usual });
    }));
});

describe('a card that does not pay any more, and a new one from the portal', () => {
  // R-LIV-02
  it('lets the new one pay the next renewal', () =>
    withPerson({}, async (person) => {
      const bought = await buy(person);
      await setCard(bought.customer, 'declined');
      await changeCard(person);
      expect(await renewalOf(bought)).toEqual(PAID);
    }));

  // R-LIV-02
  it('is told to the page after a renewal has failed, with the day on which it is charged', () =>
    withPerson({}, async (person) => {
      const bought = await buy(person);
      await setCard(bought.customer, 'declined');
      await passRenewal(bought.customer);
      const heard = async () => {
        const about = { id: bought.customer, object: 'customer' };
        expect(await deliver('customer.updated', about)).toBe(200);
        const body = await readPlan(api, person.idToken);
        return z.object({ openPayment: z.record(z.string(), z.unknown()) }).parse(body).openPayment;
      };
      const next = (await newestInvoice(bought.customer))?.next_payment_attempt ?? 0;
      const nextAttempt = new Date(next * 1000).toISOString();
      const before = await heard();
      expect(before).toMatchObject({ purpose: 'renewal', nextAttempt });
      expect(before).not.toHaveProperty('hasNewCard');
      await changeCard(person);
      expect(await heard()).toMatchObject({ purpose: 'renewal', nextAttempt, hasNewCard: true });
      await switchStripe('clock', { advance: '4 days' });
      expect((await newestInvoice(bought.customer))?.status).toBe('paid');
    }));

  // R-LIV-02
  it('that the bank has just asked about is no new one', () =>
    withPerson({}, async (person) => {
      const bought = await buy(person);
      await setCard(bought.customer, 'authenticate');
      await passRenewal(bought.customer);
      await deliver('customer.updated', { id: bought.customer, object: 'customer' });
      const body = await readPlan(api, person.idToken);
      expect(body).toMatchObject({ openPayment: { needs: 'confirmation' } });
      expect(body.openPayment).not.toHaveProperty('hasNewCard');
    }));

  // R-LIV-02
  it.each([
    ['the event about the customer alone', 'customer.updated', 'customer'],
    ['the event about the card alone', 'payment_method.attached', 'payment_method'],
  ])('lets the new one pay, though the thank-you page was never seen: %s', (_what, type, object) =>
    withPerson({}, async (person) => {
      const bought = await buyUnnoticed(person);
      await setCard(bought.customer, 'declined');
      await switchStripe('clock', { advance: '1 day' });
      await changeCard(person);
      const about =
        object === 'customer'
          ? { id: bought.customer, object }
          : { id: 'pm_any', object, customer: bought.customer };
      expect(await deliver(type, about)).toBe(200);
      expect(await renewalOf(bought)).toEqual(PAID);
    }),
  );

  // R-LIV-02
  it('lets the new one pay when the event about the purchase comes after the one about the card', () =>
    withPerson({}, async (person) => {
      const bought = await buyUnnoticed(person);
      await setCard(bought.customer, 'declined');
      await switchStripe('clock', { advance: '1 day' });
      await changeCard(person);
      const { usual } = await cardsOf(bought);
      await deliver('customer.updated', { id: bought.customer, object: 'customer' });
      const object = { id: 'cs_any', object: 'checkout.session', customer: bought.customer };
      await deliver('checkout.session.completed', object);
      expect(await cardsOf(bought)).toEqual({ pinned: null, usual });
      expect(await renewalOf(bought)).toEqual(PAID);
    }));

  // R-LIV-02
  it('lets the new one pay within a day when every event is lost', () =>
    withPerson({}, async (person) => {
      const bought = await buyUnnoticed(person);
      const { idToken: token } = person;
      // The mirror is right, so that there is nothing else to heal.
      expect((await call(api, '/api/subscription', { token })).status).toBe(200);
      await stripe.subscriptions.update(bought.subscription, {
        default_payment_method:
          (await stripe.paymentMethods.list({ customer: bought.customer })).data[0]?.id ?? '',
      });
      await setCard(bought.customer, 'declined');
      await switchStripe('clock', { advance: '1 day' });
      await changeCard(person);
      await startJobs().reconcile?.();
      expect(await renewalOf(bought)).toEqual(PAID);
    }));

  // R-LIV-02
  it('lets the new one pay a change of plan at once', () =>
    withPerson({}, async (person) => {
      const bought = await buyUnnoticed(person);
      await setCard(bought.customer, 'declined');
      await switchStripe('clock', { advance: '1 day' });
      await changeCard(person);
      const change = await call(api, '/api/subscription/change', {
        token: person.idToken,
        body: { planId: 'price_household_month' },
      });
      expect(change).toMatchObject({ status: 200, body: { planId: 'price_household_month' } });
    }));

  // R-LIV-02
  it('lets the new one pay a plan that is bought later', () =>
    withPerson({}, async (person) => {
      const first = await buy(person);
      await setCard(first.customer, 'declined');
      await stripe.subscriptions.cancel(first.subscription);
      await switchStripe('clock', { advance: '1 day' });
      const second = await buy(person);
      expect(await renewalOf(second)).toEqual(PAID);
    }));
});

describe('a card that cannot be moved', () => {
  // R-LIV-02 R-REL-06
  it('does not block the thank-you page, and is moved when the event is sent again @battery', () =>
    withPerson({}, async (person) => {
      const bought = await buyUnnoticed(person);
      const { pinned } = await cardsOf(bought);
      const path = `/v1/subscriptions/${bought.subscription}`;
      await failStandin('stripe', { path, method: 'POST', mode: '500' });
      await thank(person, bought.session);
      const about = { id: bought.customer, object: 'customer' };
      expect(await deliver('customer.updated', about)).toBe(502);
      expect((await cardsOf(bought)).pinned).toBe(pinned);
      await mendStandin('stripe');
      expect(await deliver('customer.updated', about)).toBe(200);
      expect(await cardsOf(bought)).toEqual({ pinned: null, usual: pinned });
    }));
});
