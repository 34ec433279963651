/**
 * Who pays, as invoices say it, and with which card: what is shown, what it costs to show it, and that it is the card that is
 * charged.
 */
import { FieldValue } from 'firebase-admin/firestore';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { BEGIN_AT_ONCE } from '../../../functions/src/contract/billing-details.ts';
import type { Person } from '../../support/people.ts';
import { failStandin, mendStandin, standinState } from '../../support/standins.ts';
import {
  call,
  customerOf,
  firestore,
  pay,
  press,
  setCard,
  startApi,
  stripeClient,
  SUBSCRIPTION_DETAILS,
  switchStripe,
  withPerson,
  type Api,
  type Reply,
} from '../api.ts';
import { eventsOf } from '../events.ts';
import { startJobs } from '../jobs.ts';
import { passRenewal } from '../machine-kit.ts';
import { mailsOf } from '../mail/mail-kit.ts';
import { deliverEvent, stripeEvent } from '../stripe-events.ts';
import { casesOf } from '../../support/cases.ts';

const NOTHING = {
  card: null,
  name: null,
  address: null,
  vatId: null,
  orderedAt: null,
  otherPlans: [],
};
const PRACTICE = {
  name: 'A Practice',
  line1: 'Street 1',
  postal_code: '10115',
  city: 'Town',
  country: 'DE',
  tax_id: 'DE123456789',
};

let api: Api;
const stripe = stripeClient();
beforeAll(async () => {
  api = await startApi();
});
afterEach(() => mendStandin('stripe'));
afterAll(() => api.close());

type Bought = { customer: string; subscription: string };

async function buy(
  { idToken: token, uid }: Person,
  details: Readonly<Record<string, string>> = {},
): Promise<Bought> {
  const body = { planId: 'price_solo_month', beginAtOnce: BEGIN_AT_ONCE.version };
  const checkout = await call(api, '/api/checkout-session', { token, body });
  await pay(String(checkout.body.url), details);
  await call(api, `/api/checkout-session/${String(checkout.body.id)}`, { token });
  const customer = await customerOf(uid);
  const [found] = (await stripe.subscriptions.list({ customer })).data;
  return { customer, subscription: found?.id ?? '' };
}

const read = ({ idToken: token }: Person): Promise<Reply> =>
  call(api, '/api/billing-details', { token });

async function shown(person: Person): Promise<z.infer<typeof Details>> {
  const { status, body } = await read(person);
  expect(status).toBe(200);
  return Details.parse(body);
}

const Details = z.strictObject({
  ...SUBSCRIPTION_DETAILS,
  card: z
    .strictObject({
      brand: z.string(),
      last4: z.string(),
      expires: z.strictObject({ month: z.number(), year: z.number() }),
    })
    .nullable(),
  name: z.string().nullable(),
  address: z.array(z.string()).nullable(),
  vatId: z.strictObject({ value: z.string(), state: z.string() }).nullable(),
  orderedAt: z.iso.datetime().nullable(),
  otherPlans: z.array(
    z.strictObject({
      id: z.string(),
      plan: z.string(),
      status: z.string(),
      currentPeriodEnd: z.iso.datetime(),
    }),
  ),
});

async function requestsOf(work: () => Promise<unknown>): Promise<string[]> {
  const seen = async () =>
    Seen.parse(await standinState('stripe')).requests.map(
      ({ method, path }) => `${method} ${path}`,
    );
  const before = (await seen()).length;
  await work();
  return (await seen()).slice(before);
}

const Seen = z.object({ requests: z.array(z.object({ method: z.string(), path: z.string() })) });

/** An event as Stripe sends it. */
async function deliver(type: string, object: object, before?: object): Promise<void> {
  const data = { object, ...(before && { previous_attributes: before }) };
  expect((await deliverEvent(api, stripeEvent(type, object, { data }))).status).toBe(200);
}

async function subscriptionOf({ idToken: token }: Person) {
  return z.object({ id: z.string() }).parse((await call(api, '/api/subscription', { token })).body);
}

