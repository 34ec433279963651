/**
 * A withdrawal ends its order and pays back to the cent, once, whatever happens on the way: it is killed before or after any one of
 * its calls to Stripe, two run at once, money has moved before or moves later. What it owes is compared with a count of days.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { Stripe } from 'stripe';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { LIST_PRICES } from '../../functions/src/contract/plans.ts';
import { createBillingStore } from '../../functions/src/modules/billing/billing-store.ts';
import { createCustomers, uidOf } from '../../functions/src/modules/billing/customers.ts';
import { findHeld } from '../../functions/src/modules/billing/subscription-service.ts';
import { createEndOrder } from '../../functions/src/modules/withdrawals/order/end-order.ts';
import { createFindOrder } from '../../functions/src/modules/withdrawals/order/find-order.ts';
import type { Order } from '../../functions/src/modules/withdrawals/order/order.ts';
import { createPreviewRefund } from '../../functions/src/modules/withdrawals/order/preview-refund.ts';
import { createWithdrawnEvents } from '../../functions/src/modules/withdrawals/order/withdrawn-events.ts';
import { createMemoryFirestore } from './memory-firestore.ts';
import { watchOwners } from './owners.ts';
import { createWorld, priceId, type Price } from './world.ts';

watchOwners();

const UID = 'ada';
const DAY = 86_400;
const HOUR = 3600;
/** Its month has 30 days. */
const BEGINNING = Date.parse('2026-11-02T09:30:00Z') / 1000;
const SOLO = LIST_PRICES.solo.month;
const MONTHLY: Price = { slug: 'solo', interval: 'month' };
const YEARLY: Price = { slug: 'household', interval: 'year' };

vi.stubEnv('GCLOUD_PROJECT', 'demo-withdrawals');
afterAll(() => vi.unstubAllEnvs());

class KilledError extends Error {}
type Kill = { at: number; arrives: boolean };

let calls = 0;
let kill: Kill | null = null;
let jitterMs = 0;

const memory = await createMemoryFirestore(async (act) => act());
beforeEach(() => {
  memory.clear();
  [calls, kill, jitterMs] = [0, null, 0];
});

/** Everything on its way to Stripe. */
async function edge(act: () => Promise<Response>): Promise<Response> {
  calls += 1;
  const isOver = kill !== null && calls >= kill.at;
  const isLast = kill !== null && calls === kill.at;
  if (isOver && !(isLast && kill?.arrives)) throw new KilledError();
  if (jitterMs > 0) await delay(Math.random() * jitterMs);
  const done = await act();
  if (isOver) throw new KilledError();
  return done;
}

/** Stripe's memory of idempotency keys, which it loses after a day. */
function remembering(fetchFn: typeof fetch): typeof fetch {
  const answers = new Map<string, Promise<Response>>();
  return async (input, init) => {
    const key = new Headers(init?.headers).get('idempotency-key');
    if (key === null) return fetchFn(input, init);
    const answer = answers.get(key) ?? fetchFn(input, init);
    answers.set(key, answer);
    return (await answer).clone();
  };
}

type Scene = Awaited<ReturnType<typeof openScene>>;

