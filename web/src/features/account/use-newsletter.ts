import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AnswerOf } from '@contract/endpoints.ts';
import { api } from '@/platform/api-client.ts';

/** Whether the newsletter goes to the address of the account. Only asked once that address is confirmed. */
export function useNewsletter(uid: string, isConfirmed: boolean) {
  return useQuery({
    queryKey: newsletterKey(uid),
    queryFn: ({ signal }) => api('GET /newsletter', { signal }),
    enabled: isConfirmed,
  });
}

/** Joins or leaves. It shows at once, and reverts if it could not be stored. */
export function useChooseNewsletter(uid: string) {
  const client = useQueryClient();
  const queryKey = newsletterKey(uid);
  const show = (isOnList: boolean) => client.setQueryData<OnList>(queryKey, { isOnList });
  return useMutation({
    mutationKey: queryKey,
    // One after the other, in the order they were made.
    scope: { id: queryKey.join(' ') },
    mutationFn: (isOnList: boolean) => api('PUT /newsletter', { body: { isOnList } }),
    onMutate: async (isOnList) => {
      // A response under way does not know of the change.
      await client.cancelQueries({ queryKey });
      show(isOnList);
    },
    onError: (_cause, isOnList) => {
      show(!isOnList);
    },
    onSettled: () => {
      // Only after the last one: the response to an earlier change would hide a later one.
      if (client.isMutating({ mutationKey: queryKey }) > 1) return undefined;
      return client.invalidateQueries({ queryKey });
    },
  });
}

type OnList = AnswerOf<'GET /newsletter'>;

function newsletterKey(uid: string): readonly string[] {
  return ['newsletter', uid];
}
