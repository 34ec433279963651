import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { NewServer, Server, ServerChange, ServersAnswer } from '@contract/api.ts';
import { apiGet, apiSend } from '@/platform/api-client.ts';

const KEY = ['servers'] as const;

/** The signed-in person's servers; their uid keeps one person's answer from being shown to the next. */
export function useServers(uid: string) {
  return useQuery({
    queryKey: [...KEY, uid],
    queryFn: async () => (await apiGet<ServersAnswer>('/servers')).servers,
  });
}

export function useAddServer() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (server: NewServer) => apiSend<Server>('POST', '/servers', server),
    onSuccess: () => client.invalidateQueries({ queryKey: KEY }),
  });
}

export function useRenameServer() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...change }: ServerChange & { id: string }) =>
      apiSend<Server>('PATCH', `/servers/${encodeURIComponent(id)}`, change),
    onSuccess: () => client.invalidateQueries({ queryKey: KEY }),
  });
}

/** Removes a server from the list, which also withdraws its permission to sign the person in. */
export function useRemoveServer() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) =>
      apiSend<{ deleted: true }>('DELETE', `/servers/${encodeURIComponent(id)}`),
    onSuccess: () => client.invalidateQueries({ queryKey: KEY }),
  });
}
