import type { AuthClient } from '@/platform/auth-client.ts';
import type { AuthUser } from '@/platform/auth-user.ts';
import type { ActionPorts, ActionRunner } from './action-runner.ts';
import { profilePath } from './profile-path.ts';
import { SessionError } from './session-error.ts';
import type { Profile } from './session-types.ts';

type NewAccount = {
  email: string;
  password: string;
  displayName?: string;
  /** The page of ours that the mailed link leads on to. */
  returnPath: string;
};

/** Signs a person up, and repairs in a later session what the sign-up could not write. */
export function createSignUp(ports: ActionPorts, { act, within, quietly }: ActionRunner) {
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
    const db = await ports.loadFirestore();
    await db.mergeDocument(profilePath(user.uid), {
      email: user.email,
      ...(displayName === undefined ? {} : { displayName }),
      updatedAt: db.serverTimestamp(),
    });
  }

  return {
    /** Writes a profile that the sign-up could not write, and follows a changed address. Never rejects. */
    repairProfile: (user: AuthUser, profile: Profile | null) =>
      quietly('Profile could not be repaired', () =>
        writeIdentity(user, profile === null ? (user.displayName ?? undefined) : undefined),
      ),

    signUp: ({ email, password, displayName, returnPath }: NewAccount) =>
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
            auth.sendVerification(ports.origin() + returnPath),
          ),
        ]);
      }),
  };
}

const AUTH_STATE_MS = 10_000;
