import { isHandoffUid } from '@contract/handoff.ts';
import type { AuthUser } from '@/platform/auth-user.ts';
import type { ActionPorts, ActionRunner } from './action-runner.ts';
import { SERVER_WAS_HERE } from '../model/session-end.ts';
import { SessionError } from '../model/session-error.ts';
import type { Profile } from '../model/session-types.ts';
import { createIdentityWriter } from './write-identity.ts';

/** What begins, renews and ends a session. Each act throws a `SessionError` that can be shown. */
export function createSessionActions(ports: ActionPorts, runner: ActionRunner) {
  const writeIdentity = createIdentityWriter(ports, runner);
  const { act, actForPerson, quietly } = runner;
  return {
    /** Writes a profile that the sign-up could not write, and follows a changed address. Never rejects. */
    repairProfile: (user: AuthUser, profile: Profile | null) =>
      quietly('Profile could not be repaired', () =>
        writeIdentity(user, profile === null ? (user.displayName ?? undefined) : undefined),
      ),

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

    /** @param returnPath our page that the mailed link leads on to */
    resendVerification: (returnPath: string) =>
      actForPerson((auth) => auth.sendVerification(ports.origin() + returnPath)),

    /** Refreshes the signed-in person, for example after their address was verified. */
    refreshUser: () =>
      actForPerson(async (auth) => {
        await auth.reload();
        await auth.idToken({ fresh: true });
      }),
  };
}
