import { isHandoffUid } from '@contract/handoff.ts';
import { createSignal } from '@/lib/signal.ts';
import { authErrorCode, describeCause } from './model/auth-errors.ts';
import { judgeFailure } from './model/profile-failure.ts';
import { endOf, reasonOfEnd, type Ends, type SessionEnd } from './model/session-end.ts';
import type { ProfileState, SessionPorts, Unwatch } from './session-ports.ts';
import type { SessionUser } from './model/session-types.ts';
import {
  personOf,
  reduceSession,
  toSession,
  UNKNOWN_SESSION,
  type Person,
  type SessionAction,
} from './state.ts';
import { followSubscription, forgetSubscription } from './subscription.ts';

/** After this long a look-up is late: the hand-off gives up on it at the same time. Milliseconds. */
export const LONGEST_LOOKUP_MS = 10_000;
export const LOADING_SESSION = toSession(UNKNOWN_SESSION);

/**
 * The single source of who is signed in, with their profile and subscription. Whatever arrives is used only if it belongs to the
 * person who is signed in at that moment.
 */
export function createSession(ports: SessionPorts) {
  const store = createStore(ports);
  const ending = createEnding(ports, store);
  /** True once the identity service has said who is signed in, or cannot say. */
  let isNamed = false;
  let isStarted = false;
  let visit: Visit | null = null;

  function takeUser(arrived: SessionUser | null): void {
    isNamed = true;
    const user = ending.refuseServer(arrived);
    const isAsked = store.state().endNoted !== null || !ports.isRemembered();
    const person = personOf(store.state());
    remember(ports, person, user);
    if (user === null) {
      if (isAsked) leave('left');
      else void leaveUnasked(person);
    } else if (person?.user.uid === user.uid) {
      store.dispatch({ type: 'user-confirmed', user });
      visit?.confirm();
    } else {
      enter({ type: 'user-confirmed', user });
    }
  }

  function enter(action: SessionAction & { user: SessionUser }): void {
    visit?.close();
    store.dispatch(action);
    visit = openVisit(action.user.uid, { ports, store, ending });
    if (store.state().isAccountFollowed) visit.followAccount();
  }

  function leave(type: 'left' | 'doubted'): void {
    visit?.close();
    visit = null;
    store.dispatch({ type });
  }

  /** The session was not ended here: its end is announced only once the reason is known. Never rejects. */
  async function leaveUnasked(person: Person | null): Promise<void> {
    leave('doubted');
    const because = reasonOfEnd(await ports.askWhyEnded(), person && knownOf(person));
    // Someone has signed in since.
    if (visit !== null) return;
    ending.announce(because);
    leave('left');
  }

  function start(): void {
    if (isStarted) return;
    isStarted = true;
    // Whatever is stored is not to be used, and the identity service need not be waited for.
    if (ports.isSigningOut()) leave('left');
    else store.startClock();
    ports.watchUser(takeUser, (cause) => {
      ports.logError('Session could not be read', describeCause(cause));
      isStarted = false;
      // Whether someone is signed in is not known: no page may send them away for that.
      store.dispatch({ type: 'unreadable' });
    });
  }

  /** Begins with whom the browser's storage names. Where another tab signs out before they are confirmed, they go at once. */
  async function expectStoredUser(): Promise<void> {
    if (!ports.isRemembered() || ports.isSigningOut()) return;
    const user = await ports.readStoredUser();
    if (user === null || isNamed || !ports.isRemembered()) return;
    enter({ type: 'user-remembered', user });
    ports.watchRemembered(() => {
      if (!ports.isRemembered() && store.state().who.kind === 'remembered') leave('doubted');
    });
  }

  function followAccount(): void {
    start();
    if (store.state().isAccountFollowed) return;
    store.dispatch({ type: 'account-followed' });
    if (visit !== null) visit.followAccount();
    else if (!isNamed) void expectStoredUser();
  }

  return {
    endWith: ending.endWith,
    /** Remembers why the session ended, until someone signs in. */
    noteEnd: ending.note,
    getSession: store.session,
    isStarted: () => isStarted,
    subscribe: store.subscribe,
    /** A sign-out has begun: its person is gone from this document at once, however long it takes. */
    leaveNow: (): void => {
      if (personOf(store.state()) !== null) leave('left');
    },
    /** Begins to watch who is signed in. Further calls do nothing. */
    start,
    /** Begins to follow the signed-in person's profile and subscription too. Further calls do nothing. */
    followAccount,
    readAgain: async () => needed(visit).readAgain(),
    refreshSubscription: async (customerId?: string) => needed(visit).refresh(customerId),
  };
}

