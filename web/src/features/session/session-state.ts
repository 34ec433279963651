import type { SessionPorts, Unwatch } from './session-ports.ts';
import type { Session } from './session-types.ts';

export const LOADING_SESSION: Session = {
  loading: true,
  isLate: false,
  user: null,
  profile: null,
  subscription: null,
  endedBy: null,
};

/** After this long a look-up is late: the hand-off gives up on it at the same time. Milliseconds. */
export const LONGEST_LOOKUP_MS = 10_000;

/** The displayed session and its subscribers. */
export function createSessionState({ startTimer }: Pick<SessionPorts, 'startTimer'>) {
  let session = LOADING_SESSION;
  let stopClock: (() => void) | null = null;
  const listeners = new Set<() => void>();

  function set(change: Partial<Omit<Session, 'isLate'>>): void {
    const next = { ...session, ...change };
    session = next.loading ? next : { ...next, isLate: false };
    if (next.loading) startClock();
    else {
      stopClock?.();
      stopClock = null;
    }
    emit();
  }

  function startClock(): void {
    stopClock ??= startTimer(LONGEST_LOOKUP_MS, () => {
      session = { ...session, isLate: true };
      emit();
    });
  }

  function emit(): void {
    for (const listener of listeners) listener();
  }

  return {
    get: () => session,
    set,
    /** Begins to count how long the look-up takes. */
    startClock,
    subscribe: (listener: () => void): Unwatch => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export type SessionState = ReturnType<typeof createSessionState>;
