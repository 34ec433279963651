import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  control,
  COSTS,
  holdTime,
  openCheckout,
  PRICES,
  seedCustomer,
  startWithClient,
  subscribe,
} from './testing.ts';

type Standin = Awaited<ReturnType<typeof startWithClient>>;
let standin: Standin;

holdTime();
beforeEach(async () => {
  standin = await startWithClient();
});
afterEach(() => standin.close());

describe('what the API refuses', () => {
  it('answers 401 in Stripe’s shape for a wrong key', async () => {
    await expect(standin.key('sk_test_wrong').customers.create()).rejects.toMatchObject({
      statusCode: 401,
      type: 'StripeAuthenticationError',
      message: expect.stringContaining('Invalid API Key provided: sk_test_'),
      requestId: expect.stringMatching(/^req_/),
    });
  });

  it('refuses a parameter that Stripe does not know, and names it with its path', async () => {
    const { id } = await standin.stripe.customers.create();
    const response = await fetch(`${standin.url}/v1/checkout/sessions`, {
      method: 'POST',
      headers: { Authorization: 'Bearer sk_test_for_the_standin' },
      body: new URLSearchParams({
        mode: 'subscription',
        customer: id,
        success_url: 'http://localhost/',
        'line_items[0][price]': PRICES.soloMonth,
        'subscription_data[colour]': 'green',
      }),
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      error: {
        type: 'invalid_request_error',
        code: 'parameter_unknown',
        message: 'Received unknown parameter: subscription_data[colour]',
        param: 'subscription_data[colour]',
      },
    });
  });

  it('refuses an unknown price with the parameter that named it', async () => {
    await expect(openCheckout(standin.stripe, 'price_unknown')).rejects.toMatchObject({
      statusCode: 400,
      code: 'resource_missing',
      param: 'line_items[0][price]',
      message: "No such price: 'price_unknown'",
    });
  });

  it('refuses expansion deeper than four levels before it does anything', async () => {
    await expect(
      standin.stripe.subscriptions.list({ expand: ['data.items.data.price.product'] }),
    ).rejects.toMatchObject({ statusCode: 400, code: 'property_expansion_max_depth' });
    await expect(standin.stripe.customers.create({ expand: ['a.b.c.d.e'] })).rejects.toMatchObject({
      statusCode: 400,
    });
    expect(await customersAt(standin.url)).toEqual([]);
  });

  it('answers 404 for an object or an address that does not exist', async () => {
    await expect(standin.stripe.subscriptions.retrieve('sub_none')).rejects.toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
    });
    await expect(standin.stripe.coupons.list()).rejects.toMatchObject({ statusCode: 404 });
  });

  it('refuses cancel_at together with cancel_at_period_end and leaves the subscription alone', async () => {
    const { subscription } = await subscribe(standin.stripe);
    await expect(
      standin.stripe.subscriptions.update(subscription.id, {
        cancel_at: '',
        cancel_at_period_end: false,
        metadata: { touched: 'yes' },
      }),
    ).rejects.toMatchObject({ statusCode: 400 });
    const after = await standin.stripe.subscriptions.retrieve(subscription.id);
    expect(after.metadata).toEqual({ firebaseUID: 'uid-1' });
  });
});

describe('idempotency', () => {
  it('replays the first answer for the same key and parameters', async () => {
    const { stripe } = standin;
    const options = { idempotencyKey: 'customer-uid-1' };
    const first = await stripe.customers.create({ email: 'a@alcove.test' }, options);
    const second = await stripe.customers.create({ email: 'a@alcove.test' }, options);
    expect(second.id).toBe(first.id);
    expect(second.lastResponse.headers['idempotent-replayed']).toBe('true');
    expect(await customersAt(standin.url)).toEqual([first.id]);
  });

  it('refuses a key that comes back with other parameters', async () => {
    const options = { idempotencyKey: 'customer-uid-1' };
    await standin.stripe.customers.create({ email: 'a@alcove.test' }, options);
    await expect(
      standin.stripe.customers.create({ email: 'b@alcove.test' }, options),
    ).rejects.toMatchObject({ statusCode: 400, type: 'StripeIdempotencyError' });
  });

  it('makes one customer when the answer of the first try is lost', async () => {
    await control(standin.url, '/fail', { path: '/v1/customers', mode: 'lost', times: 1 });
    const customer = await standin.stripe.customers.create(
      { email: 'a@alcove.test' },
      { maxNetworkRetries: 2 },
    );
    expect(await customersAt(standin.url)).toEqual([customer.id]);
  });

  it('replays a 500 under its key, as Stripe does', async () => {
    await control(standin.url, '/fail', { path: '/v1/customers', mode: '500', times: 1 });
    const options = { idempotencyKey: 'customer-uid-1' };
    const create = () => standin.stripe.customers.create({}, options);
    await expect(create()).rejects.toMatchObject({ statusCode: 500 });
    await expect(create()).rejects.toMatchObject({ statusCode: 500 });
    await expect(standin.stripe.customers.create()).resolves.toMatchObject({ object: 'customer' });
  });
});