/** @throws {Error} when no one is signed in */
function needed(visit: Visit | null): Visit {
  if (visit === null) throw new Error('User not authenticated');
  return visit;
}

/** For the next visit. Where another person comes in one step, the former one has left all the same. */
function remember(ports: SessionPorts, before: Person | null, user: SessionUser | null): void {
  if (before !== null && user !== null && before.user.uid !== user.uid) {
    ports.rememberSignedIn(false);
  }
  ports.rememberSignedIn(user !== null);
}

/** Follows one signed-in person until it is closed. A later sign-in of the same person is another visit. */
function openVisit(uid: string, { ports, store, ending }: Surroundings) {
  let isOver = false;
  let isWatched = false;
  let unwatch: Unwatch = () => undefined;
  let news: ProfileState | null = null;
  let isChecked = false;
  let subscription: ReturnType<typeof followSubscription> | null = null;
  let resolveConfirmed = () => {};
  const confirmed = new Promise<void>((resolve) => {
    resolveConfirmed = resolve;
  });
  const isConfirmed = () => store.state().who.kind === 'signed-in';
  const applyEnds = createEnds({ ports, store, ending }, () => isOver);
  const unwatchRefusal = ports.watchRefusal((because) => {
    if (isOver || store.state().endNoted !== null) return;
    void ending.signOut(because ?? 'ended-elsewhere', REFUSED);
  });

  function watchProfile(): void {
    isWatched = true;
    unwatch = ports.watchProfile(uid, takeProfile, takeFailure);
  }

  function takeProfile(arrived: ProfileState): void {
    if (isOver) return;
    news = arrived;
    const { profile, unconfirmed, subscriptionVersion } = arrived;
    void applyEnds(arrived);
    repairOnce();
    store.dispatch({ type: 'profile-read', profile, unconfirmed });
    if (profile !== null) subscription?.takeProfile(profile.customerId, subscriptionVersion);
    else if (!unconfirmed) forgetSubscription(ports.queries);
  }

  function takeFailure(cause: unknown): void {
    if (isOver) return;
    isWatched = false;
    const means = judgeFailure({
      code: authErrorCode(cause),
      isConfirmed: isConfirmed(),
      isSignedIn: ports.isSignedIn(uid),
    });
    if (means.isLogged) ports.logError('Profile listener failed', describeCause(cause));
    if (means.clears === 'nothing') return;
    store.dispatch({ type: 'profile-failed' });
    if (means.clears === 'profile-and-subscription') forgetSubscription(ports.queries);
    // The rules refuse a session that was ended; the API says whether this one was.
    void subscription?.load();
  }

  /**
   * Only of a confirmed person, whose address is the one that the identity service knows, and only at the beginning: a profile that
   * disappears later was deleted and stays deleted.
   */
  function repairOnce(): void {
    const person = personOf(store.state());
    if (isChecked || news === null || news.unconfirmed || person?.kind !== 'signed-in') return;
    isChecked = true;
    if (news.profile?.email !== person.user.email) ports.repairProfile(person.user, news.profile);
  }

  return {
    followAccount: (): void => {
      subscription = followSubscription(ports, { uid, isConfirmed, confirmed });
      watchProfile();
    },

    /** The identity service names this person, perhaps once more: what failed before that is tried again. */
    confirm: (): void => {
      resolveConfirmed();
      if (subscription === null) return;
      repairOnce();
      if (!isWatched) watchProfile();
    },

    /** Reads again what could not be read; a missing profile is written first, because its person asks for it. */
    readAgain: async (): Promise<void> => {
      const person = personOf(store.state());
      if (!isWatched) watchProfile();
      else if (person?.isAbsent === true) ports.repairProfile(person.user, null);
      else await subscription?.load();
    },

    refresh: async (customerId?: string) => subscription?.refresh(customerId),

    close: (): void => {
      isOver = true;
      unwatch();
      unwatchRefusal();
      forgetSubscription(ports.queries);
    },
  };
}

