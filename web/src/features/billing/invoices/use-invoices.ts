import { useInfiniteQuery } from '@tanstack/react-query';
import type { NextPayment } from '@contract/api.ts';
import { api } from '@/platform/api-client.ts';
import type { SubscriptionView } from '../text/subscription-view.ts';
import { useRefreshWith } from './use-refresh-with.ts';

const PAGE_SIZE = 12;

/**
 * The person's invoices, newest first, a page at a time.
 * @param subscription as the session holds it: news about it are news about the invoices too
 */
export function useInvoices(uid: string, subscription: SubscriptionView | null) {
  useRefreshWith(subscription, KEY);
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
