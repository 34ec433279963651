import { Stripe } from 'stripe';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  advance,
  control,
  COSTS,
  holdTime,
  startReceiver,
  startWithClient,
  subscribe,
  WEBHOOK_SECRET,
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

const retrieve = (id: string) => standin.stripe.subscriptions.retrieve(id);
const pause = (id: string) => standin.stripe.subscriptions.pause(id);
const resume = (id: string) =>
  standin.stripe.subscriptions.resume(id, { payment_behavior: 'resume_on_payment_success' });

/** A pause of so many days, as our API makes it. */
const schedule = async (id: string, days: number) =>
  standin.stripe.subscriptionSchedules.create({
    from_subscription: id,
    pause_schedules: [
      {
        pause: { pause_at: { type: 'now' }, settings: { invoicing_behavior: 'invoice' } },
        resume: { resume_at: { type: 'timestamp', timestamp: (await now()) + days * DAY } },
      },
    ],
  });

/** A plan that was paused after ten days, and whose schedule was released. */
async function pausePlan() {
  const bought = await subscribe(standin.stripe);
  await advance(standin.url, { days: 10 });
  const { id } = await schedule(bought.subscription.id, 30);
  await standin.stripe.subscriptionSchedules.release(id);
  return bought;
}

async function invoicesOf(customer: string): Promise<Stripe.Invoice[]> {
  return (await standin.stripe.invoices.list({ customer, limit: 100 })).data;
}

async function balanceOf(id: string): Promise<number> {
  const customer = await standin.stripe.customers.retrieve(id);
  return customer.deleted ? 0 : customer.balance;
}

async function eventTypesDuring(act: () => Promise<unknown>): Promise<string[]> {
  await control(standin.url, '/webhooks/settle');
  receiver.received.length = 0;
  await act();
  await control(standin.url, '/webhooks/settle');
  return receiver.received.map(
    ({ body, signature }) => Stripe.webhooks.constructEvent(body, signature, WEBHOOK_SECRET).type,
  );
}

/** What the rest of a month is worth, to the cent. */
function restOf(item: Stripe.SubscriptionItem | undefined, at: number): number {
  if (!item) throw new Error('no item');
  const { current_period_start: start, current_period_end: end } = item;
  return Math.round((COSTS.householdMonth * (end - at)) / (end - start));
}

describe('a pause', () => {
  it('begins at once, ends the period and credits unused time with the next invoice', async () => {
    const { customer, subscription } = await subscribe(standin.stripe);
    await advance(standin.url, { days: 10 });
    const types = await eventTypesDuring(() => pause(subscription.id));
    expect(types).toEqual(['customer.subscription.paused', 'customer.subscription.updated']);
    const paused = await retrieve(subscription.id);
    const at = paused.status_details?.paused.transitioned_at ?? 0;
    expect(paused).toMatchObject({
      status: 'paused',
      pause_collection: null,
      status_details: {
        paused: { type: 'subscription', subscription: { type: 'pause_requested' } },
      },
      items: { data: [{ current_period_end: at }] },
    });
    expect(await invoicesOf(customer)).toHaveLength(1);
    expect(await balanceOf(customer)).toBe(0);
    await resume(subscription.id);
    const [resumption] = await invoicesOf(customer);
    const credit = restOf(subscription.items.data[0], at);
    expect(resumption?.lines.data.map(({ amount }) => amount)).toEqual([
      -credit,
      COSTS.householdMonth,
    ]);
  });

  it.each(['paused', 'trialing', 'incomplete', 'canceled'])(
    'is refused to a subscription that is %s',
    async (status) => {
      const { subscription } = await subscribe(standin.stripe);
      await control(standin.url, '/subscriptions', { id: subscription.id, status });
      await expect(pause(subscription.id)).rejects.toMatchObject({ statusCode: 400 });
    },
  );
});

