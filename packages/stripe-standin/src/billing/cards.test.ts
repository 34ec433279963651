import type { Stripe } from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
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

const newestInvoice = async (customer: string) =>
  (await stripe.invoices.list({ customer, limit: 1 })).data[0];

describe('a subscription with a card of its own', () => {
  it('is charged with that card, whatever the portal made the default', async () => {
    const { customer } = await subscribe(stripe);
    await control(standin.url, '/cards', { customer, card: 'declined' });
    const { url } = await stripe.billingPortal.sessions.create({ customer });
    await press(`${url}/card`, { card: 'good' });
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

describe('a change that may wait', () => {
  it('is given up when its invoice is made void, and gives back the credit that it used', async () => {
    const { customer, subscription, item } = await subscribe(stripe, PRICES.householdMonth);
    const change = (
      price: string,
      payment_behavior: 'allow_incomplete' | 'pending_if_incomplete',
    ) =>
      stripe.subscriptions.update(subscription.id, {
        items: [{ id: item, price }],
        proration_behavior: 'always_invoice',
        payment_behavior,
      });
    const balanceOf = async () => {
      const found = await stripe.customers.retrieve(customer);
      return found.deleted ? 0 : found.balance;
    };
    await change(PRICES.soloMonth, 'allow_incomplete');
    const credit = await balanceOf();
    expect(credit).toBeLessThan(0);
    await control(standin.url, '/cards', { customer, card: 'authenticate' });
    await change(PRICES.householdYear, 'pending_if_incomplete');
    expect(await balanceOf()).toBe(0);
    await stripe.invoices.voidInvoice((await newestInvoice(customer))?.id ?? '');
    expect(await balanceOf()).toBe(credit);
    expect((await stripe.subscriptions.retrieve(subscription.id)).pending_update).toBeNull();
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
    ['DE', '', Math.round((HOUSEHOLD * 19) / 119)],
    ['FR', '', Math.round((HOUSEHOLD * 20) / 120)],
    ['FR', 'FRAB123456789', 0],
    ['CH', '', 0],
  ])('of %s with the number "%s" is %i', async (country, tax_id, amount) => {
    const { customer, session } = await open();
    expect(await send(session, { ...ADDRESS, country, tax_id })).toBe('http://localhost:5000/');
    const invoice = await newestInvoice(customer);
    expect(invoice).toMatchObject({
      total: HOUSEHOLD,
      automatic_tax: { enabled: true },
      total_taxes: [{ amount, tax_behavior: 'inclusive' }],
      customer_name: 'A Firm',
      customer_address: { country, city: 'Town' },
    });
    expect(invoice?.customer_tax_ids).toEqual(
      tax_id === '' ? [] : [{ type: 'eu_vat', value: tax_id }],
    );
    await passRenewal(standin.url);
    expect(await newestInvoice(customer)).toMatchObject({ total_taxes: [{ amount }] });
  });
});
