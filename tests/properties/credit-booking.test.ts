/**
 * A credit is booked once, whatever happens on the way: the run is killed before or after any one of its calls to Stripe or the
 * database, two run at once, the plan ends in between. Stripe forgets idempotency keys here, as it does after a day.
 */
import { setTimeout as delay } from 'node:timers/promises';
import type { Stripe } from 'stripe';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { LIST_PRICES } from '../../functions/src/contract/plans.ts';
import { machineSince } from './availability-world.ts';
import { startInstance, stripeBy } from './instance.ts';
import { createHost } from './machine-world.ts';
import { createMemoryFirestore, plainOf, type Documents } from './memory-firestore.ts';
import { createWorld, priceId, type Price } from './world.ts';
import { casesOf } from '../support/cases.ts';
import { watchOwners } from './owners.ts';

watchOwners();

const UID = 'ada';
const MACHINE = 'cedar';
const MONTH = '2026-10';
const DAY = 86_400;
const BEGINNING = Date.parse('2026-09-20T00:00:00Z') / 1000;
const SETTLED = Date.parse('2026-11-04T00:00:00Z') / 1000;
/** 9.72 hours of silence in a month that leaves room for 3.72: six hours short. */
const DAYS = Array.from({ length: 31 }, (_, index) => ({
  uid: UID,
  machine: MACHINE,
  day: `${MONTH}-${String(index + 1).padStart(2, '0')}`,
  plan: 'solo' as const,
  observedSeconds: DAY,
  silentSeconds: index === 10 ? Math.round(9.72 * 3600) : 0,
  maintenanceSeconds: 0,
  observed: [],
  silent: [],
  countedUntil: '2026-11-01T00:00:00.000Z',
  standing: 'off' as const,
  dueAt: null,
  expireAt: new Date('2027-02-01'),
}));
/** Six tenths of the price of a month. */
const AMOUNT = (LIST_PRICES.solo.month * 6) / 10;

