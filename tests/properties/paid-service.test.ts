/**
 * Histories of a plan at random, played by the API's own actions: no customer gets service that they did not pay for, except
 * while Stripe retries a renewal, and nothing that was paid for is lost.
 */
import { READINGS, type Reading } from '@alcove/stripe-standin';
import * as fc from 'fast-check';
import type Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { LIST_PRICES } from '../../functions/src/contract/plans.ts';
import { startInstance, stripeBy, type Instance } from './instance.ts';
import { createLedger } from './ledger.ts';
import { createHost } from './machine-world.ts';
import { createMemoryFirestore } from './memory-firestore.ts';
import { createWorld, priceId, type Price } from './world.ts';
import { stretched } from '../support/time-limits/stretched.ts';

const HISTORIES = Number(process.env.ALCOVE_HISTORIES ?? 75);
/** Far more than one takes, even beside other suites. */
const MS_PER_HISTORY = 500;
const SEED = Number(process.env.ALCOVE_SEED ?? Date.now() % 1_000_000);
const HOUR = 3600;
const DAY = 24 * HOUR;
/** 1 January 2026. Histories begin on any day of a year, so on the 31st, too. */
const BEGINNING = 1_767_225_600;

type Step =
  | { act: 'wait'; seconds: number }
  | { act: 'pause'; days: number }
  | { act: 'change'; to: Price }
  | { act: 'card'; card: 'pm_card_visa' | 'pm_card_chargeCustomerFail' }
  | { act: 'resume' | 'cancel' | 'reactivate' | 'pay' | 'buy' };
type History = { day: number; first: Price; reading: Reading; steps: readonly Step[] };

const price: fc.Arbitrary<Price> = fc.record({
  slug: fc.constantFrom('solo', 'household', 'practice'),
  interval: fc.constantFrom('month', 'year'),
});
const wait = fc.oneof(
  fc.integer({ min: 60, max: 2 * 3600 }),
  fc.integer({ min: 3600, max: 30 * DAY }),
  fc.integer({ min: 20 * DAY, max: 120 * DAY }),
);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ act: fc.constant('wait'), seconds: wait }) },
  {
    weight: 4,
    arbitrary: fc.record({
      act: fc.constant('pause'),
      days: fc.integer({ min: 2, max: 92 }),
    }),
  },
  { weight: 3, arbitrary: fc.record({ act: fc.constant('change'), to: price }) },
  {
    weight: 1,
    arbitrary: fc.record({
      act: fc.constant('card'),
      card: fc.constantFrom('pm_card_visa', 'pm_card_chargeCustomerFail'),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      act: fc.constantFrom('resume', 'resume', 'cancel', 'reactivate', 'pay', 'buy', 'buy'),
    }),
  },
);
const history: fc.Arbitrary<History> = fc.record({
  day: fc.nat(365),
  first: price,
  reading: fc.constantFrom(...READINGS),
  steps: fc.array(step, { minLength: 3, maxLength: 14 }),
});

