import type { AuthUser } from '@/platform/auth-user.ts';
import type { ActionPorts, ActionRunner } from './action-runner.ts';
import { profilePath } from './profile-path.ts';

/** Writes into a profile what the identity service knows of its person. */
export function createIdentityWriter(
  ports: Pick<ActionPorts, 'loadFirestore'>,
  { within }: Pick<ActionRunner, 'within'>,
) {
  /**
   * Merged, and without a time of creation, which the rules take from the first write only: two tabs may write the
   * profile of a new person at once. The identity service knows when the account was made.
   */
  return async (user: AuthUser, displayName: string | undefined): Promise<void> => {
    const write = async () => {
      const db = await ports.loadFirestore();
      await db.mergeDocument(profilePath(user.uid), {
        email: user.email,
        ...(displayName === undefined ? {} : { displayName }),
        updatedAt: db.serverTimestamp(),
      });
    };
    await within(WRITE_MS, write());
  };
}

const WRITE_MS = 10_000;
