import { SessionError } from './model/auth-errors.ts';
import type { ProfilePatch } from './model/session-types.ts';
import { profilePath, type ActionPorts, type ActionRunner } from './session-actions.ts';
import { actionPorts, actionRunner } from './session.ts';

export function createAccountActions(
  ports: ActionPorts,
  { actForPerson, within, quietly }: ActionRunner,
) {
  return {
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
  };
}

const WRITE_MS = 15_000;

/** What a person can do to their own account. Each throws a `SessionError` whose message can be shown. */
export const { updateProfile, reauthenticate, changePassword } = createAccountActions(
  actionPorts,
  actionRunner,
);
