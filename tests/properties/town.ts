/**
 * People with a plan and a machine, and the whole API with its jobs, in one process and by one clock: the real code, before a
 * Firestore, a Stripe and a machine host without a network, which count what they are asked.
 */
import { randomUUID } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import { createHttpHost } from '../../functions/src/adapters/http-host.ts';
import { createStripeSource } from '../../functions/src/adapters/stripe.ts';
import type { Firebase } from '../../functions/src/adapters/firebase.ts';
import { createState } from '../../functions/src/foundation/state.ts';
import { compose } from '../../functions/src/compose.ts';
import { parseConfig } from '../../functions/src/config/config.ts';
import { API } from '../../functions/src/config/settings.ts';
import type { Caller } from '../../functions/src/http/require-user.ts';
import type { Incoming, Route } from '../../functions/src/http/route.ts';
import { createBook } from '../../standins/machine-host/book.ts';
import { askHost, HOST_URL } from './machine-world.ts';
import { createMemoryFirestore } from './memory-firestore.ts';
import { createWorld } from './world.ts';

const STRIPE = 'http://stripe.test';
const HOUR = 3600;
const HOURS_A_DAY = 24;
/** 1 January 2026. */
const BEGINNING = 1_767_225_600;
const CARDS = { good: 'pm_card_visa', declined: 'pm_card_chargeCustomerFail' } as const;

const SETTINGS = {
  FUNCTIONS_EMULATOR: 'true',
  GCLOUD_PROJECT: 'demo-town',
  SITE_ORIGINS: 'http://localhost:5000',
  STORAGE_BUCKET: 'demo-town.appspot.com',
  PLAN_PRICES: API.PLAN_PRICES.local,
  STRIPE_SECRET_KEY: 'sk_test_0f7b2c9d4e6a81357f0b2c9d',
  STRIPE_WEBHOOK_SECRET: 'whsec_9fK2mQ7xLp0VbR4tYw8sZc3nHd6jGa1u',
  STRIPE_API_BASE: STRIPE,
};
const HOST_KEY = 'the key of this town';

/** What was asked, and how often. A page of Stripe's lists is about many people; documents are counted as Google bills them. */
export const COUNTED = ['stripeReads', 'stripePages', 'tasks', 'reads', 'writes'] as const;
export type Counts = Record<(typeof COUNTED)[number], number>;

/**
 * @param connect puts the town's network in the place of `fetch`, but for the addresses of others
 * @param database where it is to keep its documents, if not in this process
 */
export async function createTown(connect: (network: typeof fetch) => void, database?: Database) {
  const { counts, world, sent } = openNetwork(connect);
  const { db, counted } = database ?? (await createMemoryFirestore(async (act) => act()));
  const { app, stripe, queued } = composeTown(db, () => world.now());
  const call = (key: string, uid: string, asked: Partial<Incoming> = {}) =>
    answer(app.routes, key, uid, asked);

  /** Everything that Stripe has sent, one by one, signed as Stripe signs it. */
  async function deliver(): Promise<void> {
    const { webhooks } = await stripe();
    for (let data = sent.shift(); data !== undefined; data = sent.shift()) {
      const event = { id: `evt_${randomUUID()}`, object: 'event', type: data.type, data };
      const payload = JSON.stringify(event);
      const secret = SETTINGS.STRIPE_WEBHOOK_SECRET;
      const signature = webhooks.generateTestHeaderString({ payload, secret });
      const rawBody = async () => Buffer.from(payload);
      await call('POST /stripe-webhook', '', { rawBody, header: () => signature });
    }
  }
  async function upkeep(): Promise<void> {
    await app.jobs.findDue();
    for (const uid of queued.splice(0)) {
      counts.tasks += 1;
      await app.jobs.lookAfter(uid);
    }
  }

  return {
    /** Someone who buys a plan by the month. */
    async moveIn(uid: string): Promise<{ useCard: (card: keyof typeof CARDS) => Promise<void> }> {
      const client = await stripe();
      await db.doc(`users/${uid}`).set({ email: `${uid}@example.com` });
      const { id: customer } = await client.customers.create({ metadata: { firebaseUID: uid } });
      const useCard = async (card: keyof typeof CARDS) => {
        const { id } = await client.paymentMethods.attach(CARDS[card], { customer });
        const settings = { default_payment_method: id };
        await client.customers.update(customer, { invoice_settings: settings });
      };
      await useCard('good');
      await client.subscriptions.create({ customer, items: [{ price: 'price_solo_month' }] });
      await deliver();
      return { useCard };
    },

    /** An hour, in which everyone of whom something is due is looked after. */
    async pass(): Promise<void> {
      world.pass(HOUR);
      await deliver();
      await upkeep();
    },

    /**
     * Some days, by the hour, with their jobs.
     * @param comparesEvery after how many days the comparison with Stripe reaches these people
     * @param eachDay a day and an hour pass between two of these, so that each comes as late as it can
     */
    async live(days: number, { comparesEvery = 1, eachDay }: Life = {}): Promise<void> {
      for (let hour = 1; hour <= days * HOURS_A_DAY; hour += 1) {
        await this.pass();
        if (hour % (comparesEvery * HOURS_A_DAY) === 0) await app.jobs.reconcile?.();
        if (hour % (HOURS_A_DAY + 1) === 0) await eachDay?.();
      }
    },

    visit: (uid: string) => call('GET /subscription', uid),
    stateOf: async (uid: string) => {
      const { docs } = await db.collection('machines').where('uid', '==', uid).get();
      return docs.map((doc) => String(doc.get('state')));
    },
    count: (): Counts => ({ ...counts, ...counted }),
  };
}