async function isEnding(subscription: string): Promise<boolean> {
  const { cancel_at: at, cancel_at_period_end: atEnd } =
    await stripe.subscriptions.retrieve(subscription);
  return at !== null || atEnd;
}

const hint = ({ customer: id }: Bought) => deliver('customer.updated', { id, object: 'customer' });

async function changedAt({ uid }: Person): Promise<unknown> {
  return (await firestore().doc(`users/${uid}`).get()).get('subscriptionChangedAt');
}

/** What the portal does with another card. */
async function addCard({ customer }: Bought): Promise<string> {
  const { id } = await stripe.paymentMethods.attach('pm_card_mastercard', { customer });
  await stripe.customers.update(customer, { invoice_settings: { default_payment_method: id } });
  return id;
}

/** The card that the next renewal is taken from, as its charge names it. */
async function chargedCard({ customer }: Bought) {
  const before = (await stripe.charges.list({ customer })).data.length;
  await passRenewal(customer);
  const { data: charges } = await stripe.charges.list({ customer });
  expect(charges).toHaveLength(before + 1);
  const { data: methods } = await stripe.paymentMethods.list({ customer });
  const card = methods.find(({ id }) => id === charges[0]?.payment_method)?.card;
  return {
    brand: card?.brand,
    last4: card?.last4,
    expires: { month: card?.exp_month, year: card?.exp_year },
  };
}

