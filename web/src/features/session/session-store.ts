import { authErrorCode, describeCause } from './auth-errors.ts';
import { Person } from './person.ts';
import type { KnownOfEnd } from './session-end.ts';
import { createSessionEnding } from './session-ending.ts';
import { createProfileReader } from './profile-reader.ts';
import type { SessionPorts, Unwatch } from './session-ports.ts';
import { createSessionState } from './session-state.ts';
import type { Session, SessionUser } from './session-types.ts';
import { createSubscriptionLoader } from './subscription-loader.ts';

/**
 * The single source of who is signed in, with profile and subscription. Whatever arrives is used only if it
 * belongs to the person who is signed in at that moment.
 */
export function createSessionStore(ports: SessionPorts) {
  let unwatchUser: Unwatch | null = null;
  let person: Person | null = null;
  const state = createSessionState(ports);
  const ending = createSessionEnding(ports, (owner) => owner === person);
  const subscriptions = createSubscriptionLoader(ports, state);
  const takeProfile = createProfileReader({ ports, state, ending, subscriptions });

  function takeUser(arrived: SessionUser | null): void {
    const user = ending.refuseServer(arrived);
    const isAsked = ending.reason() !== null || !ports.isRemembered();
    // Another person in one step: the former one has left all the same.
    if (person !== null && user !== null && person.uid !== user.uid) ports.rememberSignedIn(false);
    ports.rememberSignedIn(user !== null);
    if (user === null) {
      if (isAsked) leave();
      else void leaveUnasked();
    } else if (person?.uid === user.uid) {
      state.set({ user });
      if (!person.isWatched) watchProfileOf(person);
    } else {
      ending.forget();
      leave({ loading: true, user });
      person = new Person(user.uid);
      watchProfileOf(person);
    }
  }

  /** The session was not ended here: nobody is told that it is over before it is known why. Never rejects. */
  async function leaveUnasked(): Promise<void> {
    const known = person === null ? null : knownOf(person, state.get());
    leave({ loading: true });
    const isOver = () => person === null;
    await ending.findOut(known, isOver);
    if (isOver()) leave();
  }

  /** Drops everything that belongs to the person who was here. */
  function leave(next: Partial<Session> = {}): void {
    person?.stop();
    person = null;
    state.set({ ...NOBODY, endedBy: ending.reason(), ...next });
  }

  function watchProfileOf(owner: Person): void {
    owner.isWatched = true;
    const ifHere =
      <T>(take: (owner: Person, value: T) => void) =>
      (value: T) => {
        if (owner === person) take(owner, value);
      };
    owner.unwatch = ports.watchProfile(owner.uid, ifHere(takeProfile), ifHere(takeProfileFailure));
  }

  function takeProfileFailure(owner: Person, cause: unknown): void {
    owner.isWatched = false;
    const isSignedIn = ports.isSignedIn(owner.uid);
    if (isSignedIn && authErrorCode(cause) === 'permission-denied') {
      state.set({ loading: false, profile: null });
      return;
    }
    // A listener that fails because its person just signed out is expected; do not log it.
    if (isSignedIn) ports.logError('Profile listener failed', describeCause(cause));
    leave();
  }

  const refresh = (occasion: string) => (customerId: string | undefined) =>
    subscriptions.refresh(person, customerId, occasion);

  return {
    endWith: ending.endWith,
    noteEnd: ending.note,
    getSession: state.get,
    isStarted: () => unwatchUser !== null,
    subscribe: state.subscribe,
    /** Begins to watch who is signed in. Further calls do nothing. */
    start: () => {
      if (unwatchUser !== null) return;
      unwatchUser = () => undefined;
      state.startClock();
      unwatchUser = ports.watchUser(takeUser, (cause) => {
        ports.logError('Session could not be read', describeCause(cause));
        unwatchUser = null;
        leave();
      });
    },
    readAgain: () =>
      readAgain(person, state.get().user, { ...ports, ...subscriptions, watch: watchProfileOf }),
    refreshAfterPause: refresh('after a pause'),
    refreshAfterCancel: refresh('after a cancellation'),
    refreshSubscription: refresh('after a change'),
  };
}

/** Reads again what could not be read; a missing profile is written first, because its person asks for it. */
async function readAgain(
  owner: Person | null,
  user: SessionUser | null,
  { watch, repairProfile, reload }: Rereading,
): Promise<void> {
  if (owner === null || user === null) throw new Error('User not authenticated');
  if (!owner.isWatched) watch(owner);
  else if (owner.hasNoProfile) repairProfile(user, null);
  else await reload(owner);
}

type Rereading = Pick<SessionPorts, 'repairProfile'> & {
  watch: (owner: Person) => void;
  reload: (owner: Person) => Promise<void>;
};

const NOBODY = { loading: false, user: null, profile: null, subscription: null };

function knownOf({ isProfileGone }: Person, { user, profile }: Session): KnownOfEnd {
  const email = profile?.email;
  return { isProfileGone, hasOtherEmail: email !== undefined && email !== user?.email };
}
