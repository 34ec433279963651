import type { Firestore } from 'firebase-admin/firestore';
import { z } from 'zod';
import type { Needs } from '../../context.ts';
import type { MemberChange, OwnMember } from '../../contract/people.ts';
import type { Transaction } from '../../db/transaction.ts';
import { accountDeleted, ApiError } from '../../foundation/errors.ts';
import { requireProof } from '../../http/require-proof.ts';
import type { Reply, UserCall } from '../../http/route.ts';
import { writeEvent } from '../audit/write-event.ts';
import { isActive, type SeatsAllocated } from '../seats/allocate-seats.ts';
import { isOver, mayOpen, type Membership } from '../seats/membership-record.ts';
import type { OwnerMembers, Times } from '../seats/owner-members.ts';
import {
  accessInput,
  checkMachines,
  checkUntil,
  isSameAccess,
  momentInput,
} from './access-terms.ts';
import { changeMembers, startChange, type Deciding, type MembersRead } from './change-members.ts';
import { endSessions } from './end-sessions.ts';
import { readAccounts, toOwnMember } from './read-accounts.ts';
import { noRoom } from './seats-left.ts';
import { isWidened, recordWidened, withoutWidened } from './widened-access.ts';

export const body = z.strictObject({
  machines: accessInput.exactOptional(),
  until: momentInput.nullable().exactOptional(),
  stays: z.boolean().exactOptional(),
});

export type Changing = Deciding & Needs<'auth' | 'log'>;
type Call = UserCall<'PATCH /people/:id'> & { body: z.output<typeof body> };

export async function handle(
  ctx: Changing,
  { user, param, body: wanted }: Call,
): Promise<Reply<OwnMember>> {
  const prove = () => requireProof(user, ctx.clock());
  return { body: await changeMember(ctx, { owner: user.uid, id: param('id') }, wanted, prove) };
}

type Member = { owner: string; id: string };

/**
 * Changes what an owner lets one of their people open. It takes effect at once.
 * @param prove refuses a session that was opened a while ago. It is asked where someone gets more than before.
 * @throws {ApiError} `not_found`, `invalid_input`, `places` if there is no room for one who is to stay
 */
export async function changeMember(
  ctx: Changing,
  member: Member,
  wanted: MemberChange,
  prove: () => void,
): Promise<OwnMember> {
  const edit = (before: Membership, { machines }: MembersRead, times: Times) => {
    const after = changed(before, wanted);
    if (wanted.machines !== undefined) checkMachines(after.machines, machines);
    if (wanted.until !== undefined) checkUntil(after.until, times.now);
    if (isWidened(before, after)) prove();
    return recordWidened(before, after, times.at);
  };
  return editMember(ctx, member, edit, (after, read) => {
    if (wanted.stays === true) refuseIfFull(after, read, member.id);
  });
}

/** Takes back what someone was given since a moment. @throws {ApiError} `not_found` */
export async function narrowAccess(ctx: Changing, member: Member, since: Date): Promise<void> {
  await editMember(ctx, member, (one) => withoutWidened(one, since) ?? one);
}

/** @param edit changes the member; may throw */
async function editMember(
  ctx: Changing,
  { owner, id }: Member,
  edit: (before: Membership, read: MembersRead, times: Times) => Membership,
  refuse: (after: SeatsAllocated, read: MembersRead) => void = () => {},
): Promise<OwnMember> {
  const { db, times, wanted } = await startChange(ctx, owner);
  const change = async (read: MembersRead, transaction: Transaction) => {
    const before = findMember(read.people, id, times.now);
    const after = edit(before, read, times);
    await recordChange(db, transaction, { before, after }, times.at);
    const { members, invitations } = read.people;
    return {
      members: members.map((one) => (one.id === id ? after : one)),
      invitations,
      result: true,
    };
  };
  let settled: { member: Membership; lost: string[] } | null = null;
  const check = (after: SeatsAllocated, read: MembersRead) => {
    refuse(after, read);
    const member = after.members.find((one) => one.id === id);
    settled = member === undefined ? null : { member, lost: lostBy(member, read, times.now) };
  };
  const done = await changeMembers(db, wanted, change, check);
  if (done === null) throw accountDeleted();
  return finish(ctx, settled);
}

/** @throws {ApiError} `not_found` also for one whose last day is over */
export function findMember({ members }: OwnerMembers, id: string, now: Date): Membership {
  const found = members.find((one) => one.id === id);
  if (found === undefined || isOver(found, now)) throw noSuchPerson();
  return found;
}

function changed(before: Membership, { machines, until, stays }: MemberChange): Membership {
  const isOther = until !== undefined && until !== before.until;
  return {
    ...before,
    ...(machines !== undefined && { machines }),
    ...(isOther && { until, isLastDayTold: false }),
    ...(stays === true && { state: 'active', reason: null }),
    ...(stays === false && { state: 'suspended', reason: 'owner_choice' }),
  };
}

/** Of fewer machines, or fewer days, no mail warns the owner. */
async function recordChange(
  db: Firestore,
  transaction: Transaction,
  { before, after }: { before: Membership; after: Membership },
  at: Date,
): Promise<void> {
  const isMore = isWidened(before, after);
  if (!isMore && isSameAccess(before, after)) return;
  const { owner: uid, name: about } = before;
  const to = isMore ? {} : { to: null };
  await writeEvent(db, transaction, { uid, kind: 'person_access_changed', about, ...to }, at);
}

/** One who is to stay takes no place of anyone else's. */
function refuseIfFull(
  { members, lapsed }: SeatsAllocated,
  { people, plan }: MembersRead,
  id: string,
): void {
  const active = new Set(members.filter(isActive).map((one) => one.id));
  const staying = members.filter(({ id: one }) =>
    people.members.some((before) => before.id === one && isActive(before)),
  );
  const isDisplaced = staying.some((one) => !active.has(one.id));
  if (lapsed.length > 0 || isDisplaced || !active.has(id)) throw noRoom(plan);
}

/** The machines that a member may not open any more. */
function lostBy(after: Membership, { machines }: MembersRead, now: Date): string[] {
  return machines
    .filter(({ id, members }) => members.includes(after.member) && !mayOpen(after, id, now))
    .map(({ id }) => id);
}

async function finish(
  ctx: Changing,
  settled: { member: Membership; lost: string[] } | null,
): Promise<OwnMember> {
  if (settled === null) throw noSuchPerson();
  const { member } = settled;
  const lost = settled.lost.map((machine) => ({ member: member.member, machine }));
  const [accounts] = await Promise.all([
    readAccounts(ctx.auth, [member.member]),
    endSessions(ctx, lost),
  ]);
  return toOwnMember(member, accounts.get(member.member));
}

function noSuchPerson(): ApiError {
  return new ApiError('not_found', 'This person is not among your people. Reload the page.');
}