describe('lists and search', () => {
  it('finds a customer by metadata and not by another person’s', async () => {
    const { stripe } = standin;
    const wanted = await stripe.customers.create({ metadata: { firebaseUID: "o'neil" } });
    await stripe.customers.create({ metadata: { firebaseUID: 'other' } });
    const found = await stripe.customers.search({
      query: String.raw`metadata['firebaseUID']:'o\'neil'`,
    });
    expect(found.data.map(({ id }) => id)).toEqual([wanted.id]);
    await expect(stripe.customers.search({ query: 'firebaseUID is x' })).rejects.toMatchObject({
      statusCode: 400,
    });
  });
});

describe('subscriptions', () => {
  it('keeps the period on the items and expands to the product', async () => {
    const { id } = (await subscribe(standin.stripe)).subscription;
    const subscription = await standin.stripe.subscriptions.retrieve(id, {
      expand: ['items.data.price.product', 'latest_invoice', 'customer'],
    });
    const [item] = subscription.items.data;
    expect(subscription).not.toHaveProperty('current_period_end');
    expect(item?.current_period_end).toBeGreaterThan(Date.now() / 1000 + 27 * 86_400);
    expect(item?.price.product).toMatchObject({ name: 'Household' });
    expect(item?.price.recurring?.interval).toBe('month');
    expect(subscription.latest_invoice).toMatchObject({
      status: 'paid',
      total: COSTS.householdMonth,
    });
    expect(subscription.customer).toMatchObject({ email: 'person@alcove.test' });
  });

  it('keeps a date set as cancel_at, and so no next invoice, when only cancel_at_period_end is cleared', async () => {
    const { id, items } = (await subscribe(standin.stripe)).subscription;
    const end = items.data[0]?.current_period_end ?? 0;
    await standin.stripe.subscriptions.update(id, { cancel_at: end });
    const still = await standin.stripe.subscriptions.update(id, { cancel_at_period_end: false });
    expect(still.cancel_at).toBe(end);
    await expect(standin.stripe.invoices.createPreview({ subscription: id })).rejects.toMatchObject(
      { code: 'invoice_upcoming_none' },
    );
    const undone = await standin.stripe.subscriptions.update(id, { cancel_at: '' });
    expect(undone.cancel_at).toBeNull();
  });
});

describe('customers from the start', () => {
  it('are there after a reset in the state that they are given', async () => {
    const paying = { price: PRICES.householdMonth, invoices: 2 };
    const seeded = await startWithClient({
      customers: () => [
        seedCustomer('ann', { ...paying, state: 'past_due' }),
        seedCustomer('bob', { ...paying, state: 'cancels' }),
        seedCustomer('cy', { ...paying, state: 'paused' }),
      ],
    });
    try {
      await seeded.stripe.customers.create();
      await control(seeded.url, '/reset');
      const { stripe } = seeded;
      expect(await customersAt(seeded.url)).toHaveLength(3);
      const [open, paid] = (await stripe.invoices.list({ customer: 'cus_seed_ann' })).data;
      expect(open).toMatchObject({
        status: 'open',
        attempt_count: 1,
        amount_remaining: COSTS.householdMonth,
      });
      expect(open?.next_payment_attempt).toBeGreaterThan(Date.now() / 1000);
      expect(paid).toMatchObject({ status: 'paid', number: 'PREANN-0001' });
      await expect(stripe.subscriptions.retrieve('sub_seed_ann')).resolves.toMatchObject({
        status: 'past_due',
      });
      await expect(stripe.subscriptions.retrieve('sub_seed_bob')).resolves.toMatchObject({
        status: 'active',
        cancel_at_period_end: true,
      });
      await expect(stripe.subscriptions.retrieve('sub_seed_cy')).resolves.toMatchObject({
        status: 'paused',
        pause_collection: null,
        schedule: expect.stringMatching(/^sub_sched_/),
      });
    } finally {
      await seeded.close();
    }
  });
});

/** The ids of all customers, oldest first. */
async function customersAt(url: string): Promise<string[]> {
  const { customers }: { customers: { id: string }[] } = await (
    await fetch(`${url}/__control/state`)
  ).json();
  return customers.map(({ id }) => id);
}
