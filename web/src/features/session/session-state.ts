import type { Unwatch } from './session-ports.ts';
import type { Session } from './session-types.ts';

export const LOADING_SESSION: Session = {
  loading: true,
  user: null,
  profile: null,
  subscription: null,
  endedBy: null,
};

/** The displayed session and its subscribers. */
export function createSessionState() {
  let session = LOADING_SESSION;
  const listeners = new Set<() => void>();
  return {
    get: () => session,
    set: (change: Partial<Session>): void => {
      session = { ...session, ...change };
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void): Unwatch => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export type SessionState = ReturnType<typeof createSessionState>;
