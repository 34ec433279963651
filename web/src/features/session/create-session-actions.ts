import type { AuthClient, AuthUser } from '@/platform/auth-client.ts';
import type { FirestoreClient } from '@/platform/firestore-client.ts';
import { authErrorCode, describeAuthError, endsSession } from './auth-errors.ts';
import type { SessionEnd } from './session-end.ts';
import type { Profile, ProfilePatch } from './session-types.ts';

/** A failure in words that a person can act on. `code` is the service's own, where there is one. */
export class SessionError extends Error {
  override name = 'SessionError';
  readonly code: string | null;

  constructor(message: string, code: string | null = null) {
    super(message);
    this.code = code;
  }
}

export type ActionPorts = {
  loadAuth: () => Promise<AuthClient>;
  loadFirestore: () => Promise<FirestoreClient>;
  /** Takes back the hint that somebody is signed in. */
  forgetSession: () => void;
  /** Tells the other tabs, and why where there is more to say than that. */
  postLogout: (because: SessionEnd | null) => void;
  /** Where links in e-mails lead back to, for example `https://alcove.example`. */
  origin: () => string;
  /** Resolves after so many milliseconds. */
  delay: (ms: number) => Promise<void>;
  logWarning: (event: string, detail: string) => void;
};

export type NewAccount = { email: string; password: string; displayName?: string };

