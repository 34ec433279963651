import { QueryClient, useMutation } from '@tanstack/react-query';

/**
 * Confirms a declaration by the link that went to the account's own address.
 * @param confirm calls the API
 */
export function useConfirm<Answer>(confirm: (link: string) => Promise<Answer>) {
  return useMutation({ mutationFn: confirm }, queries);
}

// The page stands outside the account, which has its own.
const queries = new QueryClient({ defaultOptions: { mutations: { networkMode: 'always' } } });
