import type { PlanNow } from '../../adapters/billing-clock.ts';
import { canOpen, knowsMembers, type MachineState } from '../../contract/machines.ts';
import { shownServerName } from '../../contract/names/shown-name.ts';
import { ApiError } from '../../foundation/errors.ts';
import type { MachineStore } from '../machines/machine-store.ts';
import type { MachineRecord } from '../machines/record/machine-record.ts';
import { includes, isOver, type Membership } from '../seats/membership-record.ts';
import { notYourMachine } from '../server-access/target-rules.ts';

/** Who may open whose machines. */
export type Memberships = {
  /** Null without one. */
  between: (owner: string, member: string) => Promise<Membership | null>;
  trackVisit: (id: string, name: string | null, at: Date) => Promise<void>;
};

type Parts = {
  machines: Pick<MachineStore, 'find'>;
  memberships: Pick<Memberships, 'between'>;
  planNow: PlanNow;
};

/** Another account's machine that someone may open, and by what. */
type SharedMachine = { machine: MachineRecord; membership: Membership };

/** Finds the machine of another account at an address. For those who are no members of it, no answer tells whether there is one. */
export function createFindShared({ machines, memberships, planNow }: Parts) {
  /**
   * @param holder the machine that is, or was, at the address
   * @throws {ApiError} `server_not_trusted`, `suspended`
   */
  return async (uid: string, holder: string | null): Promise<SharedMachine> => {
    const machine = holder === null ? null : await machines.find(holder);
    if (machine === null) throw notYourMachine('server_not_trusted');
    const [membership, now] = await Promise.all([memberships.between(machine.uid, uid), planNow()]);
    const isMember =
      membership !== null && !isOver(membership, now) && includes(membership.machines, machine.id);
    if (!isMember) throw notYourMachine('server_not_trusted');
    if (membership.state === 'suspended') throw suspended(machine, membership);
    return { machine, membership };
  };
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
