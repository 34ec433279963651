import type { Stripe } from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  advance,
  control,
  COSTS,
  passRenewal,
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
const HOUSEHOLD = COSTS.householdMonth;
const METADATA = { machine: 'cedar', month: '2026-10' };

const add = (customer: string, subscription: string, amount = -500) =>
  stripe.invoiceItems.create({
    customer,
    subscription,
    amount,
    currency: 'eur',
    description: 'For October',
    metadata: METADATA,
  });

describe('an invoice item', () => {
  it('waits for the next invoice, and is a line of its own there', async () => {
    const { customer, subscription } = await subscribe(stripe);
    const item = await add(customer, subscription.id);
    const pending = (await stripe.invoiceItems.list({ customer, pending: true })).data;
    expect(pending).toMatchObject([{ id: item.id, amount: -500, invoice: null }]);
    const preview = await stripe.invoices.createPreview({
      customer,
      subscription: subscription.id,
    });
    expect(preview).toMatchObject({ amount_due: HOUSEHOLD - 500 });
    await passRenewal(standin.url);
    const invoice = await newestInvoice(customer);
    expect(invoice).toMatchObject({ status: 'paid', amount_paid: HOUSEHOLD - 500 });
    expect(invoice?.lines.data).toMatchObject([
      { amount: -500, description: 'For October', metadata: METADATA, pricing: null },
      { amount: HOUSEHOLD, pricing: { price_details: { price: PRICES.householdMonth } } },
    ]);
    expect((await stripe.invoiceItems.list({ customer, pending: true })).data).toEqual([]);
    expect((await stripe.invoiceItems.list({ customer })).data).toMatchObject([
      { id: item.id, invoice: invoice?.id, metadata: METADATA },
    ]);
    await expect(stripe.invoiceItems.del(item.id)).rejects.toMatchObject({ statusCode: 400 });
  });

  it('that is deleted comes on none', async () => {
    const { customer, subscription } = await subscribe(stripe);
    await add(customer, subscription.id);
    const second = await add(customer, subscription.id, -300);
    expect(await stripe.invoiceItems.del(second.id)).toMatchObject({ deleted: true });
    await passRenewal(standin.url);
    expect(await newestInvoice(customer)).toMatchObject({ amount_paid: HOUSEHOLD - 500 });
  });

  it('waits again when the change is given up whose invoice had it', async () => {
    const { customer, subscription, item } = await subscribe(stripe);
    await add(customer, subscription.id);
    await control(standin.url, '/cards', { customer, card: 'authenticate' });
    await stripe.subscriptions.update(subscription.id, {
      items: [{ id: item, price: PRICES.householdYear }],
      proration_behavior: 'always_invoice',
      payment_behavior: 'pending_if_incomplete',
    });
    const invoice = await newestInvoice(customer);
    expect((await stripe.invoiceItems.list({ customer })).data).toMatchObject([
      { invoice: invoice?.id },
    ]);
    await stripe.invoices.voidInvoice(invoice?.id ?? '');
    expect((await stripe.invoiceItems.list({ customer })).data).toMatchObject([{ invoice: null }]);
  });
});

describe('a credit note', () => {
  const note = (invoice: string, amount: number, more: object = { refund_amount: amount }) =>
    stripe.creditNotes.create({ invoice, amount, metadata: METADATA, ...more });

  it('refunds what was paid, up to the whole of it, and the invoice stays paid', async () => {
    const { customer } = await subscribe(stripe);
    const { id = '' } = (await newestInvoice(customer)) ?? {};
    const first = await note(id, 1000);
    expect(first).toMatchObject({ amount: 1000, metadata: METADATA, status: 'issued' });
    await expect(note(id, HOUSEHOLD - 999)).rejects.toMatchObject({ statusCode: 400 });
    await note(id, HOUSEHOLD - 1000);
    await expect(note(id, 1)).rejects.toMatchObject({ statusCode: 400 });
    expect((await stripe.charges.list({ customer })).data).toMatchObject([
      { amount_refunded: HOUSEHOLD, refunded: true },
    ]);
    expect(await stripe.invoices.retrieve(id)).toMatchObject({
      status: 'paid',
      post_payment_credit_notes_amount: HOUSEHOLD,
    });
    expect((await stripe.creditNotes.list({ customer })).data).toMatchObject([
      { amount: HOUSEHOLD - 1000 },
      { id: first.id, invoice: id },
    ]);
  });

  it('is refused where it leaves open how the money goes back, or nothing was charged', async () => {
    const { customer } = await subscribe(stripe);
    const { id = '' } = (await newestInvoice(customer)) ?? {};
    await expect(note(id, 500, { refund_amount: 400 })).rejects.toMatchObject({ statusCode: 400 });
    await control(standin.url, '/cards', { customer, card: 'declined' });
    await passRenewal(standin.url);
    const open = await newestInvoice(customer);
    await expect(note(open?.id ?? '', 500)).rejects.toMatchObject({ statusCode: 400 });
  });
});

