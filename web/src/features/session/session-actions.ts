import { isHandoffUid } from '@contract/handoff.ts';
import type { AuthUser } from '@/platform/auth-user.ts';
import type { AuthClient } from '@/platform/firebase/auth-client.ts';
import type { FirestoreClient } from '@/platform/firebase/firestore-client.ts';
import { authErrorCode, endsSession, SessionError, toSessionError } from './model/auth-errors.ts';
import { reasonOfEnd, SERVER_WAS_HERE, type SessionEnd } from './model/session-end.ts';
import type { Profile } from './model/session-types.ts';

export type ActionPorts = {
  loadAuth: () => Promise<AuthClient>;
  loadFirestore: () => Promise<FirestoreClient>;
  /** Clears the signed-in hint, and has this document's pages forget the session. */
  forgetSession: () => void;
  /**
   * Marks that a sign-out has begun.
   * @returns false where one had begun already
   */
  beginSignOut: () => boolean;
  /** Removes what is stored of the session that the sign-out is for. */
  forgetStored: () => Promise<void>;
  /** Whether a sign-out has begun that is not finished. */
  isSigningOut: () => boolean;
  /** Takes the mark away. */
  endSignOut: () => void;
  /** Whether this browser has a place for a session. */
  keepsSessions: () => Promise<boolean>;
  /** Remembers why the session that is here is over. */
  noteEnd: (because: SessionEnd) => void;
  /** Tells the other tabs, with the reason if there is one. */
  postLogout: (because: SessionEnd | null) => void;
  /** Has a link mailed that confirms the address of the person who is signed in. `path`: our page that it leads on to. */
  sendConfirmation: (path: string) => Promise<void>;
  /** How long the identity client waits for one answer of its server, in milliseconds. */
  longestRequestMs: () => number;
  /** Resolves after so many milliseconds. */
  delay: (ms: number) => Promise<void>;
  logWarning: (event: string, detail: string) => void;
};

export type ActionRunner = ReturnType<typeof createActionRunner>;

