import { useSyncExternalStore } from 'react';
import { sessionStore } from './session.ts';
import { LOADING_SESSION } from './session-state.ts';
import type { Session } from './session-types.ts';

/** Who is signed in, with profile and subscription, followed live. The first use in a tab loads the identity service. */
export function useSession(): Session {
  return useSyncExternalStore(followAccount, sessionStore.getSession, () => LOADING_SESSION);
}

/** Who is signed in, followed live, for a page that needs no more: it does not load the database. */
export function useVisitor(): Visitor {
  return useSyncExternalStore(followVisitor, sessionStore.getSession, () => LOADING_SESSION);
}

function followAccount(onChange: () => void): () => void {
  const unfollow = sessionStore.subscribe(onChange);
  sessionStore.followAccount();
  return unfollow;
}

function followVisitor(onChange: () => void): () => void {
  const unfollow = sessionStore.subscribe(onChange);
  sessionStore.start();
  return unfollow;
}

export type Visitor = Pick<Session, 'loading' | 'isLate' | 'user' | 'endedBy'>;
