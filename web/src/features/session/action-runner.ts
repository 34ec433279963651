import type { AuthClient } from '@/platform/auth-client.ts';
import type { FirestoreClient } from '@/platform/firestore-client.ts';
import { authErrorCode, endsSession } from './auth-errors.ts';
import { judgeSessionEnd, type SessionEnd } from './session-end.ts';
import { SessionError, toSessionError } from './session-error.ts';

export type ActionPorts = {
  loadAuth: () => Promise<AuthClient>;
  loadFirestore: () => Promise<FirestoreClient>;
  /** Clears the signed-in hint. */
  forgetSession: () => void;
  /** Remembers why the session that is here is over. */
  noteEnd: (because: SessionEnd) => void;
  /** Tells the other tabs, with the reason if there is one. */
  postLogout: (because: SessionEnd | null) => void;
  /** Where links in e-mails lead back to, for example `https://alcove.example`. */
  origin: () => string;
  /** Resolves after so many milliseconds. */
  delay: (ms: number) => Promise<void>;
  logWarning: (event: string, detail: string) => void;
};

export type ActionRunner = ReturnType<typeof createActionRunner>;

/** What all actions share: time limits, readable failures, and signing out when the session is over. */
export function createActionRunner(ports: ActionPorts) {
  async function signOutHere(): Promise<void> {
    ports.forgetSession();
    const auth = await ports.loadAuth();
    await within(SIGN_OUT_MS, auth.signOut(), NO_ANSWER);
  }

  async function signOut(because: SessionEnd | null = null): Promise<void> {
    try {
      await signOutHere();
    } catch (cause) {
      throw toSessionError(cause);
    } finally {
      // Even if it failed here, the other tabs must sign out.
      ports.postLogout(because);
    }
  }

  /** Runs an action of the identity service, words its failure, and signs out if the session is over. */
  async function act<T>(run: (auth: AuthClient) => Promise<T>): Promise<T> {
    let auth: AuthClient;
    try {
      auth = await ports.loadAuth();
    } catch {
      throw new SessionError(NOT_LOADED);
    }
    try {
      return await within(LONGEST_ACT_MS, run(auth), NO_ANSWER);
    } catch (cause) {
      if (endsSession(cause)) {
        const because = judgeSessionEnd(authErrorCode(cause));
        ports.noteEnd(because);
        await signOut(because).catch(() => {
          ports.logWarning('Sign-out after a lost session failed', describeCode(cause));
        });
      }
      throw toSessionError(cause);
    }
  }

  /** For the signed-in person: a page may offer it before the service has confirmed them. */
  const actForPerson = <T>(run: (auth: AuthClient) => Promise<T>): Promise<T> =>
    act(async (auth) => {
      await auth.ready();
      return run(auth);
    });

  async function within<T>(ms: number, work: Promise<T>, otherwise = TOO_SLOW): Promise<T> {
    const outOfTime = ports.delay(ms).then(() => {
      throw new SessionError(otherwise);
    });
    return Promise.race([work, outOfTime]);
  }

  /** A failure here must not fail a sign-up that has succeeded; the next session repairs it. */
  async function quietly(event: string, work: () => Promise<void>): Promise<void> {
    try {
      await within(SIDE_STEP_MS, work());
    } catch (cause) {
      ports.logWarning(event, describeCode(cause));
    }
  }

  return { signOut, signOutHere, act, actForPerson, within, quietly };
}

const SIDE_STEP_MS = 10_000;
const SIGN_OUT_MS = 10_000;
/** Before the service's own client takes a blocked browser for a lost connection, after 30 seconds. */
const LONGEST_ACT_MS = 25_000;
const NO_ANSWER =
  'The sign-in service has not answered in this browser. Close other tabs of this site, reload the page and try again.';
const NOT_LOADED =
  'The sign-in service could not be loaded. Check your connection and reload the page.';
const TOO_SLOW =
  'The change has not been confirmed. Check your connection, then reload the page to see whether it was saved.';

function describeCode(cause: unknown): string {
  return authErrorCode(cause) ?? (cause instanceof Error ? cause.name : 'unknown cause');
}
