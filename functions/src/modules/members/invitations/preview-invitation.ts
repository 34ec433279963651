import type { z } from 'zod';
import type { Needs } from '../../../context.ts';
import type { InvitationPreview } from '../../../contract/people.ts';
import type { Reply, UserCall } from '../../../http/route.ts';
import type { Invitation } from '../../seats/invitation-record.ts';
import { settleMembers, type Times } from '../../seats/owner-members.ts';
import { readMembers, startChange, type Deciding, type MembersRead } from '../change-members.ts';
import { findForCaller, gone, InvitationKeyBody, type Reader } from './find-invitation.ts';
import { holdsPlace, join, membershipIn, namesOf, newcomerOf } from './joining.ts';

export const body = InvitationKeyBody;

type Previewing = UserCall<'POST /invitations/preview'> & { body: z.output<typeof body> };

/** Tells a person what they read before they decide. Nothing changes. */
export async function handle(
  ctx: Deciding & Needs<'auth'>,
  { user, body: key }: Previewing,
): Promise<Reply<InvitationPreview>> {
  const [reader, { invitation, inviter }] = await findForCaller(ctx, user, key);
  const { db, times, wanted } = await startChange(ctx, inviter.uid);
  const read = await readMembers(db, wanted);
  const terms = invitation ?? (read === null ? undefined : membershipIn(read, reader));
  if (read === null || terms === undefined) throw gone();
  const { machines, until } = terms;
  return {
    body: {
      state: invitation === null ? 'member' : stateOf(read, invitation, reader, times),
      ownerName: inviter.name,
      ownerEmail: inviter.email,
      machines: namesOf(read.machines, machines),
      isForAll: machines === 'all',
      until,
      lapsesAt: invitation?.lapsesAt ?? null,
    },
  };
}

function stateOf(
  read: MembersRead,
  invitation: Invitation,
  reader: Reader,
  times: Times,
): 'open' | 'full' {
  const joined = newcomerOf(invitation, reader, membershipIn(read, reader), times);
  const after = { ...read.people, ...join(read, invitation.id, joined) };
  const settled = settleMembers(after, read.places, times.now);
  // One whose mail came back takes no place that another invitation holds.
  if (invitation.bouncedAt !== undefined && settled.lapsed.length > 0) return 'full';
  return holdsPlace(settled, read, joined.id) ? 'open' : 'full';
}
