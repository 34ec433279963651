import { authErrorCode, describeCause } from './auth-errors.ts';
import type { Person } from './person.ts';
import { createProfileReader } from './profile-reader.ts';
import type { SessionEnding } from './session-ending.ts';
import type { SessionPorts } from './session-ports.ts';
import type { SessionState } from './session-state.ts';
import { createSubscriptionLoader } from './subscription-loader.ts';

/** Follows the profile and the subscription of a person, side by side. */
export function createAccountFollower({ ports, state, ending, isPresent, leave }: Parts) {
  const subscriptions = createSubscriptionLoader(ports, state);
  const takeProfile = createProfileReader({ ports, state, ending, subscriptions });

  function watchProfile(owner: Person): void {
    owner.isWatched = true;
    const ifHere =
      <T>(take: (owner: Person, value: T) => void) =>
      (value: T) => {
        if (isPresent(owner)) take(owner, value);
      };
    owner.unwatch = ports.watchProfile(owner.uid, ifHere(takeProfile), ifHere(takeProfileFailure));
  }

  function takeProfileFailure(owner: Person, cause: unknown): void {
    owner.isWatched = false;
    if (!owner.isConfirmed) {
      logFailure(cause);
      // Whether the session is over, the identity service is about to say: until then nothing is cleared.
      return;
    }
    const isSignedIn = ports.isSignedIn(owner.uid);
    if (isSignedIn && authErrorCode(cause) === 'permission-denied') {
      state.set({ loading: false, profile: null });
      return;
    }
    // A listener that fails because its person just signed out is expected; do not log it.
    if (isSignedIn) logFailure(cause);
    leave();
  }

  function logFailure(cause: unknown): void {
    ports.logError('Profile listener failed', describeCause(cause));
  }

  return {
    begin: (owner: Person): void => {
      subscriptions.begin(owner);
      watchProfile(owner);
    },

    /** The identity service names this person, perhaps once more: what failed before that is tried again. */
    confirm: (owner: Person): void => {
      if (!owner.isConfirmed) {
        owner.isConfirmed = true;
        subscriptions.confirm(owner);
        if (owner.news !== null) takeProfile(owner, owner.news);
      }
      if (!owner.isWatched) watchProfile(owner);
    },

    /** Reads again what could not be read; a missing profile is written first, because its person asks for it. */
    readAgain: async (owner: Person | null): Promise<void> => {
      const { user } = state.get();
      if (owner === null || user === null) throw new Error('User not authenticated');
      if (!owner.isWatched) watchProfile(owner);
      else if (owner.hasNoProfile) ports.repairProfile(user, null);
      else await subscriptions.reload(owner);
    },

    refresh: subscriptions.refresh,
  };
}

type Parts = {
  ports: SessionPorts;
  state: SessionState;
  ending: SessionEnding;
  isPresent: (owner: Person) => boolean;
  leave: () => void;
};
