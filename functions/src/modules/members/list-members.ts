import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import type { PlanNow } from '../../adapters/billing-clock.ts';
import type { PlanPrice } from '../../config/config.ts';
import type { OwnInvitation, People } from '../../contract/people.ts';
import { NO_SUBSCRIPTION, type Subscription } from '../../contract/subscription.ts';
import type { BillingStore } from '../billing/billing-store.ts';
import { placesOf, slugOf } from '../machines/apply-plan.ts';
import { isOver, type Membership } from '../seats/membership-record.ts';
import type { MembershipStore } from '../seats/membership-store.ts';
import { isActive } from '../seats/allocate-seats.ts';
import { readAccounts, toOwnMember } from './read-accounts.ts';
import { invitationIn, isOpen, type Invitation } from '../seats/invitation-record.ts';
import { largerPlan } from './seats-left.ts';

type Parts = {
  db: () => Promise<Firestore>;
  auth: () => Promise<Auth>;
  memberships: Pick<MembershipStore, 'listOf'>;
  readMirror: BillingStore['readMirror'];
  prices: readonly PlanPrice[];
  planNow: PlanNow;
};

/** An owner's people, as the page about them shows them. */
export function createPeopleList({ db, auth, memberships, readMirror, prices, planNow }: Parts) {
  return {
    /** What is stored. */
    async read(owner: string): Promise<PeopleRead> {
      const [now, members, invitations, mirror] = await Promise.all([
        planNow(),
        memberships.listOf(owner),
        listInvitations(await db(), owner),
        readMirror(owner),
      ]);
      return {
        members: members.filter((one) => !isOver(one, now)),
        invitations: invitations.filter((one) => isOpen(one, now)),
        subscription: mirror?.subscription ?? NO_SUBSCRIPTION,
      };
    },

    /** The same with names and addresses as they are now. */
    async describe({ members, invitations, subscription }: PeopleRead): Promise<People> {
      const accounts = await readAccounts(
        auth,
        members.map(({ member }) => member),
      );
      const plan = slugOf(subscription, prices);
      const { places } = placesOf(subscription, plan);
      return {
        places: places ?? 0,
        taken: 1 + members.filter(isActive).length + invitations.filter(holdsPlace).length,
        larger: largerPlan(places === null ? null : plan),
        members: members.map((one) => toOwnMember(one, accounts.get(one.member))),
        invitations: invitations.map(toOwnInvitation),
      };
    },
  };
}

export type PeopleList = ReturnType<typeof createPeopleList>;
type PeopleRead = {
  members: Membership[];
  invitations: Invitation[];
  subscription: Subscription;
};

async function listInvitations(db: Firestore, owner: string): Promise<Invitation[]> {
  const { docs } = await db.collection('invitations').where('owner', '==', owner).get();
  return docs
    .map(invitationIn)
    .filter((one) => one !== null)
    .toSorted((a, b) => (a.sentAt < b.sentAt ? -1 : 1));
}

function holdsPlace({ bouncedAt }: Pick<Invitation, 'bouncedAt'>): boolean {
  return bouncedAt === undefined;
}

/** An invitation as its sender sees it. */
export function toOwnInvitation(one: Omit<Invitation, 'id' | 'expireAt'>): OwnInvitation {
  const { key, email, machines, until, sentAt, lapsesAt } = one;
  return { id: key, email, machines, until, sentAt, lapsesAt, cameBack: !holdsPlace(one) };
}
