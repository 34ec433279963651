import type { Needs } from '../../context.ts';
import { canOpen, knowsMembers, type MachineState } from '../../contract/machines.ts';
import { shownServerName } from '../../contract/names/shown-name.ts';
import { ApiError } from '../../foundation/errors.ts';
import { createMachineStore } from '../machines/machine-store.ts';
import { createNotifyLater } from '../machines/notices/notify-owner.ts';
import type { MachineRecord } from '../machines/record/machine-record.ts';
import { includes, isOver, type Membership } from '../seats/membership-record.ts';
import { membershipBetween } from '../seats/stored-memberships.ts';
import { notYourMachine } from '../server-access/target-rules.ts';

/** Another account's machine that someone may open, and by what. */
type SharedMachine = { machine: MachineRecord; membership: Membership };

/**
 * Finds the machine of another account at an address. For those who are no members of it, no answer tells whether there is one.
 * @param holder the machine that is, or was, at the address
 * @throws {ApiError} `server_not_trusted`, `suspended`
 */
export async function findShared(
  ctx: Needs<'db' | 'clock' | 'billingClock' | 'log'>,
  uid: string,
  holder: string | null,
): Promise<SharedMachine> {
  const machine = holder === null ? null : await machinesIn(ctx).find(holder);
  if (machine === null) throw notYourMachine('server_not_trusted');
  const [membership, now] = await Promise.all([
    membershipBetween(ctx, machine.uid, uid),
    ctx.billingClock(),
  ]);
  const isMember =
    membership !== null && !isOver(membership, now) && includes(membership.machines, machine.id);
  if (!isMember) throw notYourMachine('server_not_trusted');
  if (membership.state === 'suspended') throw suspended(machine, membership);
  return { machine, membership };
}

/** The machines of all accounts, for reading. */
export function machinesIn(ctx: Needs<'db' | 'clock'>) {
  return createMachineStore(ctx.db, createNotifyLater(ctx.clock));
}

/**
 * @param membership by which someone opens it who is not its owner
 * @throws {ApiError} `machine_not_ready`
 */
export function requireOpen(machine: MachineRecord, membership: Membership | null): void {
  if (!canOpen(machine)) {
    const [what, more = ''] = CLOSED_WORDS[machine.state];
    // Only its owner has a page about it.
    throw closed(membership === null ? `${what}${more}` : what);
  }
  if (membership !== null && !knowsMembers(machine)) {
    throw closed(
      `This server cannot let in further people yet. Ask ${ownerIn(membership)} to have it updated.`,
    );
  }
}

const CLOSED_WORDS: Readonly<Record<MachineState, readonly [what: string, forOwner?: string]>> = {
  ordered: ['This server is still being set up. You can open it as soon as it is ready.'],
  preparing: ['This server is still being set up. You can open it as soon as it is ready.'],
  ready: ['This server is not ready yet.'],
  unreachable: ['This server is not answering right now.'],
  asleep: ['This server is asleep.', ' Its page says why, and what wakes it.'],
  failed: ['This server has failed.', ' Its page says what happens next.'],
  ending: ['This server is asleep until its data is erased.', ' Its page says when that is.'],
  erased: ['This server has been erased.'],
};

function closed(words: string): ApiError {
  return new ApiError('machine_not_ready', words);
}

function suspended({ name }: MachineRecord, membership: Membership): ApiError {
  const why =
    membership.reason === 'places' ? ', because the plan has too few places for everyone' : '';
  return new ApiError(
    'suspended',
    `Your access to ${shownServerName(name, 'this server')} is suspended${why}. Ask ${ownerIn(membership)} to let you in again.`,
  );
}

function ownerIn({ ownerName }: Membership): string {
  return ownerName ?? 'the owner';
}
