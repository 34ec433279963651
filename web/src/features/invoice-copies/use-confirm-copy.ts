import { QueryClient, useMutation } from '@tanstack/react-query';
import { apiPublic } from '@/platform/api-client.ts';

// Its page stands outside the account, which has its own.
const queries = new QueryClient({ defaultOptions: { mutations: { networkMode: 'always' } } });

/** Agrees to get the invoices that the link of our e-mail is about. */
export function useConfirmCopy() {
  return useMutation(
    { mutationFn: (link: string) => apiPublic('POST /invoice-copies/confirm', { body: { link } }) },
    queries,
  );
}
