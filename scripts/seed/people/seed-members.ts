// The people of the seed who may open machines of others, and those who are invited to.
import { INVITATION_DAYS } from '../../../functions/src/contract/people.ts';
import { DAY_MS } from '../../../functions/src/foundation/durations.ts';
import { membershipId } from '../../../functions/src/modules/seats/membership-record.ts';
import { keyOf, type Invitation } from '../../../functions/src/modules/seats/invitation-record.ts';
import { readPeople, seedMachines } from '../../../standins/seed-people.ts';

/** Who may open whose machines: all of that owner's, in the order in which they joined. */
export function seedMembers() {
  const people = readPeople();
  const machines = seedMachines();
  return people.flatMap((owner) =>
    (owner.members ?? []).map((uid) => {
      const member = people.find((one) => one.uid === uid);
      if (!member) throw new Error(`${owner.uid} has let in ${uid}, who is not in the list`);
      const id = membershipId(owner.uid, uid);
      return { id, owner, member, machines: machines.filter((one) => one.uid === owner.uid) };
    }),
  );
}

/** Open invitations. What carried their secret is gone, so that they have to be sent again. */
export function seedInvitations(sentAt: Date) {
  const lapsesAt = new Date(sentAt.getTime() + INVITATION_DAYS * DAY_MS);
  return readPeople().flatMap(({ uid, invitations = [] }) =>
    invitations.map(({ id, email }) => ({
      id,
      key: keyOf(uid, email),
      owner: uid,
      email,
      machines: 'all' as const,
      until: null,
      state: 'open' as const,
      member: null,
      sentAt: sentAt.toISOString(),
      lapsesAt: lapsesAt.toISOString(),
      expireAt: lapsesAt,
    })),
  ) satisfies (Omit<Invitation, 'expireAt'> & { expireAt: Date })[];
}
