import type Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { advance, control, inEuros, PRICES, startWithClient, subscribe } from '../testing.ts';

let standin: Awaited<ReturnType<typeof startWithClient>>;

beforeEach(async () => {
  standin = await startWithClient();
});
afterEach(() => standin.close());

const newestInvoice = async (customer: string) =>
  (await standin.stripe.invoices.list({ customer, limit: 1 })).data[0];

function changeOf(item: string, price: string, date: number) {
  return {
    items: [{ id: item, price }],
    proration_behavior: 'always_invoice',
    proration_date: date,
  } satisfies Stripe.SubscriptionUpdateParams;
}

describe('a change of plan', () => {
  it.each([
    ['dearer', PRICES.soloMonth, PRICES.householdMonth],
    ['cheaper', PRICES.householdMonth, PRICES.soloMonth],
    ['with another interval', PRICES.soloMonth, PRICES.householdYear],
  ])('%s comes to the cent that the preview of the same moment named', async (_, from, to) => {
    const { stripe, url } = standin;
    const { customer, subscription, item } = await subscribe(stripe, from);
    await advance(url, { days: 11, seconds: 12_345 });
    const { now }: { now: number } = await (await fetch(`${url}/__control/clock`)).json();
    const change = changeOf(item, to, now);
    const preview = await stripe.invoices.createPreview({
      subscription: subscription.id,
      subscription_details: change,
    });
    await advance(url, '20 minutes');
    await stripe.subscriptions.update(subscription.id, change);
    const invoice = await newestInvoice(customer);
    const linesOf = ({ lines }: Stripe.Invoice) =>
      lines.data.map(({ description, amount }) => ({ description, amount }));
    expect(invoice && linesOf(invoice)).toEqual(linesOf(preview));
    expect(invoice).toMatchObject({
      status: 'paid',
      total: preview.total,
      amount_due: preview.amount_due,
      billing_reason: 'subscription_update',
    });
    expect(Math.abs(preview.total)).toBeGreaterThan(100);
    const answer = await fetch(invoice?.invoice_pdf ?? '');
    const file = Buffer.from(await answer.arrayBuffer()).toString('latin1');
    expect(file).toContain(`Invoice ${invoice?.number}`);
    expect(file).toContain(` ${inEuros(preview.total)} EUR`);
  });

  it('without always_invoice waits for the next invoice', async () => {
    const { stripe, url } = standin;
    const { customer, subscription, item } = await subscribe(stripe);
    await stripe.subscriptions.update(subscription.id, {
      items: [{ id: item, price: PRICES.soloMonth }],
    });
    expect(await newestInvoice(customer)).toMatchObject({
      number: expect.stringMatching(/-0001$/),
    });
    const preview = await stripe.invoices.createPreview({ subscription: subscription.id });
    await advance(url, '1 month');
    const invoice = await newestInvoice(customer);
    expect(invoice?.lines.data).toHaveLength(3);
    expect(invoice?.total).toBe(preview.total);
  });

  it.each([
    ['declined', 402, 'card_declined'],
    ['authenticate', 402, 'subscription_payment_intent_requires_action'],
    ['none', 400, 'resource_missing'],
  ])('with the card %s answers %i and changes nothing', async (card, statusCode, code) => {
    const { stripe, url } = standin;
    const { customer, subscription, item } = await subscribe(stripe);
    await control(url, '/cards', { customer, card });
    const before = await stripe.subscriptions.retrieve(subscription.id);
    await expect(
      stripe.subscriptions.update(subscription.id, {
        items: [{ id: item, price: PRICES.householdYear }],
        proration_behavior: 'always_invoice',
        payment_behavior: 'error_if_incomplete',
        metadata: { touched: 'yes' },
      }),
    ).rejects.toMatchObject({ statusCode, code });
    const { lastResponse: _, ...after } = await stripe.subscriptions.retrieve(subscription.id);
    expect(after).toEqual({ ...before, lastResponse: undefined });
    expect((await stripe.invoices.list({ customer })).data).toHaveLength(1);
  });

  it('is refused with a date outside of the period, an unknown price or an item of another', async () => {
    const { stripe } = standin;
    const { subscription, item } = await subscribe(stripe);
    const start = subscription.items.data[0]?.current_period_start ?? 0;
    const update = (change: Stripe.SubscriptionUpdateParams) =>
      stripe.subscriptions.update(subscription.id, change);
    await expect(update(changeOf(item, PRICES.soloMonth, start - 1))).rejects.toMatchObject({
      statusCode: 400,
      param: 'proration_date',
    });
    await expect(update({ items: [{ id: item, price: 'price_none' }] })).rejects.toMatchObject({
      statusCode: 400,
      code: 'resource_missing',
    });
    await expect(
      update({ items: [{ id: 'si_none', price: PRICES.soloMonth }] }),
    ).rejects.toMatchObject({ statusCode: 400, param: 'items[0][id]' });
    await expect(update({ items: [{ price: PRICES.soloMonth }] })).rejects.toMatchObject({
      statusCode: 400,
      code: 'parameter_missing',
    });
  });
});

describe('what cannot be', () => {
  it('is to change, cancel or preview what has ended', async () => {
    const { stripe } = standin;
    const { subscription, item } = await subscribe(stripe);
    const { id } = subscription;
    await stripe.subscriptions.cancel(id);
    const refusal = { statusCode: 400, type: 'StripeInvalidRequestError' };
    await expect(
      stripe.subscriptions.update(id, { items: [{ id: item, price: PRICES.soloMonth }] }),
    ).rejects.toMatchObject(refusal);
    await expect(stripe.subscriptions.cancel(id)).rejects.toMatchObject({ statusCode: 404 });
    await expect(stripe.invoices.createPreview({ subscription: id })).rejects.toMatchObject({
      code: 'invoice_upcoming_none',
    });
    await expect(
      stripe.subscriptions.update(id, { metadata: { noted: 'yes' } }),
    ).resolves.toMatchObject({ metadata: { noted: 'yes' } });
  });
});
