import type { FactsOf, MachineContent, PlanContent } from '../modules/email/kinds.ts';
import type { Subscription } from '../contract/subscription.ts';
import type { MachineRecord } from '../modules/machines/record/machine-record.ts';
import { isActive } from '../modules/seats/allocate-seats.ts';
import { includes, type Membership } from '../modules/seats/membership-record.ts';

/**
 * Whether what a mail says of a machine is still so when its turn comes, which may be a day later.
 * @param record as it is stored now; null if it went with its account
 */
export function isTrueOfMachine(
  { kind, facts }: MachineContent,
  record: MachineRecord | null,
): boolean {
  if (record === null) return false;
  const { state, desired, keepUntil, sleepAt, reason, toldDisk } = record;
  switch (kind) {
    case 'machine_ready':
      return desired === 'ready' && state !== 'failed';
    case 'machine_failed':
      return state === 'failed';
    case 'machine_silent':
      return state === 'unreachable';
    case 'machine_back':
      return state === 'ready';
    case 'machine_disk':
      return desired === 'ready' && toldDisk >= facts.percent;
    case 'machine_sleeping':
      return desired === 'ready' && sleepAt === facts.sleepAt;
    case 'machine_asleep':
      return desired === 'asleep' && reason === facts.why;
    case 'machine_ending':
      return desired === 'ending' && keepUntil === facts.keepUntil;
    case 'machine_restored':
    case 'machine_credit':
    case 'machine_erased':
      return true;
  }
}

/** @param subscription as it was last read from Stripe; null if there is none */
export function isTrueOfPlan(
  { kind, facts }: PlanContent,
  subscription: Subscription | null,
): boolean {
  if (subscription === null) return false;
  const { status, pausedUntil, openPayment } = subscription;
  switch (kind) {
    case 'plan_pause_ends':
      return status === 'paused' && pausedUntil === facts.until;
    case 'plan_ends_unpaid':
      return (status === 'past_due' || status === 'unpaid') && openPayment !== undefined;
  }
}

/** @param membership as it is stored now; null if it has ended */
export function isTrueOfMembership(
  { event, until }: FactsOf<'membership'>,
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
  { event, keepUntil }: FactsOf<'shared_machine'>,
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
