import type { Firestore } from 'firebase-admin/firestore';
import { writeMail } from '../email/outbox.ts';
import { personJoined } from '../seats/email-kinds.ts';
import type { PlanNow } from '../../adapters/billing-clock.ts';
import type { PlanPrice } from '../../config/config.ts';
import { isBeingDeleted, type Transaction } from '../../db/transaction.ts';
import type { Access, InvitationPreview, OwnMembership } from '../../contract/people.ts';
import { shownServerName } from '../../contract/names/shown-name.ts';
import { accountDeleted, ApiError } from '../../foundation/errors.ts';
import { writeEvent } from '../audit/write-event.ts';
import { changeHousehold, lookAtHousehold, type HouseholdRead } from './change-members.ts';
import type { MachineRecord } from '../machines/record/machine-record.ts';
import { endInvitation } from '../seats/end-invitation.ts';
import { settleHousehold, type Times } from '../seats/owner-members.ts';
import { includes, membershipId, type Membership } from '../seats/membership-record.ts';
import { isActive, type PeopleSettled } from '../seats/allocate-seats.ts';
import { gone, isUsable, type Found, type Inviter, type Reader } from './find-invitation.ts';
import { invitationDoc, invitationIn, type Invitation } from '../seats/invitation-record.ts';

type Parts = {
  db: () => Promise<Firestore>;
  prices: readonly PlanPrice[];
  /** The time of day. */
  now: () => Date;
  planNow: PlanNow;
};

/** What a person does with an invitation that `find-invitation` has found for them. */
export function createInvitationActions({ db: database, prices, now, planNow }: Parts) {
  async function begin() {
    const [db, planTime] = await Promise.all([database(), planNow()]);
    return { db, times: { now: planTime, at: now() } satisfies Times };
  }

  return {
    /** What a person reads before they decide. Nothing changes. */
    async preview(reader: Reader, { invitation, inviter }: Found): Promise<Preview> {
      const { db, times } = await begin();
      const read = await lookAtHousehold(db, { owner: inviter.uid, prices, times });
      const terms = invitation ?? (read === null ? undefined : membershipIn(read, reader));
      if (read === null || terms === undefined) throw gone();
      const { machines, until } = terms;
      return {
        state: invitation === null ? 'member' : stateOf(read, invitation, reader, times),
        ownerName: inviter.name,
        ownerEmail: inviter.email,
        machines: namesOf(read.machines, machines),
        isForAll: machines === 'all',
        until,
        lapsesAt: invitation?.lapsesAt ?? null,
      };
    },

    /**
     * Makes someone a member. One who is a member of this owner already gets the machines and the last day of the invitation
     * instead of theirs, keeps the day on which they joined, and takes no second place. Repeated, it answers the membership.
     * @throws {ApiError} `gone`, `places`, `conflict` if the account is being deleted
     */
    async accept(reader: Reader, { invitation: found, inviter }: Found): Promise<OwnMembership> {
      const { db, times } = await begin();
      let needed: 'none' | 'its own' | 'a free one' = 'none';
      const accepted = await changeHousehold(
        db,
        { owner: inviter.uid, prices, times },
        async (read, transaction) => {
          if (await isBeingDeleted(db, transaction, reader.uid)) throw accountDeleted();
          const doc = found && (await transaction.get(invitationDoc(db, found.id)));
          const invitation = doc && invitationIn(doc);
          const member = membershipIn(read, reader);
          needed = 'none';
          const hasUsed = found === null || member?.invitation === found.id;
          if (invitation === null && hasUsed && member !== undefined) {
            return { ...read.household, result: answerOf(read, member, inviter) };
          }
          if (invitation === null || !isUsable(invitation, times.now)) throw gone();
          if (invitation.email !== reader.email) throw gone();
          needed = invitation.bouncedAt === undefined ? 'its own' : 'a free one';
          const joined = {
            ...newcomerOf(invitation, reader, member, times),
            ownerEmail: inviter.email,
          };
          endInvitation(db, transaction, invitation, 'used');
          await tellOfJoining(db, transaction, { invitation, reader, inviter }, times.at);
          return { ...join(read, invitation.id, joined), result: answerOf(read, joined, inviter) };
        },
        (settled, read) => {
          if (needed === 'none') return;
          const isFull = needed === 'a free one' && settled.lapsed.length > 0;
          const hasPlace = !isFull && holdsPlace(settled, read, idFor(inviter, reader));
          if (!hasPlace) throw noPlace(inviter);
        },
      );
      if (accepted === null) throw gone();
      return accepted;
    },

    /** @throws {ApiError} `gone`, also after a second call: there is nothing left to decline */
    async decline({ email }: Reader, { invitation: found, inviter }: Found): Promise<void> {
      if (found === null) throw gone();
      const { id } = found;
      const { db, times } = await begin();
      const declined = await changeHousehold(
        db,
        { owner: inviter.uid, prices, times },
        async ({ household }, transaction) => {
          const { members, invitations } = household;
          const invitation = invitationIn(await transaction.get(invitationDoc(db, id)));
          const isTheirs = invitation !== null && invitation.email === email;
          if (!isTheirs || !isUsable(invitation, times.now)) throw gone();
          endInvitation(db, transaction, invitation, 'used');
          const event = { uid: inviter.uid, kind: 'invitation_declined', about: email } as const;
          await writeEvent(db, transaction, event, times.at);
          return { members, invitations: invitations.filter((one) => one.id !== id), result: true };
        },
      );
      if (declined === null) throw gone();
    },
  };
}

