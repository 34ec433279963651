import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { writeMail } from '../email/outbox.ts';
import { membershipChanged, personLeft } from './email-kinds.ts';
import { DOCUMENTS, USER_FIELDS } from './documents.ts';
import { markOfChange } from '../../db/mark-of-change.ts';
import type { Transaction } from '../../db/transaction.ts';
import type { SecurityEventKind } from '../../contract/api.ts';
import type { Machine } from '../../contract/machines.ts';
import { shownName } from '../../contract/names/shown-name.ts';
import { DAY_MS } from '../../foundation/durations.ts';
import { writeEvent } from '../audit/write-event.ts';
import {
  includes,
  membershipIn,
  type Membership,
  type OpenInvitation,
} from './membership-record.ts';
import { endInvitation, notifyInvited } from './end-invitation.ts';
import { hideMachine, showMachine } from './shared-machines.ts';
import { isActive, allocateSeats, type SeatsAllocated } from './allocate-seats.ts';

/** Everyone who has to do with an owner's machines, as one transaction has read them. */
export type OwnerMembers = {
  owner: string;
  /** The owner's name, as their profile has it. */
  ownerName: string | null;
  members: Membership[];
  /** Those that are open. */
  invitations: OpenInvitation[];
  /** The owner's last choice of who stays, and for which price it was made. */
  choice: { planId: string; ids: string[] } | null;
};

type Shared = Pick<Machine, 'id' | 'name' | 'state' | 'origin' | 'since' | 'members'>;

/** Where the plan stands: `places` are null where there is no plan, or one that we do not know. */
export type PlanPlaces = { places: number | null; planId: string | null };

/**
 * Reads them for a transaction that changes them, or what they may open. Queries are not watched: each change also changes the
 * owner's profile, which is read here.
 * @param now the time by which plans live
 */
export async function readOwnerMembers(
  db: Firestore,
  transaction: Transaction,
  owner: string,
  now: Date,
): Promise<OwnerMembers> {
  const profile = await transaction.get(db.collection('users').doc(owner));
  const [members, invitations] = await Promise.all([
    readMembers(db, transaction, owner),
    db.collection('invitations').where('owner', '==', owner).get(),
  ]);
  const invited = await Promise.all(invitations.docs.map(({ ref }) => transaction.get(ref)));
  const choice = USER_FIELDS.peopleToKeep.safeParse(profile.get('peopleToKeep'));
  return {
    owner,
    ownerName: shownName(profile.get('displayName'), null),
    members,
    invitations: invited.flatMap((snapshot) => openIn(snapshot, now)),
    choice: (choice.success && choice.data) || null,
  };
}

/** The invitations of an owner that are open. @param now the time by which plans live */
export async function listOpen(db: Firestore, owner: string, now: Date): Promise<OpenInvitation[]> {
  const { docs } = await db.collection('invitations').where('owner', '==', owner).get();
  return docs.flatMap((doc) => openIn(doc, now));
}

/** @returns none if it is not open any more */
function openIn(snapshot: DocumentSnapshot, now: Date): OpenInvitation[] {
  if (!snapshot.exists) return [];
  const invitation = DOCUMENTS.invitations.fields.parse(snapshot.data());
  const { state, email, sentAt, lapsesAt, bouncedAt } = invitation;
  const isOpen = state === 'open' && lapsesAt > now.toISOString();
  return isOpen
    ? [{ id: snapshot.id, email, sentAt, lapsesAt, cameBack: bouncedAt !== undefined }]
    : [];
}

/** What the plan makes of these people. */
export function settleMembers(
  { members, invitations, choice }: Pick<OwnerMembers, 'members' | 'invitations' | 'choice'>,
  { places, planId }: PlanPlaces,
  now: Date,
): SeatsAllocated {
  const keep = choice !== null && choice.planId === planId ? choice.ids : null;
  return allocateSeats({ places, members, invitations, keep, now });
}

type Settling = {
  /** As it was read. */
  before: OwnerMembers;
  after: SeatsAllocated;
  /** The owner's machines, as they will be stored. */
  machines: readonly Shared[];
  times: Times;
};

