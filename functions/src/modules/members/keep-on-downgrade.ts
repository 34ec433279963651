import type { Needs } from '../../context.ts';
import { transact } from '../../db/transaction.ts';
import type { PlanChangePreview } from '../../contract/api.ts';
import { PLAN_TERMS, type Plan } from '../../contract/plans.ts';
import { accountDeleted, ApiError } from '../../foundation/errors.ts';
import { listOpen, readOwnerMembers, writeChoice } from '../seats/owner-members.ts';
import { isOver, type Membership } from '../seats/membership-record.ts';
import { listMemberships } from '../seats/stored-memberships.ts';
import { isActive, allocateSeats } from '../seats/allocate-seats.ts';

/** Whom a person has to choose from, in the order in which they joined, for how many there is a place, and who is no longer invited. */
export async function previewKept(
  ctx: Needs<'db' | 'billingClock'>,
  uid: string,
  plan: Pick<Plan, 'slug'>,
): Promise<Pick<PlanChangePreview, 'people' | 'peoplePlaces' | 'invitations'>> {
  const [db, members, now] = await Promise.all([
    ctx.db(),
    listMemberships(ctx, 'owner', uid),
    ctx.billingClock(),
  ]);
  const invited = await listOpen(db, uid, now);
  const places = PLAN_TERMS[plan.slug].people;
  const { lapsed } = allocateSeats({ places, members, invitations: invited, keep: null, now });
  return {
    people: holding(members, now).map(({ id, name }) => ({ id, name })),
    peoplePlaces: placesBeside(plan),
    invitations: lapsed.map(({ email }) => email),
  };
}

/**
 * Stores who stays when a plan gets smaller, before it is changed: whatever then fails, the choice is there when the plan is. It
 * counts while the plan has that price (`users/{uid}.peopleToKeep`). With every change, one of long ago goes: it must not come back
 * to life.
 * @param keep only looked at if there is something to choose: the plan has a place, and fewer than there are people. Where it
 * has none, all wait until there is one.
 * @throws {ApiError} `conflict` without a choice that is due
 */
export async function storeKept(
  ctx: Needs<'db' | 'billingClock'>,
  uid: string,
  plan: Pick<Plan, 'slug' | 'planId'>,
  keep: readonly string[] = [],
): Promise<void> {
  const [db, now] = await Promise.all([ctx.db(), ctx.billingClock()]);
  const places = placesBeside(plan);
  const stored = await transact(
    db,
    async (transaction) => {
      const { members } = await readOwnerMembers(db, transaction, uid, now);
      const ids = holding(members, now).map(({ id }) => id);
      const isDue = places > 0 && ids.length > places;
      if (isDue && !isChoice(keep, ids, places)) throw choiceMissing();
      const choice = isDue ? { planId: plan.planId, ids: [...keep] } : null;
      await writeChoice(db, transaction, uid, choice);
      return true;
    },
    { unlessDeleted: uid },
  );
  if (stored === null) throw accountDeleted();
}

function holding(members: readonly Membership[], now: Date): Membership[] {
  return members.filter((one) => isActive(one) && !isOver(one, now));
}

/** The places of a plan besides its owner's. */
function placesBeside({ slug }: Pick<Plan, 'slug'>): number {
  return PLAN_TERMS[slug].people - 1;
}

function isChoice(keep: readonly string[], from: readonly string[], places: number): boolean {
  const ids = new Set(keep);
  return ids.size === keep.length && ids.size === places && keep.every((id) => from.includes(id));
}

function choiceMissing(): ApiError {
  return new ApiError('conflict', 'Choose who stays.');
}
