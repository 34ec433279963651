import { useEffect, useState } from 'react';
import { NO_SUBSCRIPTION } from '@contract/subscription.ts';
import { personLocale } from '@/platform/person-locale.ts';
import type { SubscriptionView } from '@/features/billing/subscription-text.ts';
import { refreshSubscription } from '@/features/session/session-actions.ts';
import type { Profile, SessionUser } from '@/features/session/session-types.ts';
import { useSession } from '@/features/session/use-session.ts';
import { useFreshAnswers } from './use-fresh-answers.ts';

/** The signed-in person as the account's pages need them. `user` is null only while the guard is about to act. */
export function useAccount(): Account {
  const { user, profile, subscription } = useSession();
  const [waitedTooLong, setWaitedTooLong] = useState(false);
  const [retrying, setRetrying] = useState(false);
  const isWaiting = subscription === null;
  useFreshAnswers(profile);

  useEffect(() => {
    if (!isWaiting) return;
    const timer = window.setTimeout(() => setWaitedTooLong(true), LONGEST_WAIT_MS);
    return () => {
      window.clearTimeout(timer);
      setWaitedTooLong(false);
    };
  }, [isWaiting]);

  const retry = async () => {
    const customerId = profile?.customerId;
    if (customerId === undefined) {
      window.location.reload();
      return;
    }
    setRetrying(true);
    try {
      await refreshSubscription(customerId);
    } catch {
      // The session then holds the status 'error' again, which is what the page shows.
    } finally {
      setRetrying(false);
    }
  };

  return {
    user,
    profile,
    locale: personLocale(profile?.locale),
    subscription: subscription ?? (waitedTooLong ? NOT_READ : null),
    retry: { busy: retrying, run: () => void retry() },
  };
}

/** After this long without a subscription the page says that it could not be loaded. Milliseconds. */
const LONGEST_WAIT_MS = 15_000;

const NOT_READ: SubscriptionView = { ...NO_SUBSCRIPTION, status: 'error' };

type Account = {
  user: SessionUser | null;
  profile: Profile | null;
  locale: string;
  /** Null while it is being loaded. */
  subscription: SubscriptionView | null;
  retry: { busy: boolean; run: () => void };
};
