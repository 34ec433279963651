import { z } from 'zod';
import { GUEST_DAYS, MOST_SHARED, type Access } from '../../contract/people.ts';
import { DAY_MS } from '../../foundation/durations.ts';
import { ApiError } from '../../foundation/errors.ts';
import { includes } from '../seats/membership-record.ts';
import type { MachineRecord } from '../machines/record/machine-record.ts';

/** What an owner lets someone open, and until when; null: without an end. */
export type AccessTerms = { machines: Access; until: string | null };

export const accessInput = z.union([
  z.literal('all'),
  z
    .array(z.string().min(1).max(128))
    .min(1)
    .max(MOST_SHARED)
    .transform((ids) => [...new Set(ids)]),
]);
/** As it is compared: times of one form sort as they follow each other. */
export const momentInput = z.iso
  .datetime({ offset: true })
  .transform((at) => new Date(at).toISOString());

/**
 * @param known the owner's machines
 * @throws {ApiError} `invalid_input` for a machine that is not among them, or is no more
 */
export function checkMachines(machines: Access, known: readonly MachineRecord[]): void {
  if (machines === 'all') return;
  const shareable = known.filter(
    ({ state, desired }) => state !== 'erased' && desired !== 'erased',
  );
  if (machines.every((id) => shareable.some((machine) => machine.id === id))) return;
  throw new ApiError('invalid_input', 'One of these servers is unknown. Reload the page.');
}

/** @throws {ApiError} `invalid_input` for a last day that is over, or too far ahead */
export function checkUntil(until: string | null, now: Date): void {
  if (until === null) return;
  const ahead = Date.parse(until) - now.getTime();
  if (ahead <= 0) {
    throw new ApiError('invalid_input', 'The last day is over already. Choose a later one.');
  }
  if (ahead > GUEST_DAYS * DAY_MS) {
    throw new ApiError(
      'invalid_input',
      `A last day can be at most ${GUEST_DAYS} days ahead. Choose an earlier one, or none.`,
    );
  }
}

/** Whether someone may open more than before, or for longer. */
export function isMore(before: AccessTerms, after: AccessTerms): boolean {
  const hasMoreMachines =
    after.machines === 'all'
      ? before.machines !== 'all'
      : after.machines.some((id) => !includes(before.machines, id));
  return hasMoreMachines || endOf(after) > endOf(before);
}

export function isSameAccess(one: AccessTerms, other: AccessTerms): boolean {
  return !isMore(one, other) && !isMore(other, one);
}

function endOf({ until }: AccessTerms): number {
  return until === null ? Infinity : Date.parse(until);
}
