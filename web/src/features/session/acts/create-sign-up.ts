import type { AuthClient } from '@/platform/firebase/auth-client.ts';
import type { AuthUser } from '@/platform/auth-user.ts';
import type { ActionPorts, ActionRunner } from './action-runner.ts';
import { authErrorCode } from '../model/auth-errors.ts';
import { profilePath } from './profile-path.ts';
import { SessionError } from '../model/session-error.ts';
import type { Profile } from '../model/session-types.ts';

type NewAccount = {
  email: string;
  password: string;
  displayName?: string;
  /** Our page that the mailed link leads on to. */
  returnPath: string;
};

/** Signs a person up, and repairs in a later session what the sign-up could not write. */
export function createSignUp(ports: ActionPorts, { act, within, quietly }: ActionRunner) {
  /** Whose sign-up was cut off: they may have an account since. */
  let cutOff: string | null = null;

  /** Where an answer was lost, the account may exist all the same: then its password opens it. */
  async function createUser({ email, password }: NewAccount): Promise<AuthUser> {
    try {
      return await act((auth) => auth.createUser(email, password));
    } catch (cause) {
      const code = authErrorCode(cause);
      if (code !== null && CUT_OFF.has(code)) cutOff = email;
      else if (code !== 'auth/email-already-in-use' || cutOff !== email) throw cause;
      try {
        return await act((auth) => auth.signIn(email, password));
      } catch {
        throw cause;
      }
    }
  }

  /** Loads it in parallel with the sign-up; a failure shows where the database is used. */
  function preloadFirestore(): void {
    ports
      .loadFirestore()
      .then((db) => db.prepareToWrite())
      .catch(() => undefined);
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
    const write = async () => {
      const db = await ports.loadFirestore();
      await db.mergeDocument(profilePath(user.uid), {
        email: user.email,
        ...(displayName === undefined ? {} : { displayName }),
        updatedAt: db.serverTimestamp(),
      });
    };
    await within(WRITE_MS, write());
  }

  return {
    /** Writes a profile that the sign-up could not write, and follows a changed address. Never rejects. */
    repairProfile: (user: AuthUser, profile: Profile | null) =>
      quietly('Profile could not be repaired', () =>
        writeIdentity(user, profile === null ? (user.displayName ?? undefined) : undefined),
      ),

    signUp: async (account: NewAccount) => {
      const { displayName, returnPath } = account;
      preloadFirestore();
      const user = await createUser(account);
      await act(async (auth) => {
        await waitForUser(auth, user.uid);
        await Promise.all([
          quietly('Profile could not be written', () => writeIdentity(user, displayName)),
          quietly('Name could not be set', async () => {
            if (displayName !== undefined) await auth.setDisplayName(displayName);
          }),
          quietly('Verification e-mail could not be sent', () =>
            auth.sendVerification(ports.origin() + returnPath),
          ),
        ]);
      });
    },
  };
}

const AUTH_STATE_MS = 10_000;
const WRITE_MS = 10_000;
const CUT_OFF: ReadonlySet<string> = new Set(['auth/network-request-failed', 'auth/timeout']);
