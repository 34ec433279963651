import { isOver, type Membership, type OpenInvitation } from './membership-record.ts';

export type PeopleState = {
  /** The people that the plan includes, its owner among them; null where there is no plan, or one that we do not know. */
  places: number | null;
  members: readonly Membership[];
  /** Those that are open. */
  invitations: readonly OpenInvitation[];
  /** The memberships that the owner has chosen to stay in this plan; null without a choice for it. */
  keep: readonly string[] | null;
  now: Date;
};

export type SeatsAllocated = {
  /** Those who stay members, in the order in which they joined. */
  members: Membership[];
  /** Those whose last day is over. */
  ended: Membership[];
  /** Invitations for which there is no place any more. */
  lapsed: OpenInvitation[];
};

/**
 * The table: who may enter, who is suspended, and who is a member no more. Open invitations hold places, and lapse before
 * anyone is suspended; one whose mail came back holds none, and lapses only where someone has to go or no one else has a place. When there is room, those who were suspended for want of it come back, first joined first and before
 * anyone who is only invited; those whom the owner left out wait for the owner. Settled again, nothing changes.
 */
export function allocateSeats(state: PeopleState): SeatsAllocated {
  const { places, now } = state;
  const inOrder = state.members.toSorted(byJoining);
  const ended = inOrder.filter((one) => isOver(one, now));
  const members = inOrder.filter((one) => !ended.includes(one));
  if (places === null) return { members, ended, lapsed: [] };
  const room = Math.max(0, places - 1);
  const isTooSmall = countActive(members) > room;
  const staying = isTooSmall ? suspend(members, room, state.keep) : members;
  const settled = bringBack(staying, room - countActive(staying));
  // Where someone has to go, there is no place for those who are only invited, whatever the owner has chosen.
  const isShut = isTooSmall || room === 0;
  const holding = state.invitations.filter(({ cameBack }) => !cameBack).toSorted(bySending);
  const lapsed = isShut
    ? state.invitations.toSorted(bySending)
    : holding.slice(room - countActive(settled));
  return { members: settled, ended, lapsed };
}

function suspend(
  members: readonly Membership[],
  room: number,
  keep: readonly string[] | null,
): Membership[] {
  const active = members.filter(isActive);
  const wanted = keep === null ? active : active.filter(({ id }) => keep.includes(id));
  const staying = new Set(wanted.slice(0, room).map(({ id }) => id));
  return members.map((one): Membership => {
    if (!isActive(one) || staying.has(one.id)) return one;
    const reason = keep === null || keep.includes(one.id) ? 'places' : 'owner_choice';
    return { ...one, state: 'suspended', reason };
  });
}

function bringBack(members: readonly Membership[], free: number): Membership[] {
  const waiting = members.filter(
    ({ state, reason }) => state === 'suspended' && reason === 'places',
  );
  const back = new Set(waiting.slice(0, free).map(({ id }) => id));
  return members.map((one) => (back.has(one.id) ? { ...one, state: 'active', reason: null } : one));
}

function countActive(members: readonly Membership[]): number {
  return members.filter(isActive).length;
}

export function isActive({ state }: Membership): boolean {
  return state === 'active';
}

function byJoining(a: Membership, b: Membership): number {
  return compare(`${a.joinedAt} ${a.id}`, `${b.joinedAt} ${b.id}`);
}

function bySending(a: OpenInvitation, b: OpenInvitation): number {
  return compare(`${a.sentAt} ${a.id}`, `${b.sentAt} ${b.id}`);
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
