/** What became of the money: drafts, refunds, disputes, amounts due and tax in the list of invoices. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Person } from '../../support/people.ts';
import { orderOf } from '../../support/order.ts';
import {
  call,
  customerOf,
  pay,
  setCard,
  startApi,
  stripeClient,
  switchStripe,
  withPerson,
  type Api,
} from '../api.ts';
import { hint, passRenewal } from '../machine-kit.ts';

const HOUSEHOLD = 'price_household_month';
const COST = 3900;

let api: Api;
const stripe = stripeClient();
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const Invoices = z.array(z.looseObject({ id: z.string() }));

async function buy(
  { idToken: token, uid }: Person,
  planId = HOUSEHOLD,
  by = api,
  details: Record<string, string> = {},
): Promise<string> {
  const checkout = await call(by, '/api/checkout-session', { token, body: orderOf(planId) });
  expect(checkout.status).toBe(200);
  await pay(String(checkout.body.url), details);
  await call(by, `/api/checkout-session/${String(checkout.body.id)}`, { token });
  return customerOf(uid);
}

async function list({ idToken: token }: Person) {
  const { status, body } = await call(api, '/api/invoices', { token });
  expect(status).toBe(200);
  const invoices = Invoices.parse(body.invoices);
  for (const invoice of invoices) {
    const one = await call(api, `/api/invoices/${invoice.id}`, { token });
    expect(one.body).toEqual(invoice);
  }
  return invoices;
}

describe('the list of invoices', () => {
  // R-ACC-06
  it('shows a renewal as a draft while Stripe prepares it', () =>
    withPerson({}, async (person) => {
      await buy(person);
      await switchStripe('clock', { advance: '1 month' });
      const [newest] = await list(person);
      expect(newest).toMatchObject({ status: 'draft', number: null, total: COST, url: null });
    }));

  // R-ACC-06
  it('shows what is due beside the total, where credit was used', () =>
    withPerson({}, async (person) => {
      const customer = await buy(person);
      const body = { planId: 'price_solo_month' };
      await call(api, '/api/subscription/change', { token: person.idToken, body });
      const owner = await stripe.customers.retrieve(customer);
      const credit = owner.deleted ? 0 : -owner.balance;
      await call(api, '/api/subscription/change', {
        token: person.idToken,
        body: { planId: 'price_household_year' },
      });
      const [newest] = await list(person);
      const total = Number(newest?.['total']);
      expect(credit).toBeGreaterThan(0);
      expect(newest).toMatchObject({ status: 'paid', amountDue: total - credit });
    }));

  // R-ACC-06
  it('shows of an open invoice what is still due', () =>
    withPerson({}, async (person) => {
      const customer = await buy(person);
      await setCard(customer, 'declined');
      await passRenewal(customer);
      const [newest] = await list(person);
      expect(newest).toMatchObject({ status: 'open', total: COST, amountDue: COST });
    }));

  // R-LIV-01
  it.each(['ends', 'ends, though a new plan was bought before anyone looked'])(
    'takes nothing more for a renewal whose plan %s',
    (course) =>
      withPerson({}, async (person) => {
        const customer = await buy(person);
        await setCard(customer, 'declined');
        await passRenewal(customer);
        const [unpaid] = await list(person);
        await switchStripe('clock', { advance: '1 month' });
        await setCard(customer, 'good');
        if (course !== 'ends') {
          await stripe.subscriptions.create({ customer, items: [{ price: HOUSEHOLD }] });
        }
        expect(await hint(api, person.uid)).toHaveProperty('status', 200);
        const lapsed = (await list(person)).filter(({ id }) => id === unpaid?.id);
        expect(lapsed).toMatchObject([{ status: 'void' }]);
        await expect(stripe.invoices.pay(String(unpaid?.id))).rejects.toThrow('already void');
      }),
  );

  // R-ACC-06
  it('shows what was paid back, in part and in whole', () =>
    withPerson({}, async (person) => {
      const customer = await buy(person);
      await passRenewal(customer);
      const [second, first] = (await stripe.invoices.list({ customer })).data;
      expect((await list(person)).filter((one) => 'refunded' in one)).toEqual([]);
      await switchStripe('refunds', { invoice: second?.id, amount: 900 });
      await switchStripe('refunds', { invoice: first?.id });
      expect(await list(person)).toMatchObject([
        { id: second?.id, status: 'paid', refunded: 900 },
        { id: first?.id, status: 'paid', refunded: COST },
      ]);
    }));

  // R-ACC-06
  it('shows a payment that is disputed, until the dispute is won', () =>
    withPerson({}, async (person) => {
      const customer = await buy(person);
      const [invoice] = (await stripe.invoices.list({ customer })).data;
      await switchStripe('disputes', { invoice: invoice?.id });
      expect(await list(person)).toMatchObject([{ id: invoice?.id, isDisputed: true }]);
      await switchStripe('disputes', { invoice: invoice?.id, status: 'lost' });
      expect(await list(person)).toMatchObject([{ isDisputed: true }]);
      await switchStripe('disputes', { invoice: invoice?.id, status: 'won' });
      expect((await list(person)).filter((one) => 'isDisputed' in one)).toEqual([]);
    }));
});

describe('tax', () => {
  const ADDRESS = {
    name: 'A Practice',
    line1: 'Street 1',
    postal_code: '10115',
    city: 'Town',
    country: 'DE',
  };

  // R-LIV-10
  it('is worked out where it is on: the checkout asks for address and number, the list says how much', () =>
    withPerson({}, async (person) => {
      const taxed = await startApi({ CHECKOUT_TAX: 'on' });
      const customer = await buy(person, HOUSEHOLD, taxed, { ...ADDRESS, tax_id: 'DE123456789' });
      const [session] = (await stripe.checkout.sessions.list({ customer })).data;
      expect(session).toMatchObject({
        automatic_tax: { enabled: true },
        billing_address_collection: 'required',
        tax_id_collection: { enabled: true },
      });
      expect(await stripe.customers.retrieve(customer)).toMatchObject({
        name: 'A Practice',
        address: { city: 'Town', country: 'DE' },
      });
      const tax = Math.round((COST * 19) / 119);
      expect(await list(person)).toMatchObject([{ total: COST, tax }]);
      await passRenewal(customer);
      expect(await list(person)).toMatchObject([{ tax }, { tax }]);
      await taxed.close();
    }));

  // R-LIV-10
  it('is neither asked about nor listed where it is off', () =>
    withPerson({}, async (person) => {
      const customer = await buy(person);
      const [session] = (await stripe.checkout.sessions.list({ customer })).data;
      expect(session).toMatchObject({
        automatic_tax: { enabled: false },
        billing_address_collection: null,
      });
      expect((await list(person)).filter((one) => 'tax' in one)).toEqual([]);
    }));

  // R-LIV-10
  it('replaces a checkout from before it was switched on', () =>
    withPerson({}, async ({ idToken: token }) => {
      const taxed = await startApi({ CHECKOUT_TAX: 'on' });
      const open = (by: Api) =>
        call(by, '/api/checkout-session', { token, body: orderOf(HOUSEHOLD) });
      const before = (await open(api)).body.id;
      const after = (await open(taxed)).body.id;
      expect(after).not.toBe(before);
      expect((await open(taxed)).body.id).toBe(after);
      await taxed.close();
    }));
});
