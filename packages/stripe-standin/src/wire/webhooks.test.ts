import { Stripe } from 'stripe';
import { afterEach, describe, expect, it } from 'vitest';
import {
  control,
  openCheckout,
  pay,
  startReceiver,
  startWithClient,
  subscribe,
  WEBHOOK_SECRET,
  type Received,
} from '../testing.ts';

const cleanUps: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0)) await cleanUp();
});

async function startPair(...statuses: readonly number[]) {
  const receiver = await startReceiver(...statuses);
  const standin = await startWithClient({ webhookUrl: receiver.url });
  cleanUps.push(standin.close, receiver.close);
  return { receiver, standin };
}

function eventsOf(received: readonly Received[]): Stripe.Event[] {
  return received.map(({ body, signature }) =>
    Stripe.webhooks.constructEvent(body, signature, WEBHOOK_SECRET),
  );
}

const PAID = [
  'customer.created',
  'payment_method.attached',
  'customer.subscription.created',
  'invoice.finalized',
  'invoice.paid',
  'checkout.session.completed',
];

describe('webhooks', () => {
  it('are signed so that constructEvent accepts the raw body, and only that', async () => {
    const { receiver, standin } = await startPair(200);
    await standin.stripe.customers.create();
    await control(standin.url, '/webhooks/settle');
    const [first] = receiver.received;
    if (!first) throw new Error('nothing was received');
    const event = Stripe.webhooks.constructEvent(first.body, first.signature, WEBHOOK_SECRET);
    expect(event).toMatchObject({ type: 'customer.created' });
    expect(() =>
      Stripe.webhooks.constructEvent(`${first.body} `, first.signature, WEBHOOK_SECRET),
    ).toThrow(Stripe.errors.StripeSignatureVerificationError);
  });

  it('are sent again with the same event id until the answer is 2xx, or given up', async () => {
    const { receiver, standin } = await startPair(500, 302, 200, 503);
    await standin.stripe.customers.create();
    await control(standin.url, '/webhooks/settle');
    const ids = eventsOf(receiver.received).map(({ id }) => id);
    expect(ids).toHaveLength(3);
    expect(new Set(ids).size).toBe(1);
    await standin.stripe.customers.create();
    await control(standin.url, '/webhooks/settle');
    const state = await (await fetch(`${standin.url}/__control/state`)).json();
    expect(state).toMatchObject({
      webhooks: { events: [{ outcome: 'delivered' }, { outcome: 'given up' }] },
    });
  });

  it('get lost, come in order, twice or in another order when told to', async () => {
    const { receiver, standin } = await startPair(200);
    const act = async (mode: string) => {
      receiver.received.length = 0;
      await control(standin.url, '/webhooks', { mode });
      const { session } = await openCheckout(standin.stripe);
      await pay(session, 'accepted');
      await control(standin.url, '/webhooks/settle');
      return eventsOf(receiver.received).map(({ type }) => type);
    };
    expect(await act('lost')).toEqual([]);
    expect(await act('normal')).toEqual(PAID);
    expect(await act('twice')).toEqual(PAID.flatMap((type) => [type, type]));
    expect(await act('shuffled')).toEqual(PAID.toReversed());
  });

  it('tell of cards and tax numbers, and of whom a card was taken from', async () => {
    const { receiver, standin } = await startPair(200);
    const { stripe, url } = standin;
    const { customer } = await subscribe(stripe);
    await control(url, '/webhooks/settle');
    receiver.received.length = 0;
    await control(url, '/card-expiry', { customer, expires: '2031-02' });
    const [method] = (await stripe.paymentMethods.list({ customer })).data;
    expect(method?.card).toMatchObject({ exp_month: 2, exp_year: 2031 });
    await stripe.customers.createTaxId(customer, { type: 'eu_vat', value: 'DE123456789' });
    await stripe.paymentMethods.detach(method?.id ?? '');
    await control(url, '/webhooks/settle');
    const events = eventsOf(receiver.received);
    expect(events.map(({ type }) => type)).toEqual([
      'payment_method.automatically_updated',
      'customer.tax_id.created',
      'payment_method.detached',
    ]);
    expect(events.at(-1)?.data).toMatchObject({
      object: { customer: null },
      previous_attributes: { customer },
    });
  });
});
