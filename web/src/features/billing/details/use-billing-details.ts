import { useQuery } from '@tanstack/react-query';
import { api } from '@/platform/api-client.ts';
import { useRefreshWith } from '../invoices/use-refresh-with.ts';
import type { SubscriptionView } from '../text/subscription-view.ts';

/**
 * The card that will be charged next, and what is on the person's invoices.
 * @param subscription as the session holds it: these are read from Stripe with it
 */
export function useBillingDetails(uid: string, subscription: SubscriptionView | null) {
  useRefreshWith(subscription, KEY);
  return useQuery({
    queryKey: [...KEY, uid],
    queryFn: ({ signal }) => api('GET /billing-details', { signal }),
    refetchOnMount: 'always',
  });
}

const KEY = ['billing-details'] as const;
