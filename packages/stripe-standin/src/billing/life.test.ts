import { Stripe } from 'stripe';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  advance,
  control,
  COSTS,
  holdTime,
  PRICES,
  startReceiver,
  startWithClient,
  subscribe,
  WEBHOOK_SECRET,
  passRenewal,
} from '../testing.ts';

const DAY = 86_400;
const receiver = await startReceiver(200);
let standin: Awaited<ReturnType<typeof startWithClient>>;

holdTime();
beforeEach(async () => {
  receiver.received.length = 0;
  standin = await startWithClient({ webhookUrl: receiver.url });
});
afterEach(() => standin.close());
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

const retrieve = (id: string) => standin.stripe.subscriptions.retrieve(id);
const newestInvoice = async (customer: string) =>
  (await standin.stripe.invoices.list({ customer, limit: 1 })).data[0];

describe('the clock', () => {
  it('moves forward by words, days and seconds, and returns with a reset', async () => {
    const read = async (): Promise<{ now: number; movedBy: number }> =>
      (await fetch(`${standin.url}/__control/clock`)).json();
    expect((await read()).movedBy).toBe(0);
    await advance(standin.url, { days: 2, seconds: 30 });
    expect((await read()).movedBy).toBe(2 * DAY + 30);
    await advance(standin.url, '3 weeks');
    expect((await read()).movedBy).toBe(23 * DAY + 30);
    await control(standin.url, '/reset');
    expect((await read()).movedBy).toBe(0);
  });

  it.each(['backwards', '0 days', '6 years', { days: -1 }, 5])('refuses %j', async (by) => {
    await expect(control(standin.url, '/clock', { advance: by })).rejects.toThrow(/400/);
  });

  it('refuses dates of a caller that does not know of it, where they must lie ahead', async () => {
    const { stripe, url } = standin;
    const { subscription } = await subscribe(stripe);
    await advance(url, '17 weeks');
    const timestamp = Math.floor(Date.now() / 1000) + 20 * DAY;
    const pausing = stripe.subscriptionSchedules.create({
      from_subscription: subscription.id,
      pause_schedules: [
        {
          pause: { pause_at: { type: 'now' } },
          resume: { resume_at: { type: 'timestamp', timestamp } },
        },
      ],
    });
    await expect(pausing).rejects.toMatchObject({ statusCode: 400, param: 'timestamp' });
    expect(await retrieve(subscription.id)).toMatchObject({ status: 'active', schedule: null });
    const ending = stripe.subscriptions.update(subscription.id, { cancel_at: timestamp });
    await expect(ending).rejects.toMatchObject({ statusCode: 400, param: 'cancel_at' });
  });
});

describe('a renewal', () => {
  it('begins the next period with a paid invoice that has the next number', async () => {
    const { customer, subscription } = await subscribe(standin.stripe);
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
      'invoice.created',
      'customer.subscription.updated',
      'invoice.finalized',
      'invoice.paid',
      'invoice.payment_succeeded',
    ]);
    expect(events[0]?.data.object).toMatchObject({ status: 'draft', number: null });
    expect(events[0]?.created).toBeGreaterThanOrEqual(end);
  });

  it('happens once for each month of a year, each at its own time', async () => {
    const { customer } = await subscribe(standin.stripe);
    expect(await passRenewal(standin.url, '1 year')).toEqual(
      Array.from({ length: 12 }, () => ['period ends', 'invoice is finalised']).flat(),
    );
    const { data } = await standin.stripe.invoices.list({ customer, limit: 100 });
    expect(data).toHaveLength(13);
    expect(new Set(data.map(({ created }) => created)).size).toBe(13);
  });
});

describe('the invoice of a renewal', () => {
  it('stays a draft if the subscription ends within the hour', async () => {
    const { customer, subscription } = await subscribe(standin.stripe);
    await advance(standin.url, '1 month');
    await standin.stripe.subscriptions.cancel(subscription.id);
    expect(await advance(standin.url, '1 day')).toEqual([]);
    expect(await newestInvoice(customer)).toMatchObject({ status: 'draft', auto_advance: false });
  });
});

