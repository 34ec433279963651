import type { Firestore } from 'firebase-admin/firestore';
import { removeEach } from '../../db/remove-each.ts';
import { DOCUMENTS } from './documents.ts';
import { readEach } from '../../db/read-each.ts';
import { isOvertaken } from '../../foundation/database-errors.ts';
import type { Log } from '../../foundation/log.ts';
import { membershipId, membershipIn, type Membership } from './membership-record.ts';

/** Who may open whose machines: `memberships/{id}`. They are changed with their household only (`household.ts`). */
export function createMembershipStore(database: () => Promise<Firestore>, log: Log) {
  return {
    async find(id: string): Promise<Membership | null> {
      if (!MEMBERSHIP_ID.test(id)) return null;
      return membershipIn(await (await database()).collection('memberships').doc(id).get());
    },

    /** This person's membership with that owner; null without one. */
    async between(owner: string, member: string): Promise<Membership | null> {
      return this.find(membershipId(owner, member));
    },

    /** Those who may open this owner's machines. */
    async listOf(owner: string): Promise<Membership[]> {
      return list(await database(), 'owner', owner);
    },

    /** Where this person may open someone else's. */
    async listFor(member: string): Promise<Membership[]> {
      return list(await database(), 'member', member);
    },

    /** Who may open someone else's machines, membership by membership, after one of these. */
    async listMembers(
      after: string | null,
      size: number,
    ): Promise<{ uids: string[]; next: string | null }> {
      const all = (await database())
        .collection('memberships')
        .orderBy('__name__')
        .select('member')
        .limit(size);
      const { docs } = await (after === null ? all : all.startAfter(after)).get();
      const uids = readEach(docs, (doc) => Named.parse(doc.data()).member, log);
      return { uids, next: docs.length < size ? null : (docs.at(-1)?.id ?? null) };
    },

    /** Notes that a member has opened a machine, and how they are called now. */
    async noteVisit(id: string, name: string | null, at: Date): Promise<void> {
      const doc = (await database()).collection('memberships').doc(id);
      try {
        await doc.update({ visitedAt: at.toISOString(), name });
      } catch (error) {
        if (!isOvertaken(error)) throw error;
      }
    },

    /** Removes what is left of someone who is going, once their memberships and the invitations that they sent have ended. */
    async removeRest(uid: string): Promise<void> {
      const db = await database();
      // What they have used, as it was kept before only the end was.
      await removeEach(db.collection('invitations').where('member', '==', uid));
      for (const field of ['owner', 'member']) {
        await removeEach(db.collection('sharedMachines').where(field, '==', uid));
      }
    },
  };
}

export type MembershipStore = ReturnType<typeof createMembershipStore>;

const Named = DOCUMENTS.memberships.fields.pick({ member: true });
const MEMBERSHIP_ID = /^[0-9a-f]{40}$/;

async function list(db: Firestore, field: 'owner' | 'member', uid: string): Promise<Membership[]> {
  const { docs } = await db.collection('memberships').where(field, '==', uid).get();
  return docs
    .map(membershipIn)
    .filter((one) => one !== null)
    .toSorted((a, b) => (a.joinedAt < b.joinedAt ? -1 : 1));
}
