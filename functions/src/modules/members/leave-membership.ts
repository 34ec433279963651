import type { Firestore } from 'firebase-admin/firestore';
import type { Needs } from '../../context.ts';
import type { AnswerOf } from '../../contract/endpoints.ts';
import type { Transaction } from '../../db/transaction.ts';
import { ApiError } from '../../foundation/errors.ts';
import type { Reply, UserCall } from '../../http/route.ts';
import { writeEvent } from '../audit/write-event.ts';
import { writeMail } from '../email/outbox.ts';
import { personLeft } from '../seats/email-kinds.ts';
import type { Membership } from '../seats/membership-record.ts';
import { findMembership } from '../seats/stored-memberships.ts';
import {
  changeMembers,
  endMemberships,
  sessionsOf,
  startChange,
  type Deciding,
} from './change-members.ts';
import { endSessions } from './end-sessions.ts';

type Leaving = Deciding & Needs<'auth' | 'log'>;

export async function handle(
  ctx: Leaving,
  { user, param }: UserCall<'DELETE /memberships/:id'>,
): Promise<Reply<AnswerOf<'DELETE /memberships/:id'>>> {
  const membership = await findMembership(ctx, param('id'));
  if (membership?.member !== user.uid) throw noSuchMembership();
  await leaveMembership(ctx, membership, 'left');
  return { body: { deleted: true } };
}

/**
 * Ends one membership from the member's side, and tells the owner. Repeated, it does nothing.
 * @param how `deleted`: with the account of the member, which hears of nothing any more
 */
export async function leaveMembership(
  ctx: Leaving,
  { id, owner, member }: Membership,
  how: 'left' | 'deleted',
): Promise<void> {
  const { db, times, wanted } = await startChange(ctx, owner);
  const ended = await changeMembers(db, wanted, async (read, transaction) => {
    const { people, machines } = read;
    const leaving = people.members.find((one) => one.id === id);
    const members = people.members.filter((one) => one !== leaving);
    if (leaving !== undefined) await notifyOwner(db, transaction, leaving, how, times.at);
    const sessions = leaving === undefined ? [] : sessionsOf(leaving, machines);
    return { members, invitations: people.invitations, result: sessions };
  });
  // The owner's account is going too: there is no one to tell, and nothing to settle.
  const without = () => endMemberships(db, owner, times, (one) => one.member === member, 'untold');
  await endSessions(ctx, ended ?? (await without()));
}

/** Ends the memberships of all whom an owner has let in. The owner's account is marked as going. */
export async function dissolveMemberships(ctx: Leaving, owner: string): Promise<void> {
  const { db, times } = await startChange(ctx, owner);
  await endSessions(ctx, await endMemberships(db, owner, times, () => true, 'told'));
}

async function notifyOwner(
  db: Firestore,
  transaction: Transaction,
  { id, owner, member, name, ownerName, joinedAt }: Membership,
  how: 'left' | 'deleted',
  at: Date,
): Promise<void> {
  const mail = { ...personLeft.of({ name, how }), uid: owner };
  await writeMail(db, transaction, `person-left_${id}_${joinedAt}`, mail, at);
  const ofOwner = { uid: owner, kind: 'person_left', about: name } as const;
  await writeEvent(db, transaction, ofOwner, at);
  if (how === 'deleted') return;
  const ofMember = { uid: member, kind: 'membership_left', about: ownerName } as const;
  await writeEvent(db, transaction, ofMember, at);
}

function noSuchMembership(): ApiError {
  return new ApiError('not_found', 'You are not a member there, or no longer. Reload the page.');
}
