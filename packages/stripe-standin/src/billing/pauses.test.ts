import { Stripe } from 'stripe';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
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
const HOUR = 3600;
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
const pause = (id: string, params: Stripe.SubscriptionPauseParams = {}) =>
  standin.stripe.subscriptions.pause(id, params);
const resume = (id: string, params: Stripe.SubscriptionResumeParams = {}) =>
  standin.stripe.subscriptions.resume(id, params);
const PAYING = { payment_behavior: 'resume_on_payment_success' } as const;

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
    await resume(subscription.id, PAYING);
    const [resumption] = await invoicesOf(customer);
    const credit = restOf(subscription.items.data[0], at);
    expect(resumption?.lines.data.map(({ amount }) => amount)).toEqual([
      -credit,
      COSTS.householdMonth,
    ]);
  });

  it('puts the credit on the balance where it is invoiced, and makes no other invoice for months', async () => {
    const { customer, subscription } = await subscribe(standin.stripe);
    await advance(standin.url, { days: 10 });
    const paused = await pause(subscription.id, { invoicing_behavior: 'invoice' });
    const at = paused.status_details?.paused.transitioned_at ?? 0;
    const credit = restOf(subscription.items.data[0], at);
    expect(await balanceOf(customer)).toBe(-credit);
    expect(await advance(standin.url, '3 months')).toEqual([]);
    expect((await invoicesOf(customer)).map(({ total }) => total)).toEqual([
      -credit,
      COSTS.householdMonth,
    ]);
  });

  it.each([
    ['none', 0],
    ['item_current_period_start', COSTS.householdMonth],
  ] as const)('can credit unused time from %s', async (type, credit) => {
    const { customer, subscription } = await subscribe(standin.stripe);
    await advance(standin.url, { days: 10 });
    await pause(subscription.id, {
      bill_for: { unused_time_from: { type } },
      invoicing_behavior: 'invoice',
    });
    expect(await balanceOf(customer)).toBe(0 - credit);
  });

  it.each(['paused', 'trialing', 'incomplete', 'canceled'])(
    'is refused to a subscription that is %s',
    async (status) => {
      const { subscription } = await subscribe(standin.stripe);
      await control(standin.url, '/subscriptions', { id: subscription.id, status });
      await expect(pause(subscription.id)).rejects.toMatchObject({ statusCode: 400 });
    },
  );

  it('has no upcoming invoice, but a preview of the one that would end it', async () => {
    const { customer, subscription } = await subscribe(standin.stripe);
    await pause(subscription.id, { invoicing_behavior: 'invoice' });
    const preview = (details?: Stripe.InvoiceCreatePreviewParams.SubscriptionDetails) =>
      standin.stripe.invoices.createPreview({
        subscription: subscription.id,
        ...(details ? { subscription_details: details } : {}),
      });
    await expect(preview()).rejects.toMatchObject({ code: 'invoice_upcoming_none' });
    const { total, amount_due: due } = await preview({ resume_at: 'now' });
    expect(total).toBe(COSTS.householdMonth);
    expect(due).toBe(COSTS.householdMonth + (await balanceOf(customer)));
  });
});