const REFUSED = 'Refused session could not be ended';

/** Ends the session here if its person has ended it elsewhere. The result never rejects. */
function createEnds({ ports, store, ending }: Surroundings, isOver: () => boolean) {
  let applied: string | null = null;
  return async ({ sessionsRevokedAt, endedSessions }: Ends): Promise<void> => {
    if (sessionsRevokedAt === null && endedSessions.length === 0) return;
    const news = JSON.stringify([sessionsRevokedAt, endedSessions]);
    if (applied === news) return;
    applied = news;
    let signedInAt: string;
    try {
      signedInAt = await ports.signedInAt();
    } catch {
      // Offline, or already signed out: the next profile update asks again.
      applied = null;
      return;
    }
    const because = endOf(signedInAt, { sessionsRevokedAt, endedSessions });
    // The session that asked for this is already ending, for its own reason.
    if (because === null || isOver() || store.state().endNoted !== null) return;
    await ending.signOut(because, 'Revoked session could not be ended');
  };
}

/** Ends the session, and has it remembered why. */
function createEnding(ports: SessionPorts, store: Store) {
  const note = (because: SessionEnd | null) => store.dispatch({ type: 'end-noted', because });

  /** Runs what ends this session, and remembers why until someone signs in. */
  async function endWith(because: SessionEnd | null, act: () => Promise<void>): Promise<void> {
    note(because);
    try {
      await act();
    } catch (cause) {
      note(null);
      throw cause;
    }
  }

  /** Signs out for this reason, and logs a failure. Never rejects. */
  async function signOut(because: SessionEnd, failure: string): Promise<void> {
    try {
      await endWith(because, () => ports.signOut(because));
    } catch (cause) {
      ports.logError(failure, describeCause(cause));
    }
  }

  /** Signs out the identity of a hand-off, which belongs on a server: here, no one is signed in. */
  function refuseServer(user: SessionUser | null): SessionUser | null {
    if (user === null || !isHandoffUid(user.uid)) return user;
    void signOut('server-session', 'Server session could not be ended');
    return null;
  }

  /** Here and in the other tabs; without a reason there is nothing to tell. */
  function announce(because: SessionEnd | null): void {
    if (because === null) return;
    note(because);
    ports.postEnd(because);
  }

  return { note, announce, endWith, signOut, refuseServer };
}

/** The session, its subscribers, and the clock of its look-up. */
function createStore({ startTimer }: Pick<SessionPorts, 'startTimer'>) {
  let state = UNKNOWN_SESSION;
  let session = LOADING_SESSION;
  let stopClock: (() => void) | null = null;
  const changes = createSignal();

  function dispatch(action: SessionAction): void {
    state = reduceSession(state, action);
    session = toSession(state);
    if (session.loading) startClock();
    else {
      stopClock?.();
      stopClock = null;
    }
    changes.emit();
  }

  function startClock(): void {
    stopClock ??= startTimer(LONGEST_LOOKUP_MS, () => dispatch({ type: 'grew-late' }));
  }

  return {
    dispatch,
    state: () => state,
    session: () => session,
    /** Begins to count how long the look-up takes. */
    startClock,
    subscribe: changes.subscribe,
  };
}

function knownOf({ isDeleted, profile, user }: Person) {
  const email = profile?.email;
  return { isProfileGone: isDeleted, hasOtherEmail: email !== undefined && email !== user.email };
}

type Store = ReturnType<typeof createStore>;
type Visit = ReturnType<typeof openVisit>;

type Surroundings = {
  ports: SessionPorts;
  store: Store;
  ending: ReturnType<typeof createEnding>;
};
