import { createHash } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import { transact, type Transaction } from '../../db/transaction.ts';
import type { PlanPrice } from '../../config/config.ts';
import { PLAN_TERMS, type PlanSlug } from '../../contract/plans.ts';
import { isInForce, NO_SUBSCRIPTION, type Subscription } from '../../contract/subscription.ts';
import { fromDocument } from '../billing/stripe/mirror.ts';
import {
  readOwnerMembers,
  settleMembers,
  writeSettled,
  type PlanPlaces,
  type Times,
} from '../seats/owner-members.ts';
import type { Membership } from '../seats/membership-record.ts';
import { findDesired, type Desired } from './record/desired-state.ts';
import { withState, type MachineRecord } from './record/machine-record.ts';
import { createMachine, noteMachines, readMachines, writeNotified } from './machine-store.ts';
import type { BeginNotifying } from './notices/notify-owner.ts';
import { readTelling, type Telling } from './notices/read-telling.ts';
import { USER_FIELDS } from './documents.ts';

type Wanted = {
  uid: string;
  prices: readonly PlanPrice[];
  /** The time by which plans and machines live. */
  now: Date;
  /** Whether the mirror was read from Stripe just now. Otherwise nothing is erased because a date has passed. */
  isFresh: boolean;
  /** The time of day. */
  at: Date;
  beginNotifying: BeginNotifying;
};

/** `unread`: something would be erased, or the mirror is missing. Stripe has to be asked before. `deleted`: the account goes. */
export type Applied = 'unread' | 'deleted' | { made: MachineRecord | null; decided: Decided[] };

/** A machine whose date has passed, and what was decided about it. */
export type Decided = { record: MachineRecord; telling: Telling | null };

/**
 * Notes what each machine of a person is to be, and makes the record of the first one if it is due. All or nothing, from what
 * is stored at that moment: of two instances at once, the second sees what the first has noted. With it goes what the owner
 * is to be told, also of a date that comes nearer, or of what could not be told before.
 */
export async function applyPlan(db: Firestore, wanted: Wanted): Promise<Applied> {
  const { uid, now } = wanted;
  const notify = wanted.beginNotifying();
  const apply = async (transaction: Transaction): Promise<Applied> => {
    const found = await readPlanState(db, transaction, wanted);
    if (found === null) return 'unread';
    const { subscription, plan, machines, tellings, hasProfile } = found;
    const { states, isFirstDue } = findDesired(found);
    const compared = machines.map((stored, index) => {
      const desired = states[index];
      const isChanged = desired !== undefined && !isSame(stored, desired);
      return { stored, record: isChanged ? withState({ ...stored, ...desired }, now) : stored };
    });
    const changes = compared.filter(({ stored, record }) => record !== stored);
    const decided = changes
      .filter(
        ({ stored, record }) => record.desired === 'erased' || record.postponed > stored.postponed,
      )
      .map(({ record }) => ({ record, telling: tellings.get(record.id) ?? null }));
    if (decided.length > 0 && !wanted.isFresh) return 'unread';
    const people = await applyToPeople(db, transaction, found, compared, { now, at: wanted.at });
    const { members, settled } = people;
    for (const { stored, record } of compared) {
      const shared = { ...record, members: members.get(record.id) ?? record.members };
      const change = { stored, record: members.has(record.id) ? shared : record, notify };
      await writeNotified(db, transaction, change, now);
    }
    const id = firstIdOf(subscription.id);
    const isOnRecord = machines.some((machine) => machine.id === id);
    // Without a profile there is no account, or none that has bought.
    const makes = isFirstDue && !isOnRecord && plan !== null && hasProfile;
    const made = makes
      ? await createMachine(db, transaction, {
          id,
          uid,
          subscriptionId: subscription.id,
          plan,
          now,
          settled,
        })
      : null;
    if (hasProfile && (made !== null || changes.length > 0)) {
      noteMachines(db, transaction, uid, now);
    }
    return { made, decided };
  };
  return (await transact(db, apply, { unlessDeleted: uid })) ?? 'deleted';
}

/** @returns the members of each machine whose members have changed, and all who stay */
async function applyToPeople(
  db: Firestore,
  transaction: Transaction,
  { subscription, plan, people }: PlanRead,
  machines: readonly { record: MachineRecord }[],
  times: Times,
): Promise<{ members: Map<string, string[]>; settled: Membership[] }> {
  const after = settleMembers(people, placesOf(subscription, plan), times.now);
  const records = machines.map(({ record }) => record);
  const settling = { before: people, after, machines: records, times };
  const settled = after.members.map((one) => ({ ...one, ownerName: people.ownerName }));
  return { members: await writeSettled(db, transaction, settling), settled };
}

/** The places for people of a plan that is not over. */
export function placesOf(
  { status, planId }: Pick<Subscription, 'status' | 'planId'>,
  plan: PlanSlug | null,
): PlanPlaces {
  const isHeld = isInForce(status) || status === 'paused' || status === 'unpaid';
  return { places: isHeld && plan !== null ? PLAN_TERMS[plan].people : null, planId };
}

/** The plan that a price belongs to; null for a price that is not ours. */
export function slugOf(
  { planId }: Pick<Subscription, 'planId'>,
  prices: readonly PlanPrice[],
): PlanSlug | null {
  return prices.find(({ priceId }) => priceId === planId)?.slug ?? null;
}

async function readPlanState(
  db: Firestore,
  transaction: Transaction,
  { uid, prices, now }: Wanted,
) {
  const [profile, mirrored] = await Promise.all([
    transaction.get(db.collection('users').doc(uid)),
    transaction.get(db.collection('subscriptions').doc(uid)),
  ]);
  const mirror = fromDocument(mirrored.data());
  // A person with a customer at Stripe may have a subscription: until it has been read, that is unknown.
  if (mirror === null && profile.get('customerId') !== undefined) return null;
  const subscription = mirror?.subscription ?? NO_SUBSCRIPTION;
  const [machines, people] = await Promise.all([
    readMachines(db, transaction, uid),
    readOwnerMembers(db, transaction, uid, now),
  ]);
  const tellings = new Map<string, Telling>();
  for (const record of machines) {
    const telling = await readTelling(db, transaction, record, now);
    if (telling !== null) tellings.set(record.id, telling);
  }
  const choice = USER_FIELDS.machinesToKeep.safeParse(profile.get('machinesToKeep'));
  return {
    subscription,
    plan: slugOf(subscription, prices),
    machines,
    people,
    tellings,
    told: [...tellings].filter(([, telling]) => telling === 'told').map(([id]) => id),
    keep: choice.success && choice.data?.planId === subscription.planId ? choice.data.ids : [],
    now,
    hasProfile: profile.exists,
  };
}

type PlanRead = NonNullable<Awaited<ReturnType<typeof readPlanState>>>;

/** The same for every instance that finds it due. */
function firstIdOf(subscriptionId: string): string {
  return createHash('sha256').update(`first ${subscriptionId}`).digest('hex').slice(0, 32);
}

function isSame(record: MachineRecord, desired: Desired): boolean {
  return (
    record.desired === desired.desired &&
    record.keepUntil === desired.keepUntil &&
    record.postponed === desired.postponed &&
    record.unannounced === desired.unannounced &&
    record.reason === desired.reason &&
    record.sleepAt === desired.sleepAt &&
    record.subscriptionId === desired.subscriptionId &&
    record.plan === desired.plan
  );
}
