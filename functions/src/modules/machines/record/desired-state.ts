import {
  isInPlan,
  KEEP_DAYS,
  MOST_POSTPONED,
  type MachineReason,
} from '../../../contract/machines.ts';
import { PLAN_TERMS, type PlanSlug } from '../../../contract/plans.ts';
import { isAsleepInArrears, sleepsAt, type Subscription } from '../../../contract/subscription.ts';
import { DAY_MS } from '../../../foundation/durations.ts';
import type { MachineRecord } from './machine-record.ts';

/** What a machine is to be, and for which plan. `reason` says why it is not to be ready. */
export type Desired = Pick<
  MachineRecord,
  | 'desired'
  | 'keepUntil'
  | 'postponed'
  | 'unannounced'
  | 'reason'
  | 'subscriptionId'
  | 'plan'
  | 'sleepAt'
>;

type Known = Desired & Pick<MachineRecord, 'id' | 'unannouncedFrom'>;

export type PlanState = {
  subscription: Pick<Subscription, 'id' | 'status' | 'endedAt' | 'pastDueSince'>;
  /** The plan that is subscribed to; null for a price that is not ours. */
  plan: PlanSlug | null;
  /** All that the person has or had, oldest first. */
  machines: readonly Known[];
  /** Those that the person has chosen to stay in this plan. */
  keep: readonly string[];
  /** Those whose owner was told, in time, of the date on which they are to be erased. */
  told: readonly string[];
  now: Date;
};

/**
 * The table: what the plan makes of each machine, in the order of `machines`, and whether the first one of this plan is due.
 * What is to be erased stays so, whatever happens. Nothing is erased that was not ending before, or whose owner was not told.
 */
export function findDesired(state: PlanState): { states: Desired[]; isFirstDue: boolean } {
  const { machines, subscription } = state;
  const verdict = verdictOf(state);
  if (verdict === 'ending') {
    return { states: machines.map((one) => end(one, 'plan_ended', state)), isFirstDue: false };
  }
  const staying = chooseStaying(state);
  const states = machines.map((one) =>
    staying.has(one.id) ? stay(one, state) : end(one, 'plan_smaller', state),
  );
  const isFirstDue =
    verdict === 'ready' &&
    state.plan !== null &&
    !states.some(({ subscriptionId }) => subscriptionId === subscription.id);
  return { states, isFirstDue };
}

const VERDICTS = {
  trialing: 'ready',
  active: 'ready',
  past_due: 'ready',
  paused: 'asleep',
  unpaid: 'asleep',
  canceled: 'ending',
  none: 'ending',
  incomplete: 'ending',
  incomplete_expired: 'ending',
} as const satisfies Record<Subscription['status'], MachineRecord['desired']>;

/** What is past due runs for a while; how long is counted from its first failed payment. */
function verdictOf({ subscription, now }: PlanState): 'ready' | 'asleep' | 'ending' {
  return isAsleepInArrears(subscription, now) ? 'asleep' : VERDICTS[subscription.status];
}

/** Chosen ones first, then those that hold a place, then ending ones; the oldest first in each. */
function chooseStaying({ machines, plan, keep }: PlanState): ReadonlySet<string> {
  const open = machines.filter(({ desired }) => desired !== 'erased');
  const holding = open.filter(isInPlan);
  // Of a price that we do not know, we know no number of places: all stays as it is.
  const places = plan === null ? holding.length : PLAN_TERMS[plan].servers;
  const inOrder = [
    ...open.filter(({ id }) => keep.includes(id)),
    ...holding,
    ...open.filter(({ desired }) => desired === 'ending'),
  ];
  return new Set([...new Set(inOrder.map(({ id }) => id))].slice(0, places));
}

function stay(machine: Desired, state: PlanState): Desired {
  const { subscription, plan } = state;
  const { status, id: subscriptionId } = subscription;
  const isAsleep = verdictOf(state) === 'asleep';
  const reason = status === 'paused' ? 'paused' : 'unpaid';
  return {
    desired: isAsleep ? 'asleep' : 'ready',
    keepUntil: null,
    postponed: 0,
    unannounced: null,
    reason: isAsleep ? reason : null,
    sleepAt: isAsleep ? null : sleepsAt(subscription),
    subscriptionId,
    plan: plan ?? machine.plan,
  };
}

/**
 * What the owner of a machine is left to fetch the data, at the least: where we hear late that a plan has ended, and each time
 * that they could not be told.
 */
const LEAST_NOTICE_MS = 7 * DAY_MS;

function end(
  machine: Known,
  reason: MachineReason,
  { subscription, now, told }: PlanState,
): Desired {
  const { id, desired, keepUntil, postponed, subscriptionId, plan } = machine;
  const { unannounced, unannouncedFrom } = machine;
  const rest = { postponed, unannounced, subscriptionId, plan, sleepAt: null };
  if (desired === 'erased') return { desired, keepUntil, reason: machine.reason, ...rest };
  if (desired === 'ending' && keepUntil !== null) {
    const kept = { desired, keepUntil, reason, ...rest };
    if (Date.parse(keepUntil) > now.getTime()) return kept;
    const isAllowed = unannounced !== null && (unannouncedFrom ?? '') <= now.toISOString();
    if (isAllowed || told.includes(id)) return { ...kept, desired: 'erased' };
    return postponed > MOST_POSTPONED ? kept : { ...kept, ...postpone(kept, now) };
  }
  const endedAt = reason === 'plan_ended' ? subscription.endedAt : undefined;
  const from = endedAt === undefined ? now.getTime() : Date.parse(endedAt);
  const until = Math.max(from + KEEP_DAYS * DAY_MS, now.getTime() + LEAST_NOTICE_MS);
  return { desired: 'ending', keepUntil: new Date(until).toISOString(), reason, ...rest };
}

/** The last time, there is no later date: an operator has to decide. */
function postpone({ keepUntil, postponed }: Pick<Desired, 'keepUntil' | 'postponed'>, now: Date) {
  const later = new Date(now.getTime() + LEAST_NOTICE_MS).toISOString();
  return {
    keepUntil: postponed === MOST_POSTPONED ? keepUntil : later,
    postponed: postponed + 1,
  };
}
