import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { NewServer } from '@contract/api.ts';
import type { BodyOf } from '@contract/endpoints.ts';
import { api } from '@/platform/api-client.ts';

const KEY = ['servers'] as const;

/** The signed-in person's servers; the uid keeps one person's answer from being shown to the next. */
export function useServers(uid: string) {
  return useQuery({
    queryKey: [...KEY, uid],
    queryFn: async () => (await api('GET /servers')).servers,
  });
}

export function useAddServer() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (server: NewServer) => api('POST /servers', { body: server }),
    onSuccess: () => client.invalidateQueries({ queryKey: KEY }),
  });
}

export function useRenameServer() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...body }: BodyOf<'PATCH /servers/:id'> & { id: string }) =>
      api('PATCH /servers/:id', { params: { id }, body }),
    onSuccess: () => client.invalidateQueries({ queryKey: KEY }),
  });
}

/** Removes a server from the list, which also withdraws its permission to sign the person in. */
export function useRemoveServer() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api('DELETE /servers/:id', { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: KEY }),
  });
}
