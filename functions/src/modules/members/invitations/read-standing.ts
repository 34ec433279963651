import type { Needs } from '../../../context.ts';
import type { AnswerOf } from '../../../contract/endpoints.ts';
import type { z } from 'zod';
import { readClientAddress } from '../../../http/limits/client-address.ts';
import { createVisitorLimits } from '../../../http/limits/visitor-limits.ts';
import { unauthenticated } from '../../../http/require-user.ts';
import type { Call, Reply } from '../../../http/route.ts';
import { DOCUMENTS } from '../../seats/documents.ts';
import { idOf, invitationDoc, invitationIn } from '../../seats/invitation-record.ts';
import { gone, InvitationKeyBody, isUsable } from './find-invitation.ts';

export const body = InvitationKeyBody;

type Key = 'POST /invitations/preview';

/**
 * Tells what anyone with a link learns of its invitation, without a sign-in: whether it is open, or why it is over.
 * @throws {ApiError} `gone` for one that we do not know, or no longer
 */
export async function handle(
  ctx: Needs<'db' | 'clock' | 'billingClock' | 'log' | 'state'>,
  { body: key, header }: Call<Key> & { body: z.output<typeof body> },
): Promise<Reply<AnswerOf<Key>>> {
  if (!('secret' in key)) throw unauthenticated();
  await createVisitorLimits(ctx).countMailedCode(readClientAddress(header));
  const [db, now] = [await ctx.db(), await ctx.billingClock()];
  const id = idOf(key.secret);
  const [invitation, ended] = await Promise.all([
    invitationDoc(db, id).get().then(invitationIn),
    db.collection('invitationEnds').doc(id).get(),
  ]);
  if (invitation !== null && isUsable(invitation, now)) return { body: { state: 'waiting' } };
  const end = DOCUMENTS.invitationEnds.fields.safeParse(ended.data());
  // Those that were sent before ends were kept have none.
  if (!end.success && invitation === null) throw gone();
  const before = invitation?.state === 'accepted' ? 'used' : 'lapsed';
  return { body: { state: 'over', why: end.data?.why ?? before } };
}
