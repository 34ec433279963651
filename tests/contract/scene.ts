/**
 * What a scenario of the contract suite acts with: a person with an account here, the deployed app, and a Stripe whose test
 * clock sets the time of both. With `STRIPE_SANDBOX_KEY` that Stripe is the sandbox of this key, else the stand-in; nothing
 * else tells the two apart, and nothing here uses a switch of the stand-in.
 */
import jwt from 'jsonwebtoken';
import { Stripe } from 'stripe';
import { vi } from 'vitest';
import { z } from 'zod';
import { READINGS, startStripe, type Reading } from '@alcove/stripe-standin';
import { createApp } from '../../functions/src/app.ts';
import { createBillingStore } from '../../functions/src/modules/billing/billing-store.ts';
import { createCheckoutLeases } from '../../functions/src/modules/billing/checkout-leases.ts';
import { endSubscriptionsForDeletion } from '../../functions/src/modules/billing/end-for-deletion.ts';
import { createCustomers } from '../../functions/src/modules/billing/customers.ts';
import {
  createSubscriptionService,
  findHeld,
} from '../../functions/src/modules/billing/subscription-service.ts';
import { createBookCredit } from '../../functions/src/modules/credits/book-credit.ts';
import type { Credit } from '../../functions/src/modules/credits/credit-store.ts';
import { createCancelOrder } from '../../functions/src/modules/withdrawals/order/cancel-order.ts';
import { createEndOrder } from '../../functions/src/modules/withdrawals/order/end-order.ts';
import type { Order } from '../../functions/src/modules/withdrawals/order/order.ts';
import { settlePlan } from '../../functions/src/modules/billing/sync/settle-plan.ts';
import { ensurePlanPrices, requireTestKey, sandboxClient } from '../../scripts/start/sandbox.ts';
import { readSettings } from '../../standins/settings.ts';
import { call, firestore, listen, withPerson, type Reply } from '../api/api.ts';
import { configOf, contextOf } from '../api/composed.ts';
import { casesOf } from '../support/cases.ts';
import type { Person } from '../support/people.ts';
import { deliverEvent, stripeEvent } from '../api/stripe-events.ts';
import { stretched } from '../support/time-limits/stretched.ts';

export type PlanName = 'solo.month' | 'solo.year' | 'household.month' | 'household.year';

/** Names of Stripe's test cards: https://docs.stripe.com/testing?testing-method=payment-methods */
export const CARDS = {
  good: 'pm_card_visa',
  another: 'pm_card_mastercard',
  /** The bank refuses it as soon as it is to be put on file. */
  refusedAtOnce: 'pm_card_chargeDeclined',
  /** Can be put on file, and every payment fails. */
  dead: 'pm_card_chargeCustomerFail',
  /** The bank asks the person at each payment. */
  asks: 'pm_card_authenticationRequired',
} as const;

export const HOUR = 3600;
export const DAY = 24 * HOUR;

/** Invoices of a renewal are drafts for about an hour: https://docs.stripe.com/billing/invoices/subscription */
const AFTER_THE_DRAFT = 2 * HOUR;
/** A sandbox takes a while to move a test clock, and its events to appear. */
const PATIENCE = { timeout: stretched(120_000), interval: 500 };

type Backend = Awaited<ReturnType<typeof openStripe>>;
export type Scene = Awaited<ReturnType<typeof openScene>>;

const SANDBOX_KEY = process.env['STRIPE_SANDBOX_KEY'];

/** How what the documentation leaves open is read: by the stand-in both ways, of which `npm test` tries one; a sandbox has its own. */
export const READINGS_HERE: readonly (Reading | 'of the sandbox')[] = SANDBOX_KEY
  ? ['of the sandbox']
  : casesOf(READINGS);