let memory: Awaited<ReturnType<typeof createMemoryFirestore>>;
beforeAll(async () => {
  vi.stubEnv('GCLOUD_PROJECT', 'demo-paid');
  memory = await createMemoryFirestore(async (act) => act());
});
afterAll(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

const CENTS = Object.fromEntries(
  Object.entries(LIST_PRICES).flatMap(([slug, amounts]) => [
    [`price_${slug}_month`, amounts.month],
    [`price_${slug}_year`, amounts.year],
  ]),
);

type Client = Stripe;
/** Another way to carry out a step than the product's. @returns whether it did */
type Fault = (client: Client, id: string, one: Step, now: number) => Promise<boolean>;
type Faults = { fault?: Fault; runsJob?: boolean };

/** @returns the first moment that does not add up; null if every one does */
async function play(
  { day, first, reading, steps }: History,
  faults: Faults = {},
): Promise<string | null> {
  const ledger = createLedger(CENTS);
  const world = createWorld(BEGINNING + day * DAY, { reading, tell: ledger.note });
  vi.stubGlobal(
    'fetch',
    createHost(() => world.now() * 1000),
  );
  memory.clear();
  const client = stripeBy(world.fetch);
  const { id: customer } = await client.customers.create({ metadata: { firebaseUID: UID } });
  await memory.db.doc(`users/${UID}`).set({ customerId: customer });
  await useCard(client, customer, 'pm_card_visa');
  await buy(client, customer, first);
  const { fault, runsJob = true } = faults;
  const scene = { client, customer, first, world, instance: start(client, world), runsJob };
  const promises = new Map<string, number>();
  for (const [index, one] of steps.entries()) {
    // As the events of the step before lead to it.
    await hear(scene);
    const held = heldIn(scene);
    const wasPaused = held.status === 'paused';
    const isFaulty = (await fault?.(client, held.id, one, world.now())) === true;
    if (!isFaulty) await carryOut(scene, one);
    const found = await client.customers.retrieve(customer);
    const balance = found.deleted ? 0 : found.balance;
    const hasPaused = !wasPaused && held.status === 'paused';
    if (one.act === 'pause' && hasPaused) promises.set(held.id, world.now() + one.days * DAY);
    const wrong =
      ledger.judge(world.now(), world.invoices(), balance) ??
      judgePromise(held, promises.get(held.id), world);
    if (wrong !== null) return `after step ${index + 1}, ${JSON.stringify(one)}: ${wrong}`;
  }
  return null;
}

const UID = 'ada';

function start(client: Client, world: Scene['world']): Instance {
  let last = 0;
  return startInstance({
    db: memory.db,
    stripe: async () => client,
    accounts: { find: (uid) => ({ uid, email: `${uid}@example.com`, isConfirmed: true }) },
    // A little later each time, so that readings have an order.
    now: () => new Date((last = Math.max(last + 1, world.now() * 1000))),
    planNow: () => new Date(world.now() * 1000),
  });
}

/** Stripe tells of what it has. */
const hear = ({ instance, customer }: Scene) =>
  instance.hearOfStripe('customer.subscription.updated', { object: 'subscription', customer });

/** The plan as Stripe has it now, and in each later moment: the newest, of which one alone can run. */
function heldIn({ world }: Scene): Stripe.Subscription {
  const held = world.subscriptions().at(-1);
  if (held === undefined) throw new Error('there is always a plan');
  return held;
}

/** A pause ends on the day that was chosen last, or its payment is at least tried then. */
function judgePromise(
  { id, status }: Stripe.Subscription,
  promised: number | undefined,
  world: ReturnType<typeof createWorld>,
): string | null {
  if (status !== 'paused' || promised === undefined || world.now() < promised + HOUR) return null;
  const isTried = world.invoices().some(({ created, parent }) => {
    const own = parent?.subscription_details?.subscription === id;
    return own && created >= promised;
  });
  return isTried ? null : `still paused ${world.now() - promised} seconds after its day`;
}

type Scene = {
  client: Client;
  customer: string;
  first: Price;
  world: ReturnType<typeof createWorld>;
  instance: Instance;
  /** Whether our job runs; without it nothing ends a pause. */
  runsJob: boolean;
};

/** A step that is refused is a step without effect. */
async function carryOut(scene: Scene, one: Step): Promise<void> {
  const { client, customer, first, world, instance } = scene;
  const hasEnded = heldIn(scene).status === 'canceled';
  const refused = (error: unknown) => {
    if (!(error instanceof Error) || error.name !== 'ApiError') throw error;
  };
  switch (one.act) {
    case 'wait':
      return letPass(scene, world.now() + one.seconds);
    case 'card':
      return useCard(client, customer, one.card);
    case 'buy':
      return hasEnded ? buy(client, customer, first).catch(cardRefused) : undefined;
    case 'pay':
      return payOpen(client, customer).catch(cardRefused);
    case 'pause': {
      const until = new Date((world.now() + one.days * DAY) * 1000).toISOString();
      const asked = { body: { until } };
      return void (await instance.call('POST /subscription/pause', UID, asked).catch(refused));
    }
    case 'change': {
      const asked = { body: { planId: priceId(one.to) } };
      return void (await instance.call('POST /subscription/change', UID, asked).catch(refused));
    }
    case 'resume':
    case 'cancel':
    case 'reactivate':
      return void (await instance.call(`POST /subscription/${one.act}`, UID).catch(refused));
  }
}

/** How much later our job may come than something is due. */
const LATE = 7 * 60;
/** A plan has one pause or one open payment at a time: more looks than this within one wait settle nothing. */
const MOST_LOOKS = 50;

/** Lets time pass, and our job come when something is due. */
async function letPass(scene: Scene, until: number): Promise<void> {
  const { world, instance, runsJob } = scene;
  if (!runsJob) return world.pass(until - world.now());
  for (let looks = 0; world.now() < until; looks += 1) {
    const at = (await ownDate()) + LATE;
    if (at >= until) break;
    if (looks > MOST_LOOKS) throw new Error('what is due is never settled');
    world.pass(Math.max(60, at - world.now()));
    await hear(scene);
    await instance.runDue();
  }
  if (world.now() < until) world.pass(until - world.now());
}

/**
 * When we have to do something ourselves, by what is stored of the plan, in seconds. What Stripe does at its own dates, it does
 * without us.
 */
async function ownDate(): Promise<number> {
  const stored = (await memory.db.doc(`subscriptions/${UID}`).get()).data();
  const { pausedUntil, openPayment } = OwnDates.parse(stored);
  const dates = [pausedUntil, openPayment?.until].map((date) => Date.parse(date ?? '') / 1000);
  return Math.ceil(Math.min(...dates.filter((date) => !Number.isNaN(date))));
}

const OwnDates = z.object({
  pausedUntil: z.string().optional(),
  openPayment: z.object({ until: z.string().optional() }).optional(),
});

async function useCard(client: Client, customer: string, card: string): Promise<void> {
  const { id } = await client.paymentMethods.attach(card, { customer });
  await client.customers.update(customer, { invoice_settings: { default_payment_method: id } });
}

async function buy(client: Client, customer: string, first: Price): Promise<void> {
  await client.subscriptions.create({
    customer,
    items: [{ price: priceId(first) }],
    payment_behavior: 'error_if_incomplete',
  });
}

async function payOpen(client: Client, customer: string): Promise<void> {
  const { data } = await client.invoices.list({ customer, status: 'open' });
  for (const { id } of data) await client.invoices.pay(id);
}

function cardRefused(error: unknown): void {
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : null;
  if (status !== 402) throw error;
}

/** The pause that voids invoices while the period goes on: service that is not paid for. */
const voidsInvoices: Fault = async (client, id, one, now) => {
  if (one.act === 'pause') {
    const pause = { behavior: 'void', resumes_at: now + one.days * DAY } as const;
    await client.subscriptions.update(id, { pause_collection: pause }).catch(() => undefined);
    return true;
  }
  if (one.act === 'resume')
    await client.subscriptions.update(id, { pause_collection: '' }).catch(() => undefined);
  return one.act === 'resume';
};

/** A pause without a credit: what was paid for and not used is lost. */
const keepsMoney: Fault = async (client, id, one) => {
  if (one.act !== 'pause') return false;
  const terms = { bill_for: { unused_time_from: { type: 'none' } } } as const;
  await client.subscriptions.pause(id, terms).catch(() => undefined);
  return true;
};

/** A plan that is ended while the credit of its pause is a draft. */
const losesDrafts: Fault = async (client, id, one) => {
  if (one.act !== 'pause') return false;
  await client.subscriptions.pause(id, { invoicing_behavior: 'invoice' }).catch(() => undefined);
  await client.subscriptions.cancel(id).catch(() => undefined);
  return true;
};

describe(`histories of a plan at random, seed ${SEED}`, () => {
  // R-LIV-01
  it(
    `give nothing away and lose nothing, to the cent after each step, in ${HISTORIES}`,
    { timeout: stretched(HISTORIES * MS_PER_HISTORY) },
    async () => {
      await fc.assert(
        fc.asyncProperty(history, async (one) => {
          expect(await play(one)).toBe(null);
        }),
        { numRuns: HISTORIES, seed: SEED },
      );
    },
  );

  // R-LIV-01
  it('take no payment for a renewal whose plan has ended', async () => {
    const steps = [
      { act: 'card', card: 'pm_card_chargeCustomerFail' },
      { act: 'wait', seconds: 60 * DAY },
      { act: 'card', card: 'pm_card_visa' },
      { act: 'buy' },
      { act: 'pay' },
    ] as const;
    const first = { slug: 'solo', interval: 'month' } as const;
    expect(await play({ day: 0, first, reading: 'cautious', steps })).toBe(null);
  });

  const until = (seconds: number) => ({ act: 'wait', seconds }) as const;
  const pause = { act: 'pause', days: 4 } as const;
  const overTheRenewal = [until(31 * DAY - 60), pause, until(6 * DAY)];
  const within = [until(26 * DAY), pause, until(6 * DAY)];

  // R-LIV-01
  it.each([
    ['a pause that voids invoices', { fault: voidsInvoices }, overTheRenewal, /given away/],
    ['a pause that credits nothing', { fault: keepsMoney }, within, /lost/],
    ['a credit that is lost as a draft', { fault: losesDrafts }, within, /lost/],
    ['a job that does not come', { runsJob: false }, within, /still paused/],
  ] as const)('find %s @battery', async (_name, faults, steps, words) => {
    const first = { slug: 'solo', interval: 'month' } as const;
    const known: History = { day: 0, first, reading: 'cautious', steps };
    const found = [];
    for (const one of [known, ...fc.sample(history, { numRuns: 40, seed: SEED })]) {
      found.push(await play(one, faults));
      expect(await play({ ...one, steps: [] })).toBe(null);
    }
    expect(await play(known)).toBe(null);
    expect(found[0]).toMatch(words);
    expect(found.filter((one) => one !== null).length).toBeGreaterThan(1);
  });
});