/** Someone who has just ordered a plan. */
async function openScene(
  price: Price = MONTHLY,
  {
    more = {},
    isAsked = true,
  }: { more?: Partial<Stripe.SubscriptionCreateParams>; isAsked?: boolean } = {},
) {
  const world = createWorld(BEGINNING);
  const clientBy = (fetchFn: typeof fetch) =>
    new Stripe('sk_test_withdrawals', {
      httpClient: Stripe.createFetchHttpClient(fetchFn),
      maxNetworkRetries: 0,
      telemetry: false,
    });
  /** As Stripe itself has it. */
  const stripe = clientBy(world.fetch);
  const { id: customer } = await stripe.customers.create({ metadata: { firebaseUID: UID } });
  const useCard = async (name: string) => {
    const { id: card } = await stripe.paymentMethods.attach(name, { customer });
    await stripe.customers.update(customer, { invoice_settings: { default_payment_method: card } });
  };
  await useCard('pm_card_visa');
  const { id: plan } = await stripe.subscriptions.create({
    customer,
    items: [{ price: priceId(price) }],
    metadata: isAsked ? { beginAtOnce: '1' } : {},
    ...more,
  });
  await memory.db.doc(`users/${UID}`).set({ customerId: customer });
  await memory.db.doc(`stripeCustomers/${customer}`).set({ uid: UID });

  const logged: string[] = [];
  const failed: string[] = [];
  /** What is answered to one of our calls in place of Stripe; undefined lets it go there. */
  const network = { instead: (_path: string): Response | undefined => undefined };
  const send: typeof fetch = async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    return network.instead(`${init?.method ?? 'GET'} ${pathname}`) ?? world.fetch(input, init);
  };
  const kept = remembering(send);
  const wire = { hasKeys: false };
  const ours = async () =>
    clientBy((input, init) => edge(() => (wire.hasKeys ? kept : send)(input, init)));
  const store = createBillingStore(async () => memory.db);
  const customers = createCustomers({ stripe: ours, store });
  const log = (severity: string, event: string, fields: { reason?: unknown } = {}) =>
    void logged.push(`${severity} ${event} ${String(fields.reason)}`);
  const endOrder = createEndOrder({ stripe: ours, customers, log });
  const order: Order = {
    uid: UID,
    customerId: customer,
    subscriptionId: plan,
    orderedAt: new Date(BEGINNING * 1000).toISOString(),
  };
  const iso = (seconds: number) => new Date(seconds * 1000).toISOString();
  return {
    world,
    stripe,
    customer,
    plan,
    order,
    useCard,
    logged,
    failed,
    network,
    wire,
    withdraw: (declaredAt = iso(world.now())) => endOrder(order, declaredAt),
    preview: () => createPreviewRefund(ours)(order, new Date(world.now() * 1000)),
    findOrder: createFindOrder({
      stripe: ours,
      customers,
      readOwner: (id) => store.readOwner(id),
      findHeld,
    }),
    events: createWithdrawnEvents({
      stripe: ours,
      endOrder,
      uidOf,
      onRefundFailed: async (id) => void failed.push(id),
      log,
    }),
    change: async (wanted: Price) => {
      const [item] = (await stripe.subscriptions.retrieve(plan)).items.data;
      await stripe.subscriptions.update(plan, {
        items: [{ id: item?.id ?? '', price: priceId(wanted) }],
        payment_behavior: 'error_if_incomplete',
        proration_behavior: 'always_invoice',
        proration_date: world.now(),
      });
    },
    /** @param isSettled whether the credit is on the balance already */
    pause: async (isSettled = true) => {
      await stripe.subscriptions.pause(plan, {
        bill_for: { unused_time_from: { type: 'now' } },
        invoicing_behavior: 'invoice',
      });
      const [latest] = (await stripe.invoices.list({ customer })).data;
      if (isSettled) await stripe.invoices.finalizeInvoice(latest?.id ?? '');
    },
    resume: () =>
      stripe.subscriptions.resume(plan, {
        billing_cycle_anchor: { type: 'now' },
        payment_behavior: 'resume_on_payment_success',
      }),
  };
}

/** How a customer stands in money: what their card was charged, what went back to it, and what is on their balance. */
async function moneyOf({ stripe, customer }: Scene) {
  const { data } = await stripe.charges.list({ customer, limit: 100 });
  const found = await stripe.customers.retrieve(customer);
  const paid = sum(data.filter((charge) => charge.paid).map(({ amount }) => amount));
  const refunded = sum(data.map(({ amount_refunded: amount }) => amount));
  return { paid, refunded, balance: found.deleted ? Number.NaN : found.balance };
}

/** Nothing is left at Stripe that could still be charged. */
async function expectEnded({ stripe, customer, plan }: Scene): Promise<void> {
  expect((await stripe.subscriptions.retrieve(plan)).status).toBe('canceled');
  const invoices = (await stripe.invoices.list({ customer, limit: 100 })).data;
  expect(invoices.filter(({ status }) => status !== 'paid' && status !== 'void')).toEqual([]);
  expect((await stripe.invoiceItems.list({ customer, pending: true })).data).toEqual([]);
  expect((await stripe.checkout.sessions.list({ customer, status: 'open' })).data).toEqual([]);
}

