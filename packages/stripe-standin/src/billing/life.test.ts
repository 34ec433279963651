import { Stripe } from 'stripe';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { idOf } from '../state/store.ts';
import {
  advance,
  control,
  COSTS,
  holdTime,
  passRenewal,
  PRICES,
  startReceiver,
  startWithClient,
  subscribe,
  WEBHOOK_SECRET,
} from '../testing.ts';

const DAY = 86_400;
const receiver = await startReceiver(200);
let standin: Awaited<ReturnType<typeof startWithClient>>;
let stripe: Stripe;

holdTime();
beforeEach(async () => {
  receiver.received.length = 0;
  standin = await startWithClient({ webhookUrl: receiver.url });
  ({ stripe } = standin);
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
const typesDuring = async (act: () => Promise<unknown>) =>
  (await eventsDuring(act)).map(({ type }) => type);

const retrieve = (id: string) => stripe.subscriptions.retrieve(id);
const newestInvoice = async (customer: string) =>
  (await stripe.invoices.list({ customer, limit: 1 })).data[0];

async function clock(): Promise<{ now: number; movedBy: number }> {
  return (await fetch(`${standin.url}/__control/clock`)).json();
}

describe('the clock', () => {
  it('moves forward by words, days and seconds, and returns with a reset', async () => {
    expect((await clock()).movedBy).toBe(0);
    await advance(standin.url, { days: 2, seconds: 30 });
    expect((await clock()).movedBy).toBe(2 * DAY + 30);
    await advance(standin.url, '3 weeks');
    expect((await clock()).movedBy).toBe(23 * DAY + 30);
    await control(standin.url, '/reset');
    expect((await clock()).movedBy).toBe(0);
  });

  it.each(['backwards', '0 days', '6 years', { days: -1 }, 5])('refuses %j', async (by) => {
    await expect(control(standin.url, '/clock', { advance: by })).rejects.toThrow(/400/);
  });
});

describe('a test clock', () => {
  it('gives its customers a time of their own, moves no one else, and refuses to go back or too far', async () => {
    const { testClocks } = stripe.testHelpers;
    const frozen_time = 1_700_000_000;
    const { id: clockId } = await testClocks.create({ frozen_time });
    const begin = async (about: Stripe.CustomerCreateParams) => {
      const { id: customer } = await stripe.customers.create(about);
      await control(standin.url, '/cards', { customer, card: 'good' });
      return stripe.subscriptions.create({ customer, items: [{ price: PRICES.householdMonth }] });
    };
    const on = await begin({ test_clock: clockId });
    const off = await begin({});
    for (const wrong of [frozen_time, frozen_time + 70 * DAY]) {
      const moving = testClocks.advance(clockId, { frozen_time: wrong });
      await expect(moving).rejects.toMatchObject({ statusCode: 400, param: 'frozen_time' });
    }
    await testClocks.advance(clockId, { frozen_time: frozen_time + 40 * DAY });
    const count = async ({ customer }: Stripe.Subscription) =>
      (await stripe.invoices.list({ customer: idOf(customer) })).data.length;
    expect([await count(on), await count(off)]).toEqual([2, 1]);
    expect((await stripe.subscriptions.list()).data.map(({ id }) => id)).toEqual([off.id]);
    const happened = await advance(standin.url, { days: 40 });
    expect(happened).toEqual(['period ends', 'invoice is finalised']);
    await testClocks.del(clockId);
    expect((await retrieve(on.id)).status).toBe('canceled');
  });
});

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
    const { customer } = await subscribe(stripe);
    expect(await passRenewal(standin.url, '1 year')).toEqual(
      Array.from({ length: 12 }, () => ['period ends', 'invoice is finalised']).flat(),
    );
    const { data } = await stripe.invoices.list({ customer, limit: 100 });
    expect(new Set(data.map(({ created }) => created)).size).toBe(13);
  });

  it('leaves a draft if the subscription ends within the hour', async () => {
    const { customer, subscription } = await subscribe(stripe);
    await advance(standin.url, '1 month');
    await stripe.subscriptions.cancel(subscription.id);
    expect(await advance(standin.url, '1 day')).toEqual([]);
    expect(await newestInvoice(customer)).toMatchObject({ status: 'draft', auto_advance: false });
  });

  it('whose card is refused leaves the invoice open, is tried after 3, 5 and 7 days, and ends the subscription', async () => {
    const { customer, subscription } = await subscribe(stripe);
    const end = subscription.items.data[0]?.current_period_end ?? 0;
    await control(standin.url, '/cards', { customer, declines: true });
    expect(await typesDuring(() => passRenewal(standin.url))).toEqual([
      'invoice.created',
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
    expect((await retrieve(subscription.id)).status).toBe('canceled');
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

  it.each(['paused', 'trialing', 'incomplete', 'canceled'])(
    'is refused to a subscription that is %s',
    async (status) => {
      const { subscription } = await subscribe(stripe);
      await control(standin.url, '/subscriptions', { id: subscription.id, status });
      await expect(pause(subscription.id)).rejects.toMatchObject({ statusCode: 400 });
    },
  );

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

  it.each([
    ['cautious', ['paid', 'draft'], [0, -1]],
    ['plain', ['paid', 'paid'], [-1, -1]],
  ] as const)('invoiced and read as %s leaves %j', async (reading, statuses, signs) => {
    const read = await startWithClient({ reading });
    const { customer, subscription } = await subscribe(read.stripe);
    await advance(read.url, { days: 10 });
    await read.stripe.subscriptions.pause(subscription.id, { invoicing_behavior: 'invoice' });
    const { data } = await read.stripe.invoices.list({ customer });
    const signOf = async () => {
      const found = await read.stripe.customers.retrieve(customer);
      return found.deleted ? null : Math.sign(found.balance);
    };
    const before = await signOf();
    const finalised = data.find(({ status }) => status === 'draft');
    if (finalised) await read.stripe.invoices.finalizeInvoice(finalised.id);
    await expect(read.stripe.invoices.finalizeInvoice(data[0]?.id ?? '')).rejects.toMatchObject({
      statusCode: 400,
    });
    const after = await signOf();
    await read.close();
    expect(data.map(({ status }) => status).toReversed()).toEqual(statuses);
    expect([before, after]).toEqual(signs);
  });

  it('that waits for its payment, read as plain, shows no pending update and refuses a second resume', async () => {
    const read = await startWithClient({ reading: 'plain' });
    const { customer, subscription } = await subscribe(read.stripe);
    await advance(read.url, { days: 10 });
    await read.stripe.subscriptions.pause(subscription.id);
    await control(read.url, '/cards', { customer, card: 'declined' });
    const again = () =>
      read.stripe.subscriptions.resume(subscription.id, {
        payment_behavior: 'resume_on_payment_success',
      });
    expect(await again()).toMatchObject({ status: 'paused', pending_update: null });
    await expect(again()).rejects.toMatchObject({ statusCode: 400 });
    await read.close();
  });
});

describe('arrears', () => {
  it.each([
    ['cautious', 'unpaid'],
    ['plain', 'active'],
  ] as const)(
    'read as %s: an unpaid plan with a draft and its older invoice paid is %s',
    async (reading, status) => {
      const read = await startWithClient({ reading });
      const { customer, subscription } = await subscribe(read.stripe);
      const { id } = subscription;
      await control(read.url, '/subscriptions', { id, status: 'unpaid' });
      await advance(read.url, '1 month');
      const [draft, open] = (await read.stripe.invoices.list({ customer })).data;
      expect([draft?.status, open?.status]).toEqual(['draft', 'open']);
      await control(read.url, '/cards', { customer, card: 'good' });
      await read.stripe.invoices.pay(open?.id ?? '');
      expect((await read.stripe.subscriptions.retrieve(id)).status).toBe(status);
      await read.close();
    },
  );
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
