/**
 * A withdrawal ends its order and pays back to the cent, once, whatever happens on the way: it is killed before or after any one of
 * its calls to Stripe, two run at once, money has moved before or moves later. What it owes is compared with a count of days.
 */
import { setTimeout as delay } from 'node:timers/promises';
import type { Stripe } from 'stripe';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { LIST_PRICES } from '../../functions/src/contract/plans.ts';
import { startInstance, stripeBy } from './instance.ts';
import { createHost } from './machine-world.ts';
import { createMemoryFirestore } from './memory-firestore.ts';
import { watchOwners } from './owners.ts';
import { createWorld, priceId, type Price } from './world.ts';

watchOwners();

const UID = 'ada';
const DAY = 86_400;
const HOUR = 3600;
/** A Saturday, so that there are 16 days to withdraw. Its month has 30 days. */
const BEGINNING = Date.parse('2026-11-07T09:30:00Z') / 1000;
const SOLO = LIST_PRICES.solo.month;
const MONTHLY: Price = { slug: 'solo', interval: 'month' };
const YEARLY: Price = { slug: 'household', interval: 'year' };

vi.stubEnv('GCLOUD_PROJECT', 'demo-withdrawals');
vi.stubGlobal(
  'fetch',
  createHost(() => BEGINNING * 1000),
);
afterAll(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

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

/** Of the calls, which only read. */
let reads: boolean[] = [];

/** Everything on its way to Stripe. */
async function edge(method: string, act: () => Promise<Response>): Promise<Response> {
  calls += 1;
  reads[calls] = method === 'GET';
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
  /** As Stripe itself has it. */
  const stripe = stripeBy(world.fetch);
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

  /** The errors. */
  const logged: string[] = [];
  /** What is answered to one of our calls in place of Stripe; undefined lets it go there. */
  const network = { instead: (_path: string): Response | undefined => undefined };
  const send: typeof fetch = async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    return network.instead(`${init?.method ?? 'GET'} ${pathname}`) ?? world.fetch(input, init);
  };
  const kept = remembering(send);
  const wire = { hasKeys: false };
  const ours = stripeBy((input, init) =>
    edge(init?.method ?? 'GET', () => (wire.hasKeys ? kept : send)(input, init)),
  );
  const now = () => new Date(world.now() * 1000);
  const { call, jobs, hearOfStripe } = startInstance({
    db: memory.db,
    stripe: async () => ours,
    accounts: { find: (uid) => ({ uid, email: emailOf(uid), isConfirmed: true }) },
    now,
    planNow: now,
    log(severity, event, fields = {}) {
      if (severity === 'ERROR') logged.push(`${event} ${String(fields.reason)}`);
    },
  });
  const order = {
    uid: UID,
    customerId: customer,
    subscriptionId: plan,
    orderedAt: new Date(BEGINNING * 1000).toISOString(),
  };
  return {
    world,
    stripe,
    customer,
    plan,
    order,
    useCard,
    logged,
    network,
    wire,
    hearOfStripe,
    /** Declares that a plan is withdrawn from. @param uid who is signed in; null: no one */
    declare: async (
      uid: string | null = UID,
      { contract = '', name = 'Ada' } = {},
    ): Promise<void> => {
      const body = { name, email: emailOf(UID), contract };
      await call('POST /withdrawals', uid, { body });
    },
    /** What the job does that comes every minute. */
    settle: () => jobs.settleWithdrawals(),
    /** What has become of the order. */
    async outcome(): Promise<{ refund: unknown; staff: unknown }> {
      const found = await memory.db.doc(`withdrawals/${plan}`).get();
      return { refund: found.get('refund'), staff: found.get('why') };
    },
    preview: async (uid = UID, contract = '') =>
      Object(await call('GET /withdrawals/refund', uid, { query: { contract } })).refund as unknown,
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

const emailOf = (uid: string) => `${uid}@example.com`;

/** It is looked at again each day, for what was still on its way. */
async function again({ world, settle }: Scene): Promise<void> {
  world.pass(DAY + HOUR);
  await settle();
}

async function withdraw(scene: Scene): Promise<{ refund: unknown; staff: unknown }> {
  await scene.declare();
  return scene.outcome();
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
    // 30 days from 21 November on.
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
      const done = { refund: { amount: standing.refund, currency: 'eur' }, staff: null };
      const before = await moneyOf(scene);
      expect(await scene.preview()).toEqual(done.refund);
      expect(await moneyOf(scene)).toEqual(before);
      expect(await withdraw(scene)).toEqual(done);
      await expectEnded(scene);
      expect(await moneyOf(scene)).toMatchObject({ refunded: standing.refund, balance: 0 });
      // Twice counts once, and what is due later brings nothing back to life.
      await scene.declare();
      for (const days of [20, 20]) {
        scene.world.pass(days * DAY);
        await scene.settle();
      }
      expect(await scene.outcome()).toEqual(done);
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
    expect(await withdraw(scene)).toMatchObject({ refund: { amount: paid }, staff: null });
    expect(await moneyOf(scene)).toEqual({ paid, refunded: paid, balance: 0 });
  });

  // R-LAW-01
  it('that staff accept later pays back whole what was charged in the meantime', async () => {
    const scene = await openScene();
    scene.world.pass(3 * DAY);
    // No one is signed in, so its owner is asked, and then staff.
    await scene.declare(null);
    await scene.settle();
    scene.world.pass(2 * DAY);
    await scene.settle();
    scene.world.pass(33 * DAY);
    expect(await moneyOf(scene)).toMatchObject({ paid: 2 * SOLO });
    const waiting = memory.db.doc(`withdrawals/${scene.plan}`);
    expect((await waiting.get()).get('state')).toBe('staff');
    // As an operator's command notes it.
    const dueAt = new Date(scene.world.now() * 1000).toISOString();
    await waiting.update({ decision: { act: 'accept', invoice: null }, dueAt });
    await scene.settle();
    expect(await scene.outcome()).toMatchObject({
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
    expect(await withdraw(scene)).toMatchObject({ refund: { amount: 1900 - 316 } });
    expect(await moneyOf(scene)).toMatchObject({ refunded: 1900 - 316, balance: -700 });
    await again(scene);
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
    await first.declare();
    const ended = await memory.db.doc(`withdrawals/${second.id}`).get();
    expect(ended.get('refund')).toMatchObject({ amount: 1200 - 190 });
    expect(ended.get('credit')).toMatchObject({ amount: 700 });
    expect(ended.get('why')).toBeNull();
    expect(await moneyOf(first)).toMatchObject({ refunded: 1200 - 190, balance: -700 });
    await again(first);
    expect(await moneyOf(first)).toMatchObject({ refunded: 1200 - 190, balance: -700 });
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
    expect(await withdraw(scene)).toEqual({ refund: { amount: refund, currency: 'eur' }, staff });
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
    expect(await withdraw(scene)).toEqual(all);
    expect(await moneyOf(scene)).toMatchObject({ refunded: OWED + 500 });
  });

  // R-LAW-01
  it('is left to people where Stripe refuses its refund, and the plan ends all the same', async () => {
    const { scene } = await changed();
    const error = { type: 'invalid_request_error', message: 'No.', code: 'charge_disputed' };
    scene.network.instead = (path) =>
      path === 'POST /v1/credit_notes' ? Response.json({ error }, { status: 400 }) : undefined;
    expect(await withdraw(scene)).toEqual({
      refund: { amount: 0, currency: 'eur' },
      staff: 'refund_failed',
    });
    await expectEnded(scene);
    expect(scene.logged).toContain('refund_failed refused');
  });

  // R-LAW-01
  it('is left to people where their customer at Stripe is gone', async () => {
    const { scene } = await changed();
    const [invoice] = (await scene.stripe.invoices.list({ customer: scene.customer })).data;
    await scene.stripe.customers.del(scene.customer);
    await scene.declare(UID, { contract: invoice?.number ?? '' });
    expect(await scene.outcome()).toMatchObject({ refund: { amount: 0 }, staff: 'refund_failed' });
    expect(scene.logged).toEqual(['refund_failed deleted']);
  });

  // R-LAW-01
  it('late is paid back when it comes, whole', async () => {
    const scene = await openScene(MONTHLY, { more: { trial_period_days: 14 } });
    await scene.useCard('pm_card_chargeCustomerFail');
    scene.world.pass(14 * DAY + 2 * HOUR);
    const refusal = { type: 'invalid_request_error', message: 'Its payment is on its way.' };
    scene.network.instead = (path) =>
      path.endsWith('/void') ? Response.json({ error: refusal }, { status: 400 }) : undefined;
    expect(await withdraw(scene)).toMatchObject({ refund: { amount: 0 }, staff: null });
    await scene.useCard('pm_card_visa');
    const [open] = (await scene.stripe.invoices.list({ customer: scene.customer })).data;
    const paid = await scene.stripe.invoices.pay(open?.id ?? '');
    expect(await moneyOf(scene)).toMatchObject({ paid: SOLO, refunded: 0 });
    await scene.hearOfStripe('invoice.paid', paid);
    await scene.hearOfStripe('invoice.paid', paid);
    expect(await moneyOf(scene)).toMatchObject({ paid: SOLO, refunded: SOLO });
  });

  // R-LAW-01
  it('of an order that stands is left alone when Stripe tells of it', async () => {
    const scene = await openScene();
    const [paid] = (await scene.stripe.invoices.list({ customer: scene.customer })).data;
    if (paid === undefined) throw new Error('no invoice');
    await scene.hearOfStripe('invoice.paid', paid);
    expect(await moneyOf(scene)).toMatchObject({ refunded: 0 });
    expect((await scene.stripe.subscriptions.retrieve(scene.plan)).status).toBe('active');
  });
});

const OUTAGE = { error: { type: 'api_error', message: 'Stripe is out.' } };

describe('the order of a person', () => {
  // R-LAW-01
  it('is their plan since its checkout, whatever was changed since, found by person and by invoice', async () => {
    const scene = await openScene();
    const { preview, declare, stripe, customer, plan, world, change, order } = scene;
    world.pass(5 * DAY);
    await change(YEARLY);
    const refund = await preview();
    expect(refund).toMatchObject({ currency: 'eur' });
    const { data } = await stripe.invoices.list({ customer });
    for (const { number } of data) expect(await preview(UID, ` ${number} `)).toEqual(refund);
    expect(await preview(UID, (data[0]?.number ?? '').toLowerCase())).toEqual(refund);
    await declare();
    expect((await memory.db.doc(`withdrawals/${plan}`).get()).data()).toMatchObject(order);
    // Once it has ended, it is still their order.
    await declare(UID, { name: 'Ada Other' });
    const { docs } = await memory.db.collection('withdrawals').where('state', '==', 'joined').get();
    expect(docs.map((doc) => String(doc.get('subscriptionId')))).toEqual([plan, plan]);
  });

  // R-LAW-01
  it('is none for an unknown person or number, nor for a text that is no number', async () => {
    const { preview, stripe, customer } = await openScene();
    expect(await preview('ben')).toBeNull();
    for (const typed of ['ALC-0001', `X" OR number:"Y`, 'x'.repeat(500)]) {
      expect(await preview(UID, typed)).toBeNull();
    }
    const [invoice] = (await stripe.invoices.list({ customer })).data;
    expect(await preview(UID, invoice?.number ?? '')).not.toBeNull();
    expect(await preview('ben', invoice?.number ?? '')).toBeNull();
    await memory.db.doc(`stripeCustomers/${customer}`).delete();
    expect(await preview(UID, invoice?.number ?? '')).toBeNull();
  });

  // R-LAW-01
  it('is not that of another: neither is ended with an order of a strange customer', async () => {
    const scene = await openScene();
    const { id: other } = await scene.stripe.customers.create({ metadata: { firebaseUID: 'ben' } });
    // What is stored says so, however that came about.
    scene.network.instead = (asked) =>
      asked.startsWith('POST /v1/subscriptions/')
        ? Response.json(OUTAGE, { status: 503 })
        : undefined;
    await scene.declare();
    scene.network.instead = () => undefined;
    const stored = memory.db.doc(`withdrawals/${scene.plan}`);
    expect((await stored.get()).data()).toMatchObject({ ...scene.order, state: 'ending' });
    const dueAt = new Date(scene.world.now() * 1000).toISOString();
    for (const uid of [UID, 'ben']) {
      await stored.update({ uid, customerId: other, dueAt });
      await scene.settle();
      expect(scene.logged.splice(0)).toEqual(['withdrawal_failed undefined']);
    }
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
      reads = [];
      for (const arrives of [false, true]) {
        for (let at = 1; ; at += 1) {
          // Whether a call that only reads still arrives makes no difference.
          if (arrives && reads[at] === true) continue;
          memory.clear();
          kill = null;
          const scene = await openScene(price, { more: more ?? {} });
          await prepare(scene);
          const kept = (await moneyOf(scene)).paid - refund;
          calls = 0;
          kill = { at, arrives };
          await scene.declare();
          const wasKilled = calls >= at;
          kill = null;
          if (!wasKilled) break;
          kills += 1;
          // What is charged until the next one goes back as well.
          scene.world.pass(DAY / 2);
          await scene.settle();
          expect(await scene.outcome()).toMatchObject({ staff: null });
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
      scene.wire.hasKeys = true;
      jitterMs = 3;
      await Promise.all([1, 2, 3].map(() => scene.declare()));
      jitterMs = 0;
      await again(scene);
      expect(await scene.outcome()).toMatchObject({
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
      const { staff } = await withdraw(scene);
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
