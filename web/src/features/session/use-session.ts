import { useMemo, useSyncExternalStore } from 'react';
import { useQuery } from '@tanstack/react-query';
import { LOADING_SESSION } from './effects.ts';
import { sessionQueries, sessionStore } from './session.ts';
import type { ClientSubscription, Session } from './model/session-types.ts';
import { subscriptionQuery, viewSubscription } from './subscription.ts';

/** Who is signed in, with their profile, followed live. The first use in a tab loads the identity service. */
export function useSession(): Session {
  return useSyncExternalStore(followAccount, sessionStore.getSession, () => LOADING_SESSION);
}

/** Who is signed in, followed live, for a page that needs no more: it does not load the database. */
export function useVisitor(): Visitor {
  return useSyncExternalStore(followVisitor, sessionStore.getSession, () => LOADING_SESSION);
}

/** The signed-in person's subscription, followed live; null while unknown, and if there is no profile. */
export function useSubscription(): ClientSubscription | null {
  const { user, profile } = useSession();
  const query = useQuery(subscriptionQuery(user?.uid ?? ''), sessionQueries);
  const { data, status, errorUpdateCount } = query;
  return useMemo(
    () => viewSubscription({ data, status, errorUpdateCount }, profile?.customerId),
    [data, status, errorUpdateCount, profile?.customerId],
  );
}

const followFrom = (begin: () => void) => (onChange: () => void) => {
  const unfollow = sessionStore.subscribe(onChange);
  begin();
  return unfollow;
};
const followAccount = followFrom(sessionStore.followAccount);
const followVisitor = followFrom(sessionStore.start);

export type Visitor = Pick<Session, 'loading' | 'isLate' | 'isUnreadable' | 'user' | 'endedBy'>;
