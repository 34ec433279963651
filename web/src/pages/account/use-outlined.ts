import type { Subscription } from '@contract/subscription.ts';
import { describeAlarm } from '@/features/billing/text/alarm-text.ts';
import type { SubscriptionView } from '@/features/billing/text/subscription-view.ts';
import { useLasting } from '@/ui/use-lasting.ts';

/**
 * Whether a page shows no more than an outline: a missing payment is told above everything else, and whether one is missing is
 * not known yet. After a second the rest is shown all the same.
 */
export function useOutlined({ subscription, lastKnown, locale }: Options): boolean {
  const awaits =
    subscription === null && (lastKnown === null || describeAlarm(lastKnown, locale) !== null);
  return !useLasting(awaits, LONGEST_MS) && awaits;
}

const LONGEST_MS = 1000;

type Options = {
  /** Null while it is being loaded. */
  subscription: SubscriptionView | null;
  /** The plan that the page shows until then; null where it shows none. */
  lastKnown: Subscription | null;
  locale: string;
};
