import type { FactsOf } from '../../email/email-kind.ts';
import type { MachineRecord } from '../../machines/record/machine-record.ts';
import { isActive } from '../../seats/allocate-seats.ts';
import type { membershipChanged, sharedMachine } from '../../seats/email-kinds.ts';
import { includes, type Membership } from '../../seats/membership-record.ts';

/** @param membership as it is stored now; null if it has ended */
export function isTrueOfMembership(
  { event, until }: FactsOf<typeof membershipChanged>,
  membership: Membership | null,
): boolean {
  switch (event) {
    case 'removed':
    case 'ended':
      // They may have been invited again.
      return membership === null;
    case 'suspended':
      return membership?.state === 'suspended';
    case 'back':
      return membership !== null && isActive(membership);
    case 'last_day':
      return membership !== null && isActive(membership) && membership.until === until;
    case 'owner_gone':
      return true;
  }
}

/**
 * What a mail says to someone of a machine of another's.
 * @param record as it is stored now; null if it went with its owner's account, of which its members are told
 * @param membership as it is stored now; null if it has ended
 */
export function isTrueOfSharedMachine(
  { event, keepUntil }: FactsOf<typeof sharedMachine>,
  record: MachineRecord | null,
  membership: Membership | null,
): boolean {
  if (record === null) return false;
  if (event === 'erased') return record.state === 'erased';
  if (membership === null || !includes(membership.machines, record.id)) return false;
  switch (event) {
    case 'asleep':
      return record.state === 'asleep' && isActive(membership);
    case 'awake':
      return record.state === 'ready' && isActive(membership);
    case 'ending':
      return record.state === 'ending' && record.keepUntil === keepUntil;
    case 'restored':
      return isActive(membership);
  }
}
