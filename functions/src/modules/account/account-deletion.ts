import type { Auth } from 'firebase-admin/auth';
import { describeError, type Log } from '../../foundation/log.ts';

type Person = {
  uid: string;
  /** Null if no address is proved to be theirs: what was sent from it may be somebody else's. */
  verifiedEmail: string | null;
};

type Parts = {
  /** Ends everything that could still be charged. Unless it succeeds, nothing is deleted. */
  endSubscriptions: (uid: string) => Promise<void>;
  /** Remove what belongs to an account, each independently and repeatably. */
  removals: ((person: Person) => Promise<void>)[];
  /** Removes the profile, last of all, because it names the customer at Stripe. */
  removeProfile: (uid: string) => Promise<void>;
  /** Removes what a concurrent call or event may have written again in the meantime. */
  sweep: (uid: string) => Promise<void>;
  auth: () => Promise<Auth>;
  log: Log;
};

/**
 * Deletes an account for good. Every step can be repeated, and a failure stops the rest: charges end first and the sign-in
 * goes last, so that until then the person can sign in and simply ask again.
 * @throws {ApiError} `upstream_stripe` before anything is deleted
 */
export function createAccountDeletion(parts: Parts) {
  return async (person: Person): Promise<void> => {
    const { uid } = person;
    await parts.endSubscriptions(uid);
    for (const remove of parts.removals) await remove(person);
    await parts.removeProfile(uid);
    await removeSignIn(await parts.auth(), uid);
    try {
      await parts.sweep(uid);
    } catch (error) {
      // The account is gone, so nobody can ask again: an operator must remove what a concurrent call left behind.
      parts.log('ERROR', 'account_not_swept', { uid, ...describeError(error) });
    }
  };
}

export type DeleteAccount = ReturnType<typeof createAccountDeletion>;

/** Already gone counts as removed: two tabs may ask at once. */
async function removeSignIn(auth: Auth, uid: string): Promise<void> {
  try {
    await auth.deleteUser(uid);
  } catch (error) {
    const isGone =
      error instanceof Error && 'code' in error && error.code === 'auth/user-not-found';
    if (!isGone) throw error;
  }
}
