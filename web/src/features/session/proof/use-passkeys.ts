import { useQuery } from '@tanstack/react-query';
import { api } from '@/platform/api-client.ts';

/** The person's passkeys, and what else proves who they are; the uid keeps one person's answer from being shown to the next. */
export function usePasskeys(uid: string) {
  return useQuery({
    queryKey: ['passkeys', uid],
    queryFn: ({ signal }) => api('GET /passkeys', { signal }),
    // What was changed on another page counts at once.
    staleTime: 0,
  });
}