/** The Stripe that this run is about, with our plans in it. */
export async function openStripe(reading: (typeof READINGS_HERE)[number]) {
  const key = SANDBOX_KEY;
  if (key) {
    requireTestKey(key, 'STRIPE_SANDBOX_KEY');
    const connect = (more?: Stripe.StripeConfig) => sandboxClient(key, '', more);
    return backendOf(connect, { STRIPE_SECRET_KEY: key, STRIPE_API_BASE: '' });
  }
  const { stripe } = readSettings(process.env);
  const { url, close } = await startStripe({
    ...stripe,
    port: 0,
    webhookUrl: undefined,
    reading: READINGS.find((one) => one === reading),
  });
  const base = url.replace('localhost', '127.0.0.1');
  const connect = (more?: Stripe.StripeConfig) => sandboxClient(stripe.secretKey, base, more);
  return { ...(await backendOf(connect, { STRIPE_API_BASE: base })), close };
}

type Connect = (more?: Stripe.StripeConfig) => Stripe;

async function backendOf(connect: Connect, settings: Record<string, string>) {
  const stripe = connect();
  const planPrices = await ensurePlanPrices(stripe);
  return {
    stripe,
    connect,
    settings: { ...settings, PLAN_PRICES: planPrices },
    priceOf: (plan: PlanName) =>
      z.string().parse(new RegExp(`${plan}=(\\w+)`).exec(planPrices)?.[1]),
    close: async () => {},
  };
}

/** Runs a scenario with a person of its own, and removes what it left here and at Stripe. */
export async function playWith(
  backend: Backend,
  scenario: (scene: Scene) => Promise<void>,
  settings: Record<string, string>,
): Promise<void> {
  await withPerson({}, async (person) => {
    const scene = await openScene(backend, person, settings);
    try {
      await scenario(scene);
    } finally {
      await scene.close();
    }
  });
}

async function openScene(backend: Backend, person: Person, settings: Record<string, string>) {
  const { stripe } = backend;
  const clock = await startClock(stripe, person.uid);
  const api = await startApp({ ...backend.settings, ...settings }, clock.now);
  const { id: customer } = await stripe.customers.create({
    email: person.email,
    metadata: { firebaseUID: person.uid, madeBy: 'contract suite' },
    test_clock: clock.id,
  });
  // As a purchase through our app leaves it.
  await firestore().doc(`users/${person.uid}`).set({ customerId: customer });
  await firestore().doc(`stripeCustomers/${customer}`).set({ uid: person.uid });
  const ask = createAsk(api, person);
  const tell = createTell(api, stripe, customer);
  const plan = createPlan(backend, person, customer);

  return {
    stripe,
    person,
    customer,
    clock,
    ask,
    ...tell,
    ...plan,
    priceOf: backend.priceOf,
    /** Another client of the same Stripe. */
    connect: backend.connect,
    /** How the person stands as our API says, after an event has told it to look. */
    standing: async (): Promise<Record<string, unknown>> => {
      await tell.hint();
      const [summary, details] = [
        await ask('GET /subscription'),
        await ask('GET /billing-details'),
      ];
      return { ...details.body, ...summary.body };
    },
    /** Our job of every 15 minutes, for this person alone: the time of other scenes is another. */
    runJob: () => api.settle(person.uid, customer),
    /** Gives back five euros for a machine, or finds how they were given back. */
    book: (machine: string) => api.book(creditOf(person, customer, machine), false),
    /** Ends the order of this plan as of now, and pays back. */
    withdraw: (subscriptionId: string, declaredAt: string) =>
      api.endOrder(
        { uid: person.uid, customerId: customer, subscriptionId, orderedAt: '' },
        declaredAt,
      ),
    /** What deleting the account does about what is paid. @param client of this Stripe, in whose place another one may stand */
    endForDeletion: (client = stripe) => api.endForDeletion(client, person.uid),
    /** Cancels this plan as of that receipt, for a day or as soon as possible. */
    cancel: (subscriptionId: string, receivedAt: string, on: string | null) =>
      api.cancel(
        { uid: person.uid, customerId: customer, subscriptionId, orderedAt: '' },
        receivedAt,
        on,
      ),
    invoices: async () => (await stripe.invoices.list({ customer, limit: 100 })).data,
    /** In cents; below zero is what the customer has to their credit. */
    balance: async (): Promise<number> => {
      const found = await stripe.customers.retrieve(customer);
      return found.deleted ? 0 : found.balance;
    },
    /** Moves the time past the end of the running period and its invoice's draft. */
    renew: async (id: string): Promise<void> => {
      await clock.moveTo((await plan.periodOf(id)).end + AFTER_THE_DRAFT);
    },
    close: async (): Promise<void> => {
      await api.close();
      await stripe.testHelpers.testClocks.del(clock.id);
      await removeOtherCustomers(stripe, person.uid, customer);
    },
  };
}

