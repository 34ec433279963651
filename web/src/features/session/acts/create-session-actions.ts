import { isHandoffUid } from '@contract/handoff.ts';
import { createActionRunner, type ActionPorts } from './action-runner.ts';
import { authErrorCode } from '../model/auth-errors.ts';
import { createSignUp } from './create-sign-up.ts';
import { profilePath } from './profile-path.ts';
import { SERVER_WAS_HERE } from '../model/session-end.ts';
import { SessionError } from '../model/session-error.ts';
import type { ProfilePatch } from '../model/session-types.ts';

/** Everything a person can do to their own session. Each act throws a `SessionError` that can be shown. */
export function createSessionActions(ports: ActionPorts) {
  const runner = createActionRunner(ports);
  const { act, actForPerson, within, quietly } = runner;
  return {
    ...createSignUp(ports, runner),
    signOut: runner.signOut,
    /** Without telling the other tabs; for a tab that was told by another. */
    signOutHere: runner.signOutHere,

    signIn: (email: string, password: string) =>
      act(async (auth) => {
        const { uid } = await auth.signIn(email, password);
        if (!isHandoffUid(uid)) return;
        await runner.signOut('server-session');
        throw new SessionError(SERVER_WAS_HERE);
      }),

    /** Succeeds for an unknown address too, so that it does not reveal who has an account. */
    sendReset: (email: string) =>
      act(async (auth) => {
        try {
          await auth.sendPasswordReset(email, `${ports.origin()}/login`);
        } catch (cause) {
          if (authErrorCode(cause) !== 'auth/user-not-found') throw cause;
        }
      }),

    /** @param returnPath our page that the mailed link leads on to */
    resendVerification: (returnPath: string) =>
      actForPerson((auth) => auth.sendVerification(ports.origin() + returnPath)),

    /** Refreshes the signed-in person, for example after their address was verified. */
    refreshUser: () =>
      actForPerson(async (auth) => {
        await auth.reload();
        await auth.idToken({ fresh: true });
      }),

    updateProfile: (uid: string, patch: ProfilePatch) =>
      actForPerson(async (auth) => {
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

    reauthenticate: (password: string) => actForPerson((auth) => auth.reauthenticate(password)),
    changePassword: (password: string) => actForPerson((auth) => auth.changePassword(password)),
    /** Sends a link to the new address; the change, and the end of this session, come when it is opened. */
    changeEmail: (email: string) =>
      actForPerson((auth) => auth.changeEmail(email, `${ports.origin()}/login`)),

    /** Reads what an e-mailed link is for, without using it up. */
    checkActionCode: (code: string) => act((auth) => auth.checkActionCode(code)),
    applyActionCode: (code: string) => act((auth) => auth.applyActionCode(code)),
    confirmPasswordReset: (code: string, password: string) =>
      act((auth) => auth.confirmPasswordReset(code, password)),
  };
}

const WRITE_MS = 15_000;