const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);

async function noteAll(scene: Scene): Promise<number[]> {
  const { data } = await scene.stripe.creditNotes.list({ customer: scene.customer });
  return data.map(({ amount }) => amount);
}

type Standing = {
  standing: string;
  price?: Price;
  more?: Partial<Stripe.SubscriptionCreateParams>;
  prepare: (scene: Scene) => Promise<unknown>;
  refund: number;
  /** Whether it is withdrawn from with a kill at each call, and by several at once. */
  isIntricate?: true;
};

/** Amounts are worked out by hand: Solo costs 19.00 a month and Household 390.00 a year, for 30 and 365 days. */
const STANDINGS: readonly Standing[] = [
  {
    standing: 'a month on its third day',
    prepare: async ({ world }) => world.pass(3 * DAY),
    refund: 1900 - 190,
  },
  {
    standing: 'a year on its tenth day: 10.68 of it are used',
    price: YEARLY,
    prepare: async ({ world }) => world.pass(10 * DAY),
    refund: 39_000 - 1068,
  },
  {
    standing: 'a month that became a year on day 5, on day 10: 3.16 and 5.34 are used',
    isIntricate: true,
    prepare: async ({ world, change }) => {
      world.pass(5 * DAY);
      await change(YEARLY);
      world.pass(5 * DAY);
    },
    refund: 1900 + 39_000 - 1583 - 850,
  },
  {
    standing:
      'a smaller plan since day 2, on day 5: 2.60 and 1.90 are used, its credit on the balance',
    price: { slug: 'household', interval: 'month' },
    prepare: async ({ world, change }) => {
      world.pass(2 * DAY);
      await change(MONTHLY);
      world.pass(3 * DAY);
    },
    refund: 3900 - 260 - 190,
  },
  {
    standing: 'a pause from day 5 to day 8, on day 10: 7 days are used, 4.43',
    prepare: async ({ world, pause, resume }) => {
      world.pass(5 * DAY);
      await pause();
      world.pass(3 * DAY);
      await resume();
      world.pass(2 * DAY);
    },
    refund: 1900 + (1900 - 1583) - 443,
  },
  {
    standing: 'a pause that goes on, whose credit is on the balance',
    prepare: async ({ world, pause }) => {
      world.pass(5 * DAY);
      await pause();
      world.pass(4 * DAY);
    },
    refund: 1900 - 316,
  },
  {
    standing: 'a pause whose credit is still a draft',
    isIntricate: true,
    prepare: async ({ world, pause }) => {
      world.pass(5 * DAY);
      await pause(false);
    },
    refund: 1900 - 316,
  },
  {
    standing: 'a trial',
    more: { trial_period_days: 14 },
    prepare: async ({ world }) => world.pass(9 * DAY),
    refund: 0,
  },
  {
    standing: 'a trial whose first payment is a draft',
    isIntricate: true,
    more: { trial_period_days: 14 },
    prepare: async ({ world }) => world.pass(14 * DAY + HOUR / 2),
    refund: 0,
  },
  {
    standing: 'a trial whose first payment has failed',
    more: { trial_period_days: 14 },
    prepare: async ({ world, useCard }) => {
      await useCard('pm_card_chargeCustomerFail');
      world.pass(14 * DAY + 2 * HOUR);
    },
    refund: 0,
  },
  {
    standing: 'a day after the first payment at the end of a trial',
    more: { trial_period_days: 14 },
    prepare: async ({ world }) => world.pass(15 * DAY + 2 * HOUR),
    // 30 days from 16 November on.
    refund: 1900 - 63,
  },
  {
    standing: 'a resume that waits for its payment',
    isIntricate: true,
    prepare: async ({ world, pause, resume, useCard }) => {
      world.pass(5 * DAY);
      await pause();
      await useCard('pm_card_chargeCustomerFail');
      world.pass(3 * DAY);
      await resume();
    },
    refund: 1900 - 316,
  },
  {
    standing: 'an item that waits for the next invoice, and an open checkout',
    isIntricate: true,
    prepare: async ({ world, stripe, customer, plan }) => {
      world.pass(3 * DAY);
      const item = { customer, subscription: plan, amount: 500, currency: 'eur' };
      await stripe.invoiceItems.create(item);
      await stripe.checkout.sessions.create({
        mode: 'subscription',
        customer,
        line_items: [{ price: priceId(YEARLY), quantity: 1 }],
        success_url: 'https://alcove.test/success',
      });
    },
    refund: 1900 - 190,
  },
  {
    standing: 'a plan that the person has ended themselves, on day 4',
    prepare: async ({ world, stripe, plan }) => {
      world.pass(4 * DAY);
      await stripe.subscriptions.cancel(plan);
      world.pass(4 * DAY);
    },
    refund: 1900 - 253,
  },
];

