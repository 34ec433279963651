import type { Firestore } from 'firebase-admin/firestore';
import type { z } from 'zod';
import type { Needs } from '../../../context.ts';
import type { OwnMembership } from '../../../contract/people.ts';
import { isBeingDeleted, type Transaction } from '../../../db/transaction.ts';
import { accountDeleted, ApiError } from '../../../foundation/errors.ts';
import type { Reply, UserCall } from '../../../http/route.ts';
import { writeEvent } from '../../audit/write-event.ts';
import { writeMail } from '../../email/outbox.ts';
import { personJoined } from '../../seats/email-kinds.ts';
import { endInvitation } from '../../seats/end-invitation.ts';
import { invitationDoc, invitationIn, type Invitation } from '../../seats/invitation-record.ts';
import { membershipId, type Membership } from '../../seats/membership-record.ts';
import { changeMembers, startChange, type Deciding, type MembersRead } from '../change-members.ts';
import {
  findForCaller,
  gone,
  InvitationKeyBody,
  isUsable,
  type Found,
  type Inviter,
  type Reader,
} from './find-invitation.ts';
import { holdsPlace, join, membershipIn, namesOf, newcomerOf } from './joining.ts';

export const body = InvitationKeyBody;

type Accepting = UserCall<'POST /invitations/accept'> & { body: z.output<typeof body> };

export async function handle(
  ctx: Deciding & Needs<'auth'>,
  { user, body: key }: Accepting,
): Promise<Reply<OwnMembership>> {
  return { body: await acceptInvitation(ctx, ...(await findForCaller(ctx, user, key))) };
}

/**
 * Makes someone a member. One who is a member of this owner already gets the machines and the last day of the invitation
 * instead of theirs, keeps the day on which they joined, and takes no second place. Repeated, it answers the membership.
 * @throws {ApiError} `gone`, `places`, `conflict` if the account is being deleted
 */
export async function acceptInvitation(
  ctx: Deciding,
  reader: Reader,
  { invitation: found, inviter }: Found,
): Promise<OwnMembership> {
  const { db, times, wanted } = await startChange(ctx, inviter.uid);
  let needed: 'none' | 'its own' | 'a free one' = 'none';
  const accepted = await changeMembers(
    db,
    wanted,
    async (read, transaction) => {
      if (await isBeingDeleted(db, transaction, reader.uid)) throw accountDeleted();
      const doc = found && (await transaction.get(invitationDoc(db, found.id)));
      const invitation = doc && invitationIn(doc);
      const member = membershipIn(read, reader);
      needed = 'none';
      const hasUsed = found === null || member?.invitation === found.id;
      if (invitation === null && hasUsed && member !== undefined) {
        return { ...read.people, result: answerOf(read, member, inviter) };
      }
      if (invitation === null || !isUsable(invitation, times.now)) throw gone();
      if (invitation.email !== reader.email) throw gone();
      needed = invitation.bouncedAt === undefined ? 'its own' : 'a free one';
      const joined = {
        ...newcomerOf(invitation, reader, member, times),
        ownerEmail: inviter.email,
      };
      endInvitation(db, transaction, invitation, 'used');
      await recordJoining(db, transaction, { invitation, reader, inviter }, times.at);
      return { ...join(read, invitation.id, joined), result: answerOf(read, joined, inviter) };
    },
    (settled, read) => {
      if (needed === 'none') return;
      const isFull = needed === 'a free one' && settled.lapsed.length > 0;
      const hasPlace = !isFull && holdsPlace(settled, read, membershipId(inviter.uid, reader.uid));
      if (!hasPlace) throw noPlace(inviter);
    },
  );
  if (accepted === null) throw gone();
  return accepted;
}

function noPlace({ name }: Inviter): ApiError {
  const whose = name === null ? 'Their' : `${name}’s`;
  return new ApiError(
    'places',
    `${whose} plan has no free place right now. Ask them to make room; your invitation stays open.`,
  );
}

async function recordJoining(
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
  { machines }: MembersRead,
  { id, ownerEmail, machines: access, until, state, joinedAt }: Membership,
  { name: ownerName }: Inviter,
): OwnMembership {
  const names = namesOf(machines, access);
  return { id, ownerName, ownerEmail, machines: names, until, state, joinedAt };
}