vi.stubEnv('GCLOUD_PROJECT', 'demo-credits');
vi.stubGlobal(
  'fetch',
  createHost(() => SETTLED * 1000),
);
afterAll(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

class KilledError extends Error {}
/** Which call, counted from 1, is the last of the run that is killed, and whether it still arrives. */
type Kill = { at: number; arrives: boolean };

let calls = 0;
let kill: Kill | null = null;
/** Slows calls down by up to so many milliseconds, so that two runs mix. */
let jitterMs = 0;

/** Everything on its way to Stripe or the database. */
async function edge<T>(act: () => T | Promise<T>): Promise<T> {
  calls += 1;
  const isOver = kill !== null && calls >= kill.at;
  const isLast = kill !== null && calls === kill.at;
  if (isOver && !(isLast && kill?.arrives)) throw new KilledError();
  if (jitterMs > 0) await delay(Math.random() * jitterMs);
  const done = await act();
  if (isOver) throw new KilledError();
  return done;
}

/** By which way each mail that was ever written says that money goes back. */
const mailed: string[] = [];
const memory = await createMemoryFirestore(
  (act) => edge(act),
  ({ before, after, changed }) => {
    for (const name of changed) {
      const stored = after.get(name);
      if (!name.includes('/mail/') || before.has(name) || stored === undefined) continue;
      const { kind, facts } = plainOf(stored);
      if (kind === 'machine_credit') mailed.push(String(Object(facts).way));
    }
  },
);
await Promise.all([
  ...DAYS.map((day) => memory.db.doc(`machineDays/${MACHINE}_${day.day}`).set(day)),
  memory.db
    .doc(`machines/${MACHINE}`)
    .set(machineSince(new Date(BEGINNING * 1000).toISOString(), UID, 'Cedar')),
]);
/** The machine, and October. */
const OCTOBER: Documents = new Map(memory.read());
beforeEach(() => {
  [calls, kill, jitterMs] = [0, null, 0];
});

type Scene = Awaited<ReturnType<typeof openScene>>;

/** A person with a plan from before October on, up to the day on which October is settled. */
async function openScene(
  { slug, interval }: Price = { slug: 'solo', interval: 'month' },
  more: Partial<Stripe.SubscriptionCreateParams> = {},
) {
  memory.load(OCTOBER);
  const world = createWorld(BEGINNING);
  /** As Stripe itself has it. */
  const stripe = stripeBy(world.fetch);
  const { id: customer } = await stripe.customers.create({ metadata: { firebaseUID: UID } });
  const { id: card } = await stripe.paymentMethods.attach('pm_card_visa', { customer });
  await stripe.customers.update(customer, { invoice_settings: { default_payment_method: card } });
  const { id: plan } = await stripe.subscriptions.create({
    customer,
    items: [{ price: priceId({ slug, interval }) }],
    ...more,
  });
  await memory.db.doc(`users/${UID}`).set({ customerId: customer });
  world.pass(SETTLED - BEGINNING);

  mailed.length = 0;
  const logged: string[] = [];
  /** What is answered to one of our calls in place of Stripe; undefined lets it go there. */
  const network = { instead: (_call: string): Response | undefined => undefined };
  const ours = stripeBy((input, init) =>
    edge(() => {
      const { pathname } = new URL(input instanceof Request ? input.url : input);
      return network.instead(`${init?.method} ${pathname}`) ?? world.fetch(input, init);
    }),
  );
  const now = () => new Date(world.now() * 1000);
  const { jobs, call, hearOfStripe } = startInstance({
    db: memory.db,
    stripe: async () => ours,
    accounts: { find: (uid) => ({ uid, email: `${uid}@example.com`, isConfirmed: true }) },
    now,
    planNow: now,
    log: (severity, event, fields = {}) =>
      logged.push(`${severity} ${event} ${String(fields.reason)}`),
  });
  return {
    world,
    stripe,
    customer,
    plan,
    logged,
    network,
    settleAll: async () => jobs.settleCredits?.(),
    /** Stripe tells of a change of the plan. */
    follow: () =>
      hearOfStripe('customer.subscription.updated', { object: 'subscription', customer }),
    deleteAccount: () => call('DELETE /account', UID),
  };
}

/** A Stripe that fails where a plan is to end. */
function endsNoPlan(asked: string): Response | undefined {
  const error = { type: 'api_error', message: 'Stripe is out.' };
  const isEnd = asked.startsWith('DELETE /v1/subscriptions/');
  return isEnd ? Response.json({ error }, { status: 503 }) : undefined;
}

/** What Stripe has given back, by the way that it went, in cents. */
async function givenBy({ stripe, customer }: Scene): Promise<Record<string, number>> {
  const [notes, entries, items] = await Promise.all([
    stripe.creditNotes.list({ customer }),
    stripe.customers.listBalanceTransactions(customer),
    stripe.invoiceItems.list({ customer, expand: ['data.invoice'] }),
  ]);
  const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);
  const isVoid = ({ invoice }: Stripe.InvoiceItem) =>
    typeof invoice === 'object' && invoice?.status === 'void';
  const given = {
    refund: sum(notes.data.map(({ amount }) => amount)),
    balance: -sum(entries.data.map(({ amount }) => amount)),
    invoice: -sum(items.data.filter((item) => !isVoid(item)).map(({ amount }) => amount)),
  };
  return Object.fromEntries(Object.entries(given).filter(([, amount]) => amount !== 0));
}

const documentsIn = (collection: string) =>
  [...memory.read().values()]
    .filter(({ name }) => name.split('/').at(-2) === collection)
    .map(plainOf);
const waysMailed = () => [...mailed];

/** How a plan stands when its credit is booked, and which way that goes. */
const STANDINGS: readonly {
  standing: string;
  price?: Price;
  prepare?: (scene: Scene) => Promise<unknown>;
  way: 'invoice' | 'refund' | 'balance';
  amount?: number;
}[] = [
  { standing: 'a plan that renews within a month', way: 'invoice' },
  {
    standing: 'a yearly plan',
    price: { slug: 'solo', interval: 'year' },
    way: 'refund',
    amount: (LIST_PRICES.solo.year * 6) / 10 / 12,
  },
  {
    standing: 'a plan that is set to end',
    prepare: ({ stripe, plan }) =>
      stripe.subscriptions.update(plan, { cancel_at_period_end: true }),
    way: 'refund',
  },
  {
    standing: 'a plan that has ended',
    prepare: ({ stripe, plan }) => stripe.subscriptions.cancel(plan),
    way: 'refund',
  },
  {
    standing: 'a plan that is paused',
    prepare: ({ stripe, plan }) => stripe.subscriptions.pause(plan),
    way: 'refund',
  },
  {
    standing: 'a plan that has ended, all of whose payments were refunded',
    prepare: async ({ stripe, plan, customer }) => {
      await stripe.subscriptions.cancel(plan);
      const { data } = await stripe.charges.list({ customer });
      for (const { payment_intent: intent } of data) {
        if (typeof intent === 'string') await stripe.refunds.create({ payment_intent: intent });
      }
    },
    way: 'balance',
  },
];