describe('a withdrawal', () => {
  // R-LAW-01
  it.each(STANDINGS)(
    'ends $standing, and pays back to the cent, as said before',
    async (standing) => {
      const scene = await openScene(standing.price, standing);
      await standing.prepare(scene);
      const declaredAt = new Date(scene.world.now() * 1000).toISOString();
      const done = { refund: { amount: standing.refund, currency: 'eur' }, staff: null };
      const before = await moneyOf(scene);
      expect(await scene.preview()).toEqual(done.refund);
      expect(await moneyOf(scene)).toEqual(before);
      expect(await scene.withdraw(declaredAt)).toEqual(done);
      await expectEnded(scene);
      expect(await moneyOf(scene)).toMatchObject({ refunded: standing.refund, balance: 0 });
      // Twice counts once, and what is due later brings nothing back to life.
      scene.world.pass(40 * DAY);
      expect(await scene.withdraw(declaredAt)).toEqual(done);
      await expectEnded(scene);
      expect(await moneyOf(scene)).toMatchObject({ refunded: standing.refund, balance: 0 });
      expect(scene.logged).toEqual([]);
      // It was declared before: there is nothing to say in advance.
      expect(await scene.preview()).toBeNull();
    },
  );

  // R-LAW-01
  it('of an order from before the question at the checkout pays everything back', async () => {
    const scene = await openScene(MONTHLY, { isAsked: false });
    scene.world.pass(5 * DAY);
    await scene.change(YEARLY);
    scene.world.pass(5 * DAY);
    const { paid } = await moneyOf(scene);
    expect(await scene.withdraw()).toMatchObject({ refund: { amount: paid }, staff: null });
    expect(await moneyOf(scene)).toEqual({ paid, refunded: paid, balance: 0 });
  });

  // R-LAW-01
  it('that staff accept later pays back whole what was charged in the meantime', async () => {
    const scene = await openScene();
    scene.world.pass(3 * DAY);
    const declaredAt = new Date(scene.world.now() * 1000).toISOString();
    scene.world.pass(35 * DAY);
    expect(await moneyOf(scene)).toMatchObject({ paid: 2 * SOLO });
    expect(await scene.withdraw(declaredAt)).toMatchObject({
      refund: { amount: 2 * SOLO - 190 },
      staff: null,
    });
  });

  // R-LAW-01
  it('leaves credit that we gave on the balance, and pays none of it out', async () => {
    const scene = await openScene();
    const { stripe, customer, world } = scene;
    world.pass(5 * DAY);
    await scene.pause();
    const gift = { amount: -700, currency: 'eur', description: 'For the trouble' };
    await stripe.customers.createBalanceTransaction(customer, gift);
    expect(await scene.withdraw()).toMatchObject({ refund: { amount: 1900 - 316 } });
    expect(await moneyOf(scene)).toMatchObject({ refunded: 1900 - 316, balance: -700 });
    await scene.withdraw();
    expect(await moneyOf(scene)).toMatchObject({ refunded: 1900 - 316, balance: -700 });
  });

  // R-LAW-01
  it('returns credit that the order was paid with to the balance', async () => {
    const first = await openScene();
    const { stripe, customer, world, plan } = first;
    const gift = { amount: -700, currency: 'eur' };
    await stripe.customers.createBalanceTransaction(customer, gift);
    await stripe.subscriptions.cancel(plan);
    const second = await stripe.subscriptions.create({
      customer,
      items: [{ price: priceId(MONTHLY) }],
      metadata: { beginAtOnce: '1' },
    });
    world.pass(3 * DAY);
    const scene = { ...first, plan: second.id };
    scene.order.subscriptionId = second.id;
    expect(await scene.withdraw()).toMatchObject({ refund: { amount: 1200 - 190 }, staff: null });
    expect(await moneyOf(scene)).toMatchObject({ refunded: 1200 - 190, balance: -700 });
    await scene.withdraw();
    expect(await moneyOf(scene)).toMatchObject({ refunded: 1200 - 190, balance: -700 });
  });
});