/** What all actions share: time limits, readable failures, and signing out when the session is over. */
export function createActionRunner(ports: ActionPorts) {
  const { within, inTime } = createLimits(ports);
  const { finishSignOut, signOutHere, signOut } = createSignOut(ports, inTime);

  /** Before anyone signs in or up: a session that the browser does not keep would be gone on the next page. */
  async function requirePlace(): Promise<void> {
    if (!(await inTime(ports.keepsSessions()))) throw new SessionError(NO_PLACE);
  }

  /** Runs an action of the identity service, words its failure, and signs out if the session is over. */
  async function act<T>(run: (auth: AuthClient) => Promise<T>): Promise<T> {
    const auth = await loadInWords(ports);
    const slow = ports.delay(SLOW_MS).then(() => true);
    try {
      return await inTime(run(auth));
    } catch (cause) {
      // The client takes a blocked browser for a lost connection.
      const isLost = authErrorCode(cause) === 'auth/network-request-failed';
      if (isLost && (await Promise.race([slow, Promise.resolve(false)]))) throw noAnswer();
      if (endsSession(cause)) {
        const because = reasonOfEnd(authErrorCode(cause));
        if (because !== null) ports.noteEnd(because);
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

  /** A failure here must not fail a sign-up that has succeeded; the next session repairs it. */
  async function quietly(event: string, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (cause) {
      ports.logWarning(event, describeCode(cause));
    }
  }

  /**
   * Writes into a profile what the identity service knows of its person. Merged, and without a time of creation, which the rules
   * take from the first write only: two tabs may write the profile of a new person at once.
   */
  function writeIdentity(user: AuthUser, displayName: string | undefined): Promise<void> {
    const write = async () => {
      const db = await ports.loadFirestore();
      await db.mergeDocument(profilePath(user.uid), {
        email: user.email,
        ...(displayName === undefined ? {} : { displayName }),
        updatedAt: db.serverTimestamp(),
      });
    };
    return within(WRITE_MS, write());
  }

  return {
    signOut,
    signOutHere,
    finishSignOut,
    requirePlace,
    act,
    actForPerson,
    within,
    quietly,
    writeIdentity,
  };
}

function createLimits(ports: Pick<ActionPorts, 'delay' | 'longestRequestMs'>) {
  async function within<T>(ms: number, work: Promise<T>, failure = tooSlow): Promise<T> {
    const outOfTime = ports.delay(ms).then(() => {
      throw failure();
    });
    return Promise.race([work, outOfTime]);
  }

  /** For a browser that never answers. Never ends what the identity client itself still waits for. */
  const inTime = <T>(work: Promise<T>): Promise<T> =>
    within(MOST_REQUESTS * ports.longestRequestMs() + SPARE_MS, work, noAnswer);

  return { within, inTime };
}

function createSignOut(ports: ActionPorts, inTime: (work: Promise<void>) => Promise<void>) {
  /** Does what a sign-out leaves to do, which may have begun in an earlier document. */
  async function finishSignOut(): Promise<void> {
    const finish = async () => {
      // That document may have been closed before it came to this.
      ports.forgetSession();
      await ports.forgetStored();
      const auth = await loadInWords(ports);
      // Someone may have signed in since.
      if (!ports.isSigningOut()) return;
      await auth.signOut();
      ports.endSignOut();
    };
    await inTime(finish());
  }

  async function signOutHere(): Promise<void> {
    ports.forgetSession();
    const auth = await ports.loadAuth();
    await inTime(auth.signOut());
  }

  async function signOut(because: SessionEnd | null = null): Promise<void> {
    // All of this before anything is asked of anyone: what follows may fail, or take longer than this page is open.
    const isFirst = ports.beginSignOut();
    ports.forgetSession();
    if (isFirst) ports.postLogout(because);
    try {
      await finishSignOut();
    } catch (cause) {
      throw toSessionError(cause);
    }
  }

  return { finishSignOut, signOutHere, signOut };
}

async function loadInWords({ loadAuth }: Pick<ActionPorts, 'loadAuth'>): Promise<AuthClient> {
  try {
    return await loadAuth();
  } catch {
    throw new SessionError(NOT_LOADED);
  }
}

/** What begins, renews and ends a session. Each act throws a `SessionError` that can be shown. */
export function createSessionActions(ports: ActionPorts, runner: ActionRunner) {
  const { act, actForPerson, quietly, requirePlace, signOut, signOutHere, writeIdentity } = runner;

  /** Signs out the identity of a hand-off, which belongs on a server. */
  async function refuseServer(uid: string | undefined): Promise<void> {
    if (uid === undefined || !isHandoffUid(uid)) return;
    await signOut('server-session');
    throw new SessionError(SERVER_WAS_HERE);
  }

  return {
    /** Writes a profile that the sign-up could not write, and follows a changed address. Never rejects. */
    repairProfile: (user: AuthUser, profile: Profile | null) =>
      quietly('Profile could not be repaired', () =>
        writeIdentity(user, profile === null ? (user.displayName ?? undefined) : undefined),
      ),

    signOut,
    /** Without telling the other tabs; for a tab that was told by another. */
    signOutHere,
    refuseServer,

    signIn: async (email: string, password: string) => {
      await requirePlace();
      await act(async (auth) => refuseServer((await auth.signIn(email, password)).uid));
    },

    /** Refreshes the signed-in person, for example after their address was verified. */
    refreshUser: () =>
      actForPerson(async (auth) => {
        await auth.reload();
        await auth.idToken({ fresh: true });
      }),
  };
}

/** Where a person's profile lies in Firestore. */
export const profilePath = (uid: string) => `users/${uid}`;

const WRITE_MS = 10_000;
/** One act asks for a new token, for itself and for what has become of its person, one after the other. */
const MOST_REQUESTS = 3;
const SPARE_MS = 5_000;
/** A lost connection shows sooner. */
const SLOW_MS = 10_000;
const NOT_LOADED =
  'The sign-in service could not be loaded. Check your connection and reload the page.';

const NO_PLACE =
  'This browser keeps no session, because it stores nothing for this site: allow cookies and site data for it, or use another browser.';

const noAnswer = () =>
  new SessionError(
    'The sign-in service has not answered in this browser. Check your connection, close other tabs of this site, reload the page and try again.',
    'auth/timeout',
  );

const tooSlow = () =>
  new SessionError(
    'The change has not been confirmed. Check your connection, then reload the page to see whether it was saved.',
  );

function describeCode(cause: unknown): string {
  return authErrorCode(cause) ?? (cause instanceof Error ? cause.name : 'unknown cause');
}