function creditOf({ uid }: Person, customerId: string, machine: string): Credit {
  const facts = { uid, customerId, machine, name: 'Cedar', month: '2026-10', hours: 2 };
  const createdAt = '2026-11-02T03:30:00.000Z';
  const expireAt = { toDate: () => new Date(createdAt) };
  const booking = { way: null, booked: null, isOpen: true, lease: null };
  return { ...facts, ...booking, amount: 500, currency: 'eur', createdAt, expireAt };
}

/** One clock for Stripe and our app: https://docs.stripe.com/billing/testing/test-clocks */
async function startClock(stripe: Stripe, name: string) {
  let frozen = Math.floor(Date.now() / 1000);
  let looks = 0;
  const { id } = await stripe.testHelpers.testClocks.create({ frozen_time: frozen, name });

  async function moveTo(moment: number): Promise<void> {
    await stripe.testHelpers.testClocks.advance(id, { frozen_time: moment });
    await vi.waitUntil(async () => {
      const { status } = await stripe.testHelpers.testClocks.retrieve(id);
      if (status === 'internal_failure') throw new Error(`the test clock ${id} has failed`);
      return status === 'ready';
    }, PATIENCE);
    frozen = moment;
    looks = 0;
  }

  return {
    id,
    /** The time of our app: that of the clock, and a little later each time, so that readings have an order. */
    now: () => new Date(frozen * 1000 + Math.min((looks += 1), 999)),
    /** Unix seconds. */
    seconds: () => frozen,
    moveTo,
    move: (seconds: number) => moveTo(frozen + seconds),
    iso: (seconds: number) => new Date((frozen + seconds) * 1000).toISOString(),
  };
}

async function startApp(settings: Record<string, string>, now: () => Date) {
  const planNow = async () => now();
  const parts = { clock: now, billingClock: planNow, sendMail: null };
  const ctx = contextOf(configOf(settings), parts);
  const { db, stripe, log } = ctx;
  const listening = await listen(createApp(ctx));
  const store = createBillingStore(db);
  const customers = createCustomers({ stripe, store });
  const checkoutLeases = createCheckoutLeases(db, now);
  const onChange = async () => {};
  const reading = { stripe, store, checkoutLeases, customers, onChange, now, planNow, log };
  const settling = { stripe, log, subscriptions: createSubscriptionService(reading) };
  const endOrder = createEndOrder({ stripe, customers, log });
  const cancelOrder = createCancelOrder({ stripe, endOrder });
  return {
    ...listening,
    settle: async (uid: string, customer: string) =>
      settlePlan(settling, await customers.open(uid, customer), now()),
    book: createBookCredit({ stripe, customers, findHeld, planNow }),
    endOrder,
    endForDeletion: (client: Stripe, uid: string) =>
      endSubscriptionsForDeletion(client, { store, log }, uid),
    async cancel(order: Order, receivedAt: string, on: string | null) {
      const { endsAt } = await cancelOrder.readTerm(order, receivedAt, on);
      return cancelOrder.setEnd(order, endsAt, now());
    },
  };
}

/**
 * A call of the person, by its key in the contract. The emulator takes tokens without a signature: this one lasts however far
 * the clock is moved.
 */
function createAsk(api: { url: string }, { idToken }: Person) {
  const claims = z.record(z.string(), z.unknown()).parse(jwt.decode(idToken));
  const inTenYears = Math.floor(Date.now() / 1000) + 3650 * DAY;
  const token = jwt.sign({ ...claims, exp: inTenYears }, null, { algorithm: 'none' });
  return (endpoint: string, body?: object): Promise<Reply> => {
    const [method = '', path = ''] = endpoint.split(' ');
    return call(api, `/api${path}`, { method, token, ...(body && { body }) });
  };
}

