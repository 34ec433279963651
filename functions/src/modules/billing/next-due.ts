import { holdsSubscription } from '../../contract/subscription.ts';
import type { Mirror } from './stripe/mirror.ts';

/**
 * When something about a plan is due next: a date of it passes, or something that we promised has to be done. That moment may have
 * passed; null if there is none. A date that had passed when the plan was read is done with, a promise only once it is gone
 * from the mirror.
 * @param _now the time by which plans live
 */
export function nextDueOf({ subscription, readAt }: Mirror, _now: Date): string | null {
  const { status, currentPeriodEnd, trialEnd, cancelAt, pausedUntil, openPayment } = subscription;
  const dates = holdsSubscription(status)
    ? [currentPeriodEnd, trialEnd, cancelAt, openPayment?.nextAttempt]
    : [];
  const promises = [pausedUntil, openPayment?.until];
  const due = [
    ...dates.filter((date) => date !== undefined && date !== null).filter((date) => date > readAt),
    ...promises.filter((date) => date !== undefined),
  ].map((date) => Date.parse(date));
  return due.length === 0 ? null : new Date(Math.min(...due)).toISOString();
}
