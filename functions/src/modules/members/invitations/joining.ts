import { shownServerName } from '../../../contract/names/shown-name.ts';
import type { Access } from '../../../contract/people.ts';
import type { MachineRecord } from '../../machines/record/machine-record.ts';
import { isActive, type PeopleSettled } from '../../seats/allocate-seats.ts';
import type { Invitation } from '../../seats/invitation-record.ts';
import { includes, membershipId, type Membership } from '../../seats/membership-record.ts';
import type { Times } from '../../seats/owner-members.ts';
import type { HouseholdRead } from '../change-members.ts';
import type { Reader } from './find-invitation.ts';

export function membershipIn(
  { household }: HouseholdRead,
  { uid }: Pick<Reader, 'uid'>,
): Membership | undefined {
  return household.members.find(({ member }) => member === uid);
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

/** The household once someone has joined by this invitation. */
export function join({ household }: HouseholdRead, invitation: string, joined: Membership) {
  return {
    members: [...household.members.filter(({ id }) => id !== joined.id), joined],
    invitations: household.invitations.filter(({ id }) => id !== invitation),
  };
}

/** Without a plan there is no place: members stay, and no one joins. */
export function holdsPlace(
  { members }: PeopleSettled,
  { places }: HouseholdRead,
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
