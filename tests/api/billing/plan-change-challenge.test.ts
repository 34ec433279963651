/** A change of plan that the customer's bank wants confirmed. */
import type { Stripe } from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Person } from '../../support/people.ts';
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
  type Reply,
} from '../api.ts';

const SOLO = 'price_solo_month';
const HOUSEHOLD = 'price_household_month';
const YEAR = 'price_household_year';

let api: Api;
const stripe = stripeClient();
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

type Held = { customer: string; id: string };

/** A plan whose card the bank wants to confirm each time. */
async function hold({ idToken: token, uid }: Person): Promise<Held> {
  const checkout = await call(api, '/api/checkout-session', { token, body: orderOf(SOLO) });
  await pay(String(checkout.body.url));
  await call(api, `/api/checkout-session/${String(checkout.body.id)}`, { token });
  const customer = await customerOf(uid);
  await setCard(customer, 'authenticate');
  const [found] = (await stripe.subscriptions.list({ customer })).data;
  return { customer, id: found?.id ?? '' };
}

function change({ idToken: token }: Person, planId = HOUSEHOLD): Promise<Reply> {
  return call(api, '/api/subscription/change', { token, body: { planId } });
}

const shown = ({ idToken: token }: Person) => readPlan(api, token);

async function atStripe({ id }: Held): Promise<Stripe.Subscription> {
  return stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] });
}

async function planAt(held: Held): Promise<string | undefined> {
  return (await atStripe(held)).items.data[0]?.price.id;
}

/** The page of the open invoice, as we give it. */
async function pageOf(person: Person, held: Held): Promise<string> {
  const { latest_invoice: invoice } = await atStripe(held);
  const { id } = z.object({ id: z.string() }).parse(invoice);
  const { body } = await call(api, `/api/invoices/${id}`, { token: person.idToken });
  expect(body).toMatchObject({ status: 'open' });
  return z.string().parse(body.url);
}

async function openInvoices({ customer }: Held): Promise<number> {
  return (await stripe.invoices.list({ customer, status: 'open' })).data.length;
}

describe('a change that the bank wants confirmed', () => {
  // R-LIV-02
  it('is not made yet, says what to do, and happens once the bank has its answer', () =>
    withPerson({}, async (person) => {
      const held = await hold(person);
      const refused = await change(person);
      expect(refused).toMatchObject({ status: 402, body: { code: 'payment_required' } });
      expect(refused.body.error).toMatch(/bank.*confirm/i);
      expect(refused.body.error).not.toMatch(/payment method|card/i);
      expect(await planAt(held)).toBe(SOLO);
      const { pending_update: waiting, latest_invoice: invoice } = await atStripe(held);
      expect(await shown(person)).toMatchObject({
        status: 'active',
        planId: SOLO,
        openPayment: {
          invoiceId: z.object({ id: z.string() }).parse(invoice).id,
          purpose: 'change',
          needs: 'confirmation',
          until: new Date((waiting?.expires_at ?? 0) * 1000).toISOString(),
        },
      });
      const bank = await press(`${await pageOf(person, held)}/pay`);
      await press(bank, { answer: 'approve' });
      expect(await planAt(held)).toBe(HOUSEHOLD);
      expect(await openInvoices(held)).toBe(0);
    }));

  // R-LIV-02
  it('leaves the plan as it is when the bank is told no', () =>
    withPerson({}, async (person) => {
      const held = await hold(person);
      await change(person);
      const bank = await press(`${await pageOf(person, held)}/pay`);
      expect(await press(bank, { answer: 'refuse' })).toContain('problem=refused');
      expect(await planAt(held)).toBe(SOLO);
      expect((await atStripe(held)).status).toBe('active');
    }));

  // R-LIV-02
  it('is given up after 23 hours, with nothing left to pay @battery', () =>
    withPerson({}, async (person) => {
      const held = await hold(person);
      await change(person);
      expect(await openInvoices(held)).toBe(1);
      await switchStripe('clock', { advance: { seconds: 23 * 3600 } });
      expect(await planAt(held)).toBe(SOLO);
      expect(await openInvoices(held)).toBe(0);
      expect((await atStripe(held)).pending_update).toBeNull();
    }));

  // R-LIV-02
  it('gives way to another one, of which alone anything can be paid', () =>
    withPerson({}, async (person) => {
      const held = await hold(person);
      await change(person);
      const first = await pageOf(person, held);
      expect(await change(person, YEAR)).toMatchObject({ status: 402 });
      expect(await openInvoices(held)).toBe(1);
      // The first invoice is void: its page leads to no bank.
      expect(await press(`${first}/pay`)).toBe(first);
      expect(await planAt(held)).toBe(SOLO);
      const bank = await press(`${await pageOf(person, held)}/pay`);
      await press(bank, { answer: 'approve' });
      expect(await planAt(held)).toBe(YEAR);
    }));

  // R-LIV-02
  it('gives way to another one that a good card pays at once @battery', () =>
    withPerson({}, async (person) => {
      const held = await hold(person);
      await change(person);
      await setCard(held.customer, 'good');
      expect(await change(person, YEAR)).toMatchObject({ status: 200, body: { planId: YEAR } });
      expect(await openInvoices(held)).toBe(0);
      expect((await atStripe(held)).pending_update).toBeNull();
    }));

  // R-LIV-02 R-API-02
  it('costs three reads, and one of what the bank says', () =>
    withPerson({}, async (person) => {
      await hold(person);
      await call(api, '/api/plans');
      const before = await requestsSeen();
      await change(person);
      const made = (await requestsSeen()).slice(before.length);
      expect(made.filter((method) => method === 'GET')).toHaveLength(4);
    }));
});

describe('a change that the bank refuses', () => {
  // R-LIV-02 R-REL-05
  it('says so, leaves nothing to pay, and shows from then on what Stripe says', () =>
    withPerson({}, async (person) => {
      const held = await hold(person);
      await setCard(held.customer, 'declined');
      await stripe.subscriptions.update(held.id, { metadata: { any: 'thing' } });
      const refused = await change(person);
      expect(refused).toMatchObject({ status: 402, body: { code: 'payment_required' } });
      expect(refused.body.error).toMatch(/card was declined.*unchanged/i);
      expect(await openInvoices(held)).toBe(0);
      const after = await shown(person);
      expect(after).toMatchObject({ planId: SOLO });
      expect(after).not.toHaveProperty('openPayment');
    }));

  // R-LIV-02
  it('for lack of a card says that there is none', () =>
    withPerson({}, async (person) => {
      const held = await hold(person);
      await setCard(held.customer, 'none');
      const refused = await change(person);
      expect(refused).toMatchObject({ status: 402, body: { code: 'payment_required' } });
      expect(refused.body.error).toMatch(/no card/i);
      expect(await planAt(held)).toBe(SOLO);
    }));
});

async function requestsSeen(): Promise<string[]> {
  const answer = await fetch(`${String(process.env['ALCOVE_STRIPE_URL'])}/__control/state`);
  const { requests } = Seen.parse(await answer.json());
  return requests.map(({ method }) => method);
}

const Seen = z.object({ requests: z.array(z.object({ method: z.string() })) });
