import type { Firestore } from 'firebase-admin/firestore';
import type { AnswerOf } from '../../contract/endpoints.ts';
import type { Transaction } from '../../db/transaction.ts';
import { accountDeleted } from '../../foundation/errors.ts';
import type { Reply, UserCall } from '../../http/route.ts';
import { writeEvent } from '../audit/write-event.ts';
import type { Membership } from '../seats/membership-record.ts';
import { writeMembershipMail } from '../seats/owner-members.ts';
import { findMember, type Changing } from './change-member.ts';
import { changeMembers, startChange } from './change-members.ts';
import { endSessions } from './end-sessions.ts';

export async function handle(
  ctx: Changing,
  { user, param }: UserCall<'DELETE /people/:id'>,
): Promise<Reply<AnswerOf<'DELETE /people/:id'>>> {
  await removeMember(ctx, user.uid, param('id'));
  return { body: { deleted: true } };
}

/** Ends a membership for its owner. Repeated, it finds no one any more. @throws {ApiError} `not_found` */
export async function removeMember(ctx: Changing, owner: string, id: string): Promise<void> {
  const { db, times, wanted } = await startChange(ctx, owner);
  const removed = await changeMembers(db, wanted, async ({ people, machines }, transaction) => {
    const found = findMember(people, id, times.now);
    const one = { ...found, ownerName: people.ownerName };
    await writeMembershipMail(db, transaction, one, 'removed', times.at);
    await recordRemoval(db, transaction, one, times.at);
    const { members, invitations } = people;
    const left = members.filter((other) => other.id !== id);
    const { member } = one;
    return { members: left, invitations, result: { member, machines } };
  });
  if (removed === null) throw accountDeleted();
  const { member, machines } = removed;
  await endSessions(
    ctx,
    machines.map((machine) => ({ member, machine: machine.id })),
  );
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
