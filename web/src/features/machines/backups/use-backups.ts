import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import type { Machine } from '@contract/machines.ts';
import { api } from '@/platform/api-client.ts';

/** A machine's backups, asked of its host; once more when it has made another. */
export function useBackups({ uid, id, readyAt, backups }: Machine) {
  return useQuery({
    queryKey: ['backups', uid, id, backups?.newestAt],
    queryFn:
      readyAt === null
        ? skipToken
        : async () => (await api('GET /machines/:id/backups', { params: { id } })).backups,
    placeholderData: keepPreviousData,
  });
}

export type BackupsAsked = ReturnType<typeof useBackups>;
