import { createAccountFollower } from './account-follower.ts';
import { describeCause } from './auth-errors.ts';
import { expectStoredUser } from './expect-stored-user.ts';
import { Person } from './person.ts';
import type { KnownOfEnd } from './session-end.ts';
import { createSessionEnding } from './session-ending.ts';
import type { SessionPorts } from './session-ports.ts';
import { createSessionState } from './session-state.ts';
import type { Session, SessionUser } from './session-types.ts';

/**
 * The single source of who is signed in, with profile and subscription. Whatever arrives is used only if it
 * belongs to the person who is signed in at that moment.
 */
export function createSessionStore(ports: SessionPorts) {
  let isStarted = false;
  let isAccountFollowed = false;
  /** True once the identity service has said who is signed in, or cannot say. */
  let isNamed = false;
  let person: Person | null = null;
  const state = createSessionState(ports);
  const isPresent = (owner: Person) => owner === person;
  const ending = createSessionEnding(ports, isPresent);
  const account = createAccountFollower({ ports, state, ending, isPresent, leave: () => leave() });

  function takeUser(arrived: SessionUser | null): void {
    isNamed = true;
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
      if (isAccountFollowed) account.confirm(person);
    } else {
      ending.forget();
      enter(user, true);
    }
  }

  function enter(user: SessionUser, isConfirmed: boolean): void {
    leave({ loading: isAccountFollowed, user });
    person = new Person(user.uid, isConfirmed);
    if (isAccountFollowed) account.begin(person);
  }

  /** The session was not ended here: its end is announced only once the reason is known. Never rejects. */
  async function leaveUnasked(): Promise<void> {
    const known = person === null ? null : knownOf(person, state.get());
    leave({ loading: true });
    await ending.findOut(known, () => person === null);
    if (person === null) leave();
  }

  /** Drops everything that belongs to the person who was here. */
  function leave(next: Partial<Session> = {}): void {
    person?.stop();
    person = null;
    state.set({ ...NOBODY, endedBy: ending.reason(), ...next });
  }

  function start(): void {
    if (isStarted) return;
    isStarted = true;
    state.startClock();
    ports.watchUser(takeUser, (cause) => {
      ports.logError('Session could not be read', describeCause(cause));
      isStarted = false;
      isNamed = true;
      leave();
    });
  }

  function followAccount(): void {
    start();
    if (isAccountFollowed) return;
    isAccountFollowed = true;
    if (person !== null) {
      state.set({ loading: true });
      account.begin(person);
    } else if (!isNamed) {
      void expectStoredUser(ports, {
        isWanted: () => !isNamed,
        take: (user) => enter(user, false),
        drop: () => {
          if (person?.isConfirmed === false) leave({ loading: true });
        },
      });
    }
  }

  const refresh = (occasion: string) => (customerId: string | undefined) =>
    account.refresh(person, customerId, occasion);

  return {
    endWith: ending.endWith,
    noteEnd: ending.note,
    getSession: state.get,
    isStarted: () => isStarted,
    subscribe: state.subscribe,
    /** Begins to watch who is signed in. Further calls do nothing. */
    start,
    /** Begins to follow the signed-in person's profile and subscription too. Further calls do nothing. */
    followAccount,
    readAgain: () => account.readAgain(person),
    refreshAfterPause: refresh('after a pause'),
    refreshAfterCancel: refresh('after a cancellation'),
    refreshSubscription: refresh('after a change'),
  };
}

const NOBODY = { loading: false, user: null, profile: null, subscription: null };

function knownOf({ isProfileGone }: Person, { user, profile }: Session): KnownOfEnd {
  const email = profile?.email;
  return { isProfileGone, hasOtherEmail: email !== undefined && email !== user?.email };
}