/** `now`: the time by which plans live. `at`: the time of day, by which mails and events are kept. */
export type Times = { now: Date; at: Date };

/**
 * Stores what has changed, tells the people concerned, and lets members see the machines that they may open.
 * @returns the members of each machine whose members have changed: the caller stores them with the machine
 */
export async function writeSettled(
  db: Firestore,
  transaction: Transaction,
  { before, after, machines, times }: Settling,
): Promise<Map<string, string[]>> {
  const known = new Map(before.members.map((one) => [one.id, one]));
  const named = after.members.map((one) => ({ ...one, ownerName: before.ownerName }));
  const changed: Membership[] = [];
  for (const one of named) {
    const told = await tell(db, transaction, { before: known.get(one.id), after: one }, times);
    if (isSame(known.get(one.id), told)) continue;
    changed.push(told);
    const { id, ...fields } = told;
    transaction.set(db.collection('memberships').doc(id), fields);
  }
  const staying = new Set(named.map(({ id }) => id));
  const gone = before.members.filter(({ id }) => !staying.has(id));
  for (const one of gone) removeMembership(db, transaction, one);
  for (const one of after.ended) await notifyOfEnd(db, transaction, one, times.at);
  for (const one of after.lapsed) {
    endInvitation(db, transaction, one, 'places');
    await writeEvent(
      db,
      transaction,
      event(before.owner, 'invitation_lapsed', one.email),
      times.at,
    );
    await notifyInvited(db, transaction, one, before.ownerName, times.at);
  }
  const sharing = shareAll(db, transaction, machines, named, new Set(changed.map(({ id }) => id)));
  if (changed.length + gone.length + after.lapsed.length + sharing.size > 0) {
    markMembersChanged(db, transaction, before.owner, times.at);
  }
  return sharing;
}

/** Ends a membership, for a transaction that has read the members of its owner. What its member sees of machines is hidden by `hideMachine`. */
export function removeMembership(
  db: Firestore,
  transaction: Transaction,
  { id }: Pick<Membership, 'id'>,
): void {
  transaction.delete(db.collection('memberships').doc(id));
}

/** Notes which memberships stay in a plan, for a transaction that has read the owner’s members; null: no choice is due. */
export async function writeChoice(
  db: Firestore,
  transaction: Transaction,
  owner: string,
  choice: OwnerMembers['choice'],
): Promise<void> {
  const { FieldValue } = await import('firebase-admin/firestore');
  const profile = db.collection('users').doc(owner);
  const peopleToKeep = choice ?? FieldValue.delete();
  transaction.set(profile, { peopleToKeep }, { merge: true });
}

/** A write that makes the second of two concurrent transactions on the same members retry, and that open tabs hear of. */
export function markMembersChanged(
  db: Firestore,
  transaction: Transaction,
  owner: string,
  now: Date,
): void {
  const noted = { peopleChangedAt: markOfChange(now) };
  transaction.set(db.collection('users').doc(owner), noted, { merge: true });
}

/**
 * Lets those who may open everything see a machine that is being made, for a transaction that has read the owner's profile.
 * @param settled the members, where the transaction decides about them as well; otherwise they are read
 * @returns its members
 */
export async function shareNewMachine(
  db: Firestore,
  transaction: Transaction,
  { owner, settled }: { owner: string; settled?: readonly Membership[] },
  machine: Omit<Shared, 'members'>,
): Promise<string[]> {
  const members = (settled ?? (await readMembers(db, transaction, owner))).filter(
    (one) => isActive(one) && one.machines === 'all',
  );
  for (const one of members) showMachine(db, transaction, one, machine);
  return members.map(({ member }) => member);
}

async function readMembers(
  db: Firestore,
  transaction: Transaction,
  owner: string,
): Promise<Membership[]> {
  const { docs } = await db.collection('memberships').where('owner', '==', owner).get();
  const found = await Promise.all(docs.map(({ ref }) => transaction.get(ref)));
  return found.map(membershipIn).filter((one) => one !== null);
}

