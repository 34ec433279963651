import { NOT_ME_DAYS } from '../../contract/sign-in.ts';
import type { Access } from '../../contract/people.ts';
import { DAY_MS } from '../../foundation/durations.ts';
import { includes, type Membership } from '../seats/membership-record.ts';
import { isActive } from '../seats/allocate-seats.ts';
import { isMore } from './access-terms.ts';

/** A link “This wasn’t me” works for some days, and asks for what was given since the day before its event. */
const KEPT_MS = (NOT_ME_DAYS + 1) * DAY_MS;
const MOST_KEPT = 20;

/** Whether someone is given more by their owner: machines, days, or their access again. */
export function isWidened(before: Membership, after: Membership): boolean {
  return isMore(before, after) || (!isActive(before) && isActive(after));
}

/** Notes beside what someone is given what they had before. */
export function recordWidened(before: Membership, after: Membership, at: Date): Membership {
  if (!isWidened(before, after)) return after;
  const oldest = new Date(at.getTime() - KEPT_MS).toISOString();
  const kept = (before.widened ?? []).filter((one) => one.at >= oldest);
  const { machines, until, state } = before;
  // Of too many, the last ones count as one: they are taken back together.
  const last = kept.length < MOST_KEPT ? undefined : kept.at(-1);
  const noted = { ...(last ?? { machines, until, state }), at: at.toISOString() };
  return { ...after, widened: [...kept.slice(0, MOST_KEPT - 1), noted] };
}

/** A membership without what was given since a moment, and without what was taken from it since. Null: nothing was given. */
export function withoutWidened(one: Membership, since: Date): Membership | null {
  const from = since.toISOString();
  const before = one.widened?.find(({ at }) => at >= from);
  if (before === undefined) return null;
  const machines = inBoth(before.machines, one.machines);
  const isEmpty = machines.length === 0;
  return {
    ...one,
    machines: isEmpty ? before.machines : machines,
    until: earlier(before.until, one.until),
    ...((isEmpty || before.state === 'suspended') && {
      state: 'suspended',
      reason: 'owner_choice',
    }),
    widened: (one.widened ?? []).filter(({ at }) => at < from),
  };
}

function inBoth(some: Access, others: Access): Access {
  return some === 'all' ? others : some.filter((id) => includes(others, id));
}

function earlier(one: string | null, other: string | null): string | null {
  if (one === null || other === null) return one ?? other;
  return one < other ? one : other;
}
