import type { Stripe } from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { advance, control, COSTS, passRenewal, startWithClient, subscribe } from '../testing.ts';

let standin: Awaited<ReturnType<typeof startWithClient>>;
let stripe: Stripe;
beforeEach(async () => {
  standin = await startWithClient();
  ({ stripe } = standin);
});
afterEach(() => standin.close());

const HOUSEHOLD = COSTS.householdMonth;

describe('an invoice', () => {
  it('is found by its number, and by no other query', async () => {
    const { customer } = await subscribe(stripe);
    await subscribe(stripe);
    const [invoice] = (await stripe.invoices.list({ customer })).data;
    const found = await stripe.invoices.search({ query: `number:"${invoice?.number}"` });
    expect(found).toMatchObject({ object: 'search_result', data: [{ id: invoice?.id }] });
    expect((await stripe.invoices.search({ query: 'number:"NONE-0001"' })).data).toEqual([]);
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

  it('of the end of a plan is refused, as the stand-in makes none', async () => {
    const { subscription } = await subscribe(stripe);
    const last = stripe.subscriptions.cancel(subscription.id, { prorate: true });
    await expect(last).rejects.toMatchObject({ statusCode: 400 });
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
