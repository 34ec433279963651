import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Consents } from '@contract/api.ts';
import type { AnswerOf } from '@contract/endpoints.ts';
import { api } from '@/platform/api-client.ts';

/** The person's consents; the uid keeps one person's answer from being shown to the next. */
export function useConsents(uid: string) {
  return useQuery({
    queryKey: consentsKey(uid),
    queryFn: ({ signal }) => api('GET /permissions', { signal }),
  });
}

/** Changes one consent. It shows at once, and reverts if it could not be stored. */
export function useChangeConsent(uid: string, onChanged: (change: ConsentChange) => void) {
  const client = useQueryClient();
  const queryKey = consentsKey(uid);
  const show = ({ key, agreed }: ConsentChange) =>
    client.setQueryData<Permissions>(queryKey, (before) =>
      before === undefined ? undefined : withConsent(before, key, agreed),
    );
  return useMutation({
    mutationKey: queryKey,
    // One after the other, in the order they were made.
    scope: { id: queryKey.join(' ') },
    mutationFn: ({ key, agreed }: ConsentChange) =>
      api('PUT /permissions', { body: { [key]: agreed } }),
    onMutate: async (change) => {
      // A response under way does not know of the change.
      await client.cancelQueries({ queryKey });
      show(change);
    },
    onError: (_cause, { key, agreed }) => {
      show({ key, agreed: !agreed });
    },
    onSuccess: (_answer, change) => onChanged(change),
    onSettled: () => {
      // Only after the last one: the response to an earlier change would hide a later one.
      if (client.isMutating({ mutationKey: queryKey }) > 1) return undefined;
      return client.invalidateQueries({ queryKey });
    },
  });
}

type Permissions = AnswerOf<'GET /permissions'>;

export type ConsentChange = { key: keyof Consents; agreed: boolean };

function withConsent(answer: Permissions, key: keyof Consents, agreed: boolean): Permissions {
  return { ...answer, consents: { ...answer.consents, [key]: agreed } };
}

function consentsKey(uid: string): readonly string[] {
  return ['permissions', uid];
}
