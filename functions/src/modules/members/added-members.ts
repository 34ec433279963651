import type { Firestore } from 'firebase-admin/firestore';
import type { PlanNow } from '../../adapters/billing-clock.ts';
import type { AddedSince } from '../../foundation/added-since.ts';
import { isOver } from '../seats/membership-record.ts';
import type { MembershipStore } from '../seats/membership-store.ts';
import type { ChangeMember } from './change-member.ts';
import { invitationIn } from '../seats/invitation-record.ts';
import type { Invite } from './invite.ts';
import { withoutWidened } from './widened-access.ts';

type Parts = {
  db: () => Promise<Firestore>;
  memberships: Pick<MembershipStore, 'listOf'>;
  invitations: Pick<Invite, 'takeBack'>;
  members: Pick<ChangeMember, 'narrow' | 'remove'>;
  planNow: PlanNow;
};

/** Whom an owner has invited or let in, and who was there before and was given more. */
export function createAddedPeople(parts: Parts): AddedSince {
  const { db: database, memberships, invitations, members, planNow } = parts;
  return async (owner, since) => {
    const from = since.toISOString();
    const invited = (await database()).collection('invitations').where('owner', '==', owner);
    const [{ docs }, joined, now] = await Promise.all([
      invited.get(),
      memberships.listOf(owner),
      planNow(),
    ]);
    const open = docs
      .map(invitationIn)
      .filter((one) => one !== null)
      .filter(({ state, sentAt }) => state === 'open' && sentAt >= from);
    const here = joined.filter((one) => !isOver(one, now));
    const entered = here.filter((one) => one.joinedAt >= from);
    const widened = here.filter(
      (one) => one.joinedAt < from && withoutWidened(one, since) !== null,
    );
    return [
      ...open.map(({ key, email }) => ({
        is: { what: 'invitation' as const, name: email },
        remove: () => invitations.takeBack(owner, key),
      })),
      ...entered.map(({ id, name }) => ({
        is: { what: 'member' as const, name: name ?? 'A member' },
        remove: () => members.remove(owner, id),
      })),
      ...widened.map(({ id, name }) => ({
        is: { what: 'access' as const, name: name ?? 'Someone without a name' },
        remove: () => members.narrow(owner, id, since),
      })),
    ];
  };
}
