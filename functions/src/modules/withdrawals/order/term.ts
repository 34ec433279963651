import type Stripe from 'stripe';
import { SECOND_MS } from '../../../foundation/durations.ts';
import { ENDS_AT_ONCE } from '../../billing/changes/cancel.ts';

/** What of a subscription says when it can end. */
export type Running = Pick<Stripe.Subscription, 'status' | 'billing_cycle_anchor'> & {
  items: {
    data: readonly (Pick<Stripe.SubscriptionItem, 'current_period_start' | 'current_period_end'> & {
      price: { recurring: { interval: string } | null };
    })[];
  };
};

/**
 * When a contract ends that is cancelled: with the period in which the cancellation was received, or with a later one in which the
 * wished day lies. A plan that is paid for no time to come ends at once, whatever day was wished.
 * @param receivedAt ISO 8601
 * @param on such as `2026-12-31`; null: as soon as possible
 * @returns ISO 8601
 */
export function endOfTerm(found: Running, receivedAt: string, on: string | null): string {
  const [item] = found.items.data;
  if (item === undefined) throw new Error('subscription without an item');
  if (ENDS_AT_ONCE.has(found.status)) return receivedAt;
  const { current_period_start: start, current_period_end: end } = item;
  const received = Date.parse(receivedAt) / SECOND_MS;
  const wished = on === null ? received : Math.max(received, Date.parse(on) / SECOND_MS);
  // It has renewed since: the period in which it was received is over.
  if (wished < start) return toIso(start);
  if (wished < end) return toIso(end);
  const months = item.price.recurring?.interval === 'year' ? 12 : 1;
  let periods = 1;
  while (monthsAfter(found.billing_cycle_anchor, periods * months) <= wished) periods += 1;
  return toIso(monthsAfter(found.billing_cycle_anchor, periods * months));
}

/**
 * The same day so many months later, or the last of a month that is shorter:
 * docs.stripe.com/billing/subscriptions/billing-cycle. In seconds since the epoch.
 */
function monthsAfter(anchor: number, months: number): number {
  const day = new Date(anchor * SECOND_MS);
  const [year, month] = [day.getUTCFullYear(), day.getUTCMonth() + months];
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const moved = Date.UTC(year, month, Math.min(day.getUTCDate(), last));
  return moved / SECOND_MS + (anchor % 86_400);
}

const toIso = (seconds: number) => new Date(seconds * SECOND_MS).toISOString();
