/**
 * People with a plan and a machine, and the whole API with its jobs, in one process and by one clock: the real code, before a
 * Firestore, a Stripe and a machine host without a network, which count what they are asked.
 */
import type { Firestore } from 'firebase-admin/firestore';
import { startInstance, STRIPE_URL, stripeBy } from './instance.ts';
import { createHost } from './machine-world.ts';
import { createMemoryFirestore } from './memory-firestore.ts';
import { createWorld } from './world.ts';

const HOUR = 3600;
const HOURS_A_DAY = 24;
/** 1 January 2026. */
const BEGINNING = 1_767_225_600;
const CARDS = { good: 'pm_card_visa', declined: 'pm_card_chargeCustomerFail' } as const;

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
  const { client, call, jobs, findDue, hearOfStripe } = startTown(db, () => world.now());

  /** Everything that Stripe has sent, one by one. */
  async function deliver(): Promise<void> {
    for (let event = sent.shift(); event !== undefined; event = sent.shift()) {
      await hearOfStripe(event.type, event.object);
    }
  }

  return {
    /** Someone who buys a plan by the month. */
    async moveIn(uid: string): Promise<{ useCard: (card: keyof typeof CARDS) => Promise<void> }> {
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
      for (const uid of await findDue()) {
        counts.tasks += 1;
        await jobs.lookAfter(uid);
      }
    },

    /**
     * Some days, by the hour, with their jobs.
     * @param comparesEvery after how many days the comparison with Stripe reaches these people
     * @param eachDay a day and an hour pass between two of these, so that each comes as late as it can
     */
    async live(days: number, { comparesEvery = 1, eachDay }: Life = {}): Promise<void> {
      for (let hour = 1; hour <= days * HOURS_A_DAY; hour += 1) {
        await this.pass();
        if (hour % (comparesEvery * HOURS_A_DAY) === 0) await jobs.reconcile?.();
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
  const host = createHost(() => world.now() * 1000);
  connect((input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const method = init?.method ?? 'GET';
    if (url.origin === STRIPE_URL) {
      if (method === 'GET') counts[kindOf(url)] += 1;
      return world.fetch(input, init);
    }
    return host(input, init);
  });
  return { counts, world, sent };
}

function startTown(db: Firestore, seconds: () => number) {
  let looks = 0;
  /** A little later each time, so that readings have an order. */
  const now = () => new Date(seconds() * 1000 + Math.min((looks += 1), 999));
  const client = stripeBy((...asked) => fetch(...asked));
  const find = (uid: string) => ({ uid, email: `${uid}@example.com`, isConfirmed: true });
  const instance = startInstance({
    db,
    stripe: async () => client,
    accounts: { find },
    now,
    planNow: now,
  });
  return { client, ...instance };
}

function kindOf({ pathname, searchParams }: URL) {
  const isPage = /\/(subscriptions|sessions)$/.test(pathname) && !searchParams.has('customer');
  return isPage ? 'stripePages' : 'stripeReads';
}
