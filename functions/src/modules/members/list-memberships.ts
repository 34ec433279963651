import type { Needs } from '../../context.ts';
import type { AnswerOf } from '../../contract/endpoints.ts';
import { shownName, shownServerName } from '../../contract/names/shown-name.ts';
import type { OwnMembership } from '../../contract/people.ts';
import type { Reply, UserCall } from '../../http/route.ts';
import { DOCUMENTS } from '../seats/documents.ts';
import { invitationIn, type Invitation } from '../seats/invitation-record.ts';
import { isOver, type Membership } from '../seats/membership-record.ts';
import { listMemberships } from '../seats/stored-memberships.ts';
import { isUsable, readerOf, type Reader } from './invitations/find-invitation.ts';
import { readAccounts } from './read-accounts.ts';

/** What nothing but the person decides. */
export async function preload(ctx: Needs<'db'>, uid: string) {
  const machines = (await ctx.db()).collection('sharedMachines').where('member', '==', uid);
  const [mine, { docs }] = await Promise.all([listMemberships(ctx, 'member', uid), machines.get()]);
  const shared = docs.map((doc) => DOCUMENTS.sharedMachines.fields.parse(doc.data()));
  return { mine, shared };
}

type Listing = UserCall<'GET /memberships'> & { preloaded: ReturnType<typeof preload> };

/** Lists where a person may open another's machines, and where they are invited to. */
export async function handle(
  ctx: Needs<'auth' | 'db' | 'billingClock'>,
  { user, preloaded }: Listing,
): Promise<Reply<AnswerOf<'GET /memberships'>>> {
  const reader = await readerOf(user);
  const { mine, shared } = await preloaded;
  const now = await ctx.billingClock();
  const invitations = await openFor(ctx, reader, now);
  const owners = [...mine, ...invitations].map(({ owner }) => owner);
  const accounts = await readAccounts(ctx.auth, [...new Set(owners)]);
  const nameOf = (owner: string) => shownName(accounts.get(owner)?.displayName, null);
  const describe = (one: Membership): OwnMembership => ({
    id: one.id,
    ownerName: accounts.has(one.owner) ? nameOf(one.owner) : one.ownerName,
    ownerEmail: one.ownerEmail,
    machines: shared
      .filter(({ owner }) => owner === one.owner)
      .map(({ name }) => shownServerName(name, 'A server'))
      .toSorted(),
    until: one.until,
    state: one.state,
    joinedAt: one.joinedAt,
  });
  return {
    body: {
      memberships: mine.filter((one) => !isOver(one, now)).map(describe),
      invitations: invitations
        .filter(({ owner }) => accounts.has(owner))
        .map(({ key, owner, lapsesAt }) => ({ id: key, ownerName: nameOf(owner), lapsesAt })),
    },
  };
}

async function openFor(ctx: Needs<'db'>, { uid, email }: Reader, now: Date): Promise<Invitation[]> {
  if (email === null) return [];
  const all = (await ctx.db()).collection('invitations');
  const { docs } = await all.where('email', '==', email).get();
  return docs
    .map(invitationIn)
    .filter((one) => one !== null)
    .filter((one) => one.owner !== uid && isUsable(one, now));
}
