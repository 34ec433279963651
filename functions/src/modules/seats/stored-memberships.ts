import type { Needs } from '../../context.ts';
import { readEach } from '../../db/read-each.ts';
import { removeEach } from '../../db/remove-each.ts';
import { isOvertaken } from '../../foundation/database-errors.ts';
import { DOCUMENTS } from './documents.ts';
import { membershipId, membershipIn, type Membership } from './membership-record.ts';

/** Who may open whose machines: `memberships/{id}`. Everything else about one changes with its owner's other members only. */
export async function findMembership(ctx: Needs<'db'>, id: string): Promise<Membership | null> {
  if (!MEMBERSHIP_ID.test(id)) return null;
  return membershipIn(await (await ctx.db()).collection('memberships').doc(id).get());
}

/** This person's membership with that owner; null without one. */
export function membershipBetween(
  ctx: Needs<'db'>,
  owner: string,
  member: string,
): Promise<Membership | null> {
  return findMembership(ctx, membershipId(owner, member));
}

/**
 * Some memberships, in the order in which they began.
 * @param field `owner`: those who may open this person's machines. `member`: where this person may open someone else's.
 */
export async function listMemberships(
  ctx: Needs<'db'>,
  field: 'owner' | 'member',
  uid: string,
): Promise<Membership[]> {
  const { docs } = await (await ctx.db()).collection('memberships').where(field, '==', uid).get();
  return docs
    .map(membershipIn)
    .filter((one) => one !== null)
    .toSorted((a, b) => (a.joinedAt < b.joinedAt ? -1 : 1));
}

/** Who may open someone else's machines, membership by membership, after one of these. */
export async function listAllMembers(
  ctx: Needs<'db' | 'log'>,
  after: string | null,
  size: number,
): Promise<{ uids: string[]; next: string | null }> {
  const all = (await ctx.db())
    .collection('memberships')
    .orderBy('__name__')
    .select('member')
    .limit(size);
  const { docs } = await (after === null ? all : all.startAfter(after)).get();
  const uids = readEach(docs, (doc) => Named.parse(doc.data()).member, ctx.log);
  return { uids, next: docs.length < size ? null : (docs.at(-1)?.id ?? null) };
}

/** Keeps when a member has last opened a machine, and how they are called now. */
export async function trackVisit(
  ctx: Needs<'db'>,
  id: string,
  name: string | null,
  at: Date,
): Promise<void> {
  const doc = (await ctx.db()).collection('memberships').doc(id);
  try {
    await doc.update({ visitedAt: at.toISOString(), name });
  } catch (error) {
    if (!isOvertaken(error)) throw error;
  }
}

/** Removes what is left of someone who is going, once their memberships and the invitations that they sent have ended. */
export async function removeLeftovers(ctx: Needs<'db'>, uid: string): Promise<void> {
  const db = await ctx.db();
  // What they have used, as it was kept before only the end was.
  await removeEach(db.collection('invitations').where('member', '==', uid));
  for (const field of ['owner', 'member']) {
    await removeEach(db.collection('sharedMachines').where(field, '==', uid));
  }
}

const Named = DOCUMENTS.memberships.fields.pick({ member: true });
const MEMBERSHIP_ID = /^[0-9a-f]{40}$/;
