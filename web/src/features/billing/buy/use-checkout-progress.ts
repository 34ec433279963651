import { useEffect, useState } from 'react';
import { api } from '@/platform/api-client.ts';
import { followCheckout, type CheckoutProgress, type Clock } from '../text/checkout-progress.ts';

/** Follows a checkout until it has become a subscription. Remount to ask again. */
export function useCheckoutProgress(sessionId: string): CheckoutProgress {
  const [progress, setProgress] = useState<CheckoutProgress>({ phase: 'waiting' });

  useEffect(() => {
    const leaving = new AbortController();
    const follow = async (id: string) => {
      const ask = () => api('GET /checkout-session/:id', { params: { id } });
      for await (const step of followCheckout(ask, browserClock, leaving.signal)) {
        if (!leaving.signal.aborted) setProgress(step);
      }
    };
    void follow(sessionId);
    return () => leaving.abort();
  }, [sessionId]);

  return progress;
}

const browserClock: Clock = {
  now: () => performance.now(),
  sleep: (milliseconds, signal) =>
    new Promise((resolve) => {
      const timer = window.setTimeout(resolve, milliseconds);
      signal.addEventListener(
        'abort',
        () => {
          window.clearTimeout(timer);
          resolve();
        },
        { once: true },
      );
    }),
};
