import type { Firestore } from 'firebase-admin/firestore';
import type { AnswerOf } from '../../../contract/endpoints.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { accountDeleted, ApiError } from '../../../foundation/errors.ts';
import type { Reply, UserCall } from '../../../http/route.ts';
import { writeEvent } from '../../audit/write-event.ts';
import { endInvitation } from '../../seats/end-invitation.ts';
import { invitationIn, isKey, type Invitation } from '../../seats/invitation-record.ts';
import { changeMembers, startChange, type Deciding } from '../change-members.ts';

export async function handle(
  ctx: Deciding,
  { user, param }: UserCall<'DELETE /people/invitations/:id'>,
): Promise<Reply<AnswerOf<'DELETE /people/invitations/:id'>>> {
  await takeBackInvitation(ctx, user.uid, param('id'));
  return { body: { deleted: true } };
}

/** Takes an invitation back. Repeated, it finds none any more. @throws {ApiError} `not_found` */
export async function takeBackInvitation(ctx: Deciding, owner: string, key: string): Promise<void> {
  if (!isKey(key)) throw noSuchInvitation();
  const { db, times, wanted } = await startChange(ctx, owner);
  const taken = await changeMembers(db, wanted, async ({ people }, transaction) => {
    const earlier = await findUnused(db, transaction, { owner, key });
    const [last] = earlier;
    if (last === undefined) throw noSuchInvitation();
    for (const one of earlier) endInvitation(db, transaction, one, 'taken_back');
    const kind = 'invitation_withdrawn';
    await writeEvent(db, transaction, { uid: owner, kind, about: last.email }, times.at);
    const { members } = people;
    return { members, invitations: without(people.invitations, last.email), result: true };
  });
  if (taken === null) throw accountDeleted();
}

/** The invitations to one address that no one has used, open or lapsed, the latest first. */
export async function findUnused(
  db: Firestore,
  transaction: Transaction,
  { owner, key }: { owner: string; key: string },
): Promise<Invitation[]> {
  const { docs } = await db.collection('invitations').where('key', '==', key).get();
  const found = await Promise.all(docs.map(({ ref }) => transaction.get(ref)));
  return found
    .map(invitationIn)
    .filter((one) => one !== null)
    .filter((one) => one.owner === owner && one.state === 'open')
    .toSorted((a, b) => (a.sentAt > b.sentAt ? -1 : 1));
}

export function without<T extends { email: string }>(
  invitations: readonly T[],
  email: string,
): T[] {
  return invitations.filter((one) => one.email !== email);
}

export function noSuchInvitation(): ApiError {
  return new ApiError('not_found', 'This invitation is not open any more. Reload the page.');
}
