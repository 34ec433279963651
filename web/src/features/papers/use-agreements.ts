import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AnswerOf } from '@contract/endpoints.ts';
import type { NewAgreement } from '@contract/legal/papers.ts';
import { api } from '@/platform/api-client.ts';

/** Which papers apply and who accepted them; the uid keeps one person's answer from being shown to the next. */
export function useAgreements(uid: string) {
  return useQuery({
    queryKey: keyOf(uid),
    queryFn: ({ signal }) => api('GET /agreements', { signal }),
  });
}

/**
 * Accepts a paper. What is shown is asked for again before it counts as accepted, and also where it was refused: there may be a
 * newer version.
 * @param onAccepted is called even if the form has gone by then, as it does with the new list
 */
export function useAccept(uid: string, onAccepted: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: NewAgreement) => api('POST /agreements', { body }),
    onSuccess: onAccepted,
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(uid) }),
  });
}

export type Papers = AnswerOf<'GET /agreements'>;

function keyOf(uid: string): readonly string[] {
  return ['agreements', uid];
}
