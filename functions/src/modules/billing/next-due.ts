import { holdsSubscription, sleepsAt } from '../../contract/subscription.ts';
import { DAY_MS } from '../../foundation/durations.ts';
import { PLAN_NOTICE_DAYS } from './plan-mail.ts';
import type { Mirror } from './stripe/mirror.ts';

/** Before machines of a plan that is past due fall asleep: their owner is told, and then they do. */
const BEFORE_SLEEP_DAYS = [7, 2, 0];

/**
 * The next moment at which something about a plan is due, ISO 8601; null if nothing is. A moment that has passed is returned
 * until it is settled: until then it is due now.
 * - What we do ourselves: a pause ends, an invoice lapses. The mirror names it no more once that is done.
 * - What Stripe does: a period, a trial or the plan ends, a payment is tried again. It is due once, for a reading after it.
 * - What only the calendar does: the notices before machines sleep, a pause ends or a plan does, and their sleep. A run at that
 *   moment has done it.
 */
export function nextDueOf(
  { subscription, readAt }: Pick<Mirror, 'subscription' | 'readAt'>,
  now: Date,
): string | null {
  const { status, currentPeriodEnd, trialEnd, cancelAt, pausedUntil, openPayment } = subscription;
  const own = [pausedUntil, openPayment?.until];
  const ofStripe = holdsSubscription(status)
    ? [currentPeriodEnd, trialEnd, cancelAt, openPayment?.nextAttempt].filter(
        (date) => typeof date === 'string' && date > readAt,
      )
    : [];
  const sleep = sleepsAt(subscription);
  const ends = [pausedUntil, openPayment?.purpose === 'renewal' ? openPayment.until : undefined];
  const ofTheCalendar = [
    ...(sleep === null ? [] : BEFORE_SLEEP_DAYS.map((days) => daysBefore(sleep, days))),
    ...ends.map((end) => (end === undefined ? '' : daysBefore(end, PLAN_NOTICE_DAYS))),
  ].filter((date) => date > now.toISOString());
  const all = [...own, ...ofStripe, ...ofTheCalendar];
  return all.filter((date) => typeof date === 'string').toSorted()[0] ?? null;
}

function daysBefore(moment: string, days: number): string {
  return new Date(Date.parse(moment) - days * DAY_MS).toISOString();
}
