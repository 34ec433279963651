import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api, apiFile } from '@/platform/api-client.ts';
import { downloadFile } from '@/platform/download.ts';

/** The person's messages whose files are still kept; the uid keeps one person's answer from being shown to the next. */
export function useSentFiles(uid: string) {
  return useQuery({
    queryKey: keyOf(uid),
    queryFn: ({ signal }) => api('GET /messages', { signal }),
  });
}

/** Has the list read again. */
export function useRenewSentFiles(uid: string): () => void {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: keyOf(uid) });
}

/**
 * Fetches a file of a message and saves it under its name.
 * @throws {ApiError}
 */
export async function saveSentFile({ messageId, index, name }: SentFile): Promise<void> {
  const file = await apiFile('GET /messages/:id/files/:n', {
    params: { id: messageId, n: `${index}` },
  });
  downloadFile(name, file);
}

/** `index` is its place among the files of its message, from 0. */
export type SentFile = { messageId: string; index: number; name: string };

const keyOf = (uid: string): readonly string[] => ['messages', uid];