describe('a refused card', () => {
  const REFUSED = ['invoice.created', 'customer.subscription.updated', 'invoice.finalized'];

  it('leaves the invoice open and the subscription past due, is tried after 3, 5 and 7 days, and ends it', async () => {
    const { customer, subscription } = await subscribe(standin.stripe);
    const end = subscription.items.data[0]?.current_period_end ?? 0;
    await control(standin.url, '/cards', { customer, declines: true });
    const events = await eventsDuring(() => passRenewal(standin.url));
    expect(events.map(({ type }) => type)).toEqual([
      ...REFUSED,
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
      if (next !== null) await advance(standin.url, { seconds: next - (await now()) });
    }
    expect((await retrieve(subscription.id)).status).toBe('canceled');
  });

  it('is repaired by the next attempt with a new card', async () => {
    const { customer, subscription } = await subscribe(standin.stripe);
    await control(standin.url, '/cards', { customer, card: 'authenticate' });
    const events = await eventsDuring(() => passRenewal(standin.url));
    expect(events.map(({ type }) => type)).toContain('invoice.payment_action_required');
    await control(standin.url, '/cards', { customer, card: 'good' });
    expect(await advance(standin.url, { days: 4 })).toEqual(['payment is tried again']);
    expect((await retrieve(subscription.id)).status).toBe('active');
    expect(await newestInvoice(customer)).toMatchObject({
      status: 'paid',
      amount_paid: COSTS.householdMonth,
    });
  });
});

describe('a trial', () => {
  it.each([
    ['create_invoice', 'past_due', 'invoice.payment_failed'],
    ['pause', 'paused', 'customer.subscription.paused'],
  ] as const)('without a card ends with %s as %s', async (missing, status, type) => {
    const { id: customer } = await standin.stripe.customers.create();
    const { id } = await standin.stripe.subscriptions.create({
      customer,
      items: [{ price: PRICES.householdMonth }],
      trial_period_days: 14,
      trial_settings: { end_behavior: { missing_payment_method: missing } },
    });
    const events = await eventsDuring(() => advance(standin.url, { days: 15 }));
    expect((await retrieve(id)).status).toBe(status);
    expect(events.map((event) => event.type)).toContain(type);
  });
});

describe('a pause', () => {
  it('makes invoices void while it lasts and ends by itself', async () => {
    const { customer, subscription } = await subscribe(standin.stripe);
    await standin.stripe.subscriptions.update(subscription.id, {
      pause_collection: { behavior: 'void', resumes_at: (await now()) + 40 * DAY },
    });
    const events = await eventsDuring(() => advance(standin.url, { days: 35 }));
    expect(events.map(({ type }) => type)).toContain('invoice.voided');
    expect(await newestInvoice(customer)).toMatchObject({ status: 'void', amount_paid: 0 });
    expect(await advance(standin.url, { days: 6 })).toEqual(['pause ends']);
    expect((await retrieve(subscription.id)).pause_collection).toBeNull();
    await advance(standin.url, '1 month');
    expect(await newestInvoice(customer)).toMatchObject({ status: 'paid' });
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
    const { subscription } = await subscribe(standin.stripe);
    const bring = (wanted: string) =>
      control(standin.url, '/subscriptions', { id: subscription.id, status: wanted });
    const events = await eventsDuring(() => bring(status));
    expect((await retrieve(subscription.id)).status).toBe(status);
    expect(events.at(-1)?.data.object).toMatchObject({ id: subscription.id, status });
    await bring('active');
    expect((await retrieve(subscription.id)).status).toBe('active');
    const open = await standin.stripe.invoices.list({ status: 'open' });
    expect(open.data).toEqual([]);
  });
});

async function now(): Promise<number> {
  const { now: at }: { now: number } = await (await fetch(`${standin.url}/__control/clock`)).json();
  return at;
}
