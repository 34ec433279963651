import type { Firestore } from 'firebase-admin/firestore';
import type { Needs } from '../../context.ts';
import type { OwnInvitation, People } from '../../contract/people.ts';
import { NO_SUBSCRIPTION, type Subscription } from '../../contract/subscription.ts';
import type { Reply } from '../../http/route.ts';
import { createBillingStore } from '../billing/billing-store.ts';
import { placesOf, slugOf } from '../machines/apply-plan.ts';
import { isActive } from '../seats/allocate-seats.ts';
import { invitationIn, isOpen, type Invitation } from '../seats/invitation-record.ts';
import { isOver, type Membership } from '../seats/membership-record.ts';
import { listMemberships } from '../seats/stored-memberships.ts';
import { readAccounts, toOwnMember } from './read-accounts.ts';
import { largerPlan } from './seats-left.ts';

type PeopleRead = {
  members: Membership[];
  invitations: Invitation[];
  subscription: Subscription;
};

/** What is stored of an owner's people. */
export async function preload(
  ctx: Needs<'db' | 'billingClock'>,
  owner: string,
): Promise<PeopleRead> {
  const [now, members, invitations, mirror] = await Promise.all([
    ctx.billingClock(),
    listMemberships(ctx, 'owner', owner),
    listInvitations(await ctx.db(), owner),
    createBillingStore(ctx.db).readMirror(owner),
  ]);
  return {
    members: members.filter((one) => !isOver(one, now)),
    invitations: invitations.filter((one) => isOpen(one, now)),
    subscription: mirror?.subscription ?? NO_SUBSCRIPTION,
  };
}

/** Lists an owner's people, as the page about them shows them, with names and addresses as they are now. */
export async function handle(
  ctx: Needs<'auth' | 'config'>,
  { preloaded }: { preloaded: Promise<PeopleRead> },
): Promise<Reply<People>> {
  const { members, invitations, subscription } = await preloaded;
  const accounts = await readAccounts(
    ctx.auth,
    members.map(({ member }) => member),
  );
  const plan = slugOf(subscription, ctx.config.billing?.prices ?? []);
  const { places } = placesOf(subscription, plan);
  return {
    body: {
      places: places ?? 0,
      taken: 1 + members.filter(isActive).length + invitations.filter(holdsPlace).length,
      larger: largerPlan(places === null ? null : plan),
      members: members.map((one) => toOwnMember(one, accounts.get(one.member))),
      invitations: invitations.map(toOwnInvitation),
    },
  };
}

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
