import type { Subscription } from '@contract/subscription.ts';
import { authErrorCode } from './auth-errors.ts';
import { isRevoked, type SessionEnd } from './session-end.ts';
import type { ClientSubscription, Profile, Session, SessionUser } from './session-types.ts';

/** What the session needs of the world; a test hands in its own. */
export type SessionPorts = {
  /** Says at once who is signed in, then on every change. `fail` when that cannot be known. */
  watchUser: (next: (user: SessionUser | null) => void, fail: Fail) => Unwatch;
  /** Watches `users/{uid}`; after `fail` it says nothing more. */
  watchProfile: (uid: string, next: (state: ProfileState) => void, fail: Fail) => Unwatch;
  /** @throws {Error} with the `status` that the API answered */
  fetchSubscription: (signal: AbortSignal) => Promise<Subscription>;
  /** True while the identity service holds a session for this person. */
  isSignedIn: (uid: string) => boolean;
  /** When the present session began, ISO 8601. Rejects where that cannot be known. */
  signedInAt: () => Promise<string>;
  /** Signs out in every tab, and tells the others why. */
  signOut: (because: SessionEnd) => Promise<void>;
  /** Makes up for a profile that was never written or that names another address. Takes care of its own failure. */
  repairProfile: (user: SessionUser, profile: Profile | null) => void;
  /** Remembers for the next visit whether somebody is signed in. */
  rememberSignedIn: (signedIn: boolean) => void;
  logError: (event: string, detail: string) => void;
};

export type ProfileState = {
  profile: Profile | null;
  /** True where the server has not been heard yet, so that an absent profile proves nothing. */
  unconfirmed: boolean;
  /** Changes whenever the server has news about the subscription. */
  subscriptionVersion: string | null;
  /** Sessions that began before this were ended by their person, ISO 8601. */
  sessionsRevokedAt: string | null;
};

export const LOADING_SESSION: Session = {
  loading: true,
  user: null,
  profile: null,
  subscription: null,
  endedBy: null,
};

/**
 * The one account of who is signed in, with their profile and subscription. Whatever arrives is taken only if it
 * belongs to the person who is signed in at that moment.
 */
