import type { PersonData } from '../../db/personal-data.ts';
import { transact } from '../../db/transaction.ts';
import { endInvitation } from '../seats/end-invitation.ts';
import { listMemberships, removeLeftovers } from '../seats/stored-memberships.ts';
import { invitationIn } from '../seats/invitation-record.ts';
import type { Changing } from './change-member.ts';
import { dissolveMemberships, leaveMembership } from './leave-membership.ts';

/**
 * Whom a person lets in, and who lets them in. Each export holds what its own person has decided or done: names and addresses
 * of members are theirs.
 *
 * An open invitation to the person's address stays: it is its owner's word about an address, whether or not there is an
 * account of it, and it lapses within days. If it went, its absence would tell the owner of an account that they never knew.
 */
export function memberData(ctx: Changing) {
  async function sentBy(uid: string) {
    return (await ctx.db()).collection('invitations').where('owner', '==', uid);
  }

  /** Their links say that they were taken back. */
  async function endInvitations(uid: string): Promise<void> {
    const { docs } = await (await sentBy(uid)).get();
    const db = await ctx.db();
    for (const { ref } of docs) {
      await transact(db, async (transaction) => {
        const found = invitationIn(await transaction.get(ref));
        if (found !== null) endInvitation(db, transaction, found, 'taken_back');
      });
    }
  }

  return {
    collections: ['memberships', 'sharedMachines', 'invitations'] as const,

    async export({ uid }) {
      const [members, mine, invited] = await Promise.all([
        listMemberships(ctx, 'owner', uid),
        listMemberships(ctx, 'member', uid),
        (await sentBy(uid)).get(),
      ]);
      const invitations = invited.docs.map(invitationIn).filter((one) => one !== null);
      return {
        people: members.map(({ machines, until, state, reason, joinedAt, visitedAt }) => ({
          machines,
          until,
          state,
          reason,
          joinedAt,
          visitedAt,
        })),
        invitations: invitations.map(
          ({ email, machines, until, state, sentAt, lapsesAt, bouncedAt }) => ({
            email,
            machines,
            until,
            state,
            sentAt,
            lapsesAt,
            bouncedAt: bouncedAt ?? null,
          }),
        ),
        memberships: mine.map((one) => ({
          name: one.name,
          ownerName: one.ownerName,
          machines: one.machines,
          until: one.until,
          state: one.state,
          reason: one.reason,
          joinedAt: one.joinedAt,
          visitedAt: one.visitedAt,
        })),
      };
    },

    /** The memberships come first: while one is there, others may write to its member, whose mails and events go later. */
    async remove({ uid }) {
      for (const one of await listMemberships(ctx, 'member', uid)) {
        await leaveMembership(ctx, one, 'deleted');
      }
      await dissolveMemberships(ctx, uid);
      await endInvitations(uid);
      await removeLeftovers(ctx, uid);
    },
  } satisfies PersonData;
}
