import { useQuery } from '@tanstack/react-query';
import { api } from '@/platform/api-client.ts';

/** Whose machines the person may open, and who has invited them; the uid keeps one person's answer from being shown to the next. */
export function useMemberships(uid: string) {
  return useQuery({
    queryKey: ['memberships', uid],
    queryFn: ({ signal }) => api('GET /memberships', { signal }),
  });
}

export type MembershipsQuery = ReturnType<typeof useMemberships>;
