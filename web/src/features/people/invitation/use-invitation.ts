import { QueryClient, useMutation, useQuery } from '@tanstack/react-query';
import type { InvitationKey } from '@contract/people.ts';
import { api, ApiError, apiPublic } from '@/platform/api-client.ts';
import { findInvitation, readStanding } from './find-invitation.ts';

// This page stands outside the account, which has its own.
const queries = new QueryClient({
  defaultOptions: {
    queries: { retry: false, staleTime: Infinity, networkMode: 'always' },
    mutations: { networkMode: 'always' },
  },
});

/** The invitation that a signed-in person reads, or why there is none. */
export function useInvitation(key: InvitationKey | null, { uid, emailVerified }: Reader) {
  return useQuery(
    {
      queryKey: ['invitation', uid, emailVerified, key],
      queryFn: ({ signal }) =>
        findInvitation(
          {
            preview: async (body) => {
              const found = await api('POST /invitations/preview', { body, signal });
              if ('lapsesAt' in found) return found;
              throw new ApiError('Your session has ended.', { status: 401, code: 'no_token' });
            },
            look: (secret) => lookAt(secret, signal),
            listOffered: async () => (await api('GET /memberships', { signal })).invitations,
          },
          key,
          emailVerified,
        ),
    },
    queries,
  );
}

/** Why the invitation of a link is over, to someone who is not signed in; null while it is open. */
export function useStanding(secret: string | undefined) {
  return useQuery(
    {
      queryKey: ['standing', secret],
      enabled: secret !== undefined,
      queryFn: async ({ signal }) => {
        const { why } = await readStanding((it) => lookAt(it, signal), secret ?? '');
        return why;
      },
    },
    queries,
  );
}

function lookAt(secret: string, signal: AbortSignal) {
  return apiPublic('POST /invitations/preview', { body: { secret }, signal });
}

export function useAnswer() {
  return useMutation(
    {
      mutationFn: async ({ key, answer }: { key: InvitationKey; answer: 'join' | 'decline' }) => {
        if (answer === 'join') await api('POST /invitations/accept', { body: key });
        else await api('POST /invitations/decline', { body: key });
      },
    },
    queries,
  );
}

type Reader = { uid: string; emailVerified: boolean };
