import type { SessionGate } from '../../../http/session-validity.ts';
import type { SecurityEventKind } from '../../../contract/api.ts';
import type { NotMePreview } from '../../../contract/sign-in.ts';
import { DAY_MS } from '../../../foundation/durations.ts';

/** What someone says was not them. */
export type ReportTarget = {
  uid: string;
  /** Tells it from other events. */
  event: string;
  kind: SecurityEventKind;
  /** ISO 8601. */
  at: string;
  /** That its e-mail named. */
  browser: string | null;
  /** Of a change of address, as the identity service’s own mail names them. */
  addresses: readonly string[];
};

const AGAIN_DAYS = 7;

/**
 * What the button does about an event; null: its link means nothing any more. One press ends all links to earlier events, but for
 * those to a change of address: they went to the former address as well, and the person at the new one must not end them.
 * @param email the address that the account has now
 */
export function actFor(
  gate: SessionGate,
  target: ReportTarget,
  email: string | undefined,
  now: Date,
): NotMePreview['does'] | null {
  const { notMe, closed, wasNotMeAt, undoneAt } = gate;
  const { event, kind, at } = target;
  if (notMe?.event === event && !notMe.isDone) return notMe.does;
  if (kind === 'address_changed') return isSettled(gate, target, email) ? null : 'close';
  if (closed !== null || (wasNotMeAt !== null && at <= wasNotMeAt)) return null;
  // The link went to another address than a reset would.
  if (hasMovedSince(gate, email, at)) return 'close';
  const isAgain = undoneAt !== null && now.getTime() - Date.parse(undoneAt) < AGAIN_DAYS * DAY_MS;
  return isAgain ? 'again' : 'undo';
}

/** Whether staff have decided about this change. A code does not say when it was, but from which address to which. */
function isSettled(
  { settled }: SessionGate,
  { at, addresses: [former, later] }: ReportTarget,
  email: string | undefined,
): boolean {
  if (settled === null) return false;
  if (former === undefined) return at <= settled.at;
  const { addresses } = settled;
  const isOver = later === undefined || addresses.includes(later) || later !== email;
  return addresses.includes(former) && isOver;
}

function hasMovedSince(
  { formerAddresses, noted }: SessionGate,
  email: string | undefined,
  at: string,
): boolean {
  const isUnnoticed = noted !== null && noted.email !== null && noted.email !== email;
  return isUnnoticed || formerAddresses.some(({ until }) => until > at);
}
