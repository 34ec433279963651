import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '@/platform/api-client.ts';

/** Where a person is signed in; the uid keeps one person's answer from being shown to the next. */
export function useSessions(uid: string) {
  return useQuery({
    queryKey: sessionsKey(uid),
    queryFn: async ({ signal }) => (await api('GET /sessions', { signal })).sessions,
    staleTime: 0,
  });
}

/** Ends one session. */
export function useEndOneSession(uid: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api('DELETE /sessions/:id', { params: { id } }),
    // One that is not there any more is gone from the list as well.
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: sessionsKey(uid) }),
        client.invalidateQueries({ queryKey: ['security', uid] }),
      ]),
  });
}

function sessionsKey(uid: string): readonly string[] {
  return ['sessions', uid];
}
