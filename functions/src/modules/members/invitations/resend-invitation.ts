import type { OwnInvitation } from '../../../contract/people.ts';
import type { Reply, UserCall } from '../../../http/route.ts';
import { isKey } from '../../seats/invitation-record.ts';
import { send, type Inviting, type Plans } from './send-invitation.ts';
import { noSuchInvitation } from './take-back-invitation.ts';

/**
 * Sends an invitation again that is there, open or lapsed.
 * @throws {ApiError} `not_found` for one that is not the owner's, or was used or taken back, and as `sendInvitation`
 */
export async function resendInvitation(
  ctx: Inviting,
  plans: Plans,
  { user, param }: UserCall<'POST /people/invitations/:id/resend'>,
): Promise<Reply<OwnInvitation>> {
  const key = param('id');
  if (!isKey(key)) throw noSuchInvitation();
  const sending = { owner: user.uid, key, kind: 'invitation_sent_again' } as const;
  const sent = await send(ctx, plans, sending, (earlier) => {
    if (earlier === null) throw noSuchInvitation();
    return earlier;
  });
  return { body: sent };
}
