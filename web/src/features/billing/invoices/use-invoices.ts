import { useEffect, useRef } from 'react';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import type { NextPayment } from '@contract/api.ts';
import { api } from '@/platform/api-client.ts';
import type { SubscriptionView } from '../text/subscription-view.ts';

const PAGE_SIZE = 12;

/**
 * The person's invoices, newest first, a page at a time.
 * @param subscription as the session holds it: news about it are news about the invoices too
 */
export function useInvoices(uid: string, subscription: SubscriptionView | null) {
  useRefreshWith(subscription);
  return useInfiniteQuery({
    queryKey: [...KEY, uid],
    queryFn: ({ pageParam }) =>
      api('GET /invoices', {
        query: { limit: PAGE_SIZE, ...(pageParam !== null && { startingAfter: pageParam }) },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => (page.hasMore ? (page.invoices.at(-1)?.id ?? null) : null),
    // Catches up on what happened while another page was open, or offline.
    refetchOnMount: 'always',
  });
}

/** What Stripe will charge next: null if that is nothing or cannot be had, undefined while it is being asked for. */
export function nextPaymentOf({
  data,
  isError,
}: ReturnType<typeof useInvoices>): NextPayment | null | undefined {
  if (data !== undefined) return data.pages[0]?.nextPayment ?? null;
  return isError ? null : undefined;
}

const KEY = ['invoices'] as const;

function useRefreshWith(subscription: SubscriptionView | null): void {
  const client = useQueryClient();
  const before = useRef(subscription);
  useEffect(() => {
    const former = before.current;
    before.current = subscription;
    if (former === null || former === subscription || isSameAnswer(former, subscription)) return;
    void client.invalidateQueries({ queryKey: KEY });
  }, [client, subscription]);
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
