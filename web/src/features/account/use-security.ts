import { useQuery } from '@tanstack/react-query';
import { api } from '@/platform/api-client.ts';

/** What happened to the account lately; the uid keeps one person's answer from being shown to the next. */
export function useSecurity(uid: string) {
  return useQuery({
    queryKey: ['security', uid],
    queryFn: ({ signal }) => api('GET /security', { signal }),
    // The list must show at once what was done on another page.
    staleTime: 0,
  });
}
