import { useQuery } from '@tanstack/react-query';
import type { CreditLeft } from '@contract/subscription.ts';
import { api } from '@/platform/api-client.ts';
import type { SubscriptionView } from '../text/subscription-view.ts';

/**
 * What a deletion does with the person's credit; null where there is none, and until it is known.
 * @param subscription as the session holds it: without a credit, nothing is asked
 */
export function useCreditLeft(
  uid: string,
  subscription: SubscriptionView | null,
): CreditLeft | null {
  const credit = subscription?.credit;
  const { data } = useQuery({
    queryKey: ['credit', uid, credit?.amount],
    queryFn: ({ signal }) => api('GET /subscription/credit', { signal }),
    enabled: credit !== undefined,
    refetchOnMount: 'always',
  });
  return data?.credit ?? null;
}
