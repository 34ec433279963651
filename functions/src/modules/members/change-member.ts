import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import type { PlanNow } from '../../adapters/billing-clock.ts';
import type { PlanPrice } from '../../config/config.ts';
import type { Transaction } from '../../db/transaction.ts';
import type { MemberChange, OwnMember } from '../../contract/people.ts';
import { accountDeleted, ApiError } from '../../foundation/errors.ts';
import { writeEvent } from '../audit/write-event.ts';
import { changeHousehold, type HouseholdRead } from './change-members.ts';
import { writeMembershipMail, type Household, type Times } from '../seats/owner-members.ts';
import { isOver, mayOpen, type Membership } from '../seats/membership-record.ts';
import { isActive, type PeopleSettled } from '../seats/allocate-seats.ts';
import { checkMachines, checkUntil, isSameAccess } from './access-terms.ts';
import { readAccounts, toOwnMember } from './read-accounts.ts';
import { noRoom } from './seats-left.ts';
import { isWidened, noteWidened, withoutWidened } from './widened-access.ts';

type Parts = {
  db: () => Promise<Firestore>;
  auth: () => Promise<Auth>;
  prices: readonly PlanPrice[];
  /** Ends a member's sign-ins on a machine; never rejects. */
  endSessions: (member: string, machine: string) => Promise<void>;
  now: () => Date;
  planNow: PlanNow;
};

/** What an owner decides about one of their people. It takes effect at once. */
export function createChangeMember(parts: Parts) {
  return {
    /**
     * @param requireProof refuses a session that was opened a while ago. It is asked where someone gets more than before.
     * @throws {ApiError} `not_found`, `invalid_input`, `places` if there is no room for one who is to stay
     */
    async change(
      owner: string,
      id: string,
      wanted: MemberChange,
      requireProof: () => void,
    ): Promise<OwnMember> {
      const edit = (before: Membership, { machines }: HouseholdRead, times: Times) => {
        const after = changed(before, wanted);
        if (wanted.machines !== undefined) checkMachines(after.machines, machines);
        if (wanted.until !== undefined) checkUntil(after.until, times.now);
        if (isWidened(before, after)) requireProof();
        return noteWidened(before, after, times.at);
      };
      return editMember(parts, { owner, id }, edit, (after, read) => {
        if (wanted.stays === true) refuseIfFull(after, read, id);
      });
    },

    /** Takes back what someone was given since a moment. @throws {ApiError} `not_found` */
    async narrow(owner: string, id: string, since: Date): Promise<void> {
      await editMember(parts, { owner, id }, (one) => withoutWidened(one, since) ?? one);
    },

    /** Repeated, it finds no one any more. @throws {ApiError} `not_found` */
    async remove(owner: string, id: string): Promise<void> {
      const { db, times, prices } = await begin(parts);
      const removed = await changeHousehold(
        db,
        { owner, prices, times },
        async ({ household, machines }, transaction) => {
          const found = findMember(household, id, times.now);
          const one = { ...found, ownerName: household.ownerName };
          await writeMembershipMail(db, transaction, one, 'removed', times.at);
          await recordRemoval(db, transaction, one, times.at);
          const { members, invitations } = household;
          const left = members.filter((other) => other.id !== id);
          const { member } = one;
          return { members: left, invitations, result: { member, machines } };
        },
      );
      if (removed === null) throw accountDeleted();
      const { member, machines } = removed;
      await Promise.all(machines.map((machine) => parts.endSessions(member, machine.id)));
    },
  };
}

export type ChangeMember = ReturnType<typeof createChangeMember>;

