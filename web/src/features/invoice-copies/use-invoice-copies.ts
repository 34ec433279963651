import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '@/platform/api-client.ts';

const KEY = ['invoice-copies'] as const;

/** The addresses that get a link to each of the person's invoices; the uid keeps one person's answer from being shown to the next. */
export function useInvoiceCopies(uid: string) {
  return useQuery({
    queryKey: [...KEY, uid],
    queryFn: async ({ signal }) => (await api('GET /invoice-copies', { signal })).copies,
  });
}

/** What is shown is asked for again after a failure too: an answer that got lost may have been a success. */
function useChange<Variables>(change: (variables: Variables) => Promise<unknown>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
  });
}

export const useAddCopy = () =>
  useChange((email: string) => api('POST /invoice-copies', { body: { email } }));

export const useRemoveCopy = () =>
  useChange((id: string) => api('DELETE /invoice-copies/:id', { params: { id } }));
