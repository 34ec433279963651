import { useInfiniteQuery } from '@tanstack/react-query';
import type { InvoicesAnswer } from '@contract/api.ts';
import { apiGet } from '@/platform/api-client.ts';

const PAGE_SIZE = 12;

/** The person's invoices, newest first, a page at a time. */
export function useInvoices(uid: string) {
  return useInfiniteQuery({
    queryKey: ['invoices', uid],
    queryFn: ({ pageParam }) => {
      const query = new URLSearchParams({ limit: String(PAGE_SIZE) });
      if (pageParam !== null) query.set('startingAfter', pageParam);
      return apiGet<InvoicesAnswer>(`/invoices?${query.toString()}`);
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => (page.hasMore ? (page.invoices.at(-1)?.id ?? null) : null),
  });
}