describe('a resume', () => {
  it('that waits for its payment stays paused, is tried again for a year, and begins when it is paid', async () => {
    const { customer, subscription } = await pausePlan();
    await control(standin.url, '/cards', { customer, card: 'declined' });
    const waiting = await resume(subscription.id);
    expect(waiting.status).toBe('paused');
    expect(waiting.pending_update?.expires_at).toBe((await now()) + 365 * DAY);
    expect(await advance(standin.url, { days: 4 })).toEqual(['payment is tried again']);
    expect((await retrieve(subscription.id)).status).toBe('paused');
    await control(standin.url, '/cards', { customer, card: 'good' });
    const [open] = await invoicesOf(customer);
    await standin.stripe.invoices.pay(open?.id ?? '');
    const resumed = await retrieve(subscription.id);
    expect(resumed).toMatchObject({ status: 'active', pending_update: null });
    expect(resumed.items.data[0]?.current_period_start).toBeGreaterThanOrEqual(
      (open?.created ?? 0) + 4 * DAY,
    );
    expect(await advance(standin.url, { days: 20 })).toEqual([]);
  });

  it.each([
    ['its invoice is voided', (id: string) => standin.stripe.invoices.voidInvoice(id)],
    ['a year is over', () => advance(standin.url, { days: 366 })],
  ])('is given up when %s: paused as before, with the credit back', async (_when, end) => {
    const { customer, subscription } = await pausePlan();
    const balance = await balanceOf(customer);
    await control(standin.url, '/cards', { customer, card: 'declined' });
    await resume(subscription.id);
    await end((await invoicesOf(customer))[0]?.id ?? '');
    expect((await invoicesOf(customer))[0]).toMatchObject({ status: 'void' });
    expect(await retrieve(subscription.id)).toMatchObject({
      status: 'paused',
      pending_update: null,
    });
    expect(await balanceOf(customer)).toBe(balance);
  });
});

describe('a pause with an end', () => {
  it('that cannot be paid for goes on waiting until its invoice is voided', async () => {
    const { customer, subscription } = await subscribe(standin.stripe);
    await advance(standin.url, { days: 10 });
    await schedule(subscription.id, 5);
    await control(standin.url, '/cards', { customer, card: 'authenticate' });
    await advance(standin.url, { days: 5, seconds: 60 });
    const statusOf = async () => {
      const { data } = await standin.stripe.subscriptionSchedules.list({ customer });
      return data[0]?.pause_schedules[0]?.resume?.status;
    };
    expect(await statusOf()).toEqual({ type: 'requires_action' });
    expect(await advance(standin.url, { days: 2 })).toEqual([]);
    expect(await statusOf()).toEqual({ type: 'requires_action' });
    await standin.stripe.invoices.voidInvoice((await invoicesOf(customer))[0]?.id ?? '');
    expect(await statusOf()).toMatchObject({ type: 'error' });
    expect((await retrieve(subscription.id)).status).toBe('paused');
  });

  it('is kept from being ended, put on twice or paused beside its schedule until that is released', async () => {
    const { stripe } = standin;
    const { subscription } = await subscribe(stripe);
    const { id } = subscription;
    const made = await schedule(id, 30);
    const refused = [
      stripe.subscriptions.update(id, { cancel_at_period_end: true }),
      stripe.subscriptions.update(id, { cancel_at: (await now()) + DAY }),
      stripe.subscriptionSchedules.create({ from_subscription: id }),
      pause(id),
    ];
    for (const call of refused) await expect(call).rejects.toMatchObject({ statusCode: 400 });
    const types = await eventTypesDuring(() => stripe.subscriptionSchedules.release(made.id));
    expect(types).toEqual(['subscription_schedule.released', 'customer.subscription.updated']);
    expect(await retrieve(id)).toMatchObject({ status: 'paused', schedule: null });
    await stripe.subscriptions.update(id, { cancel_at: (await now()) + DAY });
    await expect(stripe.subscriptionSchedules.release(made.id)).rejects.toMatchObject({
      statusCode: 400,
    });
  });

  it('ends with its subscription, and the other way round', async () => {
    const { stripe } = standin;
    const first = await subscribe(stripe);
    await schedule(first.subscription.id, 30);
    await stripe.subscriptions.cancel(first.subscription.id);
    const ended = await stripe.subscriptionSchedules.list({ customer: first.customer });
    expect(ended.data.map(({ status }) => status)).toEqual(['canceled']);
    const second = await subscribe(stripe);
    const other = await schedule(second.subscription.id, 30);
    await stripe.subscriptionSchedules.cancel(other.id, { invoice_now: false, prorate: false });
    expect((await retrieve(second.subscription.id)).status).toBe('canceled');
    const { data } = await stripe.subscriptionSchedules.list({ customer: second.customer });
    expect(data.map(({ status }) => status)).toEqual(['canceled']);
  });
});

async function now(): Promise<number> {
  const { now: at }: { now: number } = await (await fetch(`${standin.url}/__control/clock`)).json();
  return at;
}
