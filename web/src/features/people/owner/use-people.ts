import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { MemberChange, NewInvitation } from '@contract/people.ts';
import { api } from '@/platform/api-client.ts';

const KEY = ['people'] as const;

/** Who may open the person's machines; the uid keeps one person's answer from being shown to the next. */
export function usePeople(uid: string) {
  return useQuery({
    queryKey: [...KEY, uid],
    queryFn: ({ signal }) => api('GET /people', { signal }),
  });
}

/** A change of the person's people. What is shown is asked for again before the change counts as made. */
function useChange<Variables>(change: (variables: Variables) => Promise<unknown>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: () => client.invalidateQueries({ queryKey: KEY }),
  });
}

export const useInvite = () =>
  useChange((body: NewInvitation) => api('POST /people/invitations', { body }));

export const useResend = () =>
  useChange((id: string) => api('POST /people/invitations/:id/resend', { params: { id } }));

export const useTakeBack = () =>
  useChange((id: string) => api('DELETE /people/invitations/:id', { params: { id } }));

export const useChangePerson = () =>
  useChange(({ id, ...body }: MemberChange & { id: string }) =>
    api('PATCH /people/:id', { params: { id }, body }),
  );

export const useRemovePerson = () =>
  useChange((id: string) => api('DELETE /people/:id', { params: { id } }));