type Preview = InvitationPreview;
export type InvitationActions = ReturnType<typeof createInvitationActions>;

function idFor(inviter: Inviter, reader: Reader): string {
  return membershipId(inviter.uid, reader.uid);
}

function membershipIn(
  { household }: HouseholdRead,
  { uid }: Pick<Reader, 'uid'>,
): Membership | undefined {
  return household.members.find(({ member }) => member === uid);
}

/** What someone becomes by an invitation. */
function newcomerOf(
  { id: invitation, owner, machines, until }: Invitation,
  { uid, name }: Reader,
  known: Membership | undefined,
  { now }: Times,
): Membership {
  return {
    id: membershipId(owner, uid),
    owner,
    member: uid,
    ownerName: null,
    ownerEmail: null,
    joinedAt: now.toISOString(),
    visitedAt: null,
    ...known,
    name,
    machines,
    until,
    state: 'active',
    reason: null,
    isLastDayTold: false,
    invitation,
  };
}

/** The household once someone has joined by this invitation. */
function join({ household }: HouseholdRead, invitation: string, joined: Membership) {
  return {
    members: [...household.members.filter(({ id }) => id !== joined.id), joined],
    invitations: household.invitations.filter(({ id }) => id !== invitation),
  };
}

function stateOf(
  read: HouseholdRead,
  invitation: Invitation,
  reader: Reader,
  times: Times,
): 'open' | 'full' {
  const joined = newcomerOf(invitation, reader, membershipIn(read, reader), times);
  const people = { ...read.household, ...join(read, invitation.id, joined) };
  const settled = settleHousehold(people, read.places, times.now);
  // One whose mail came back takes no place that another invitation holds.
  if (invitation.bouncedAt !== undefined && settled.lapsed.length > 0) return 'full';
  return holdsPlace(settled, read, joined.id) ? 'open' : 'full';
}

/** Without a plan there is no place: members stay, and no one joins. */
function holdsPlace({ members }: PeopleSettled, { places }: HouseholdRead, id: string): boolean {
  return places.places !== null && members.some((one) => one.id === id && isActive(one));
}

function noPlace({ name }: Inviter): ApiError {
  const whose = name === null ? 'Their' : `${name}’s`;
  return new ApiError(
    'places',
    `${whose} plan has no free place right now. Ask them to make room; your invitation stays open.`,
  );
}

async function tellOfJoining(
  db: Firestore,
  transaction: Transaction,
  { invitation, reader, inviter }: { invitation: Invitation; reader: Reader; inviter: Inviter },
  at: Date,
): Promise<void> {
  const { owner, email } = invitation;
  const { uid, name } = reader;
  const mail = { ...personJoined.of({ name, email }), uid: owner };
  await writeMail(db, transaction, `person-joined_${invitation.id}`, mail, at);
  const ofOwner = { uid: owner, kind: 'person_joined', about: name ?? email } as const;
  await writeEvent(db, transaction, ofOwner, at);
  const ofMember = { uid, kind: 'membership_joined', about: inviter.name } as const;
  await writeEvent(db, transaction, ofMember, at);
}

function answerOf(
  { machines }: HouseholdRead,
  { id, ownerEmail, machines: access, until, state, joinedAt }: Membership,
  { name: ownerName }: Inviter,
): OwnMembership {
  const names = namesOf(machines, access);
  return { id, ownerName, ownerEmail, machines: names, until, state, joinedAt };
}

/** What the machines are called that someone may open. */
function namesOf(machines: readonly MachineRecord[], access: Access): string[] {
  return machines
    .filter(({ id, state }) => state !== 'erased' && includes(access, id))
    .map(({ name }) => shownServerName(name, 'A server'))
    .toSorted();
}
