/**
 * Changes of one owner's people within the same millisecond. A write that changes nothing leaves a document's time as it was
 * (cloud.google.com/firestore/docs/reference/rpc/google.firestore.v1#writeresult), so marks that are equal would keep nothing apart.
 */
import { beforeAll, expect, it, vi } from 'vitest';
import { changeMembers } from '../../functions/src/modules/members/change-members.ts';
import {
  membershipId,
  type Membership,
} from '../../functions/src/modules/seats/membership-record.ts';
import { isActive } from '../../functions/src/modules/seats/allocate-seats.ts';
import { createMemoryFirestore } from './memory-firestore.ts';
import { watchOwners } from './owners.ts';

watchOwners();

const AT_ONCE = 9;
/** Of Household, beside its owner's. */
const PLACES = 5;
const NOW = new Date('2026-01-01T00:00:00.000Z');

beforeAll(() => {
  vi.stubEnv('GCLOUD_PROJECT', 'demo-moment');
});

const turn = () => new Promise((resolve) => void setImmediate(resolve));

function newcomer(owner: string, member: string): Membership {
  return {
    id: membershipId(owner, member),
    owner,
    member,
    ownerName: null,
    ownerEmail: null,
    name: null,
    machines: 'all',
    until: null,
    state: 'active',
    reason: null,
    joinedAt: NOW.toISOString(),
    visitedAt: null,
    isLastDayTold: false,
  };
}

// R-PPL-07
it('people who join in the same millisecond share the places of the plan', async () => {
  const { db } = await createMemoryFirestore(async (act) => {
    await turn();
    return act();
  });
  await db.doc('users/olga').set({ displayName: 'Olga' });
  await db.doc('subscriptions/olga').set({
    uid: 'olga',
    customerId: 'cus_olga',
    id: 'sub_olga',
    plan: 'Household',
    planId: 'price',
    interval: 'month',
    currentPeriodEnd: '2026-02-01T00:00:00.000Z',
    status: 'active',
    readAt: NOW.toISOString(),
  });
  const prices = [{ slug: 'household', interval: 'month', priceId: 'price' }] as const;
  const join = (member: string) =>
    changeMembers(
      db,
      { owner: 'olga', prices, times: { now: NOW, at: NOW } },
      async ({ people }) => ({
        members: [...people.members, newcomer('olga', member)],
        invitations: [],
        result: true,
      }),
      ({ members }) => {
        if (!members.every(isActive)) throw new Error('there is no place');
      },
    );
  const names = Array.from({ length: AT_ONCE }, (_, count) => `member-${count}`);
  const joined = await Promise.allSettled(names.map(join));
  const { docs } = await db.collection('memberships').where('owner', '==', 'olga').get();
  const refused = joined.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []));
  expect(refused).toEqual(
    Array.from({ length: AT_ONCE - PLACES }, () => 'Error: there is no place'),
  );
  expect(docs).toHaveLength(PLACES);
});
