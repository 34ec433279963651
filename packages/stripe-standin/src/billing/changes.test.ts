import type Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  advance,
  control,
  COSTS,
  inEuros,
  PRICES,
  startWithClient,
  subscribe,
  passRenewal,
} from '../testing.ts';

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
  });

  it('to something cheaper leaves a credit that the next invoice uses up', async () => {
    const { stripe, url } = standin;
    const { customer, subscription, item } = await subscribe(stripe);
    const { now }: { now: number } = await (await fetch(`${url}/__control/clock`)).json();
    await stripe.subscriptions.update(subscription.id, changeOf(item, PRICES.soloMonth, now));
    const credit = (await newestInvoice(customer))?.total ?? 0;
    expect(credit).toBe(COSTS.soloMonth - COSTS.householdMonth);
    await expect(stripe.customers.retrieve(customer)).resolves.toMatchObject({ balance: credit });
    await passRenewal(url);
    expect(await newestInvoice(customer)).toMatchObject({
      total: COSTS.soloMonth,
      starting_balance: credit,
      amount_due: Math.max(0, COSTS.soloMonth + credit),
      ending_balance: Math.min(0, COSTS.soloMonth + credit),
    });
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

  it('that is allowed to be incomplete leaves the subscription past due', async () => {
    const { stripe, url } = standin;
    const { customer, subscription, item } = await subscribe(stripe);
    await control(url, '/cards', { customer, card: 'declined' });
    const changed = await stripe.subscriptions.update(subscription.id, {
      items: [{ id: item, price: PRICES.householdYear }],
      proration_behavior: 'always_invoice',
    });
    expect(changed.status).toBe('past_due');
    expect(await newestInvoice(customer)).toMatchObject({ status: 'open', attempt_count: 1 });
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

  it('is to resume what is not paused, and to pay what is paid', async () => {
    const { stripe } = standin;
    const { customer, subscription } = await subscribe(stripe);
    await stripe.subscriptions.update(subscription.id, { pause_collection: { behavior: 'void' } });
    await expect(stripe.subscriptions.resume(subscription.id)).rejects.toMatchObject({
      statusCode: 400,
    });
    const invoice = await newestInvoice(customer);
    await expect(stripe.invoices.pay(invoice?.id ?? '')).rejects.toMatchObject({
      statusCode: 400,
    });
  });

  it('is a checkout that lives less than half an hour', async () => {
    await expect(
      standin.stripe.checkout.sessions.create({
        mode: 'subscription',
        line_items: [{ price: PRICES.soloMonth, quantity: 1 }],
        success_url: 'http://localhost:5000/',
        expires_at: Math.floor(Date.now() / 1000) + 600,
      }),
    ).rejects.toMatchObject({ statusCode: 400, param: 'expires_at' });
  });
});

describe('a paused subscription', () => {
  it('stays paused until its invoice is paid, and starts a new period then', async () => {
    const { stripe, url } = standin;
    const { customer, subscription } = await subscribe(stripe);
    const { id } = subscription;
    await control(url, '/subscriptions', { id, status: 'paused' });
    await advance(url, '2 months');
    await control(url, '/cards', { customer, card: 'declined' });
    expect((await stripe.subscriptions.resume(id)).status).toBe('paused');
    const open = await newestInvoice(customer);
    expect(open).toMatchObject({ status: 'open', total: COSTS.householdMonth });
    await control(url, '/cards', { customer, card: 'good' });
    await stripe.invoices.pay(open?.id ?? '');
    const resumed = await stripe.subscriptions.retrieve(id);
    expect(resumed.status).toBe('active');
    expect(resumed.items.data[0]?.current_period_end).toBeGreaterThan(
      Date.now() / 1000 + 80 * 86_400,
    );
  });
});

describe('the PDF of an invoice', () => {
  it('shows number, day, prorated lines with their time, and the total', async () => {
    const { stripe } = standin;
    const { customer, subscription, item } = await subscribe(stripe, PRICES.soloMonth);
    await stripe.subscriptions.update(subscription.id, {
      items: [{ id: item, price: PRICES.householdMonth }],
      proration_behavior: 'always_invoice',
    });
    const invoice = await newestInvoice(customer);
    const answer = await fetch(invoice?.invoice_pdf ?? '');
    const file = Buffer.from(await answer.arrayBuffer()).toString('latin1');
    const shown = [...file.matchAll(/\((.*?)\) Tj/g)].map(([, text]) =>
      text?.replaceAll(/\\([()])/g, '$1'),
    );
    expect(shown).toEqual(
      expect.arrayContaining([
        `Invoice ${invoice?.number}`,
        'Unused time on Solo (per month)',
        `-${inEuros(COSTS.soloMonth)} EUR`,
        'Remaining time on Household (per month)',
        `${inEuros(COSTS.householdMonth)} EUR`,
        'Total',
        `${inEuros(COSTS.householdMonth - COSTS.soloMonth)} EUR`,
        'Status: paid',
      ]),
    );
    expect(shown.filter((text) => / to \d+ \w+ \d{4}$/.test(text ?? ''))).toHaveLength(2);
  });
});
