import type { Firestore } from 'firebase-admin/firestore';
import type { PlanPrice } from '../../config/config.ts';
import type { Needs } from '../../context.ts';
import { transact, type Transaction } from '../../db/transaction.ts';
import type { PlanSlug } from '../../contract/plans.ts';
import { NO_SUBSCRIPTION, type Subscription } from '../../contract/subscription.ts';
import { writeEvent } from '../audit/write-event.ts';
import { fromDocument } from '../billing/stripe/mirror.ts';
import { placesOf, slugOf } from '../machines/apply-plan.ts';
import { readMachines, writeMembers } from '../machines/machine-store.ts';
import type { MachineRecord } from '../machines/record/machine-record.ts';
import {
  markMembersChanged,
  readOwnerMembers,
  removeMembership,
  settleMembers,
  writeMembershipMail,
  writeSettled,
  type OwnerMembers,
  type PlanPlaces,
  type Times,
} from '../seats/owner-members.ts';
import { includes, type Membership } from '../seats/membership-record.ts';
import { hideMachine } from '../seats/shared-machines.ts';
import type { SeatsAllocated } from '../seats/allocate-seats.ts';

/** An owner’s members with what decides about it. */
export type MembersRead = {
  people: OwnerMembers;
  machines: MachineRecord[];
  subscription: Subscription;
  /** Null without a plan, or for a price that is not ours. */
  plan: PlanSlug | null;
  places: PlanPlaces;
};

type Wanted = { owner: string; prices: readonly PlanPrice[]; times: Times };

/** The parts of the context that decide about an owner's people. */
export type Deciding = Needs<'config' | 'db' | 'clock' | 'billingClock'>;

/** Reads both clocks, for a change of an owner's people. */
export async function startChange(ctx: Deciding, owner: string) {
  const [db, now] = await Promise.all([ctx.db(), ctx.billingClock()]);
  const times: Times = { now, at: ctx.clock() };
  const prices = ctx.config.billing?.prices ?? [];
  return { db, times, wanted: { owner, prices, times } satisfies Wanted };
}

/** What someone does to an owner’s members: who belongs to them afterwards, before the plan has its say. */
type Changed<T> = {
  members: OwnerMembers['members'];
  invitations: OwnerMembers['invitations'];
  result: T;
};

/**
 * Changes an owner's people, and settles what follows: who fits into the plan, who sees which machine. All or nothing, from what
 * is stored at that moment: of two changes at once, the second sees the first.
 * @param change may throw, and write what belongs to the change: then nothing, or all of it is stored
 * @param check sees what was settled before it is stored, and may throw
 * @returns null if the owner's account is being deleted or has been
 */
export async function changeMembers<T>(
  db: Firestore,
  { owner, prices, times }: Wanted,
  change: (read: MembersRead, transaction: Transaction) => Promise<Changed<T>>,
  check: (settled: SeatsAllocated, read: MembersRead) => void = () => {},
): Promise<T | null> {
  const work = async (transaction: Transaction) => {
    const read = await readAll(db, transaction, { owner, prices, times });
    const { people, machines, places } = read;
    const { result, ...changed } = await change(read, transaction);
    const after = settleMembers({ ...people, ...changed }, places, times.now);
    check(after, read);
    const settling = { before: people, after, machines, times };
    const members = await writeSettled(db, transaction, settling);
    const isChanged =
      changed.members !== people.members || changed.invitations !== people.invitations;
    if (isChanged) markMembersChanged(db, transaction, owner, times.at);
    for (const record of machines) {
      const shared = members.get(record.id);
      if (shared !== undefined) writeMembers(db, transaction, record, shared, times.now);
    }
    return { result };
  };
  return (await transact(db, work, { unlessDeleted: owner }))?.result ?? null;
}

/** Reads an owner’s members without a change. @returns null if the owner's account is being deleted or has been */
export function readMembers(db: Firestore, wanted: Wanted): Promise<MembersRead | null> {
  const { owner } = wanted;
  const read = (transaction: Transaction) => readAll(db, transaction, wanted);
  return transact(db, read, { unlessDeleted: owner });
}

/** What a member has open on one machine. */
export type Session = { member: string; machine: string };

/** What ends with a membership. */
export function sessionsOf(
  { member, machines }: Membership,
  records: readonly MachineRecord[],
): Session[] {
  return records
    .filter(({ id }) => includes(machines, id))
    .map(({ id: machine }) => ({ member, machine }));
}

/**
 * Ends memberships while their owner's account is going: changes of the owner’s members are refused by then, and its plan decides
 * about no one any more. Nothing is written about the owner, whose records may be gone.
 */
export function endMemberships(
  db: Firestore,
  owner: string,
  { now, at }: Times,
  isEnding: (one: Membership) => boolean,
  how: 'told' | 'untold',
): Promise<Session[]> {
  return transact(db, async (transaction) => {
    const [people, machines] = await Promise.all([
      readOwnerMembers(db, transaction, owner, now),
      readMachines(db, transaction, owner),
    ]);
    const ending = people.members.filter(isEnding);
    for (const one of ending) {
      removeMembership(db, transaction, one);
      if (how === 'untold') continue;
      await writeMembershipMail(db, transaction, one, 'owner_gone', at);
      const event = { uid: one.member, kind: 'membership_ended', about: one.ownerName } as const;
      await writeEvent(db, transaction, event, at);
    }
    const uids = new Set(ending.map(({ member }) => member));
    for (const record of machines) {
      const hidden = record.members.filter((uid) => uids.has(uid));
      if (hidden.length === 0) continue;
      for (const uid of hidden) hideMachine(db, transaction, uid, record.id);
      const staying = record.members.filter((uid) => !uids.has(uid));
      writeMembers(db, transaction, record, staying, now);
    }
    return ending.flatMap((one) => sessionsOf(one, machines));
  });
}

async function readAll(
  db: Firestore,
  transaction: Transaction,
  { owner, prices, times }: Wanted,
): Promise<MembersRead> {
  const [people, machines, mirrored] = await Promise.all([
    readOwnerMembers(db, transaction, owner, times.now),
    readMachines(db, transaction, owner),
    transaction.get(db.collection('subscriptions').doc(owner)),
  ]);
  const subscription = fromDocument(mirrored.data())?.subscription ?? NO_SUBSCRIPTION;
  const plan = slugOf(subscription, prices);
  return { people, machines, subscription, plan, places: placesOf(subscription, plan) };
}
