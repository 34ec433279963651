import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  advance,
  control,
  COSTS,
  inEuros,
  openCheckout,
  passRenewal,
  pay,
  press,
  PRICES,
  startWithClient,
  subscribe,
} from '../testing.ts';

let standin: Awaited<ReturnType<typeof startWithClient>>;

beforeEach(async () => {
  standin = await startWithClient();
});
afterEach(() => standin.close());

const textOf = async (url: string) => (await fetch(url)).text();
const openPortal = (customer: string) =>
  standin.stripe.billingPortal.sessions.create({ customer, return_url: 'http://localhost:5000/' });

describe('the portal', () => {
  it('pays an open invoice with a new card, which ends the arrears', async () => {
    const { stripe, url } = standin;
    const { customer, subscription } = await subscribe(stripe);
    await control(url, '/cards', { customer, declines: true });
    await passRenewal(url);
    const { url: portal } = await openPortal(customer);
    const { data } = await stripe.invoices.list({ customer, status: 'open' });
    const open = data[0]?.id ?? '';
    expect(await textOf(portal)).toContain('Visa ending in 0341');
    const refused = await press(`${portal}/invoices/${open}/pay`);
    expect(await textOf(refused)).toContain('Your card was declined.');
    await press(`${portal}/card`, { card: 'good' });
    expect(await press(`${portal}/invoices/${open}/pay`)).toBe(portal);
    expect((await stripe.invoices.retrieve(open)).status).toBe('paid');
    expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('active');
  });

  it('asks the bank for a card that wants it, and comes back with either answer', async () => {
    const { stripe, url } = standin;
    const { customer, subscription } = await subscribe(stripe);
    await control(url, '/cards', { customer, card: 'authenticate' });
    await passRenewal(url);
    const { url: portal } = await openPortal(customer);
    const { data } = await stripe.invoices.list({ customer, status: 'open' });
    const bank = await press(`${portal}/invoices/${data[0]?.id}/pay`);
    expect(await textOf(bank)).toContain('Confirm with your bank');
    const refused = await press(bank, { answer: 'refuse' });
    expect(refused).toBe(`${portal}?problem=refused`);
    expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('past_due');
    expect(await press(bank, { answer: 'approve' })).toBe(portal);
    expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('active');
  });

  it('changes the plan for what it says is due, and leaves it when the card is refused', async () => {
    const { stripe, url } = standin;
    const { customer, subscription } = await subscribe(stripe);
    const session = await stripe.billingPortal.sessions.create({
      customer,
      flow_data: {
        type: 'subscription_update',
        subscription_update: { subscription: subscription.id },
      },
    });
    const page = await fetch(session.url);
    expect(page.url).toMatch(/\/change$/);
    expect(await page.text()).toContain(
      `€${inEuros(COSTS.householdYear - COSTS.householdMonth)} due today`,
    );
    await control(url, '/cards', { customer, declines: true });
    const refused = await press(page.url, { price: PRICES.householdYear });
    expect(await textOf(refused)).toContain('The plan stays as it was.');
    await control(url, '/cards', { customer, declines: false });
    await press(page.url, { price: PRICES.householdYear });
    const changed = await stripe.subscriptions.retrieve(subscription.id, {
      expand: ['latest_invoice'],
    });
    expect(changed.items.data[0]?.price.id).toBe(PRICES.householdYear);
    expect(changed.latest_invoice).toMatchObject({
      status: 'paid',
      total: COSTS.householdYear - COSTS.householdMonth,
    });
  });

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

  it('is open for an hour', async () => {
    const { customer } = await subscribe(standin.stripe);
    const { url: portal } = await openPortal(customer);
    await advance(standin.url, { seconds: 3601 });
    expect((await fetch(portal)).status).toBe(410);
  });
});

describe('the payment page', () => {
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

  it('says when a trial ends, and begins one without a card only where that is allowed', async () => {
    const { stripe } = standin;
    const customer = await stripe.customers.create();
    const open = (collection: 'always' | 'if_required') =>
      stripe.checkout.sessions.create({
        mode: 'subscription',
        customer: customer.id,
        line_items: [{ price: PRICES.soloMonth, quantity: 1 }],
        subscription_data: {
          trial_period_days: 7,
          trial_settings: { end_behavior: { missing_payment_method: 'pause' } },
        },
        payment_method_collection: collection,
        success_url: 'http://localhost:5000/',
      });
    const strict = await open('always');
    expect(await textOf(strict.url ?? '')).toContain('Free for 7 days');
    expect((await pay(strict, 'none')).headers.get('location')).toContain('problem=no-card');
    await pay(await open('if_required'), 'none');
    const { data } = await stripe.subscriptions.list({ customer: customer.id });
    expect(data).toMatchObject([{ status: 'trialing', default_payment_method: null }]);
  });

  it('takes no payment after its time', async () => {
    const { session } = await openCheckout(standin.stripe);
    await advance(standin.url, '2 days');
    expect((await pay(session, 'accepted')).status).toBe(410);
    const { data } = await standin.stripe.checkout.sessions.list({ status: 'expired' });
    expect(data.map(({ id }) => id)).toEqual([session.id]);
  });
});

describe('the front page', () => {
  it('moves time and refuses a card by button', async () => {
    const { stripe, url } = standin;
    const { customer, subscription } = await subscribe(stripe);
    expect(await textOf(url)).toContain('The bank refuses the card: no');
    await press(`${url}/cards`, { customer, card: 'declined' });
    expect(await textOf(url)).toContain('The bank refuses the card: yes');
    await press(`${url}/clock`, { advance: '1 month' });
    await press(`${url}/clock`, { advance: '1 hour' });
    expect(await textOf(url)).toContain('days ahead of this computer');
    expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('past_due');
  });

  it('sets how events are sent', async () => {
    await press(`${standin.url}/settings`, { events: 'late', after: 'unpaid' });
    const state = await (await fetch(`${standin.url}/__control/state`)).json();
    expect(state).toMatchObject({ afterRetries: 'unpaid', webhooks: { mode: 'late' } });
    expect((await fetch(`${standin.url}/__control`)).url).toBe(`${standin.url}/`);
  });
});