function shareAll(
  db: Firestore,
  transaction: Transaction,
  machines: readonly Shared[],
  members: readonly Membership[],
  changed: ReadonlySet<string>,
): Map<string, string[]> {
  const sharing = new Map<string, string[]>();
  for (const machine of machines) {
    const allowed =
      machine.state === 'erased'
        ? []
        : members.filter((one) => isActive(one) && includes(one.machines, machine.id));
    for (const one of allowed) {
      const isNew = !machine.members.includes(one.member);
      if (isNew || changed.has(one.id)) showMachine(db, transaction, one, machine);
    }
    const uids = allowed.map(({ member }) => member);
    const hidden = machine.members.filter((uid) => !uids.includes(uid));
    for (const uid of hidden) hideMachine(db, transaction, uid, machine.id);
    if (hidden.length > 0 || uids.length !== machine.members.length) sharing.set(machine.id, uids);
  }
  return sharing;
}

/** Tells of what the plan, or the calendar, has changed. What people do themselves is told where they do it. */
async function tell(
  db: Firestore,
  transaction: Transaction,
  { before, after }: { before: Membership | undefined; after: Membership },
  { now, at }: Times,
): Promise<Membership> {
  if (before === undefined) return after;
  const { id, owner, member, name, until } = after;
  if (before.state !== after.state) {
    const isBack = after.state === 'active';
    const told = isBack ? 'back' : 'suspended';
    await writeMembershipMail(db, transaction, after, told, at);
    const [ofOwner, ofMember] = isBack
      ? (['person_back', 'membership_back'] as const)
      : (['person_suspended', 'membership_suspended'] as const);
    await writeEvent(db, transaction, event(owner, ofOwner, name), at);
    await writeEvent(db, transaction, event(member, ofMember, after.ownerName), at);
  }
  const isNear = until !== null && Date.parse(until) - now.getTime() <= LAST_DAY_NOTICE_MS;
  if (!isNear || after.isLastDayTold || !isActive(after)) return after;
  const facts = { event: 'last_day', membership: id, ownerName: after.ownerName, until } as const;
  const mailId = `membership-last-day_${id}_${until}`;
  await writeMail(db, transaction, mailId, { ...membershipChanged.of(facts), uid: member }, at);
  return { ...after, isLastDayTold: true };
}

/** A last day ends at most this long after the day before it begins. */
const LAST_DAY_NOTICE_MS = 2 * DAY_MS;

async function notifyOfEnd(
  db: Firestore,
  transaction: Transaction,
  one: Membership,
  at: Date,
): Promise<void> {
  const { id, owner, member, name, ownerName } = one;
  await writeMembershipMail(db, transaction, one, 'ended', at);
  const facts = { name, how: 'last_day' } as const;
  const mailId = `person-left_${id}_${one.joinedAt}`;
  await writeMail(db, transaction, mailId, { ...personLeft.of(facts), uid: owner }, at);
  await writeEvent(db, transaction, event(owner, 'person_left', name), at);
  await writeEvent(db, transaction, event(member, 'membership_ended', ownerName), at);
}

/** Tells a member what has become of their membership. */
export async function writeMembershipMail(
  db: Firestore,
  transaction: Transaction,
  { id, member, ownerName }: Membership,
  told: 'removed' | 'suspended' | 'back' | 'ended' | 'owner_gone',
  at: Date,
): Promise<void> {
  const facts = { event: told, membership: id, ownerName, until: null };
  const mailId = `membership-${told}_${id}_${at.toISOString()}`;
  await writeMail(db, transaction, mailId, { ...membershipChanged.of(facts), uid: member }, at);
}

function event(uid: string, kind: SecurityEventKind, about: string | null) {
  return { uid, kind, about };
}

function isSame(before: Membership | undefined, after: Membership): boolean {
  return before !== undefined && JSON.stringify(sorted(before)) === JSON.stringify(sorted(after));
}

function sorted(one: Membership) {
  return Object.entries(one).toSorted(([a], [b]) => (a < b ? -1 : 1));
}