export type Database = { db: Firestore; counted: { reads: number; writes: number } };

type Life = { comparesEvery?: number; eachDay?: () => Promise<unknown> };

/** Stripe and the machine host, and what they were asked. */
function openNetwork(connect: (network: typeof fetch) => void) {
  const counts = { stripeReads: 0, stripePages: 0, tasks: 0 };
  const sent: { type: string; object: { id: string } }[] = [];
  const world = createWorld(BEGINNING, { send: (type, object) => sent.push({ type, object }) });
  const book = createBook({
    now: () => world.now() * 1000,
    originOf: (name) => `http://${name}.localhost:12114`,
    changed: () => {},
  });
  connect((input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const method = init?.method ?? 'GET';
    if (url.origin === STRIPE) {
      if (method === 'GET') counts[kindOf(url)] += 1;
      return world.fetch(input, init);
    }
    return Promise.resolve(askHost(book, url, init));
  });
  return { counts, world, sent };
}

/** Calls a route as the router does for someone who was admitted. */
async function answer(
  routes: readonly Route[],
  key: string,
  uid: string,
  asked: Partial<Incoming>,
): Promise<unknown> {
  const route = routes.find((one) => one.key === key);
  if (route === undefined) throw new Error(`there is no ${key}`);
  const incoming: Incoming = Object.assign(Object.create(null), asked);
  const user: Caller = Object.assign(Object.create(null), { uid });
  return route.access === 'public'
    ? route.handle(incoming)
    : route.begin(uid, incoming)(user, Promise.resolve(false));
}

function composeTown(db: Firestore, seconds: () => number) {
  let looks = 0;
  /** A little later each time, so that readings have an order. */
  const now = () => new Date(seconds() * 1000 + Math.min((looks += 1), 999));
  const config = parseConfig(SETTINGS);
  const stripe = createStripeSource(config.billing);
  const queued: string[] = [];
  const log = () => {};
  const place = { url: new URL(HOST_URL), key: HOST_KEY };
  const account = (uid: string) => ({ uid, email: `${uid}@example.com`, emailVerified: true });
  const auth = {
    getUser: async (uid: string) => account(uid),
    getUsers: async (ids: { uid: string }[]) => ({ users: ids.map(({ uid }) => account(uid)) }),
  };
  const firebase: Firebase = Object.assign(Object.create(null), {
    db: async () => db,
    auth: async () => auth,
  });
  const app = compose({
    ...firebase,
    config,
    stripe,
    machineHost: createHttpHost(place, {
      isDevelopment: true,
      forbidden: [],
      planNow: async () => now(),
      noteOddTimes: async () => {},
      log,
    }),
    clock: now,
    billingClock: async () => now(),
    tasks: { add: async ({ uid }) => void queued.push(uid) },
    sendMail: null,
    log,
    version: 'town',
    state: createState(),
  });
  return { app, stripe, queued };
}

function kindOf({ pathname, searchParams }: URL) {
  const isPage = /\/(subscriptions|sessions)$/.test(pathname) && !searchParams.has('customer');
  return isPage ? 'stripePages' : 'stripeReads';
}