/** Stripe's events, carried to our app by the suite: nothing has to reach this machine. */
function createTell(api: { url: string }, stripe: Stripe, customer: string) {
  const begun = Math.floor(Date.now() / 1000) - HOUR;
  const told = new Set<string>();

  async function deliver(event: { type: string }): Promise<void> {
    const { status } = await deliverEvent(api, JSON.stringify(event, null, 2));
    if (status !== 200) throw new Error(`the app answered ${event.type} with ${status}`);
  }

  return {
    /** An event that names a customer, by default the person's, and says nothing else. */
    hint: async (about = customer): Promise<void> => {
      await deliver(stripeEvent('customer.updated', { id: about, object: 'customer' }));
    },
    /** Waits for an event of this type about the customer; delivers it and those before it that were not yet, in order. */
    tellUntil: async (type: Stripe.Event.Type): Promise<Stripe.Event[]> => {
      const fresh = await vi.waitUntil(async () => {
        // All of them: those that another scenario's clock has dated later come first.
        const list = stripe.events.list({ created: { gte: begun }, limit: 100 });
        const found = (await list.autoPagingToArray({ limit: 10_000 }))
          .filter((event) => !told.has(event.id) && JSON.stringify(event.data).includes(customer))
          .toReversed();
        return found.some((event) => event.type === type) && found;
      }, PATIENCE);
      for (const event of fresh) {
        await deliver(event);
        told.add(event.id);
      }
      return fresh;
    },
  };
}

type Purchase = {
  card?: string | null;
  trialDays?: number;
  more?: Partial<Stripe.SubscriptionCreateParams>;
};

function createPlan({ stripe, priceOf }: Backend, { uid }: Person, customer: string) {
  /** Puts a card on file. @returns its id */
  async function attach(card: string): Promise<string> {
    return (await stripe.paymentMethods.attach(card, { customer })).id;
  }

  return {
    attach,
    /** What the card page of Stripe's portal does: a new card on file, which is the customer's default from now on. */
    newCard: async (card: string): Promise<string> => {
      const id = await attach(card);
      await stripe.customers.update(customer, {
        invoice_settings: { default_payment_method: id },
      });
      return id;
    },
    /** What Stripe does when a checkout is paid: a plan that is pinned to the card it was paid with. */
    buy: async (
      plan: PlanName,
      { card = CARDS.good, trialDays, more = {} }: Purchase = {},
    ): Promise<Stripe.Subscription> => {
      const method = card === null ? null : await attach(card);
      return stripe.subscriptions.create({
        customer,
        items: [{ price: priceOf(plan) }],
        metadata: { firebaseUID: uid },
        ...(method && { default_payment_method: method }),
        ...(trialDays && { trial_period_days: trialDays }),
        ...more,
      });
    },
    /** The subscription as Stripe has it. */
    atStripe: (id: string): Promise<Stripe.Subscription> => stripe.subscriptions.retrieve(id),
    /** The running period, in Unix seconds. */
    periodOf: async (id: string): Promise<{ start: number; end: number }> => {
      const [item] = (await stripe.subscriptions.retrieve(id)).items.data;
      if (item === undefined) throw new Error(`${id} has no item`);
      return { start: item.current_period_start, end: item.current_period_end };
    },
  };
}

/** What our app made in a scenario is on no test clock. */
async function removeOtherCustomers(stripe: Stripe, uid: string, known: string): Promise<void> {
  const made: unknown = (await firestore().doc(`users/${uid}`).get()).get('customerId');
  if (typeof made !== 'string' || made === known) return;
  const open = await stripe.checkout.sessions.list({ customer: made, status: 'open' });
  await Promise.all(open.data.map(({ id }) => stripe.checkout.sessions.expire(id)));
  await stripe.customers.del(made);
}