describe('a resume', () => {
  it('by default opens an invoice, attempts nothing and is given up after 23 hours', async () => {
    const { customer, subscription } = await subscribe(standin.stripe);
    await advance(standin.url, { days: 10 });
    await pause(subscription.id, { invoicing_behavior: 'invoice' });
    await advance(standin.url, { days: 5 });
    const balance = await balanceOf(customer);
    expect((await resume(subscription.id)).status).toBe('paused');
    const [open] = await invoicesOf(customer);
    expect(open).toMatchObject({ status: 'open', attempt_count: 0, next_payment_attempt: null });
    expect(await advance(standin.url, { seconds: 23 * HOUR })).toEqual(['resumption is given up']);
    expect((await invoicesOf(customer))[0]).toMatchObject({ status: 'void' });
    expect((await retrieve(subscription.id)).status).toBe('paused');
    expect(await balanceOf(customer)).toBe(balance);
  });

  it('by default falls into arrears with a failed attempt to pay', async () => {
    const { customer, subscription } = await subscribe(standin.stripe);
    await advance(standin.url, { days: 10 });
    await pause(subscription.id);
    await advance(standin.url, { days: 40 });
    await control(standin.url, '/cards', { customer, card: 'declined' });
    await resume(subscription.id);
    const [open] = await invoicesOf(customer);
    await expect(standin.stripe.invoices.pay(open?.id ?? '')).rejects.toMatchObject({
      statusCode: 402,
    });
    expect((await retrieve(subscription.id)).status).toBe('past_due');
  });

  it('charges a full period that begins now, less the credit', async () => {
    const { customer, subscription } = await subscribe(standin.stripe);
    await advance(standin.url, { days: 10 });
    await pause(subscription.id, { invoicing_behavior: 'invoice' });
    const credit = 0 - (await balanceOf(customer));
    await advance(standin.url, { days: 30 });
    const types = await eventTypesDuring(() => resume(subscription.id, PAYING));
    expect(types).toContain('customer.subscription.resumed');
    const resumed = await retrieve(subscription.id);
    expect(resumed).not.toHaveProperty('status_details');
    const [item] = resumed.items.data;
    expect(resumed).toMatchObject({
      status: 'active',
      billing_cycle_anchor: item?.current_period_start,
    });
    const [charged] = await invoicesOf(customer);
    expect(charged).toMatchObject({
      status: 'paid',
      total: COSTS.householdMonth,
      amount_paid: COSTS.householdMonth - credit,
      lines: { data: [{ period: { start: item?.current_period_start } }] },
    });
    expect(await balanceOf(customer)).toBe(0);
  });

  it('that waits for its payment stays paused, is tried again for a year, and begins when it is paid', async () => {
    const { customer, subscription } = await subscribe(standin.stripe);
    await advance(standin.url, { days: 10 });
    await pause(subscription.id, { invoicing_behavior: 'invoice' });
    await control(standin.url, '/cards', { customer, card: 'declined' });
    const waiting = await resume(subscription.id, PAYING);
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
    const { customer, subscription } = await subscribe(standin.stripe);
    await advance(standin.url, { days: 10 });
    await pause(subscription.id, { invoicing_behavior: 'invoice' });
    const balance = await balanceOf(customer);
    await control(standin.url, '/cards', { customer, card: 'declined' });
    await resume(subscription.id, PAYING);
    await end((await invoicesOf(customer))[0]?.id ?? '');
    expect((await invoicesOf(customer))[0]).toMatchObject({ status: 'void' });
    expect(await retrieve(subscription.id)).toMatchObject({
      status: 'paused',
      pending_update: null,
    });
    expect(await balanceOf(customer)).toBe(balance);
  });

  it('is not tried again once the collection of its invoice is stopped, but can be paid', async () => {
    const { customer, subscription } = await subscribe(standin.stripe);
    await advance(standin.url, { days: 10 });
    await pause(subscription.id, { invoicing_behavior: 'invoice' });
    await control(standin.url, '/cards', { customer, card: 'declined' });
    await resume(subscription.id, PAYING);
    const open = (await invoicesOf(customer))[0]?.id ?? '';
    const stopped = await standin.stripe.invoices.update(open, { auto_advance: false });
    expect(stopped).toMatchObject({ status: 'open', next_payment_attempt: null });
    expect(await advance(standin.url, { days: 30 })).toEqual([]);
    await control(standin.url, '/cards', { customer, card: 'good' });
    await standin.stripe.invoices.pay(open);
    expect((await retrieve(subscription.id)).status).toBe('active');
  });

  it('on the old billing day charges only the rest of that period', async () => {
    const { customer, subscription } = await subscribe(standin.stripe);
    const end = subscription.items.data[0]?.current_period_end;
    await advance(standin.url, { days: 10 });
    await pause(subscription.id, { invoicing_behavior: 'invoice' });
    await advance(standin.url, { days: 5 });
    const resumed = await resume(subscription.id, {
      ...PAYING,
      billing_cycle_anchor: { type: 'unchanged' },
      proration_behavior: 'always_invoice',
    });
    const [item] = resumed.items.data;
    expect(item?.current_period_end).toBe(end);
    const [charged] = await invoicesOf(customer);
    expect(charged?.total).toBe(
      restOf(subscription.items.data[0], item?.current_period_start ?? 0),
    );
  });

  it('refuses parameters that Stripe does not have', async () => {
    const { subscription } = await subscribe(standin.stripe);
    await pause(subscription.id);
    await expect(
      resume(subscription.id, { payment_behavior: 'error_if_incomplete' }),
    ).rejects.toMatchObject({ statusCode: 400, param: 'payment_behavior' });
  });
});

