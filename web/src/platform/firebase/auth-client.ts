import {
  browserLocalPersistence,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  indexedDBLocalPersistence,
  initializeAuth,
  onIdTokenChanged,
  reauthenticateWithCredential,
  signInWithCustomToken,
  signInWithEmailAndPassword,
  signOut,
  updatePassword,
  updateProfile,
  type Auth,
  type User,
  type UserCredential,
} from 'firebase/auth';
import type { AuthUser } from '../auth-user.ts';
import { onLogout } from '../channel.ts';
import { env } from '../env.ts';
import { openApp } from './firebase-app.ts';
import { endEarlyToken, readStoredSession, toSession } from '../early/stored-user.ts';
import {
  endSignOut,
  isFor,
  isSignedOut,
  readPendingSignOut,
  type PendingSignOut,
} from '../storage/pending-sign-out.ts';
import { readSessionHint, watchSessionHint } from '../storage/session-hint.ts';

export type AuthClient = ReturnType<typeof openAuth>;

/**
 * Opens the identity service with two stores, of which it uses the first that the browser has, and without the pop-up code, which is
 * half its size.
 * Every call rejects with the service's coded error.
 */
export function openAuth() {
  // Listens before the stored session is read: the answer to its look-up would bring back, for every tab, a session that
  // another tab has ended by then.
  const { end, here, follow, enter, isLeft } = createEndings(() => auth);
  onLogout(() => void follow());
  // The message may come later than the hint, and goes to a document that has been left by then.
  watchSessionHint(() => {
    if (!hasSpoken && !readSessionHint()) void follow();
  });
  const storedBefore = readStoredSession();
  const auth = initializeAuth(openApp(), {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence],
  });
  if (env.authEmulatorUrl !== '') {
    connectAuthEmulator(auth, env.authEmulatorUrl, { disableWarnings: true });
  }
  void auth.authStateReady().then(endEarlyToken);
  let last: User | null = null;
  /** Once the client has said who is signed in, what it says next tells why a session ended. */
  let hasSpoken = false;
  /** No one, once a sign-out has begun for this session, in any tab, even where its look-up is answered after that. */
  const readUser = (user: User | null) => (user === null || isLeft(user) ? null : toAuthUser(user));
  const requireUser = (): User => {
    if (auth.currentUser === null) throw new Error('User not authenticated');
    return auth.currentUser;
  };

  return {
    /** Resolves once the stored session has been read. */
    ready: () => auth.authStateReady(),
    currentUser: () => readUser(auth.currentUser),
    /** Called at once with the current state, then on every sign-in, sign-out and renewed token. */
    watchUser: (next: (user: AuthUser | null) => void, fail: (cause: unknown) => void) =>
      onIdTokenChanged(
        auth,
        (user) => {
          hasSpoken = true;
          last = user ?? last;
          next(readUser(user));
        },
        fail,
      ),
    /**
     * Whether the service has refused the session that was stored when this document began: only then does the client remove it
     * by itself.
     */
    wasRefused: async () => {
      await auth.authStateReady();
      const isHere = last !== null || auth.currentUser !== null;
      return !isHere && (await storedBefore) !== null && (await readStoredSession()) === null;
    },
    /** Renews the token of the person watched last, signed in or not; the service's refusal says why their session ended. */
    checkLast: async () => {
      await last?.getIdToken(true);
    },
    /**
     * When this session began, ISO 8601 to the second. Unlike `lastSignInAt` it does not move when the person signs in
     * elsewhere.
     */
    signedInAt: async () =>
      new Date((await requireUser().getIdTokenResult()).authTime).toISOString(),
    idToken: ({ fresh = false } = {}) => requireUser().getIdToken(fresh),
    signIn: (email: string, password: string) =>
      enter(() => signInWithEmailAndPassword(auth, email, password)),
    signInWithToken: (token: string) => enter(() => signInWithCustomToken(auth, token)),
    createUser: (email: string, password: string) =>
      enter(() => createUserWithEmailAndPassword(auth, email, password)),
    /** Ends the session that the sign-out is for, or the one that is open here. */
    signOut: () => end(readPendingSignOut() ?? here()),
    setDisplayName: (displayName: string) => updateProfile(requireUser(), { displayName }),
    reload: () => requireUser().reload(),
    reauthenticate: async (password: string) => {
      const user = requireUser();
      const credential = EmailAuthProvider.credential(user.email ?? '', password);
      await reauthenticateWithCredential(user, credential);
    },
    changePassword: (password: string) => updatePassword(requireUser(), password),
  };
}

/** What ends sessions: sign-outs of this tab and of others, and a sign-in after one that is not finished. */
function createEndings(client: () => Auth) {
  /** The sign-out of another tab that is being followed. */
  let followed: PendingSignOut | null = null;

  /** The session that is open here; any while that is being looked up. */
  function here(): PendingSignOut {
    const { currentUser } = client();
    return { of: currentUser === null ? null : sessionOf(currentUser) };
  }

  /** Removes the session that a sign-out is for, and no other: this may come late, and someone may have signed in since. */
  async function end(pending: PendingSignOut): Promise<void> {
    const auth = client();
    await auth.authStateReady();
    const { currentUser } = auth;
    if (currentUser === null || !isFor(pending, sessionOf(currentUser))) return;
    const stored = await readStoredSession();
    if (stored === null || isFor(pending, stored)) await signOut(auth);
  }

  async function follow(): Promise<void> {
    followed = readPendingSignOut() ?? here();
    try {
      await end(followed);
    } finally {
      followed = null;
    }
  }

  async function enter(run: () => Promise<UserCredential>): Promise<AuthUser> {
    const pending = readPendingSignOut();
    if (pending !== null) {
      await end(pending);
      endSignOut();
    }
    return toAuthUser((await run()).user);
  }

  function isLeft(user: User): boolean {
    const session = sessionOf(user);
    return isSignedOut(session) || (followed !== null && isFor(followed, session));
  }

  return { end, here, follow, enter, isLeft };
}

const sessionOf = (user: User) => toSession({ value: user.toJSON() });

function toAuthUser(user: User): AuthUser {
  const { lastSignInTime } = user.metadata;
  return {
    uid: user.uid,
    email: user.email ?? '',
    emailVerified: user.emailVerified,
    displayName: user.displayName,
    lastSignInAt: lastSignInTime === undefined ? null : new Date(lastSignInTime).toISOString(),
  };
}
