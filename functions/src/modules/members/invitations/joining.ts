import { shownServerName } from '../../../contract/names/shown-name.ts';
import type { Access } from '../../../contract/people.ts';
import type { MachineRecord } from '../../machines/record/machine-record.ts';
import { isActive, type SeatsAllocated } from '../../seats/allocate-seats.ts';
import type { Invitation } from '../../seats/invitation-record.ts';
import { includes, membershipId, type Membership } from '../../seats/membership-record.ts';
import type { Times } from '../../seats/owner-members.ts';
import type { MembersRead } from '../change-members.ts';
import type { Reader } from './find-invitation.ts';

export function membershipIn(
  { people }: MembersRead,
  { uid }: Pick<Reader, 'uid'>,
): Membership | undefined {
  return people.members.find(({ member }) => member === uid);
}

/** What someone becomes by an invitation. */
export function newcomerOf(
  { id: invitation, owner, machines, until }: Invitation,
  { uid, name }: Reader,
  known: Membership | undefined,
  { now }: Times,
): Membership {
  return {
    id: membershipId(owner, uid),
    owner,
    member: uid,
    ownerName: null,
    ownerEmail: null,
    joinedAt: now.toISOString(),
    visitedAt: null,
    ...known,
    name,
    machines,
    until,
    state: 'active',
    reason: null,
    isLastDayTold: false,
    invitation,
  };
}

/** The owner’s members once someone has joined by this invitation. */
export function join({ people }: MembersRead, invitation: string, joined: Membership) {
  return {
    members: [...people.members.filter(({ id }) => id !== joined.id), joined],
    invitations: people.invitations.filter(({ id }) => id !== invitation),
  };
}

/** Without a plan there is no place: members stay, and no one joins. */
export function holdsPlace(
  { members }: SeatsAllocated,
  { places }: MembersRead,
  id: string,
): boolean {
  return places.places !== null && members.some((one) => one.id === id && isActive(one));
}

/** What the machines are called that someone may open. */
export function namesOf(machines: readonly MachineRecord[], access: Access): string[] {
  return machines
    .filter(({ id, state }) => state !== 'erased' && includes(access, id))
    .map(({ name }) => shownServerName(name, 'A server'))
    .toSorted();
}
