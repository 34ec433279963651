import { createHash } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import type { PlanNow } from '../../adapters/billing-clock.ts';
import { transact, type Transaction } from '../../db/transaction.ts';
import type { PlanPrice } from '../../config/config.ts';
import { PLAN_TERMS } from '../../contract/plans.ts';
import { takesPlace } from '../../contract/machines.ts';
import { isAsleepInArrears, isInForce } from '../../contract/subscription.ts';
import { DAY_MS, HOUR_MS, SECOND_MS } from '../../foundation/durations.ts';
import { accountDeleted, ApiError } from '../../foundation/errors.ts';
import type { RecordEvent } from '../audit/audit-log.ts';
import { fromDocument } from '../billing/stripe/mirror.ts';
import { slugOf } from './apply-plan.ts';
import type { MachineRecord } from './record/machine-record.ts';
import { createMachine, listMachines, noteMachines, readMachine } from './machine-store.ts';
import type { PlanReader, Reconciling } from './reconcile.ts';

type Parts = {
  db: () => Promise<Firestore>;
  plans: PlanReader | null;
  prices: readonly PlanPrice[];
  tryReconcile: Reconciling['tryReconcile'];
  record: RecordEvent;
  planNow: PlanNow;
};

/**
 * Orders another machine, within the places of the person's plan. The order stands once its record is there: if the host does
 * not answer, it gets it later.
 * @throws {ApiError} `payment_required`, `server_limit`, `rate_limited`, `conflict` if the account is being deleted
 */
export function createOrderMachine(parts: Parts) {
  return async (uid: string, orderId: string, name?: string): Promise<{ id: string }> => {
    if (parts.plans === null) throw noPlan();
    await parts.plans.ensure(uid);
    const [db, now] = await Promise.all([parts.db(), parts.planNow()]);
    const id = idOf(uid, orderId);
    const order = { id, uid, name, prices: parts.prices, now };
    const made = await transact(db, (transaction) => make(db, transaction, order), {
      unlessDeleted: uid,
    });
    if (made === null) throw accountDeleted();
    if (made !== 'repeated') await parts.record(uid, 'machine_ordered', made.name);
    await parts.tryReconcile(uid);
    return { id };
  };
}

export type OrderMachine = ReturnType<typeof createOrderMachine>;

/** The same for the same order, so that an order that is sent twice makes one machine. */
function idOf(uid: string, orderId: string): string {
  return createHash('sha256').update(`${uid} ${orderId.toLowerCase()}`).digest('hex').slice(0, 32);
}

type Order = {
  id: string;
  uid: string;
  name: string | undefined;
  prices: readonly PlanPrice[];
  now: Date;
};

async function make(
  db: Firestore,
  transaction: Transaction,
  { id, uid, name, prices, now }: Order,
): Promise<MachineRecord | 'repeated'> {
  if ((await readMachine(db, transaction, uid, id)) !== null) return 'repeated';
  // Each addition changes the profile, so that of two at once the second counts again.
  const [mirrored] = await Promise.all([
    transaction.get(db.collection('subscriptions').doc(uid)),
    transaction.get(db.collection('users').doc(uid)),
  ]);
  const subscription = fromDocument(mirrored.data())?.subscription;
  if (
    subscription === undefined ||
    !isInForce(subscription.status) ||
    isAsleepInArrears(subscription, now)
  ) {
    throw noPlan();
  }
  const plan = slugOf(subscription, prices);
  const [machines, servers] = await Promise.all([listMachines(db, uid), ownServers(db, uid)]);
  const places = plan === null ? 0 : PLAN_TERMS[plan].servers;
  if (plan === null || machines.filter(takesPlace).length + servers >= places) {
    throw new ApiError('server_limit', 'Every place in your plan is taken.');
  }
  refuseTooMany(machines, places + MOST_REPLACED, now);
  noteMachines(db, transaction, uid, now);
  return createMachine(db, transaction, {
    id,
    uid,
    subscriptionId: subscription.id,
    plan,
    now,
    name,
  });
}

/** How many machines can be replaced by new ones within a day. Each costs its host a set-up, and a name for good. */
const MOST_REPLACED = 5;

/** @param most how many may be ordered within a day, those that are erased by now included */
function refuseTooMany(machines: readonly MachineRecord[], most: number, now: Date): void {
  const ages = machines.map(({ orderedAt }) => now.getTime() - Date.parse(orderedAt));
  const ofToday = ages.filter((age) => age < DAY_MS).toSorted((a, b) => a - b);
  const oldest = ofToday[most - 1];
  if (oldest === undefined) return;
  const waitMs = DAY_MS - oldest;
  const hours = Math.ceil(waitMs / HOUR_MS);
  throw new ApiError(
    'rate_limited',
    `You have ordered ${ofToday.length} servers within a day, as many as your plan allows. You can order the next one in ${hours === 1 ? 'an hour' : `${hours} hours`}.`,
    { headers: { 'Retry-After': String(Math.ceil(waitMs / SECOND_MS)) } },
  );
}

async function ownServers(db: Firestore, uid: string): Promise<number> {
  const { docs } = await db.collection('servers').where('uid', '==', uid).get();
  return docs.filter((doc) => doc.get('kind') !== 'hosted').length;
}

function noPlan(): ApiError {
  return new ApiError(
    'payment_required',
    'A hosted server needs a running plan. Please choose a plan, or resume yours, first.',
  );
}
