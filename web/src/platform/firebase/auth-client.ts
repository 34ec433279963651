import {
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
  type User,
} from 'firebase/auth';
import type { AuthUser } from '../auth-user.ts';
import { onLogout } from '../channel.ts';
import { env } from '../env.ts';
import { openApp } from './firebase-app.ts';
import { endEarlyToken } from '../early/stored-user.ts';
import { readSessionHint, watchSessionHint } from '../storage/session-hint.ts';

export type AuthClient = ReturnType<typeof openAuth>;

/**
 * Opens the identity service with one store and without the pop-up code, which is half its size.
 * Every call rejects with the service's coded error.
 */
export function openAuth() {
  // Listens before the stored session is read: the answer to its look-up would bring back, for every tab, a session that
  // another tab has ended by then.
  let isEnding = false;
  const follow = async () => {
    isEnding = true;
    try {
      await signOut(auth);
    } finally {
      isEnding = false;
    }
  };
  onLogout(() => void follow());
  // The message may come later than the hint, and goes to a document that has been left by then.
  watchSessionHint(() => {
    if (!hasSpoken && !readSessionHint()) void follow();
  });
  const auth = initializeAuth(openApp(), { persistence: indexedDBLocalPersistence });
  if (env.authEmulatorUrl !== '') {
    connectAuthEmulator(auth, env.authEmulatorUrl, { disableWarnings: true });
  }
  void auth.authStateReady().then(endEarlyToken);
  let last: User | null = null;
  /** Once the client has said who is signed in, what it says next tells why a session ended. */
  let hasSpoken = false;
  /** No one, once another tab has ended the session, even where its look-up is answered after that. */
  const readUser = (user: User | null) => (user === null || isEnding ? null : toAuthUser(user));
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
    signIn: async (email: string, password: string) =>
      toAuthUser((await signInWithEmailAndPassword(auth, email, password)).user),
    signInWithToken: async (token: string) =>
      toAuthUser((await signInWithCustomToken(auth, token)).user),
    createUser: async (email: string, password: string) =>
      toAuthUser((await createUserWithEmailAndPassword(auth, email, password)).user),
    signOut: () => signOut(auth),
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
