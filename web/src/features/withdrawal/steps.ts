import type { WithdrawalReceived } from '@contract/legal/withdrawal.ts';
import { isRecord } from '@/lib/is-record.ts';
import { FIELDS, NO_FIELDS, type WithdrawalFields } from './withdrawal-rules.ts';

/**
 * How far a withdrawal is. It is kept with the entry in this tab's history, so that Back and a reload lose nothing.
 * `by`: the uid of the person who was signed in, if anyone was. No one else who uses the tab sees it.
 */
export type Step = { by: string | null } & (
  | { at: 'form'; fields: WithdrawalFields }
  | { at: 'review'; fields: WithdrawalFields }
  | { at: 'received'; email: string; received: WithdrawalReceived }
);

/** Who is signed in; null: no one, `unknown` while it is being looked up. */
export type Visitor = Person | null | 'unknown';
export type Person = { uid: string; email: string; name: string | null };

/** @param state what a history entry holds: one of these, or anything else */
export function readStep(state: unknown): Step {
  const step = isRecord(state) ? state['withdrawal'] : null;
  return isStep(step) ? step : NOTHING_YET;
}

export const NOTHING_YET: Step = { by: null, at: 'form', fields: NO_FIELDS };

/** As a history entry holds it. */
export function storeStep(step: Step): unknown {
  return { withdrawal: step };
}

/** By hand: the library's parts for this would go into the script of the sign-in, which shares its file. */
function isStep(step: unknown): step is Step {
  if (!isRecord(step)) return false;
  const { by, at, fields, email, received } = step;
  if (by !== null && typeof by !== 'string') return false;
  if (at === 'form' || at === 'review') {
    return isRecord(fields) && FIELDS.every((name) => typeof fields[name] === 'string');
  }
  if (at !== 'received' || !isRecord(received)) return false;
  return typeof email === 'string' && typeof received['at'] === 'string';
}
