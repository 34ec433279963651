import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import type { PlanNow } from '../../adapters/billing-clock.ts';
import { DOCUMENTS } from '../seats/documents.ts';
import type { OfferedInvitation, OwnMembership } from '../../contract/people.ts';
import { shownName, shownServerName } from '../../contract/names/shown-name.ts';
import { isOver, type Membership } from '../seats/membership-record.ts';
import type { MembershipStore } from '../seats/membership-store.ts';
import { readAccounts } from './read-accounts.ts';
import { isUsable, type Reader } from './find-invitation.ts';
import { invitationIn, type Invitation } from '../seats/invitation-record.ts';

type Parts = {
  db: () => Promise<Firestore>;
  auth: () => Promise<Auth>;
  memberships: MembershipStore;
  planNow: PlanNow;
};

/** Where a person may open another's machines, and where they are invited to. */
export function createMyMemberships({ db: database, auth, memberships, planNow }: Parts) {
  async function openFor({ uid, email }: Reader, now: Date): Promise<Invitation[]> {
    if (email === null) return [];
    const { docs } = await (
      await database()
    )
      .collection('invitations')
      .where('email', '==', email)
      .get();
    return docs
      .map(invitationIn)
      .filter((one) => one !== null)
      .filter((one) => one.owner !== uid && isUsable(one, now));
  }

  return {
    /** What nothing but the person decides. */
    async readAhead(uid: string) {
      const machines = (await database()).collection('sharedMachines').where('member', '==', uid);
      const [mine, { docs }] = await Promise.all([memberships.listFor(uid), machines.get()]);
      const shared = docs.map((doc) => DOCUMENTS.sharedMachines.fields.parse(doc.data()));
      return { mine, shared };
    },

    async describe(reader: Reader, { mine, shared }: ReadAhead): Promise<Mine> {
      const now = await planNow();
      const invitations = await openFor(reader, now);
      const owners = [...mine, ...invitations].map(({ owner }) => owner);
      const accounts = await readAccounts(auth, [...new Set(owners)]);
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
        memberships: mine.filter((one) => !isOver(one, now)).map(describe),
        invitations: invitations
          .filter(({ owner }) => accounts.has(owner))
          .map(({ key, owner, lapsesAt }) => ({
            id: key,
            ownerName: nameOf(owner),
            lapsesAt,
          })),
      };
    },
  };
}

export type MyMemberships = ReturnType<typeof createMyMemberships>;
type ReadAhead = { mine: Membership[]; shared: { owner: string; name: string }[] };
type Mine = { memberships: OwnMembership[]; invitations: OfferedInvitation[] };