export function createSessionStore(ports: SessionPorts) {
  let session = LOADING_SESSION;
  let unwatchUser: Unwatch | null = null;
  let person: Person | null = null;
  /** Why the session that is here, or was, comes to its end. */
  let ending: SessionEnd | null = null;
  const listeners = new Set<() => void>();

  function set(change: Partial<Session>): void {
    session = { ...session, ...change };
    for (const listener of listeners) listener();
  }

  function takeUser(user: SessionUser | null): void {
    ports.rememberSignedIn(user !== null);
    if (user === null) {
      leave();
    } else if (person?.uid === user.uid) {
      set({ user });
      if (!person.isWatched) watchProfileOf(person);
    } else {
      ending = null;
      leave({ loading: true, user });
      person = new Person(user.uid);
      watchProfileOf(person);
    }
  }

  /** Drops everything that belongs to the person who was here. */
  function leave(next: Partial<Session> = {}): void {
    person?.stop();
    person = null;
    set({
      loading: false,
      user: null,
      profile: null,
      subscription: null,
      endedBy: ending,
      ...next,
    });
  }

  function watchProfileOf(owner: Person): void {
    owner.isWatched = true;
    owner.unwatch = ports.watchProfile(
      owner.uid,
      (state) => {
        if (owner === person) takeProfile(owner, state);
      },
      (cause) => {
        if (owner === person) takeProfileFailure(owner, cause);
      },
    );
  }

  function takeProfile(owner: Person, state: ProfileState): void {
    const { profile, unconfirmed, subscriptionVersion, sessionsRevokedAt } = state;
    const { user } = session;
    if (sessionsRevokedAt !== null) void heedRevocation(owner, sessionsRevokedAt);
    if (!unconfirmed && !owner.isChecked && user !== null) {
      owner.isChecked = true;
      // Only at the beginning: a profile that goes away later was deleted, and stays so.
      if (profile?.email !== user.email) ports.repairProfile(user, profile);
    }
    if (profile === null) {
      if (unconfirmed) {
        set({ loading: false });
        return;
      }
      owner.abortFetch();
      set({ loading: false, profile: null, subscription: null });
      return;
    }
    set({ loading: false, profile });
    const isSame =
      profile.customerId === owner.customerId && subscriptionVersion === owner.subscriptionVersion;
    const isLoaded = session.subscription !== null && session.subscription.status !== 'error';
    owner.customerId = profile.customerId;
    owner.subscriptionVersion = subscriptionVersion;
    if (!isSame || (!isLoaded && owner.fetching === null)) void loadSubscription(owner);
  }

  /** Ends the session here if it began before its person ended all of them. Never rejects. */
  async function heedRevocation(owner: Person, revokedAt: string): Promise<void> {
    if (owner.heededRevocation === revokedAt) return;
    owner.heededRevocation = revokedAt;
    let signedInAt: string;
    try {
      signedInAt = await ports.signedInAt();
    } catch {
      // Without a connection, or with nobody there any more: the next news of the profile asks again.
      owner.heededRevocation = null;
      return;
    }
    // Whoever asked for it here is leaving already, for a reason of their own.
    if (!isRevoked(signedInAt, revokedAt) || owner !== person || ending !== null) return;
    try {
      await endWith('everywhere', () => ports.signOut('everywhere'));
    } catch (cause) {
      ports.logError('Revoked session could not be ended', describe(cause));
    }
  }

  /** Runs what ends this session, and remembers why until somebody signs in. */
  async function endWith(because: SessionEnd | null, act: () => Promise<void>): Promise<void> {
    ending = because;
    try {
      await act();
    } catch (cause) {
      ending = null;
      throw cause;
    }
  }

  function takeProfileFailure(owner: Person, cause: unknown): void {
    owner.isWatched = false;
    const isSignedIn = ports.isSignedIn(owner.uid);
    if (isSignedIn && authErrorCode(cause) === 'permission-denied') {
      set({ loading: false, profile: null });
      return;
    }
    // A listener that breaks off because its person has just signed out is no news.
    if (isSignedIn) ports.logError('Profile listener failed', describe(cause));
    leave();
  }

  function loadSubscription(owner: Person): Promise<void> {
    owner.abortFetch();
    const fetching = new AbortController();
    owner.fetching = fetching;
    owner.fetched = fetchSubscription(owner, fetching.signal);
    return owner.fetched;
  }

  async function fetchSubscription(owner: Person, signal: AbortSignal): Promise<void> {
    const { customerId } = owner;
    let answer: ClientSubscription;
    try {
      answer = await ports.fetchSubscription(signal);
    } catch (cause) {
      if (signal.aborted) return;
      ports.logError('Subscription', `Fetch failed: ${statusOf(cause)}`);
      answer = FAILED_SUBSCRIPTION;
    }
    if (signal.aborted) return;
    owner.fetching = null;
    set({ subscription: customerId === undefined ? answer : { ...answer, customerId } });
  }

  /** Fetches the subscription again; resolves when the newest answer, or the placeholder for it, is in place. */
  async function refresh(customerId: string | undefined, occasion: string): Promise<void> {
    if (customerId === undefined || customerId === '') {
      throw new Error(`A customer id is required to refresh the subscription ${occasion}.`);
    }
    if (person === null) throw new Error('User not authenticated');
    const owner = person;
    owner.customerId = customerId;
    await loadSubscription(owner);
    while (owner.fetching !== null) await owner.fetched;
  }

  return {
    endWith,
    getSession: () => session,
    isStarted: () => unwatchUser !== null,
    subscribe: (listener: () => void): Unwatch => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Begins to watch who is signed in. Further calls do nothing. */
    start: () => {
      if (unwatchUser !== null) return;
      unwatchUser = () => undefined;
      unwatchUser = ports.watchUser(takeUser, (cause) => {
        ports.logError('Session could not be read', describe(cause));
        unwatchUser = null;
        leave();
      });
    },
    refreshAfterPause: (customerId: string | undefined) => refresh(customerId, 'after a pause'),
    refreshAfterCancel: (customerId: string | undefined) =>
      refresh(customerId, 'after a cancellation'),
    refreshSubscription: (customerId: string | undefined) => refresh(customerId, 'after a change'),
  };
}

/** Held by the client while the subscription cannot be read: 'not known' must not look like 'none'. */
const FAILED_SUBSCRIPTION: ClientSubscription = {
  id: '',
  plan: null,
  planId: null,
  interval: null,
  currentPeriodEnd: null,
  status: 'error',
};

/** One signed-in person's open ends. A later sign-in of the same person is another one of these. */
class Person {
  readonly uid: string;
  customerId: string | undefined = undefined;
  subscriptionVersion: string | null = null;
  heededRevocation: string | null = null;
  isWatched = false;
  isChecked = false;
  unwatch: Unwatch | null = null;
  /** The subscription's fetch under way, which a newer one aborts. */
  fetching: AbortController | null = null;
  fetched: Promise<void> | null = null;

  constructor(uid: string) {
    this.uid = uid;
  }

  abortFetch(): void {
    this.fetching?.abort();
    this.fetching = null;
  }

  stop(): void {
    this.unwatch?.();
    this.abortFetch();
  }
}

function describe(cause: unknown): string {
  return authErrorCode(cause) ?? (cause instanceof Error ? cause.message : 'unknown cause');
}

function statusOf(cause: unknown): string {
  return cause instanceof Error && 'status' in cause ? String(cause.status) : describe(cause);
}

type Unwatch = () => void;
type Fail = (cause: unknown) => void;