describe('GET /api/billing-details', () => {
  // R-LAW-03
  it('shows what a business has typed at the checkout, and the day of the order', () =>
    withPerson({}, async (person) => {
      const bought = await buy(person, PRACTICE);
      const { created } = await stripe.subscriptions.retrieve(bought.subscription);
      expect(await shown(person)).toEqual({
        card: { brand: 'visa', last4: '4242', expires: expect.anything() },
        name: 'A Practice',
        address: ['Street 1', '10115 Town', 'Germany'],
        vatId: { value: 'DE123456789', state: 'verified' },
        orderedAt: new Date(created * 1000).toISOString(),
        otherPlans: [],
      });
      const [invoice] = (await stripe.invoices.list({ customer: bought.customer })).data;
      expect(invoice).toMatchObject({
        customer_name: 'A Practice',
        customer_tax_ids: [{ value: 'DE123456789' }],
      });
    }));

  // R-IDN-05
  it('is an event with a mail to the owner where someone else is named than before, and not at the purchase', () =>
    withPerson({}, async (person) => {
      const { customer } = await buy(person, PRACTICE);
      const changes = () => eventsOf(person, 'billing_details_changed');
      expect(await changes()).toEqual([]);
      await stripe.customers.update(customer, { name: 'Another Practice' });
      const object = { id: customer, object: 'customer' };
      for (let told = 0; told < 2; told += 1) await deliver('customer.updated', object);
      expect(await changes()).toEqual([['billing_details_changed', null]]);
      const mails = (await mailsOf(person.uid)).filter(({ kind }) => kind === 'security');
      expect(mails.map(({ facts }) => facts?.['event'])).toContain('billing_details_changed');
    }));

  // R-LAW-03 R-API-02
  it('costs no call to Stripe after a purchase, and neither does the subscription', () =>
    withPerson({}, async (person) => {
      await buy(person);
      const { idToken: token } = person;
      expect(await requestsOf(() => read(person))).toEqual([]);
      let subscription = {};
      const requests = await requestsOf(async () => {
        subscription = (await call(api, '/api/subscription', { token })).body;
      });
      expect(requests).toEqual([]);
      expect(subscription).not.toHaveProperty('details');
    }));

  // R-LAW-03 R-API-02
  it('reads a mirror of before once, and not at all while only the subscription is asked for', () =>
    withPerson({}, async (person) => {
      const { customer, subscription } = await buy(person);
      const mirror = firestore().doc(`subscriptions/${person.uid}`);
      await mirror.update({ details: FieldValue.delete() });
      const ask = () => call(api, '/api/subscription', { token: person.idToken });
      expect(await requestsOf(ask)).toEqual([]);
      await failStandin('stripe', { mode: '500' });
      expect(await read(person)).toMatchObject({ status: 502, body: { code: 'upstream_stripe' } });
      expect((await ask()).status).toBe(200);
      await mendStandin('stripe');
      expect(await requestsOf(() => Promise.all([read(person), read(person)]))).toEqual([
        `GET /v1/customers/${customer}`,
        'GET /v1/subscriptions',
        `GET /v1/subscriptions/${subscription}`,
      ]);
      expect(await requestsOf(() => read(person))).toEqual([]);
      expect((await shown(person)).card).not.toBeNull();
    }));

  // R-LAW-03 R-REL-08
  it('has nothing for a person who has bought nothing, and asks no one', () =>
    withPerson({}, async (person) => {
      expect(await requestsOf(async () => expect(await shown(person)).toEqual(NOTHING))).toEqual(
        [],
      );
    }));

  // R-API-02
  it('shows a second plan that was made by hand: neither a look nor an act at the first hides it, and operators are told', () =>
    withPerson({}, async (person) => {
      const bought = await buy(person);
      const { customer } = bought;
      const second = await stripe.subscriptions.create({
        customer,
        items: [{ price: 'price_household_month' }],
      });
      await hint(bought);
      const { id: kept } = await subscriptionOf(person);
      const both = [bought.subscription, second.id];
      expect(both).toContain(kept);
      const other = both.find((id) => id !== kept) ?? '';
      const plans = [
        { id: other, plan: expect.stringMatching(/^(Solo|Household)$/), status: 'active' },
      ];
      expect(await shown(person)).toMatchObject({ otherPlans: plans });
      await call(api, '/api/subscription/cancel', { method: 'POST', token: person.idToken });
      expect(await shown(person)).toMatchObject({ otherPlans: plans });
      expect([await isEnding(kept), await isEnding(other)]).toEqual([true, false]);
      expect(api.logged.filter((line) => line.includes(customer)).join()).toContain('second_plan');
      await stripe.subscriptions.cancel(other);
      await hint(bought);
      expect(await shown(person)).toMatchObject({ otherPlans: [] });
    }));

  // R-LAW-03
  it('shows no card and no order once the plan has ended, but still who paid', () =>
    withPerson({}, async (person) => {
      const bought = await buy(person, PRACTICE);
      await stripe.subscriptions.cancel(bought.subscription);
      await hint(bought);
      expect(await shown(person)).toMatchObject({
        card: null,
        orderedAt: null,
        name: 'A Practice',
        vatId: { value: 'DE123456789' },
      });
    }));

  // R-LAW-03 R-ACC-06
  it('is part of what a person can download', () =>
    withPerson({}, async (person) => {
      await buy(person, PRACTICE);
      const { body } = await call(api, '/api/account/export', { token: person.idToken });
      expect(body.billingDetails).toEqual(await shown(person));
    }));
});

