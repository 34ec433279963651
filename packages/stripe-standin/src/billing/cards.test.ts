import type { Stripe } from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { idOf } from '../state/store.ts';
import {
  advance,
  control,
  COSTS,
  passRenewal,
  press,
  PRICES,
  startWithClient,
  subscribe,
} from '../testing.ts';

let standin: Awaited<ReturnType<typeof startWithClient>>;
let stripe: Stripe;

beforeEach(async () => {
  standin = await startWithClient();
  ({ stripe } = standin);
});
afterEach(() => standin.close());

const defaultOf = async (customer: string) => {
  const found = await stripe.customers.retrieve(customer);
  return found.deleted ? undefined : found.invoice_settings.default_payment_method;
};
const newestInvoice = async (customer: string) =>
  (await stripe.invoices.list({ customer, limit: 1 })).data[0];

/** Changes the card as the portal's page does. */
async function changeCardInPortal(customer: string, card: 'good' | 'declined') {
  const { url } = await stripe.billingPortal.sessions.create({ customer });
  await press(`${url}/card`, { card });
}

describe('a checkout', () => {
  it('keeps its card with the subscription and leaves the customer without a default', async () => {
    const { customer, subscription } = await subscribe(stripe);
    const { data } = await stripe.paymentMethods.list({ customer });
    expect(data).toMatchObject([{ customer, card: { brand: 'visa', last4: '4242' } }]);
    expect(subscription.default_payment_method).toBe(data[0]?.id);
    expect(await defaultOf(customer)).toBeNull();
  });
});

describe('a subscription with a card of its own', () => {
  it('is charged with that card, whatever the portal made the default', async () => {
    const { customer } = await subscribe(stripe);
    await control(standin.url, '/cards', { customer, card: 'declined' });
    await changeCardInPortal(customer, 'good');
    await passRenewal(standin.url);
    expect(await newestInvoice(customer)).toMatchObject({ status: 'open', attempt_count: 1 });
  });

  it('keeps the new card that pays its invoice on the invoice’s page', async () => {
    const { customer, subscription } = await subscribe(stripe);
    await control(standin.url, '/cards', { customer, card: 'declined' });
    await passRenewal(standin.url);
    const open = await newestInvoice(customer);
    await press(`${open?.hosted_invoice_url ?? ''}/pay`, { card: 'new' });
    expect(await newestInvoice(customer)).toMatchObject({ status: 'paid' });
    const after = await stripe.subscriptions.retrieve(subscription.id, {
      expand: ['default_payment_method'],
    });
    expect(after.default_payment_method).toMatchObject({ card: { last4: '4242' } });
    expect(after.default_payment_method).not.toMatchObject({
      id: subscription.default_payment_method,
    });
  });
});

describe('a test card', () => {
  it('is a new card of the customer each time, and pays or not as its name says', async () => {
    const { id: customer } = await stripe.customers.create();
    const invoice_settings = { default_payment_method: 'pm_card_visa' };
    await stripe.customers.update(customer, { invoice_settings });
    expect((await stripe.paymentMethods.list({ customer })).data).toHaveLength(1);
    const fails = await stripe.paymentMethods.attach('pm_card_chargeCustomerFail', { customer });
    expect(fails).toMatchObject({ customer, card: { last4: '0341' } });
    const items = [{ price: PRICES.soloMonth }];
    const payment_behavior = 'error_if_incomplete' as const;
    const create = (default_payment_method?: string) =>
      stripe.subscriptions.create({
        customer,
        items,
        payment_behavior,
        ...(default_payment_method === undefined ? {} : { default_payment_method }),
      });
    await expect(create()).resolves.toMatchObject({ status: 'active' });
    await expect(create(fails.id)).rejects.toMatchObject({ code: 'card_declined' });
    await expect(create('pm_card_authenticationRequired')).rejects.toMatchObject({
      statusCode: 402,
      code: 'subscription_payment_intent_requires_action',
    });
  });
});

describe('a paid invoice', () => {
  /** The charge behind an invoice, found as the API offers it. */
  async function chargeOf(invoice: string): Promise<Stripe.Charge> {
    const { payments } = await stripe.invoices.retrieve(invoice, { expand: ['payments'] });
    const intent = payments?.data[0]?.payment.payment_intent;
    const charge = (await stripe.charges.list()).data.find((one) => one.payment_intent === intent);
    if (!charge) throw new Error('no charge');
    return charge;
  }

  it('leads to its charge, which can be paid back in parts, but not more than it was', async () => {
    const { customer } = await subscribe(stripe);
    const invoice = (await newestInvoice(customer))?.id ?? '';
    const charge = await chargeOf(invoice);
    const payment_intent = idOf(charge.payment_intent ?? '');
    expect(charge).toMatchObject({ paid: true, refunded: false, amount_refunded: 0 });
    await control(standin.url, '/refunds', { invoice, amount: 500 });
    expect(await chargeOf(invoice)).toMatchObject({ refunded: false, amount_refunded: 500 });
    await expect(
      stripe.refunds.create({ payment_intent, amount: charge.amount }),
    ).rejects.toMatchObject({ statusCode: 400 });
    await stripe.refunds.create({ payment_intent });
    expect(await chargeOf(invoice)).toMatchObject({
      refunded: true,
      amount_refunded: charge.amount,
    });
    expect((await stripe.invoices.retrieve(invoice)).status).toBe('paid');
  });

  it('names the failed attempts before it', async () => {
    const { customer } = await subscribe(stripe);
    await control(standin.url, '/cards', { customer, card: 'declined' });
    await passRenewal(standin.url);
    await control(standin.url, '/cards', { customer, card: 'good' });
    await advance(standin.url, { days: 4 });
    const invoice = await newestInvoice(customer);
    const { data } = await stripe.charges.list({
      customer,
      created: { gte: invoice?.created ?? 0 },
    });
    expect(data.map(({ status }) => status)).toEqual(['succeeded', 'failed']);
    expect(new Set(data.map(({ payment_intent: intent }) => intent)).size).toBe(1);
  });
});

