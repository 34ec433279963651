import type { Auth } from 'firebase-admin/auth';
import { describeError, type Log } from '../../foundation/log.ts';

type Person = {
  uid: string;
  /** Null when no address is theirs for sure: what came from it may be somebody else's. */
  verifiedEmail: string | null;
};

type Parts = {
  /** Ends everything that could still be charged. Nothing is deleted unless it succeeds. */
  endSubscriptions: (uid: string) => Promise<void>;
  /** What hangs on an account, each removed by itself and as often as is asked. */
  removals: ((person: Person) => Promise<void>)[];
  /** The profile, which is the last to go, for it names the customer at Stripe. */
  removeProfile: (uid: string) => Promise<void>;
  /** What a call or an event under way could have written again meanwhile. */
  sweep: (uid: string) => Promise<void>;
  auth: () => Promise<Auth>;
  log: Log;
};

/**
 * Deletes an account for good. Every step can be repeated and a failed one stops the rest, so that the person, who can
 * sign in until the end, only has to ask again: what is to be charged ends first, and the sign-in goes last.
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
      // The account is gone and nobody could ask again: what a call under way left behind is for an operator to remove.
      parts.log('ERROR', 'account_not_swept', { uid, ...describeError(error) });
    }
  };
}

/** Gone already is as good: two tabs may ask at once. */
async function removeSignIn(auth: Auth, uid: string): Promise<void> {
  try {
    await auth.deleteUser(uid);
  } catch (error) {
    const isGone =
      error instanceof Error && 'code' in error && error.code === 'auth/user-not-found';
    if (!isGone) throw error;
  }
}
