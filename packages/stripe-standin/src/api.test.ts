import type { Stripe } from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { control, PRICES, startWithClient, subscribe } from './testing.ts';

let standin: Awaited<ReturnType<typeof startWithClient>>;
let stripe: Stripe;

beforeEach(async () => {
  standin = await startWithClient();
  ({ stripe } = standin);
});
afterEach(() => standin.close());

describe('what the API refuses', () => {
  it('refuses a parameter that Stripe does not know, and names it with its path', async () => {
    const { id } = await stripe.customers.create();
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

  it('refuses expansion deeper than four levels before it does anything', async () => {
    await expect(
      stripe.subscriptions.list({ expand: ['data.items.data.price.product'] }),
    ).rejects.toMatchObject({ statusCode: 400 });
    await expect(stripe.customers.create({ expand: ['a.b.c.d.e'] })).rejects.toMatchObject({
      statusCode: 400,
    });
    expect(await customersAt(standin.url)).toEqual([]);
  });

  it('refuses to change what has ended, but for its metadata, and an item that is not its own', async () => {
    const { subscription, item } = await subscribe(stripe);
    const change = (id: string) =>
      stripe.subscriptions.update(subscription.id, { items: [{ id, price: PRICES.soloMonth }] });
    await expect(change('si_none')).rejects.toMatchObject({ param: 'items[0][id]' });
    await stripe.subscriptions.cancel(subscription.id);
    await expect(change(item)).rejects.toMatchObject({ statusCode: 400 });
    await expect(stripe.subscriptions.cancel(subscription.id)).rejects.toMatchObject({
      statusCode: 404,
    });
    await expect(
      stripe.subscriptions.update(subscription.id, { metadata: { noted: 'yes' } }),
    ).resolves.toMatchObject({ metadata: { noted: 'yes' } });
  });
});

describe('idempotency', () => {
  it('replays the first answer for the same key and parameters', async () => {
    const options = { idempotencyKey: 'customer-uid-1' };
    const first = await stripe.customers.create({ email: 'a@alcove.test' }, options);
    const second = await stripe.customers.create({ email: 'a@alcove.test' }, options);
    expect(second.id).toBe(first.id);
    expect(second.lastResponse.headers['idempotent-replayed']).toBe('true');
    expect(await customersAt(standin.url)).toEqual([first.id]);
  });

  it('refuses a key that comes back with other parameters', async () => {
    const options = { idempotencyKey: 'customer-uid-1' };
    await stripe.customers.create({ email: 'a@alcove.test' }, options);
    await expect(
      stripe.customers.create({ email: 'b@alcove.test' }, options),
    ).rejects.toMatchObject({ statusCode: 400, type: 'StripeIdempotencyError' });
  });

  it('replays a 500 under its key, as Stripe does', async () => {
    await control(standin.url, '/fail', { path: '/v1/customers', mode: '500', times: 1 });
    const options = { idempotencyKey: 'customer-uid-1' };
    const create = () => stripe.customers.create({}, options);
    await expect(create()).rejects.toMatchObject({ statusCode: 500 });
    await expect(create()).rejects.toMatchObject({ statusCode: 500 });
    await expect(stripe.customers.create()).resolves.toMatchObject({ object: 'customer' });
  });
});

describe('a subscription', () => {
  it('keeps a date set as cancel_at, and so no next invoice, when only cancel_at_period_end is cleared', async () => {
    const { id, items } = (await subscribe(stripe)).subscription;
    const end = items.data[0]?.current_period_end ?? 0;
    await stripe.subscriptions.update(id, { cancel_at: end });
    const still = await stripe.subscriptions.update(id, { cancel_at_period_end: false });
    expect(still.cancel_at).toBe(end);
    await expect(stripe.invoices.createPreview({ subscription: id })).rejects.toMatchObject({
      code: 'invoice_upcoming_none',
    });
    const undone = await stripe.subscriptions.update(id, { cancel_at: '' });
    expect(undone.cancel_at).toBeNull();
  });

  it('says when it was cancelled, whenever it ends, and forgets that when it is undone', async () => {
    const { id, created, canceled_at: before } = (await subscribe(stripe)).subscription;
    const cancelled = await stripe.subscriptions.update(id, { cancel_at_period_end: true });
    const undone = await stripe.subscriptions.update(id, { cancel_at_period_end: false });
    const ended = await stripe.subscriptions.cancel(id);
    const day = 86_400;
    expect(before).toBeNull();
    expect(cancelled.canceled_at).toBeLessThan(created + day);
    expect(cancelled.cancellation_details?.reason).toBe('cancellation_requested');
    expect([undone.canceled_at, undone.cancellation_details?.reason]).toEqual([null, null]);
    expect([ended.canceled_at, ended.cancellation_details?.reason]).toEqual([
      ended.ended_at,
      'cancellation_requested',
    ]);
  });
});

/** The ids of all customers, oldest first. */
async function customersAt(url: string): Promise<string[]> {
  const { customers }: { customers: { id: string }[] } = await (
    await fetch(`${url}/__control/state`)
  ).json();
  return customers.map(({ id }) => id);
}
