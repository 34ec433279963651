import { useSyncExternalStore } from 'react';
import { sessionStore } from './session.ts';
import { LOADING_SESSION } from './session-state.ts';
import type { Session } from './session-types.ts';

/** Who is signed in, followed live. The first use in a tab loads the identity service. */
export function useSession(): Session {
  return useSyncExternalStore(follow, sessionStore.getSession, () => LOADING_SESSION);
}

function follow(onChange: () => void): () => void {
  const unfollow = sessionStore.subscribe(onChange);
  sessionStore.start();
  return unfollow;
}
