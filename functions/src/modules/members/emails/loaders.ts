import type { Firestore } from 'firebase-admin/firestore';
import { hasComplained } from '../../email/outbox.ts';
import type { PlanNow } from '../../../adapters/billing-clock.ts';
import type { ReadAddress } from '../../../adapters/read-address.ts';
import { shownName } from '../../../contract/names/shown-name.ts';
import type { MachineStore } from '../../machines/machine-store.ts';
import { membershipIn, type Membership } from '../../seats/membership-record.ts';
import { invitationDoc, invitationIn, isOpen } from '../../seats/invitation-record.ts';
import type { ReadInvitation } from '../../email/email-parts.ts';

type Parts = {
  db: () => Promise<Firestore>;
  machineStore: Pick<MachineStore, 'find'>;
  readAddress: ReadAddress;
  planNow: PlanNow;
};

/** What mails say of the people who may open someone's machines. */
export function createPeopleReads({ db: database, machineStore, readAddress, planNow }: Parts) {
  async function invitation(id: string): Promise<ReadInvitation | null> {
    const db = await database();
    const found = invitationIn(await invitationDoc(db, id).get());
    if (found === null || !isOpen(found, await planNow())) return null;
    const { owner, until, lapsesAt } = found;
    const [address, profile, machines] = await Promise.all([
      readAddress(owner),
      db.collection('users').doc(owner).get(),
      found.machines === 'all' ? ('all' as const) : namesOf(found.machines),
    ]);
    // It is tried again.
    if (address.kind === 'unread') throw new Error('the address of the owner was not read');
    if (address.kind === 'none' || machines.length === 0) return null;
    const ownerName = shownName(profile.get('displayName'), null);
    return { ownerName, ownerEmail: address.email, machines, until, lapsesAt };
  }

  /** Of those that are still there. */
  async function namesOf(ids: readonly string[]): Promise<string[]> {
    const records = await Promise.all(ids.map((id) => machineStore.find(id)));
    return records.flatMap((record) =>
      record === null || record.state === 'erased' ? [] : [record.name],
    );
  }

  return {
    membership: async (id: string): Promise<Membership | null> =>
      membershipIn(await (await database()).collection('memberships').doc(id).get()),
    invitation,
    async refusesInvitations(address: string): Promise<boolean> {
      const db = await database();
      const kinds = ['invitation', 'invitations_wait', 'invitation_ended'] as const;
      return (await Promise.all(kinds.map((kind) => hasComplained(db, kind, address)))).some(
        Boolean,
      );
    },
  };
}
