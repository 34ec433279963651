import { authErrorCode, SessionError } from './model/auth-errors.ts';
import type { ProfilePatch } from './model/session-types.ts';
import { profilePath, type ActionPorts, type ActionRunner } from './session-actions.ts';
import { actionPorts, actionRunner } from './session.ts';

export function createAccountActions(
  ports: ActionPorts,
  { act, actForPerson, within, quietly }: ActionRunner,
) {
  return {
    /** Succeeds for an unknown address too, so that it does not reveal who has an account. */
    sendReset: (email: string) =>
      act(async (auth) => {
        try {
          await auth.sendPasswordReset(email, `${ports.origin()}/login`);
        } catch (cause) {
          if (authErrorCode(cause) !== 'auth/user-not-found') throw cause;
        }
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

/** What a person can do to their own account. Each throws a `SessionError` whose message can be shown. */
export const {
  sendReset,
  updateProfile,
  reauthenticate,
  changePassword,
  changeEmail,
  checkActionCode,
  applyActionCode,
  confirmPasswordReset,
} = createAccountActions(actionPorts, actionRunner);