describe('a credit', () => {
  // R-TRU-04
  it.each(STANDINGS)('for $standing goes by way of: $way', async (standing) => {
    const scene = await openScene(standing.price);
    await standing.prepare?.(scene);
    await scene.settleAll();
    const expected = { [standing.way]: Math.ceil(standing.amount ?? AMOUNT) };
    expect(await givenBy(scene)).toEqual(expected);
    expect(waysMailed()).toEqual([standing.way]);
    const needsStaff = scene.logged.some((line) => line.startsWith('ERROR credit_needs_staff'));
    expect(needsStaff).toBe(standing.way === 'balance');
    // The next night, and the one after.
    scene.world.pass(2 * DAY);
    await scene.settleAll();
    expect(await givenBy(scene)).toEqual(expected);
    expect(waysMailed()).toEqual([standing.way]);
  });

  // R-TRU-04
  it('on an invoice is settled when that is paid', async () => {
    const scene = await openScene();
    await scene.settleAll();
    expect(documentsIn('machineCredits')).toMatchObject([{ way: 'invoice', isOpen: true }]);
    scene.world.pass(31 * DAY);
    await scene.follow();
    expect(documentsIn('machineCredits')).toMatchObject([{ way: 'invoice', isOpen: false }]);
    const [invoice] = (await scene.stripe.invoices.list({ customer: scene.customer })).data;
    expect(invoice?.amount_paid).toBe(LIST_PRICES.solo.month - AMOUNT);
    await scene.stripe.subscriptions.cancel(scene.plan);
    await scene.deleteAccount();
    expect(await givenBy(scene)).toEqual({ invoice: AMOUNT });
  });

  // R-TRU-04
  it('that waits for an invoice is refunded when the plan ends, or when its invoice is voided', async () => {
    const scene = await openScene();
    await scene.settleAll();
    await scene.stripe.subscriptions.cancel(scene.plan);
    await scene.follow();
    expect(await givenBy(scene)).toEqual({ refund: AMOUNT });
    expect(waysMailed()).toEqual(['invoice', 'refund']);

    const other = await openScene();
    await other.settleAll();
    const { id: dead } = await other.stripe.paymentMethods.attach('pm_card_chargeCustomerFail', {
      customer: other.customer,
    });
    await other.stripe.customers.update(other.customer, {
      invoice_settings: { default_payment_method: dead },
    });
    other.world.pass(20 * DAY);
    const [open] = (await other.stripe.invoices.list({ customer: other.customer })).data;
    expect(open).toMatchObject({ status: 'open', amount_due: LIST_PRICES.solo.month - AMOUNT });
    await other.settleAll();
    expect(await givenBy(other)).toEqual({ invoice: AMOUNT });
    await other.stripe.invoices.voidInvoice(open?.id ?? '');
    await other.settleAll();
    expect(await givenBy(other)).toEqual({ refund: AMOUNT });
  });

  // R-TRU-04
  it('of an account that is being deleted is refunded before its plan ends', async () => {
    const scene = await openScene();
    await scene.settleAll();
    scene.network.instead = endsNoPlan;
    await expect(scene.deleteAccount()).rejects.toMatchObject({ code: 'upstream_stripe' });
    expect(await givenBy(scene)).toEqual({ refund: AMOUNT });
    expect((await scene.stripe.subscriptions.retrieve(scene.plan)).status).toBe('active');
  });

  // R-TRU-04 R-ACC-09
  it('is neither noted nor booked while an account is being deleted, but by the deletion', async () => {
    const mark = memory.db.doc(`deletedAccounts/${UID}`);
    const unnoted = await openScene();
    await mark.set({ expireAt: new Date('2030-01-01') });
    await unnoted.settleAll();
    expect(documentsIn('machineCredits')).toEqual([]);
    await mark.delete();
    const scene = await openScene();
    await scene.settleAll();
    await mark.set({ expireAt: new Date('2030-01-01') });
    await scene.stripe.subscriptions.cancel(scene.plan);
    await scene.settleAll();
    expect(await givenBy(scene)).toEqual({ invoice: AMOUNT });
    await scene.deleteAccount();
    expect(await givenBy(scene)).toEqual({ refund: AMOUNT });
    // No one is there to read a second mail.
    expect(waysMailed()).toEqual(['invoice']);
  });

  // R-TRU-04
  it('whose run was killed is refunded before an account is deleted, wherever that was', async () => {
    for (let at = 1; ; at += 1) {
      const scene = await openScene();
      [calls, kill] = [0, { at, arrives: true }];
      await scene.settleAll().catch(() => undefined);
      const wasKilled = calls >= at;
      kill = null;
      if (!wasKilled) break;
      scene.world.pass(120);
      const isNoted = documentsIn('machineCredits').length > 0;
      // Nothing more is needed of it here.
      scene.network.instead = endsNoPlan;
      await expect(scene.deleteAccount()).rejects.toMatchObject({ code: 'upstream_stripe' });
      expect(await givenBy(scene)).toEqual(isNoted ? { refund: AMOUNT } : {});
    }
  });

  // R-TRU-04
  it('is not owed for a trial, nor where there is no customer', async () => {
    const trial = await openScene(undefined, { trial_period_days: 60 });
    await trial.settleAll();
    expect(await givenBy(trial)).toEqual({});
    const paid = await openScene();
    await memory.db.doc(`users/${UID}`).set({});
    await paid.settleAll();
    expect(await givenBy(paid)).toEqual({});
    expect(documentsIn('machineCredits')).toEqual([]);
    expect([...trial.logged, ...paid.logged]).toEqual([]);
  });

  // R-TRU-04
  it('whose customer was deleted at Stripe is left to people', async () => {
    const scene = await openScene();
    await scene.settleAll();
    await scene.stripe.customers.del(scene.customer);
    await scene.settleAll();
    expect(documentsIn('machineCredits')).toMatchObject([{ way: 'staff', isOpen: false }]);
    expect(scene.logged).toContain('ERROR credit_needs_staff staff');
  });
});