describe('the card that is shown is the one that is charged', () => {
  // R-LAW-03 R-LIV-02
  it.each<[string, (bought: Bought) => Promise<unknown>, object]>([
    ['right after the purchase', async () => {}, { brand: 'visa', last4: '4242' }],
    [
      'after another one was added in the portal',
      async (bought) => {
        await switchStripe('clock', { advance: '1 day' });
        await addCard(bought);
        await hint(bought);
      },
      { brand: 'mastercard', last4: '4444' },
    ],
    [
      'after a new one paid an invoice on its page, where it is pinned',
      async (bought) => {
        await addCard(bought);
        await setCard(bought.customer, 'declined');
        await passRenewal(bought.customer);
        const [open] = (await stripe.invoices.list({ customer: bought.customer, limit: 1 })).data;
        await press(`${open?.hosted_invoice_url ?? ''}/pay`, { card: 'new' });
        await hint(bought);
      },
      { brand: 'visa', last4: '4242' },
    ],
    [
      'while the pinned one could not be moved, though a later one is the default',
      async (bought) => {
        const [method] = (await stripe.paymentMethods.list({ customer: bought.customer })).data;
        await addCard(bought);
        await stripe.subscriptions.update(bought.subscription, {
          default_payment_method: method?.id ?? '',
        });
        await forgetMirror(bought);
        const path = `/v1/subscriptions/${bought.subscription}`;
        await failStandin('stripe', { path, method: 'POST', mode: '500' });
      },
      { brand: 'visa', last4: '4242' },
    ],
    [
      'after the bank has sent a new one for one that ran out',
      async ({ customer }) => {
        await switchStripe('card-expiry', { customer, expires: '2026-01' });
        await switchStripe('card-expiry', { customer, expires: '2031-02' });
        await deliver('payment_method.automatically_updated', {
          id: 'pm_any',
          object: 'payment_method',
          customer,
        });
      },
      { last4: '4242', expires: { month: 2, year: 2031 } },
    ],
  ])('%s', (_what, act, card) =>
    withPerson({}, async (person) => {
      const bought = await buy(person);
      await act(bought);
      const seen = (await shown(person)).card;
      expect(seen).toMatchObject(card);
      expect(await chargedCard(bought)).toEqual(seen);
    }),
  );

  /** As if no one had looked yet. */
  async function forgetMirror({ customer }: Bought): Promise<void> {
    const found = await firestore().collection('subscriptions').get();
    const own = found.docs.filter((doc) => doc.get('customerId') === customer);
    await Promise.all(own.map(({ ref }) => ref.delete()));
  }

  // R-LAW-03
  it('none is shown once it was taken off, of which the event names only whose it was', () =>
    withPerson({}, async (person) => {
      const { customer } = await buy(person);
      const [method] = (await stripe.paymentMethods.list({ customer })).data;
      await stripe.paymentMethods.detach(method?.id ?? '');
      const about = { id: method?.id, object: 'payment_method', customer: null };
      await deliver('payment_method.detached', about, { customer });
      expect((await shown(person)).card).toBeNull();
    }));
});

describe('a change at Stripe', () => {
  // R-LAW-03
  it.each(
    casesOf(['customer.tax_id.created', 'customer.tax_id.updated', 'customer.tax_id.deleted']),
  )('of a number is shown, and told to open tabs: %s', (type) =>
    withPerson({}, async (person) => {
      const { customer } = await buy(person);
      const before = await changedAt(person);
      await stripe.customers.createTaxId(customer, { type: 'eu_vat', value: 'DE111111111' });
      await deliver(type, { id: 'txi_any', object: 'tax_id', customer });
      expect((await shown(person)).vatId).toEqual({ value: 'DE111111111', state: 'unverified' });
      const after = await changedAt(person);
      expect(after).not.toEqual(before);
      await deliver(type, { id: 'txi_any', object: 'tax_id', customer });
      expect(await changedAt(person)).toEqual(after);
    }),
  );

  // R-LAW-03
  it('in the portal is shown, where “Edit” leads to', () =>
    withPerson({}, async (person) => {
      const bought = await buy(person);
      const body = { flow: 'customer_update' };
      const portal = await call(api, '/api/billing-portal', { token: person.idToken, body });
      expect(portal.status).toBe(200);
      await press(`${String(portal.body.url)}/details`, PRACTICE);
      await hint(bought);
      expect(await shown(person)).toMatchObject({
        name: 'A Practice',
        vatId: { value: 'DE123456789', state: 'verified' },
      });
    }));

  // R-LAW-03 R-REL-05
  it('of which no event came is shown within a day; what is right is read no second time @battery', () =>
    withPerson({}, async (person) => {
      const bought = await buy(person);
      await addCard(bought);
      expect((await shown(person)).card).toMatchObject({ brand: 'visa' });
      await startJobs().reconcile?.();
      expect((await shown(person)).card).toMatchObject({ brand: 'mastercard' });
      const at = await changedAt(person);
      const requests = await requestsOf(async () => startJobs().reconcile?.());
      expect(requests.filter((one) => one.endsWith(bought.subscription))).toEqual([]);
      expect(await changedAt(person)).toEqual(at);
    }));
});