/** @param edit changes the member; may throw */
async function editMember(
  parts: Parts,
  { owner, id }: { owner: string; id: string },
  edit: (before: Membership, read: HouseholdRead, times: Times) => Membership,
  refuse: (after: PeopleSettled, read: HouseholdRead) => void = () => {},
): Promise<OwnMember> {
  const { db, times, prices } = await begin(parts);
  const change = async (read: HouseholdRead, transaction: Transaction) => {
    const before = findMember(read.household, id, times.now);
    const after = edit(before, read, times);
    await recordChange(db, transaction, { before, after }, times.at);
    const { members, invitations } = read.household;
    return {
      members: members.map((one) => (one.id === id ? after : one)),
      invitations,
      result: true,
    };
  };
  let settled: { member: Membership; lost: string[] } | null = null;
  const check = (after: PeopleSettled, read: HouseholdRead) => {
    refuse(after, read);
    const member = after.members.find((one) => one.id === id);
    settled = member === undefined ? null : { member, lost: lostBy(member, read, times.now) };
  };
  const done = await changeHousehold(db, { owner, prices, times }, change, check);
  if (done === null) throw accountDeleted();
  return finish(parts, settled);
}

async function begin({ db, prices, now, planNow }: Parts) {
  const [database, plan] = await Promise.all([db(), planNow()]);
  const times: Times = { now: plan, at: now() };
  return { db: database, prices, times };
}

/** @throws {ApiError} `not_found` also for one whose last day is over */
function findMember({ members }: Household, id: string, now: Date): Membership {
  const found = members.find((one) => one.id === id);
  if (found === undefined || isOver(found, now)) throw noSuchPerson();
  return found;
}

function changed(before: Membership, { machines, until, stays }: MemberChange): Membership {
  const isOther = until !== undefined && until !== before.until;
  return {
    ...before,
    ...(machines !== undefined && { machines }),
    ...(isOther && { until, isLastDayTold: false }),
    ...(stays === true && { state: 'active', reason: null }),
    ...(stays === false && { state: 'suspended', reason: 'owner_choice' }),
  };
}

/** Of fewer machines, or fewer days, no mail warns the owner. */
async function recordChange(
  db: Firestore,
  transaction: Transaction,
  { before, after }: { before: Membership; after: Membership },
  at: Date,
): Promise<void> {
  const isMore = isWidened(before, after);
  if (!isMore && isSameAccess(before, after)) return;
  const { owner: uid, name: about } = before;
  const to = isMore ? {} : { to: null };
  await writeEvent(db, transaction, { uid, kind: 'person_access_changed', about, ...to }, at);
}

async function recordRemoval(
  db: Firestore,
  transaction: Transaction,
  { owner, member, name, ownerName }: Membership,
  at: Date,
): Promise<void> {
  const ofOwner = { uid: owner, kind: 'person_removed', about: name } as const;
  const ofMember = { uid: member, kind: 'membership_ended', about: ownerName } as const;
  await writeEvent(db, transaction, ofOwner, at);
  await writeEvent(db, transaction, ofMember, at);
}

/** One who is to stay takes no place of anyone else's. */
function refuseIfFull(
  { members, lapsed }: PeopleSettled,
  { household, plan }: HouseholdRead,
  id: string,
): void {
  const active = new Set(members.filter(isActive).map((one) => one.id));
  const staying = members.filter(({ id: one }) =>
    household.members.some((before) => before.id === one && isActive(before)),
  );
  const isDisplaced = staying.some((one) => !active.has(one.id));
  if (lapsed.length > 0 || isDisplaced || !active.has(id)) throw noRoom(plan);
}

/** The machines that a member may not open any more. */
function lostBy(after: Membership, { machines }: HouseholdRead, now: Date): string[] {
  return machines
    .filter(({ id, members }) => members.includes(after.member) && !mayOpen(after, id, now))
    .map(({ id }) => id);
}

async function finish(
  { auth, endSessions }: Parts,
  settled: { member: Membership; lost: string[] } | null,
): Promise<OwnMember> {
  if (settled === null) throw noSuchPerson();
  const { member, lost } = settled;
  const [accounts] = await Promise.all([
    readAccounts(auth, [member.member]),
    ...lost.map((machine) => endSessions(member.member, machine)),
  ]);
  return toOwnMember(member, accounts.get(member.member));
}

function noSuchPerson(): ApiError {
  return new ApiError('not_found', 'This person is not among your people. Reload the page.');
}
