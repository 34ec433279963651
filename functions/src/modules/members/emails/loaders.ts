import type { Needs } from '../../../context.ts';
import { createReadAddress } from '../../../adapters/read-address.ts';
import { shownName } from '../../../contract/names/shown-name.ts';
import { hasComplained } from '../../email/outbox.ts';
import { findMachine } from '../../machines/machine-store.ts';
import { invitation, invitationEnded, invitationsWait } from '../../seats/email-kinds.ts';
import { invitationDoc, invitationIn, isOpen } from '../../seats/invitation-record.ts';
import { membershipIn, type Membership } from '../../seats/membership-record.ts';

/** What was typed by the person who invites is not checked: `modules/email/unlinked.ts`. */
export type ReadInvitation = {
  ownerName: string | null;
  ownerEmail: string;
  /** What the machines are called; `all`: all that there are and will be. */
  machines: 'all' | string[];
  until: string | null;
  lapsesAt: string;
};

export function membershipLoaders({ db }: Needs<'db'>) {
  return {
    /** Null if it has ended. */
    membership: async (id: string): Promise<Membership | null> =>
      membershipIn(await (await db()).collection('memberships').doc(id).get()),
  };
}

export function invitationLoaders({
  db,
  auth,
  log,
  billingClock,
}: Needs<'db' | 'auth' | 'log' | 'billingClock'>) {
  return {
    /** Null: it is gone, or no longer open. */
    async invitation(id: string): Promise<ReadInvitation | null> {
      const database = await db();
      const found = invitationIn(await invitationDoc(database, id).get());
      if (found === null || !isOpen(found, await billingClock())) return null;
      const { owner, until, lapsesAt } = found;
      const [address, profile, machines] = await Promise.all([
        createReadAddress(auth, log)(owner),
        database.collection('users').doc(owner).get(),
        found.machines === 'all' ? ('all' as const) : namesOf({ db }, found.machines),
      ]);
      // It is tried again.
      if (address.kind === 'unread') throw new Error('the address of the owner was not read');
      if (address.kind === 'none' || machines.length === 0) return null;
      const ownerName = shownName(profile.get('displayName'), null);
      return { ownerName, ownerEmail: address.email, machines, until, lapsesAt };
    },
    ...refusalLoaders({ db }),
  };
}

export function refusalLoaders({ db }: Needs<'db'>) {
  return {
    /** Whether the holder of this address wants no invitations. */
    async refusesInvitations(address: string): Promise<boolean> {
      const database = await db();
      const kinds = [invitation, invitationsWait, invitationEnded];
      return (await Promise.all(kinds.map((kind) => hasComplained(database, kind, address)))).some(
        Boolean,
      );
    },
  };
}

/** Of those that are still there. */
async function namesOf({ db }: Needs<'db'>, ids: readonly string[]): Promise<string[]> {
  const database = await db();
  const records = await Promise.all(ids.map((id) => findMachine(database, id)));
  return records.flatMap((record) =>
    record === null || record.state === 'erased' ? [] : [record.name],
  );
}
