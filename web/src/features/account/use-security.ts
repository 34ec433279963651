import { useInfiniteQuery } from '@tanstack/react-query';
import { api } from '@/platform/api-client.ts';

/**
 * What happened to the account, newest first, a page at a time; the uid keeps one person's answer from being shown to the
 * next.
 */
export function useSecurity(uid: string) {
  return useInfiniteQuery({
    queryKey: ['security', uid],
    queryFn: ({ pageParam, signal }) =>
      api('GET /security', {
        signal,
        query: { ...(pageParam !== null && { startingAfter: pageParam }) },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => (page.hasMore ? (page.events.at(-1)?.id ?? null) : null),
    // The list must show at once what was done on another page.
    staleTime: 0,
  });
}
