import { useRef } from 'react';
import { useMutation } from '@tanstack/react-query';
import type { BodyOf } from '@contract/endpoints.ts';
import type { Subscription, SubscriptionAction } from '@contract/subscription.ts';
import { api, ApiError } from '@/platform/api-client.ts';
import { notify } from '@/ui/toast/notify.ts';
import { describeDone } from '../text/plan-action-text.ts';

/** Refetches the subscription after an action. Never rejects: a failure shows where the plan is shown. */
export type RefreshPlan = () => Promise<void>;

/** Runs an action on the plan. It stays pending until the page shows the result. */
export function usePlanAction<A extends SubscriptionAction>(
  action: A,
  { locale, refresh, onDone }: PlanActionOptions,
) {
  const isUnderWay = useRef(false);
  const { mutate, ...rest } = useMutation({
    mutationFn: (body: PlanActionBody[A]) => CALLS[action](body),
    onSuccess: async (subscription) => {
      const { text, isDone } = describeDone(action, subscription, locale);
      notify[isDone ? 'success' : 'info'](text);
      await refresh();
      if (isDone) onDone();
    },
    onError: async (cause) => {
      // Refused because the plan has changed elsewhere, or because a payment is missing: the page must show how it stands.
      const isRefusal = cause instanceof ApiError && [402, 409].includes(cause.status);
      if (isRefusal) await refresh();
    },
    onSettled: () => {
      isUnderWay.current = false;
    },
  });
  // Two presses can come before the button is drawn as busy.
  const mutateOnce: typeof mutate = (...args) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    mutate(...args);
  };
  return { ...rest, mutate: mutateOnce };
}

type PlanActionOptions = {
  locale: string;
  refresh: RefreshPlan;
  /** Called when it has come about and the page shows it, even if the button that did it is gone by then. */
  onDone: () => void;
};

const CALLS: { [A in SubscriptionAction]: (body: PlanActionBody[A]) => Promise<Subscription> } = {
  change: (body) => api('POST /subscription/change', { body }),
  pause: (body) => api('POST /subscription/pause', { body }),
  resume: () => api('POST /subscription/resume'),
  cancel: () => api('POST /subscription/cancel'),
  reactivate: () => api('POST /subscription/reactivate'),
};

type PlanActionBody = {
  change: BodyOf<'POST /subscription/change'>;
  pause: BodyOf<'POST /subscription/pause'>;
  resume: Record<string, never>;
  cancel: Record<string, never>;
  reactivate: Record<string, never>;
};