describe('a change that may wait', () => {
  const change = (id: string, item: string, extra: Stripe.SubscriptionUpdateParams = {}) =>
    stripe.subscriptions.update(id, {
      items: [{ id: item, price: PRICES.householdYear }],
      proration_behavior: 'always_invoice',
      payment_behavior: 'pending_if_incomplete',
      expand: ['latest_invoice'],
      ...extra,
    });

  async function waiting() {
    const bought = await subscribe(stripe);
    await control(standin.url, '/cards', { customer: bought.customer, card: 'authenticate' });
    const changed = await change(bought.subscription.id, bought.item);
    const invoice = changed.latest_invoice;
    if (invoice === null || typeof invoice === 'string') throw new Error('no invoice');
    return { ...bought, changed, invoice };
  }

  const stateOf = async (id: string) => {
    const { status, items, pending_update: pending } = await stripe.subscriptions.retrieve(id);
    return { status, price: items.data[0]?.price.id, isWaiting: pending !== null };
  };

  it('is given up when its invoice is made void, and gives back the credit that it used', async () => {
    const bought = await subscribe(stripe, PRICES.householdMonth);
    const down = { id: bought.item, price: PRICES.soloMonth };
    await stripe.subscriptions.update(bought.subscription.id, {
      items: [down],
      proration_behavior: 'always_invoice',
    });
    const balanceOf = async () => {
      const found = await stripe.customers.retrieve(bought.customer);
      return found.deleted ? 0 : found.balance;
    };
    const credit = await balanceOf();
    expect(credit).toBeLessThan(0);
    await control(standin.url, '/cards', { customer: bought.customer, card: 'authenticate' });
    const changed = await change(bought.subscription.id, bought.item);
    expect(await balanceOf()).toBe(0);
    const invoice = changed.latest_invoice;
    await stripe.invoices.voidInvoice(typeof invoice === 'object' ? (invoice?.id ?? '') : '');
    expect(await balanceOf()).toBe(credit);
    expect(await stateOf(bought.subscription.id)).toMatchObject({ isWaiting: false });
  });

  it('is replaced by the next change', async () => {
    const { subscription, item, invoice } = await waiting();
    await stripe.subscriptions.update(subscription.id, {
      items: [{ id: item, price: PRICES.soloMonth }],
      proration_behavior: 'always_invoice',
    });
    expect(await stateOf(subscription.id)).toMatchObject({
      price: PRICES.soloMonth,
      isWaiting: false,
    });
    expect((await stripe.invoices.retrieve(invoice.id)).status).toBe('void');
  });
});

const HOUSEHOLD = COSTS.householdMonth;

describe('tax', () => {
  const ADDRESS = { name: 'A Firm', line1: 'Street 1', postal_code: '10115', city: 'Town' };
  const TAXED: Partial<Stripe.Checkout.SessionCreateParams> = {
    billing_address_collection: 'required',
    customer_update: { address: 'auto', name: 'auto' },
    tax_id_collection: { enabled: true },
    automatic_tax: { enabled: true },
  };
  const open = async (extra: Partial<Stripe.Checkout.SessionCreateParams> = {}) => {
    const { id: customer } = await stripe.customers.create();
    const session = await stripe.checkout.sessions.create({
      mode: 'subscription',
      customer,
      line_items: [{ price: PRICES.householdMonth, quantity: 1 }],
      success_url: 'http://localhost:5000/',
      ...TAXED,
      ...extra,
    });
    return { customer, session };
  };
  const send = (session: Stripe.Checkout.Session, fields: Record<string, string>) =>
    press(session.url ?? '', { card: 'accepted', ...fields });

  it.each([
    ['a number without leave to save the name', { customer_update: { address: 'auto' } }],
    ['tax without leave to save the address', { customer_update: { name: 'auto' } }],
  ] as const)('of an existing customer is refused: %s', async (_what, extra) => {
    await expect(open(extra)).rejects.toMatchObject({
      statusCode: 400,
      message: expect.stringContaining('customer_update['),
    });
  });

  it.each([
    ['DE', '', Math.round((HOUSEHOLD * 19) / 119), 'standard_rated'],
    ['FR', '', Math.round((HOUSEHOLD * 20) / 120), 'standard_rated'],
    ['FR', 'FRAB123456789', 0, 'reverse_charge'],
    ['CH', '', 0, 'not_subject_to_tax'],
  ])('of %s with the number "%s" is %i', async (country, tax_id, amount, reason) => {
    const { customer, session } = await open();
    expect(await send(session, { ...ADDRESS, country, tax_id })).toBe('http://localhost:5000/');
    const invoice = await newestInvoice(customer);
    expect(invoice).toMatchObject({
      total: HOUSEHOLD,
      total_excluding_tax: HOUSEHOLD - amount,
      automatic_tax: { enabled: true, status: 'complete' },
      total_taxes: [{ amount, tax_behavior: 'inclusive', taxability_reason: reason }],
      customer_name: 'A Firm',
      customer_address: { country, city: 'Town' },
    });
    expect(invoice?.customer_tax_ids).toEqual(
      tax_id === '' ? [] : [{ type: 'eu_vat', value: tax_id }],
    );
    await passRenewal(standin.url);
    expect(await newestInvoice(customer)).toMatchObject({ total_taxes: [{ amount }] });
  });

  it('asks for the whole address', async () => {
    const { session } = await open();
    expect(await send(session, { name: 'A Firm', country: 'DE' })).toContain('problem=details');
  });
});
