import { QueryClient, useQuery } from '@tanstack/react-query';
import { api } from '@/platform/api-client.ts';
import type { RefundAhead } from './withdrawal-text.ts';

/**
 * What someone who is signed in would get back who withdraws now.
 * @param uid null: no one is signed in, or it is not known yet
 * @param contract the number of an invoice; empty: their plan
 */
export function useRefund(uid: string | null, contract: string): RefundAhead {
  const { data, isError } = useQuery(
    {
      queryKey: ['withdrawal-refund', uid, contract],
      queryFn: ({ signal }) => api('GET /withdrawals/refund', { query: { contract }, signal }),
      enabled: uid !== null,
    },
    queries,
  );
  if (isError) return 'unread';
  return data ?? 'reading';
}

// The page stands outside the account, which has its own. What a day costs changes, so each look asks again.
const queries = new QueryClient({
  defaultOptions: { queries: { retry: false, gcTime: 0, networkMode: 'always' } },
});
