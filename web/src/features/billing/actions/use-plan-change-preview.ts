import { skipToken, useQuery } from '@tanstack/react-query';
import { PREVIEW_MINUTES } from '@contract/api.ts';
import type { Subscription } from '@contract/subscription.ts';
import { api } from '@/platform/api-client.ts';

/**
 * What a change to this price costs. Refetched well before the amounts expire, and whenever the
 * subscription is another one.
 * @param planId null asks nothing
 */
export function usePlanChangePreview(subscription: Subscription, planId: string | null) {
  const { id, planId: current, currentPeriodEnd } = subscription;
  return useQuery({
    queryKey: ['plan-change', id, current, currentPeriodEnd, planId],
    queryFn:
      planId === null
        ? skipToken
        : async ({ signal }) => {
            await waitForChoice(signal);
            return api('POST /subscription/preview', { body: { planId }, signal });
          },
    staleTime: KEPT_MS,
    refetchInterval: KEPT_MS,
    refetchIntervalInBackground: true,
  });
}

/** An amount is refetched after this long, so that none on the screen is older than twice this. */
const KEPT_MS = (PREVIEW_MINUTES * 60_000) / 3;

const CHOICE_MS = 250;

/** Waits a moment, so that arrowing through the plans requests only the last one. */
function waitForChoice(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = window.setTimeout(resolve, CHOICE_MS);
    signal.addEventListener('abort', () => {
      window.clearTimeout(timer);
      reject(new Error('Another plan was chosen'));
    });
  });
}
