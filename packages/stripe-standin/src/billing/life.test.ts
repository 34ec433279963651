import { Stripe } from 'stripe';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  advance,
  control,
  COSTS,
  passRenewal,
  startReceiver,
  startWithClient,
  subscribe,
  WEBHOOK_SECRET,
} from '../testing.ts';

const DAY = 86_400;
const receiver = await startReceiver(200);
let standin: Awaited<ReturnType<typeof startWithClient>>;
let stripe: Stripe;

beforeEach(async () => {
  // No second passes between a test's steps.
  vi.useFakeTimers({ toFake: ['Date'] });
  receiver.received.length = 0;
  standin = await startWithClient({ webhookUrl: receiver.url });
  ({ stripe } = standin);
});
afterEach(async () => {
  vi.useRealTimers();
  await standin.close();
});
afterAll(() => receiver.close());

/** The events of an act, without earlier ones. */
async function eventsDuring(act: () => Promise<unknown>): Promise<Stripe.Event[]> {
  await control(standin.url, '/webhooks/settle');
  receiver.received.length = 0;
  await act();
  await control(standin.url, '/webhooks/settle');
  return receiver.received.map(({ body, signature }) =>
    Stripe.webhooks.constructEvent(body, signature, WEBHOOK_SECRET),
  );
}
const typesDuring = async (act: () => Promise<unknown>) =>
  (await eventsDuring(act)).map(({ type }) => type);

const retrieve = (id: string) => stripe.subscriptions.retrieve(id);
const newestInvoice = async (customer: string) =>
  (await stripe.invoices.list({ customer, limit: 1 })).data[0];

async function clock(): Promise<{ now: number; movedBy: number }> {
  return (await fetch(`${standin.url}/__control/clock`)).json();
}

describe('a renewal', () => {
  it('begins the next period with a paid invoice that has the next number', async () => {
    const { customer, subscription } = await subscribe(stripe);
    const end = subscription.items.data[0]?.current_period_end ?? 0;
    const events = await eventsDuring(() => passRenewal(standin.url));
    const renewed = await retrieve(subscription.id);
    expect(renewed.status).toBe('active');
    expect(renewed.items.data[0]?.current_period_start).toBe(end);
    expect(await newestInvoice(customer)).toMatchObject({
      status: 'paid',
      total: COSTS.householdMonth,
      billing_reason: 'subscription_cycle',
      number: expect.stringMatching(/-0002$/),
      lines: { data: [{ period: { start: end } }] },
    });
    expect(events.map(({ type }) => type)).toEqual([
      'customer.subscription.updated',
      'invoice.finalized',
      'invoice.paid',
    ]);
    expect(events[0]?.created).toBeGreaterThanOrEqual(end);
  });

  it('whose card is refused leaves the invoice open, is tried after 3, 5 and 7 days, and ends the subscription', async () => {
    const { customer, subscription } = await subscribe(stripe);
    const end = subscription.items.data[0]?.current_period_end ?? 0;
    await control(standin.url, '/cards', { customer, card: 'declined' });
    expect(await typesDuring(() => passRenewal(standin.url))).toEqual([
      'customer.subscription.updated',
      'invoice.finalized',
      'invoice.payment_failed',
      'customer.subscription.updated',
    ]);
    expect((await retrieve(subscription.id)).status).toBe('past_due');
    const attempts = [3, 8, 15, null];
    for (const [index, days] of attempts.entries()) {
      const invoice = await newestInvoice(customer);
      expect(invoice).toMatchObject({ status: 'open', attempt_count: index + 1 });
      const next = invoice?.next_payment_attempt ?? null;
      // A second may pass between the period's end and the attempt.
      expect(next === null ? null : Math.round((next - end) / DAY)).toBe(days);
      if (next !== null) await advance(standin.url, { seconds: next - (await clock()).now });
    }
    const ended = await retrieve(subscription.id);
    expect([ended.status, ended.cancellation_details?.reason]).toEqual([
      'canceled',
      'payment_failed',
    ]);
  });
});

describe('a pause of payments', () => {
  it('makes invoices void while it lasts and ends when its time is over', async () => {
    const { customer, subscription } = await subscribe(stripe);
    await stripe.subscriptions.update(subscription.id, {
      pause_collection: { behavior: 'void', resumes_at: (await clock()).now + 40 * DAY },
    });
    const types = await typesDuring(() => advance(standin.url, { days: 35 }));
    expect(types).toContain('invoice.voided');
    expect(await newestInvoice(customer)).toMatchObject({ status: 'void', amount_paid: 0 });
    expect(await advance(standin.url, { days: 6 })).toEqual(['pause ends']);
    expect((await retrieve(subscription.id)).pause_collection).toBeNull();
  });
});

describe('a pause', () => {
  const pause = (id: string) => stripe.subscriptions.pause(id);
  const resume = (id: string) =>
    stripe.subscriptions.resume(id, { payment_behavior: 'resume_on_payment_success' });

  it('begins at once, ends the period and credits unused time with the next invoice', async () => {
    const { customer, subscription } = await subscribe(stripe);
    await advance(standin.url, { days: 10 });
    const types = await typesDuring(() => pause(subscription.id));
    expect(types).toEqual(['customer.subscription.paused', 'customer.subscription.updated']);
    const paused = await retrieve(subscription.id);
    const at = paused.status_details?.paused.transitioned_at ?? 0;
    expect(paused).toMatchObject({
      status: 'paused',
      items: { data: [{ current_period_end: at }] },
    });
    await resume(subscription.id);
    const { current_period_start: start = 0, current_period_end: end = 0 } =
      subscription.items.data[0] ?? {};
    const credit = Math.round((COSTS.householdMonth * (end - at)) / (end - start));
    expect((await newestInvoice(customer))?.lines.data.map(({ amount }) => amount)).toEqual([
      -credit,
      COSTS.householdMonth,
    ]);
  });

  it('that cannot be paid for is tried again for a year, and then goes on', async () => {
    const { customer, subscription } = await subscribe(stripe);
    // What the pause gives back would pay for the whole period otherwise.
    await advance(standin.url, { days: 10 });
    await pause(subscription.id);
    await control(standin.url, '/cards', { customer, card: 'declined' });
    const { status, pending_update: pending } = await resume(subscription.id);
    expect({ status, until: pending?.expires_at }).toEqual({
      status: 'paused',
      until: (await clock()).now + 365 * DAY,
    });
    expect(await advance(standin.url, { days: 4 })).toEqual(['payment is tried again']);
    await advance(standin.url, { days: 362 });
    expect(await newestInvoice(customer)).toMatchObject({ status: 'void' });
    expect(await retrieve(subscription.id)).toMatchObject({
      status: 'paused',
      pending_update: null,
    });
  });
});

describe('a status by hand', () => {
  it.each([
    'incomplete',
    'incomplete_expired',
    'trialing',
    'past_due',
    'canceled',
    'unpaid',
    'paused',
  ])('brings a subscription into %s and back', async (status) => {
    const { subscription } = await subscribe(stripe);
    const bring = (wanted: string) =>
      control(standin.url, '/subscriptions', { id: subscription.id, status: wanted });
    const events = await eventsDuring(() => bring(status));
    expect((await retrieve(subscription.id)).status).toBe(status);
    expect(events.at(-1)?.data.object).toMatchObject({ id: subscription.id, status });
    await bring('active');
    expect((await retrieve(subscription.id)).status).toBe('active');
    expect((await stripe.invoices.list({ status: 'open' })).data).toEqual([]);
  });
});