describe('a pause after a failed payment', () => {
  it('comes with the first failure of a renewal, keeps its invoice open and ends when that is paid', async () => {
    const { customer, subscription } = await subscribe(standin.stripe);
    await control(standin.url, '/pause-after-failure', { payment: 'first' });
    await control(standin.url, '/cards', { customer, card: 'declined' });
    await passRenewal(standin.url);
    expect(await retrieve(subscription.id)).toMatchObject({
      status: 'paused',
      status_details: { paused: { subscription: { type: 'first_payment_failure' } } },
    });
    await control(standin.url, '/cards', { customer, card: 'good' });
    const [open] = await invoicesOf(customer);
    await standin.stripe.invoices.pay(open?.id ?? '');
    expect((await retrieve(subscription.id)).status).toBe('active');
  });

  it('comes with the last failure where the account is set so', async () => {
    const { customer, subscription } = await subscribe(standin.stripe);
    await control(standin.url, '/pause-after-failure', { payment: 'final' });
    await control(standin.url, '/cards', { customer, card: 'declined' });
    await passRenewal(standin.url);
    expect((await retrieve(subscription.id)).status).toBe('past_due');
    await advance(standin.url, { days: 16 });
    expect(await retrieve(subscription.id)).toMatchObject({
      status: 'paused',
      status_details: { paused: { subscription: { type: 'final_payment_failure' } } },
    });
  });

  it('tells a trial without a card apart', async () => {
    const { id: customer } = await standin.stripe.customers.create();
    const { id } = await standin.stripe.subscriptions.create({
      customer,
      items: [{ price: PRICES.soloMonth }],
      trial_period_days: 14,
      trial_settings: { end_behavior: { missing_payment_method: 'pause' } },
    });
    await advance(standin.url, { days: 15 });
    const reason = { type: 'trial_end_without_payment_method' };
    expect(await retrieve(id)).toMatchObject({
      status_details: { paused: { subscription: reason } },
    });
  });
});

describe('a pause with an end', () => {
  const schedule = async (
    id: string,
    days: number,
    more: Partial<Stripe.SubscriptionScheduleCreateParams.PauseSchedule.Pause> = {},
  ) =>
    standin.stripe.subscriptionSchedules.create({
      from_subscription: id,
      pause_schedules: [
        {
          pause: {
            pause_at: { type: 'now' },
            settings: { invoicing_behavior: 'invoice' },
            ...more,
          },
          resume: { resume_at: { type: 'timestamp', timestamp: (await now()) + days * DAY } },
        },
      ],
    });

  it('begins with the schedule, outlasts the phase, and ends by itself with a payment', async () => {
    const { customer, subscription } = await subscribe(standin.stripe);
    await advance(standin.url, { days: 10 });
    const made = await schedule(subscription.id, 60);
    expect(made).toMatchObject({
      status: 'active',
      end_behavior: 'release',
      phases: [{ items: [{ price: PRICES.householdMonth }] }],
      pause_schedules: [
        {
          pause: { status: { type: 'succeeded' } },
          resume: {
            status: { type: 'scheduled' },
            settings: { billing_cycle_anchor: 'resume_at' },
          },
        },
      ],
    });
    expect(await retrieve(subscription.id)).toMatchObject({ status: 'paused', schedule: made.id });
    const credit = 0 - (await balanceOf(customer));
    expect(credit).toBeGreaterThan(0);
    expect(await advance(standin.url, { days: 59 })).toEqual([]);
    expect(await advance(standin.url, { days: 2 })).toEqual(['pause ends']);
    const resumed = await retrieve(subscription.id);
    expect(resumed).toMatchObject({ status: 'active', schedule: made.id });
    expect((await invoicesOf(customer))[0]).toMatchObject({
      status: 'paid',
      amount_paid: COSTS.householdMonth - credit,
    });
    const [after] = (await standin.stripe.subscriptionSchedules.list({ customer })).data;
    expect(after?.pause_schedules[0]?.resume?.status).toEqual({ type: 'succeeded' });
    expect(after?.current_phase?.end_date).toBe(resumed.items.data[0]?.current_period_end);
  });

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

  it('can begin later', async () => {
    const { stripe, url } = standin;
    const { subscription } = await subscribe(stripe);
    const at = { type: 'timestamp', timestamp: (await now()) + 3 * DAY } as const;
    await schedule(subscription.id, 30, { pause_at: at });
    expect((await retrieve(subscription.id)).status).toBe('active');
    expect(await advance(url, { days: 4 })).toEqual(['scheduled pause begins']);
    expect(await advance(url, { days: 20 })).toEqual([]);
    expect(await advance(url, { days: 12 })).toEqual(['pause ends']);
  });
});

async function now(): Promise<number> {
  const { now: at }: { now: number } = await (await fetch(`${standin.url}/__control/clock`)).json();
  return at;
}
