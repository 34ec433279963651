import type { Added } from '../../foundation/added-since.ts';
import { invitationIn } from '../seats/invitation-record.ts';
import { isOver } from '../seats/membership-record.ts';
import { listMemberships } from '../seats/stored-memberships.ts';
import { narrowAccess, type Changing } from './change-member.ts';
import { takeBackInvitation } from './invitations/take-back-invitation.ts';
import { removeMember } from './remove-member.ts';
import { withoutWidened } from './widened-access.ts';

/** Whom an owner has invited or let in, and who was there before and was given more. */
export async function addedMembers(ctx: Changing, owner: string, since: Date): Promise<Added[]> {
  const from = since.toISOString();
  const invited = (await ctx.db()).collection('invitations').where('owner', '==', owner);
  const [{ docs }, joined, now] = await Promise.all([
    invited.get(),
    listMemberships(ctx, 'owner', owner),
    ctx.billingClock(),
  ]);
  const open = docs
    .map(invitationIn)
    .filter((one) => one !== null)
    .filter(({ state, sentAt }) => state === 'open' && sentAt >= from);
  const here = joined.filter((one) => !isOver(one, now));
  const entered = here.filter((one) => one.joinedAt >= from);
  const widened = here.filter((one) => one.joinedAt < from && withoutWidened(one, since) !== null);
  return [
    ...open.map(({ key, email }) => ({
      is: { what: 'invitation' as const, name: email },
      remove: () => takeBackInvitation(ctx, owner, key),
    })),
    ...entered.map(({ id, name }) => ({
      is: { what: 'member' as const, name: name ?? 'A member' },
      remove: () => removeMember(ctx, owner, id),
    })),
    ...widened.map(({ id, name }) => ({
      is: { what: 'access' as const, name: name ?? 'Someone without a name' },
      remove: () => narrowAccess(ctx, { owner, id }, since),
    })),
  ];
}
