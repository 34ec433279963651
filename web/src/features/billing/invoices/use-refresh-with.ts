import { useEffect, useRef } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { SubscriptionView } from '../text/subscription-view.ts';

/** Asks again for what Stripe says of a person, by the first part of its key, whenever there is news of their subscription. */
export function useRefreshWith(
  subscription: SubscriptionView | null,
  queryKey: readonly [string],
): void {
  const client = useQueryClient();
  const before = useRef(subscription);
  useEffect(() => {
    const former = before.current;
    before.current = subscription;
    if (former === null || former === subscription || isSameAnswer(former, subscription)) return;
    void client.invalidateQueries({ queryKey });
  }, [client, subscription, queryKey]);
}

/** The session has only added whose answer it is. */
function isSameAnswer(former: SubscriptionView, subscription: SubscriptionView | null): boolean {
  if (subscription === null || 'customerId' in former || !('customerId' in subscription)) {
    return false;
  }
  const { customerId: _, ...answer } = subscription;
  return haveSameEntries(former, answer);
}

function haveSameEntries(one: object, other: object): boolean {
  const entries = new Map(Object.entries(other));
  const mine = Object.entries(one);
  return mine.length === entries.size && mine.every(([key, value]) => entries.get(key) === value);
}
