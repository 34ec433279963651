import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@/platform/api-client.ts';

export function useLeave() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api('DELETE /memberships/:id', { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['memberships'] }),
  });
}