describe('a payment that was moved otherwise', () => {
  const changed = async () => {
    const scene = await openScene();
    scene.world.pass(5 * DAY);
    await scene.change(YEARLY);
    scene.world.pass(5 * DAY);
    const { data } = await scene.stripe.charges.list({ customer: scene.customer });
    const intents = data.map(({ payment_intent: intent }) =>
      typeof intent === 'string' ? intent : '',
    );
    return { scene, month: intents[1] ?? '' };
  };
  const OWED = 1900 + 39_000 - 1583 - 850;

  // R-LAW-01
  it.each([
    ['in part, is left to people', 300, 'partly_refunded', OWED - 1900],
    ['whole, is left to people', 1900, 'partly_refunded', OWED - 1900],
  ])('to the customer %s, and the others are paid back', async (_how, amount, staff, refund) => {
    const { scene, month } = await changed();
    await scene.stripe.refunds.create({ payment_intent: month, amount });
    expect(await scene.withdraw()).toEqual({ refund: { amount: refund, currency: 'eur' }, staff });
    await expectEnded(scene);
    expect(await moneyOf(scene)).toMatchObject({ refunded: refund + amount });
    expect(await noteAll(scene)).toEqual([refund]);
  });

  // R-LAW-01 R-TRU-04
  it('for a machine that fell short is no matter for people', async () => {
    const { scene } = await changed();
    const { data } = await scene.stripe.invoices.list({ customer: scene.customer });
    await scene.stripe.creditNotes.create({
      invoice: data[0]?.id ?? '',
      amount: 500,
      refund_amount: 500,
      metadata: { machine: 'cedar', month: '2026-10' },
    });
    const all = { refund: { amount: OWED, currency: 'eur' }, staff: null };
    expect(await scene.withdraw()).toEqual(all);
    expect(await moneyOf(scene)).toMatchObject({ refunded: OWED + 500 });
  });

  // R-LAW-01
  it('is left to people where Stripe refuses its refund, and the plan ends all the same', async () => {
    const { scene } = await changed();
    const error = { type: 'invalid_request_error', message: 'No.', code: 'charge_disputed' };
    scene.network.instead = (path) =>
      path === 'POST /v1/credit_notes' ? Response.json({ error }, { status: 400 }) : undefined;
    expect(await scene.withdraw()).toEqual({
      refund: { amount: 0, currency: 'eur' },
      staff: 'refund_failed',
    });
    await expectEnded(scene);
    expect(scene.logged).toContain('ERROR refund_failed refused');
  });

  // R-LAW-01
  it('is left to people where their customer at Stripe is gone', async () => {
    const { scene } = await changed();
    await scene.stripe.customers.del(scene.customer);
    expect(await scene.withdraw()).toMatchObject({ refund: { amount: 0 }, staff: 'refund_failed' });
    expect(scene.logged).toEqual(['ERROR refund_failed deleted']);
  });

  // R-LAW-01
  it('late is paid back when it comes, whole', async () => {
    const scene = await openScene(MONTHLY, { more: { trial_period_days: 14 } });
    await scene.useCard('pm_card_chargeCustomerFail');
    scene.world.pass(14 * DAY + 2 * HOUR);
    const refusal = { type: 'invalid_request_error', message: 'Its payment is on its way.' };
    scene.network.instead = (path) =>
      path.endsWith('/void') ? Response.json({ error: refusal }, { status: 400 }) : undefined;
    expect(await scene.withdraw()).toMatchObject({ refund: { amount: 0 }, staff: null });
    await scene.useCard('pm_card_visa');
    const [open] = (await scene.stripe.invoices.list({ customer: scene.customer })).data;
    const paid = await scene.stripe.invoices.pay(open?.id ?? '');
    expect(await moneyOf(scene)).toMatchObject({ paid: SOLO, refunded: 0 });
    await scene.events.paid(paid);
    await scene.events.paid(paid);
    expect(await moneyOf(scene)).toMatchObject({ paid: SOLO, refunded: SOLO });
  });

  // R-LAW-01
  it('of an order that stands is left alone when Stripe tells of it', async () => {
    const scene = await openScene();
    const [paid] = (await scene.stripe.invoices.list({ customer: scene.customer })).data;
    if (paid === undefined) throw new Error('no invoice');
    await scene.events.paid(paid);
    expect(await moneyOf(scene)).toMatchObject({ refunded: 0 });
    expect((await scene.stripe.subscriptions.retrieve(scene.plan)).status).toBe('active');
  });
});

