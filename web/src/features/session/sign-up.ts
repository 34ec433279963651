import type { AuthClient } from '@/platform/firebase/auth-client.ts';
import type { AuthUser } from '@/platform/auth-user.ts';
import { authErrorCode, SessionError } from './model/auth-errors.ts';
import type { ActionPorts, ActionRunner } from './session-actions.ts';
import { actionPorts, actionRunner } from './session.ts';

type NewAccount = {
  email: string;
  password: string;
  displayName?: string;
  /** Our page that the mailed link leads on to. */
  returnPath: string;
};

/** Signs a person up. What cannot be written then, a later session repairs. */
export function createSignUp(ports: ActionPorts, runner: ActionRunner) {
  const { act, requirePlace, within, quietly, writeIdentity } = runner;
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

  return async (account: NewAccount): Promise<void> => {
    const { displayName, returnPath } = account;
    await requirePlace();
    preloadFirestore();
    const user = await createUser(account);
    await act(async (auth) => {
      await waitForUser(auth, user.uid);
      await Promise.all([
        quietly('Profile could not be written', () => writeIdentity(user, displayName)),
        quietly('Name could not be set', async () => {
          if (displayName !== undefined) await auth.setDisplayName(displayName);
        }),
        quietly('Verification e-mail could not be sent', () => ports.sendConfirmation(returnPath)),
      ]);
    });
  };
}

const AUTH_STATE_MS = 10_000;
const CUT_OFF: ReadonlySet<string> = new Set(['auth/network-request-failed', 'auth/timeout']);

/** Only the page that needs it loads it. Throws a `SessionError` whose message can be shown. */
export const signUp = createSignUp(actionPorts, actionRunner);
