import { useQuery } from '@tanstack/react-query';
import type { Machine } from '@contract/machines.ts';
import { api } from '@/platform/api-client.ts';

/** How a machine answered in the last months. */
export function useAvailability({ uid, id }: Machine) {
  return useQuery({
    queryKey: ['availability', uid, id],
    queryFn: () => api('GET /machines/:id/availability', { params: { id } }),
  });
}