describe('an invoice', () => {
  it('is found by its number, and by no other query', async () => {
    const { customer } = await subscribe(stripe);
    await subscribe(stripe);
    const [invoice] = (await stripe.invoices.list({ customer })).data;
    const found = await stripe.invoices.search({ query: `number:"${invoice?.number}"` });
    expect(found).toMatchObject({ object: 'search_result', data: [{ id: invoice?.id }] });
    expect((await stripe.invoices.search({ query: 'number:"NONE-0001"' })).data).toEqual([]);
    expect(found).toMatchObject({ has_more: false, next_page: null });
    await expect(stripe.invoices.search({ query: 'total>1' })).rejects.toMatchObject({
      statusCode: 400,
    });
  });

  it('that is a draft when its plan ends stays one, and is charged no more once it is finalised so', async () => {
    const { customer, subscription } = await subscribe(stripe);
    await advance(standin.url, '1 month');
    await stripe.subscriptions.cancel(subscription.id, { prorate: false, invoice_now: false });
    await advance(standin.url, { days: 1 });
    const [draft] = (await stripe.invoices.list({ customer })).data;
    expect(draft).toMatchObject({ status: 'draft' });
    const id = draft?.id ?? '';
    expect(await stripe.invoices.finalizeInvoice(id, { auto_advance: false })).toMatchObject({
      status: 'open',
      amount_due: HOUSEHOLD,
      auto_advance: false,
    });
    await advance(standin.url, { days: 30 });
    expect(await stripe.invoices.voidInvoice(id)).toMatchObject({ status: 'void', amount_paid: 0 });
  });
});

describe('a refund that fails', () => {
  it('leaves its credit note, and its charge as it was before', async () => {
    const { customer } = await subscribe(stripe);
    await passRenewal(standin.url);
    const [invoice] = (await stripe.invoices.list({ customer })).data;
    const note = { invoice: invoice?.id ?? '', amount: 900, refund_amount: 900 };
    const { refunds } = await stripe.creditNotes.create(note);
    const refund = refunds[0]?.refund;
    await control(standin.url, '/refunds/fail', { refund });
    const { data } = await stripe.creditNotes.list({ customer, expand: ['data.refunds.refund'] });
    expect(data).toMatchObject([
      { amount: 900, status: 'issued', refunds: [{ refund: { id: refund, status: 'failed' } }] },
    ]);
    const [charge] = (await stripe.charges.list({ customer })).data;
    expect(charge).toMatchObject({ amount_refunded: 0, refunded: false });
    const [event] = (await stripe.events.list({ limit: 1 })).data;
    expect(event).toMatchObject({ type: 'refund.failed', data: { object: { customer } } });
  });
});

describe('a search', () => {
  it('is paged by the token that each page names', async () => {
    const metadata = { firebaseUID: 'searched' };
    const made = [];
    for (let count = 0; count < 3; count += 1) {
      made.push((await stripe.customers.create({ metadata })).id);
    }
    const asked = { query: "metadata['firebaseUID']:'searched'", limit: 2 };
    const first = await stripe.customers.search(asked);
    expect([first.data.length, first.has_more]).toEqual([2, true]);
    const page = first.next_page ?? '';
    const second = await stripe.customers.search({ ...asked, page });
    expect([second.data.length, second.has_more, second.next_page]).toEqual([1, false, null]);
    const all = [...first.data, ...second.data].map(({ id }) => id);
    expect(all.toSorted()).toEqual(made.toSorted());
    const wrong = stripe.customers.search({ ...asked, page: 'none' });
    await expect(wrong).rejects.toMatchObject({ statusCode: 400, param: 'page' });
  });
});