describe('the order of a person', () => {
  // R-LAW-01
  it('is their plan since its checkout, whatever was changed since, found by person and by invoice', async () => {
    const scene = await openScene();
    const { findOrder, stripe, customer, world, change, order } = scene;
    world.pass(5 * DAY);
    await change(YEARLY);
    expect(await findOrder.ofPerson(UID)).toEqual(order);
    const { data } = await stripe.invoices.list({ customer });
    for (const { number } of data) expect(await findOrder.ofInvoice(` ${number} `)).toEqual(order);
    expect(await findOrder.ofInvoice((data[0]?.number ?? '').toLowerCase())).toEqual(order);
    await scene.withdraw();
    expect(await findOrder.ofPerson(UID)).toEqual(order);
  });

  // R-LAW-01
  it('is none for an unknown person or number, nor for a text that is no number', async () => {
    const { findOrder, stripe, customer } = await openScene();
    expect(await findOrder.ofPerson('ben')).toBeNull();
    for (const typed of ['', 'ALC-0001', `X" OR number:"Y`, 'x'.repeat(500)]) {
      expect(await findOrder.ofInvoice(typed)).toBeNull();
    }
    const [invoice] = (await stripe.invoices.list({ customer })).data;
    await memory.db.doc(`stripeCustomers/${customer}`).delete();
    expect(await findOrder.ofInvoice(invoice?.number ?? '')).toBeNull();
  });

  // R-LAW-01
  it('is not that of another: neither is ended with an order of a strange customer', async () => {
    const scene = await openScene();
    const { id: other } = await scene.stripe.customers.create({ metadata: { firebaseUID: 'ben' } });
    scene.order.customerId = other;
    await expect(scene.withdraw()).rejects.toMatchObject({ code: 'forbidden' });
    scene.order.uid = 'ben';
    await expect(scene.withdraw()).rejects.toThrow('not of its customer');
    expect((await scene.stripe.subscriptions.retrieve(scene.plan)).status).toBe('active');
  });
});

const INTRICATE = STANDINGS.filter(({ isIntricate }) => isIntricate);

