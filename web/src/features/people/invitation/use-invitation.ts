import { QueryClient, useMutation, useQuery } from '@tanstack/react-query';
import type { InvitationKey } from '@contract/people.ts';
import { api } from '@/platform/api-client.ts';
import { findInvitation } from './find-invitation.ts';

// This page stands outside the account, which has its own.
const queries = new QueryClient({
  defaultOptions: {
    queries: { retry: false, staleTime: Infinity, networkMode: 'always' },
    mutations: { networkMode: 'always' },
  },
});

/** The invitation that a signed-in person reads; null where there is none. */
export function useInvitation(key: InvitationKey | null, { uid, emailVerified }: Reader) {
  return useQuery(
    {
      queryKey: ['invitation', uid, emailVerified, key],
      queryFn: ({ signal }) =>
        findInvitation(
          {
            preview: (body) => api('POST /invitations/preview', { body, signal }),
            listOffered: async () => (await api('GET /memberships', { signal })).invitations,
          },
          key,
          emailVerified,
        ),
    },
    queries,
  );
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