describe('a run that is killed at any of its calls', () => {
  const MOVED = {
    standing: 'a plan that ends while its credit waits for an invoice',
    prepare: async (scene: Scene) => {
      await scene.settleAll();
      await scene.stripe.subscriptions.cancel(scene.plan);
    },
    way: 'refund' as const,
  };

  // R-TRU-04
  it.each(casesOf([...STANDINGS.filter(({ price }) => price === undefined), MOVED]))(
    'is made up for by the next, and no cent is booked twice: $standing',
    async ({ prepare, way }) => {
      let kills = 0;
      for (const arrives of [false, true]) {
        for (let at = 1; ; at += 1) {
          kill = null;
          const scene = await openScene();
          await prepare?.(scene);
          const before = waysMailed().length;
          calls = 0;
          kill = { at, arrives };
          await scene.settleAll().catch(() => undefined);
          const wasKilled = calls >= at;
          kill = null;
          if (!wasKilled) break;
          kills += 1;
          // The lease of the one that was killed expires.
          scene.world.pass(120);
          await scene.settleAll();
          expect(await givenBy(scene)).toEqual({ [way]: AMOUNT });
          expect(documentsIn('machineCredits')).toMatchObject([
            { way, amount: AMOUNT, isOpen: way === 'invoice', lease: null },
          ]);
          expect(waysMailed().slice(before)).toEqual([way]);
        }
      }
      expect(kills).toBeGreaterThan(20);
    },
  );

  // R-TRU-04
  it('is joined by others at the same moment, and one of them books', async () => {
    for (const { prepare, way } of STANDINGS.filter(({ price }) => price === undefined)) {
      jitterMs = 0;
      const scene = await openScene();
      await prepare?.(scene);
      jitterMs = 4;
      await Promise.all([1, 2, 3].map(() => scene.settleAll()));
      jitterMs = 0;
      await scene.follow();
      expect(await givenBy(scene)).toEqual({ [way]: AMOUNT });
      expect(waysMailed()).toEqual([way]);
    }
  });
});
