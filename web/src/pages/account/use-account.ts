import { useMemo } from 'react';
import { NO_SUBSCRIPTION, type Subscription } from '@contract/subscription.ts';
import { personLocale } from '@/platform/person-locale.ts';
import { useReconnection } from '@/platform/connection/use-connection.ts';
import {
  isUnread,
  readableSubscription,
  type SubscriptionView,
} from '@/features/billing/text/subscription-view.ts';
import type { Profile, SessionUser } from '@/features/session/model/session-types.ts';
import {
  useMissingProfile,
  useReadAgain,
  type ReadAgain,
} from '@/features/session/use-missing-profile.ts';
import { useSession, useSubscription } from '@/features/session/use-session.ts';
import { useLasting } from '@/ui/use-lasting.ts';
import { planToKeep, type LastKnown } from './last-known.ts';
import { useFreshAnswers } from './use-fresh-answers.ts';
import { useKept, useLastKnown } from './use-last-known.ts';

/** The signed-in person as the account's pages need them. `user` is null only while the guard is about to act. */
export function useAccount(): Account {
  const { user, profile } = useSession();
  const subscription = useSubscription();
  const uid = user?.uid ?? '';
  const lastKnown = useLastKnown(uid);
  useKept(uid, 'plan', usePlanToKeep(subscription));
  useKept(uid, 'locale', profile === null ? undefined : (profile.locale ?? null));
  const isTooSlow = useLasting(subscription === null, LONGEST_WAIT_MS);
  const hasNoProfile = useMissingProfile();
  const retry = useReadAgain();
  useFreshAnswers(profile, subscription);
  useReconnection(() => {
    if (subscription !== null && isUnread(subscription)) retry.run();
  });

  return {
    user,
    profile,
    locale: personLocale((profile ?? lastKnown)?.locale ?? undefined),
    lastKnown,
    subscription: subscription ?? (isTooSlow || hasNoProfile ? NOT_READ : null),
    retry,
  };
}

/** Undefined while it is not known, or cannot be read. */
function usePlanToKeep(view: SubscriptionView | null): Subscription | null | undefined {
  return useMemo(() => {
    const subscription = readableSubscription(view);
    return subscription === null ? undefined : planToKeep(subscription);
  }, [view]);
}

/** After this long without a subscription the page says that it could not be loaded. Milliseconds. */
const LONGEST_WAIT_MS = 15_000;

const NOT_READ: SubscriptionView = { ...NO_SUBSCRIPTION, status: 'error' };

export type Account = {
  user: SessionUser | null;
  profile: Profile | null;
  locale: string;
  /** What was known when this person was last here. */
  lastKnown: LastKnown | null;
  /** Null while it is being loaded. */
  subscription: SubscriptionView | null;
  retry: ReadAgain;
};
