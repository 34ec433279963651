/** One instance of our machine modules, as it is composed in the product, before the world of a history. */
import { vi } from 'vitest';
import type { MachineHost } from '../../functions/src/adapters/machine-host.ts';
import { saveReading } from '../../functions/src/concurrency/last-read-wins.ts';
import { PLAN_SLUGS, PLAN_TERMS } from '../../functions/src/contract/plans.ts';
import { NO_SUBSCRIPTION, type Subscription } from '../../functions/src/contract/subscription.ts';
import type { BillingStore } from '../../functions/src/modules/billing/billing-store.ts';
import { signedHeaders } from '../../standins/machine-host/events.ts';
import type { Address } from '../../functions/src/adapters/read-address.ts';
import { BEGINNING, HOST_URL, onTheWay, playing } from './machine-world.ts';
import type { createMemoryFirestore } from './memory-firestore.ts';

const SECRET = 'whsec_YSBzZWNyZXQgb2YgdGhlIHByb3BlcnRpZXM=';
const PRICES = PLAN_SLUGS.map((slug) => ({
  slug,
  interval: 'month' as const,
  priceId: `price_${slug}_month`,
}));

export type Instance = Awaited<ReturnType<typeof startInstance>>;

/** An instance of its own: nothing that our modules remember is shared with another one's. */
export async function startInstance(
  { db }: Awaited<ReturnType<typeof createMemoryFirestore>>,
  clockIsAheadMs: number,
) {
  vi.resetModules();
  const [
    http,
    machines,
    telling,
    planMail,
    settling,
    reconciling,
    events,
    orders,
    erasing,
    restoring,
    billing,
    finding,
    looking,
  ] = await Promise.all([
    import('../../functions/src/adapters/http-host.ts'),
    import('../../functions/src/modules/machines/machine-store.ts'),
    import('../../functions/src/modules/machines/notices/notify-owner.ts'),
    import('../../functions/src/modules/billing/plan-mail.ts'),
    import('../../functions/src/modules/machines/host/reconcile-machine.ts'),
    import('../../functions/src/modules/machines/reconcile.ts'),
    import('../../functions/src/modules/machines/machine-events.ts'),
    import('../../functions/src/modules/machines/order-machine.ts'),
    import('../../functions/src/modules/machines/erase-machine.ts'),
    import('../../functions/src/modules/machines/backups/restore-machine.ts'),
    import('../../functions/src/modules/billing/billing-store.ts'),
    import('../../functions/src/modules/upkeep/find-due.ts'),
    import('../../functions/src/modules/upkeep/look-after.ts'),
  ]);
  const open = () => Promise.resolve(db);
  const log = () => {};
  const record = () => Promise.resolve();
  let ticks = 0;
  /** The time of day, which goes on by itself and not with the plans' clock. */
  const now = () => {
    ticks += 1;
    return new Date(BEGINNING + clockIsAheadMs + Math.floor(performance.now()) + ticks);
  };
  const planNow = () => Promise.resolve(new Date(playing().now()));
  const beginNotifying = telling.createNotifyOwner({ readAddress, now });
  const store = machines.createMachineStore(open, beginNotifying);
  const billingStore = billing.createBillingStore(open);
  const host = plantable(
    http.createHttpHost(
      { url: new URL(HOST_URL), key: 'key' },
      { isDevelopment: true, forbidden: [], planNow, noteOddTimes: async () => {}, log },
    ),
  );
  const plans = planReader(billingStore, now, planNow);
  const endSessions = () => Promise.resolve();
  const settle = { store, host, endSessions, record, now, planNow, log };
  const reconcileMachine = settling.createReconcileMachine(settle);
  const common = { db: open, store, plans, prices: PRICES, record, planNow, log };
  const line = { ...common, beginNotifying, reconcileMachine, now };
  const { reconcile, tryReconcile, eraseAll } = reconciling.createReconcile(line);
  const receive = events.createReceiveMachineEvent({ secret: SECRET, store, reconcile, log });
  const upkeep = { store, billing: billingStore, host, now, planNow, log };
  const settlePlan = plans.refresh;
  const tellOfPlan = planMail.createTellOfPlan({ db: open, readAddress, now });
  const lookAfter = looking.createLookAfter({ ...upkeep, settlePlan, tellOfPlan, reconcile });
  return {
    store,
    /** For what is composed beside the machines. */
    parts: { ...common, billingStore, readAddress, now, eraseAll },
    /** What is due is found, and done at once: there is no queue here. */
    async runJob(): Promise<{ failed: number }> {
      const found: string[] = [];
      const queue = { add: async ({ uid }: { uid: string }) => void found.push(uid) };
      await finding.createFindDue({ ...upkeep, queue })();
      const done = await Promise.all(found.map((uid) => lookAfter(uid)));
      return { failed: done.filter((isDone) => !isDone).length };
    },
    order: orders.createOrderMachine({ ...common, tryReconcile }),
    erase: erasing.createEraseMachine({ db: open, tryReconcile, planNow }),
    restore: restoring.createRestoreMachine({
      ...settle,
      db: open,
      reconcileMachine,
      isByHand: false,
    }),
    /** What follows from an event of Stripe's: the subscription is read, and the machines follow. */
    async hearOfPlan(uid: string): Promise<void> {
      await plans.refresh(uid);
      await reconcile(uid);
    },
    async hearOfMachine(reference: string): Promise<void> {
      const event = { id: 'mev_1', type: 'machine.changed', reference, at: now().toISOString() };
      const body = JSON.stringify(event);
      const seconds = Math.floor(Date.now() / 1000);
      await receive(Buffer.from(body), signedHeaders(event.id, body, SECRET, seconds));
    },
  };
}

async function readAddress(uid: string): Promise<Address> {
  const { mailbox } = playing();
  if (mailbox.address === 'confirmed') return { kind: 'known', email: `${uid}@example.com` };
  return { kind: mailbox.address === 'unread' ? 'unread' : 'none' };
}

function readTruth(uid: string): Subscription {
  const truth = playing().truthOf(uid);
  if (truth === null) return NO_SUBSCRIPTION;
  const { id, status, slug, endedAt, pastDueSince } = truth;
  return {
    id,
    status,
    plan: PLAN_TERMS[slug].name,
    planId: `price_${slug}_month`,
    interval: 'month',
    currentPeriodEnd: null,
    ...(endedAt === undefined ? {} : { endedAt }),
    ...(status === 'past_due' && pastDueSince !== undefined ? { pastDueSince } : {}),
  };
}

/** The host as the history that is being played disturbs it. */
function plantable(real: MachineHost): MachineHost {
  return new Proxy(real, { get: (_, call) => Reflect.get(playing().plant(real), call) });
}

/** As the subscription service does it. */
function planReader(store: BillingStore, now: () => Date, planNow: () => Promise<Date>) {
  async function refresh(uid: string): Promise<void> {
    await saveReading(
      now,
      () => onTheWay('stripe', () => readTruth(uid)),
      async (subscription, { readAt, mayReadAgain }) => {
        const mirror = { uid, customerId: 'cus_1', subscription, readAt };
        const times = { now: now(), planNow: await planNow(), mayReadAgain };
        return store.saveMirror(mirror, null, times);
      },
    );
  }
  return {
    refresh,
    async ensure(uid: string) {
      if ((await store.readMirror(uid)) === null) await refresh(uid);
    },
  };
}