/** Everything a person can do to their own session. Each act throws a `SessionError` that can be shown. */
export function createSessionActions(ports: ActionPorts) {
  async function signOutHere(): Promise<void> {
    ports.forgetSession();
    const auth = await ports.loadAuth();
    await auth.signOut();
  }

  async function signOut(because: SessionEnd | null = null): Promise<void> {
    try {
      await signOutHere();
    } catch (cause) {
      throw toSessionError(cause);
    } finally {
      // Whatever happened here, the other tabs were asked to end.
      ports.postLogout(because);
    }
  }

  /** Runs an act of the identity service, puts its failure into words, and ends a session that is over. */
  async function act<T>(run: (auth: AuthClient) => Promise<T>): Promise<T> {
    let auth: AuthClient;
    try {
      auth = await ports.loadAuth();
    } catch {
      throw new SessionError(NOT_LOADED);
    }
    try {
      return await run(auth);
    } catch (cause) {
      if (endsSession(cause)) {
        await signOut().catch(() => {
          ports.logWarning('Sign-out after a lost session failed', describeCode(cause));
        });
      }
      throw toSessionError(cause);
    }
  }

  async function within<T>(ms: number, work: Promise<T>): Promise<T> {
    const outOfTime = ports.delay(ms).then(() => {
      throw new SessionError(TOO_SLOW);
    });
    return Promise.race([work, outOfTime]);
  }

  /** A failure here must not spoil a sign-up that has succeeded; the next session makes up for it. */
  async function quietly(event: string, work: () => Promise<void>): Promise<void> {
    try {
      await within(SIDE_STEP_MS, work());
    } catch (cause) {
      ports.logWarning(event, describeCode(cause));
    }
  }

  /** While the identity service is being asked; who needs the database hears of a failure. */
  function preloadFirestore(): void {
    ports.loadFirestore().catch(() => undefined);
  }

  async function waitForUser(auth: AuthClient, uid: string): Promise<void> {
    let stop: (() => void) | undefined;
    const arrived = new Promise<void>((resolve, reject) => {
      stop = auth.watchUser((user) => {
        if (user?.uid === uid) resolve();
      }, reject);
    });
    try {
      await within(AUTH_STATE_MS, arrived);
    } catch {
      throw new SessionError('User creation succeeded but auth state did not update');
    } finally {
      stop?.();
    }
  }

  /**
   * Merged, and without a time of creation, which the rules take from the first write only: two tabs may write the
   * profile of a new person at once. The identity service knows when the account was made.
   */
  async function writeIdentity(user: AuthUser, displayName: string | undefined): Promise<void> {
    const db = await ports.loadFirestore();
    await db.mergeDocument(profilePath(user.uid), {
      email: user.email,
      ...(displayName === undefined ? {} : { displayName }),
      updatedAt: db.serverTimestamp(),
    });
  }

  return {
    signOut,
    /** Without telling the other tabs: for the tab that was told. */
    signOutHere,

    signIn: (email: string, password: string) =>
      act(async (auth) => {
        await auth.signIn(email, password);
      }),

    /** Makes up for a profile that a sign-up could not write, and follows a change of the address. Never rejects. */
    repairProfile: (user: AuthUser, profile: Profile | null) =>
      quietly('Profile could not be repaired', () =>
        writeIdentity(user, profile === null ? (user.displayName ?? undefined) : undefined),
      ),

    signUp: ({ email, password, displayName }: NewAccount) =>
      act(async (auth) => {
        preloadFirestore();
        const user = await auth.createUser(email, password);
        await waitForUser(auth, user.uid);
        await Promise.all([
          quietly('Profile could not be written', () => writeIdentity(user, displayName)),
          quietly('Name could not be set', async () => {
            if (displayName !== undefined) await auth.setDisplayName(displayName);
          }),
          quietly('Verification e-mail could not be sent', () =>
            auth.sendVerification(`${ports.origin()}/dashboard`),
          ),
        ]);
      }),

    /** Succeeds for an unknown address too: who has an account is nobody else's business. */
    sendReset: (email: string) =>
      act(async (auth) => {
        try {
          await auth.sendPasswordReset(email, `${ports.origin()}/login`);
        } catch (cause) {
          if (authErrorCode(cause) !== 'auth/user-not-found') throw cause;
        }
      }),

    resendVerification: () => act((auth) => auth.sendVerification(`${ports.origin()}/dashboard`)),

    /** Asks the service for news about the signed-in person, such as a verified address. */
    refreshUser: () =>
      act(async (auth) => {
        await auth.reload();
        await auth.idToken({ fresh: true });
      }),

    updateProfile: (uid: string, patch: ProfilePatch) =>
      act(async (auth) => {
        if (auth.currentUser()?.uid !== uid) {
          throw new SessionError('User mismatch or not logged in');
        }
        const db = await ports.loadFirestore();
        await within(
          WRITE_MS,
          db.mergeDocument(profilePath(uid), { ...patch, updatedAt: db.serverTimestamp() }),
        );
        if (patch.displayName !== undefined) {
          const { displayName } = patch;
          await quietly('Name could not be set', () => auth.setDisplayName(displayName));
        }
      }),

    reauthenticate: (password: string) => act((auth) => auth.reauthenticate(password)),
    changePassword: (password: string) => act((auth) => auth.changePassword(password)),
    /** Sends a link to the new address; the change, and the end of this session, come when it is opened. */
    changeEmail: (email: string) =>
      act((auth) => auth.changeEmail(email, `${ports.origin()}/login`)),

    /** What a link from an e-mail is about, without using it up. */
    checkActionCode: (code: string) => act((auth) => auth.checkActionCode(code)),
    applyActionCode: (code: string) => act((auth) => auth.applyActionCode(code)),
    confirmPasswordReset: (code: string, password: string) =>
      act((auth) => auth.confirmPasswordReset(code, password)),
  };
}

const AUTH_STATE_MS = 10_000;
const SIDE_STEP_MS = 10_000;
const WRITE_MS = 15_000;
const NOT_LOADED =
  'The sign-in service could not be loaded. Check your connection and reload the page.';
const TOO_SLOW =
  'The change has not been confirmed. Check your connection, reload the page and look whether it was saved.';

const profilePath = (uid: string) => `users/${uid}`;

function toSessionError(cause: unknown): SessionError {
  return cause instanceof SessionError
    ? cause
    : new SessionError(describeAuthError(cause), authErrorCode(cause));
}

function describeCode(cause: unknown): string {
  return authErrorCode(cause) ?? (cause instanceof Error ? cause.name : 'unknown cause');
}
