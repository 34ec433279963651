import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  advance,
  COSTS,
  openCheckout,
  passRenewal,
  pay,
  press,
  startWithClient,
  subscribe,
} from '../testing.ts';

let standin: Awaited<ReturnType<typeof startWithClient>>;

beforeEach(async () => {
  standin = await startWithClient();
});
afterEach(() => standin.close());

const textOf = async (url: string) => (await fetch(url)).text();

describe('the portal', () => {
  it('begins a cancellation with a page that says when it ends', async () => {
    const { stripe } = standin;
    const { customer, subscription } = await subscribe(stripe);
    const session = await stripe.billingPortal.sessions.create({
      customer,
      flow_data: {
        type: 'subscription_cancel',
        subscription_cancel: { subscription: subscription.id },
      },
    });
    const page = await fetch(session.url);
    expect(await page.text()).toContain('It stays as it is until');
    expect(await textOf(await press(page.url))).toContain('Keep the subscription');
  });

  it('takes name, address and tax number, which are on the next invoice', async () => {
    const { stripe } = standin;
    const { customer } = await subscribe(stripe);
    const { url: portal } = await stripe.billingPortal.sessions.create({
      customer,
      flow_data: { type: 'customer_update' },
    });
    const details = { name: 'A Firm', line1: 'Street 1', postal_code: '10115', city: 'Town' };
    const save = (tax_id: string) =>
      press(`${portal}/details`, { ...details, country: 'DE', tax_id });
    expect(await press(`${portal}/details`, { name: 'A Firm' })).toContain('problem=details');
    await save('DE123456789');
    const read = async () => {
      const found = await stripe.customers.retrieve(customer, { expand: ['tax_ids'] });
      return found.deleted ? [] : found.tax_ids?.data;
    };
    expect(await read()).toMatchObject([
      { value: 'DE123456789', verification: { status: 'verified' } },
    ]);
    await save('DE111111111');
    expect(await read()).toMatchObject([{ verification: { status: 'unverified' } }]);
    await save('DE222222222');
    expect(await read()).toMatchObject([{ verification: { status: 'pending' } }]);
    await save('');
    expect(await read()).toEqual([]);
    await save('DE123456789');
    await passRenewal(standin.url);
    const [invoice] = (await stripe.invoices.list({ customer, limit: 1 })).data;
    expect(invoice).toMatchObject({
      customer_name: 'A Firm',
      customer_address: { city: 'Town' },
      customer_tax_ids: [{ type: 'eu_vat', value: 'DE123456789' }],
    });
    expect(await textOf(invoice?.hosted_invoice_url ?? '')).toContain('VAT DE123456789');
  });

  it('is open for an hour', async () => {
    const { customer } = await subscribe(standin.stripe);
    const { url: portal } = await standin.stripe.billingPortal.sessions.create({ customer });
    await advance(standin.url, { seconds: 3601 });
    expect((await fetch(portal)).status).toBe(410);
  });
});

describe('the payment page', () => {
  it('subscribes once when Pay is pressed twice, and takes nothing once it has expired', async () => {
    const { stripe } = standin;
    const { customer, session } = await openCheckout(stripe);
    await pay(session, 'accepted');
    expect(await (await pay(session, 'accepted')).text()).toContain('This payment is complete');
    const { data } = await stripe.subscriptions.list({ customer: customer.id });
    expect(data).toHaveLength(1);
    const { session: late } = await openCheckout(stripe);
    await stripe.checkout.sessions.expire(late.id);
    expect((await pay(late, 'accepted')).status).toBe(410);
    await expect(stripe.checkout.sessions.expire(late.id)).rejects.toMatchObject({
      statusCode: 400,
    });
  });

  it('sends a card that the bank wants confirmed over the bank’s page', async () => {
    const { customer, session } = await openCheckout(standin.stripe);
    const answer = await pay(session, 'authenticate');
    const bank = new URL(answer.headers.get('location') ?? '', standin.url).href;
    expect(await textOf(bank)).toContain('Approve the payment');
    const refused = await press(bank, { answer: 'refuse' });
    expect(await textOf(refused)).toContain('Nothing was charged.');
    const none = await standin.stripe.subscriptions.list({ customer: customer.id });
    expect(none.data).toEqual([]);
    expect(await press(bank, { answer: 'approve' })).toContain('/success?session_id=');
    const { data } = await standin.stripe.subscriptions.list({ customer: customer.id });
    expect(data.map(({ status }) => status)).toEqual(['active']);
  });
});

it('an invoice has a PDF with its number and its total', async () => {
  const { customer } = await subscribe(standin.stripe);
  const [invoice] = (await standin.stripe.invoices.list({ customer })).data;
  const answer = await fetch(invoice?.invoice_pdf ?? '');
  const file = Buffer.from(await answer.arrayBuffer()).toString('latin1');
  expect(file).toContain(`Invoice ${invoice?.number}`);
  expect(file).toContain(` ${(COSTS.householdMonth / 100).toFixed(2)} EUR`);
});

describe('the front page', () => {
  it('moves time and refuses a card by button', async () => {
    const { stripe, url } = standin;
    const { customer, subscription } = await subscribe(stripe);
    expect(await textOf(url)).toContain('The bank refuses the card: no');
    await press(`${url}/__control/cards`, { customer, card: 'declined' });
    expect(await textOf(url)).toContain('The bank refuses the card: yes');
    await press(`${url}/__control/webhooks`, { mode: 'late' });
    await press(`${url}/__control/clock`, { advance: '1 month' });
    await press(`${url}/__control/clock`, { advance: '1 hour' });
    expect(await textOf(url)).toContain('<option selected>late</option>');
    expect(await textOf(url)).toContain('days ahead of this computer');
    expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('past_due');
  });
});