describe('a withdrawal that is killed at any of its calls', () => {
  // R-LAW-01
  it.each(INTRICATE)(
    'is made up for by the next, and no cent goes back twice: $standing',
    async ({ price, more, prepare, refund }) => {
      let kills = 0;
      for (const arrives of [false, true]) {
        for (let at = 1; ; at += 1) {
          memory.clear();
          kill = null;
          const scene = await openScene(price, { more: more ?? {} });
          await prepare(scene);
          const declaredAt = new Date(scene.world.now() * 1000).toISOString();
          const kept = (await moneyOf(scene)).paid - refund;
          calls = 0;
          kill = { at, arrives };
          await scene.withdraw(declaredAt).catch(() => undefined);
          const wasKilled = calls >= at;
          kill = null;
          if (!wasKilled) break;
          kills += 1;
          // What is charged until the next one goes back as well.
          scene.world.pass(DAY / 2);
          expect(await scene.withdraw(declaredAt)).toMatchObject({ staff: null });
          await expectEnded(scene);
          const { paid, refunded, balance } = await moneyOf(scene);
          expect({ kept: paid - refunded, balance }).toEqual({ kept, balance: 0 });
        }
      }
      expect(kills).toBeGreaterThan(15);
    },
  );

  // R-LAW-01
  it('is joined by others at the same moment, and no cent goes back twice', async () => {
    for (const { price, more, prepare, refund } of INTRICATE) {
      memory.clear();
      jitterMs = 0;
      const scene = await openScene(price, { more: more ?? {} });
      await prepare(scene);
      const declaredAt = new Date(scene.world.now() * 1000).toISOString();
      scene.wire.hasKeys = true;
      jitterMs = 3;
      await Promise.allSettled([1, 2, 3].map(() => scene.withdraw(declaredAt)));
      expect(await scene.withdraw(declaredAt)).toMatchObject({
        refund: { amount: refund },
        staff: null,
      });
      await expectEnded(scene);
      expect(await moneyOf(scene)).toMatchObject({ refunded: refund, balance: 0 });
      expect(scene.logged).toEqual([]);
    }
  });
});

describe('any order', () => {
  const PRICES: readonly Price[] = [MONTHLY, YEARLY, { slug: 'household', interval: 'month' }];
  const centsOf = ({ slug, interval }: Price) => LIST_PRICES[slug][interval];
  const pick = (most: number) => Math.floor(Math.random() * most);

  /** How long a period is that begins on such a day, by the calendar. */
  function daysOf({ interval }: Price, start: number): number {
    const end = new Date(start * 1000);
    if (interval === 'year') end.setUTCFullYear(end.getUTCFullYear() + 1);
    else end.setUTCMonth(end.getUTCMonth() + 1);
    return (end.getTime() / 1000 - start) / DAY;
  }

  // R-LAW-01. Day by day, what that day of the plan in force costs; a fraction of a cent is ours to lose.
  it('costs what its days have cost, and leaves nothing behind', async () => {
    for (let run = 0; run < 80; run += 1) {
      memory.clear();
      const steps: string[] = [];
      let price = PRICES[pick(PRICES.length)] ?? MONTHLY;
      const scene = await openScene(price);
      const { world } = scene;
      let start = world.now();
      let isPaused = false;
      let used = 0;
      const length = 1 + pick(14);
      for (let day = 0; day < length; day += 1) {
        const act = pick(4);
        if (act === 0 && !isPaused) {
          const wanted = PRICES[pick(PRICES.length)] ?? price;
          if (wanted !== price) {
            await scene.change(wanted);
            if (wanted.interval !== price.interval) start = world.now();
            price = wanted;
            steps.push(`${day}: ${wanted.slug} ${wanted.interval}`);
          }
        } else if (act === 1 && day > 0) {
          if (isPaused) {
            await scene.resume();
            start = world.now();
          } else await scene.pause(pick(2) === 0);
          isPaused = !isPaused;
          steps.push(`${day}: ${isPaused ? 'pause' : 'resume'}`);
        }
        if (!isPaused) used += centsOf(price) / daysOf(price, start);
        world.pass(DAY);
      }
      world.pass(pick(DAY));
      const history = `${length} days: ${steps.join(', ')}`;
      const { staff } = await scene.withdraw();
      expect({ history, staff }).toEqual({ history, staff: null });
      await expectEnded(scene);
      const { paid, refunded, balance } = await moneyOf(scene);
      expect({ history, balance }).toEqual({ history, balance: 0 });
      // A millionth for the doubles that this is added up in.
      const kept = paid - refunded;
      expect({ history, isRight: kept <= used + 1e-6 && kept > used - 1 - 1e-6 }).toEqual({
        history,
        isRight: true,
      });
    }
  });
});
