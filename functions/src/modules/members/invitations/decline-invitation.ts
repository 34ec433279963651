import type { z } from 'zod';
import type { Needs } from '../../../context.ts';
import type { AnswerOf } from '../../../contract/endpoints.ts';
import type { Reply, UserCall } from '../../../http/route.ts';
import { writeEvent } from '../../audit/write-event.ts';
import { endInvitation } from '../../seats/end-invitation.ts';
import { invitationDoc, invitationIn } from '../../seats/invitation-record.ts';
import { changeMembers, startChange, type Deciding } from '../change-members.ts';
import {
  findForCaller,
  gone,
  InvitationKeyBody,
  isUsable,
  type Found,
  type Reader,
} from './find-invitation.ts';

export const body = InvitationKeyBody;

type Key = 'POST /invitations/decline';

export async function handle(
  ctx: Deciding & Needs<'auth'>,
  { user, body: key }: UserCall<Key> & { body: z.output<typeof body> },
): Promise<Reply<AnswerOf<Key>>> {
  await declineInvitation(ctx, ...(await findForCaller(ctx, user, key)));
  return { body: { declined: true } };
}

/** @throws {ApiError} `gone`, also after a second call: there is nothing left to decline */
export async function declineInvitation(
  ctx: Deciding,
  { email }: Reader,
  { invitation: found, inviter }: Found,
): Promise<void> {
  if (found === null) throw gone();
  const { id } = found;
  const { db, times, wanted } = await startChange(ctx, inviter.uid);
  const declined = await changeMembers(db, wanted, async ({ people }, transaction) => {
    const { members, invitations } = people;
    const invitation = invitationIn(await transaction.get(invitationDoc(db, id)));
    const isTheirs = invitation !== null && invitation.email === email;
    if (!isTheirs || !isUsable(invitation, times.now)) throw gone();
    endInvitation(db, transaction, invitation, 'used');
    const event = { uid: inviter.uid, kind: 'invitation_declined', about: email } as const;
    await writeEvent(db, transaction, event, times.at);
    return { members, invitations: invitations.filter((one) => one.id !== id), result: true };
  });
  if (declined === null) throw gone();
}
