import { QueryClient, useMutation } from '@tanstack/react-query';
import { apiPublic } from '@/platform/api-client.ts';

/** Confirms a withdrawal by the link that went to the account's own address. */
export function useConfirmWithdrawal() {
  return useMutation(
    { mutationFn: (link: string) => apiPublic('POST /withdrawals/confirm', { body: { link } }) },
    queries,
  );
}

// The page stands outside the account, which has its own.
const queries = new QueryClient({ defaultOptions: { mutations: { networkMode: 'always' } } });
