import type { Auth } from 'firebase-admin/auth';
import type { Tombstones } from './tombstones.ts';
import { isUserMissing } from '../../adapters/user-missing.ts';
import { ApiError } from '../../foundation/errors.ts';
import { describeError, type Log } from '../../foundation/log.ts';

type Person = {
  uid: string;
  /** Null if no address is proved to be theirs: what was sent from it may be somebody else's. */
  verifiedEmail: string | null;
};

type Parts = {
  /** Refuse what others write late. */
  tombstones: Tombstones;
  /** Ends everything that could still be charged. Unless it succeeds, nothing is deleted. */
  endSubscriptions: (uid: string) => Promise<void>;
  /** Has the host take the order to erase every machine. Unless it succeeds, nothing is removed here. */
  eraseMachines: (uid: string) => Promise<void>;
  /** Shows that the plan has ended, to somebody whose account stays for now. Never rejects. */
  showPlanEnded: (uid: string) => Promise<void>;
  /** Remove what belongs to an account, each independently and repeatably. */
  removals: ((person: Person) => Promise<void>)[];
  /** Removes the profile, last of all, because it names the customer at Stripe. */
  removeProfile: (uid: string) => Promise<void>;
  /** Removes what a concurrent call or event may have written again in the meantime. */
  sweep: (uid: string) => Promise<void>;
  auth: () => Promise<Auth>;
  log: Log;
};

/** Two ways to the same end: the person asks us, or the sign-in has been deleted without us. */
export function createAccountDeletion(parts: Parts) {
  const { tombstones, log } = parts;

  async function removeAllBut(person: Person): Promise<void> {
    await parts.endSubscriptions(person.uid);
    await eraseMachines(person.uid);
    for (const remove of parts.removals) await remove(person);
    await parts.removeProfile(person.uid);
  }

  /** Machines go before everything that could still tell whose they are. */
  async function eraseMachines(uid: string): Promise<void> {
    try {
      await parts.eraseMachines(uid);
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'unavailable') throw error;
      await parts.showPlanEnded(uid);
      throw machinesLeft(error);
    }
  }

  /** The account lives on, so its own writes must not be refused; the mark loses its force by itself if this fails. */
  async function lift(uid: string): Promise<void> {
    try {
      await tombstones.lift(uid);
    } catch (error) {
      log('WARNING', 'account_mark_not_lifted', { uid, ...describeError(error) });
    }
  }

  return {
    /**
     * Deletes an account for good. Every step can be repeated, and a failure stops the rest: charges end first and the
     * sign-in goes last, so that until then the person can sign in and simply ask again.
     * @throws {ApiError} `upstream_stripe` before anything is deleted, `unavailable` when only charges have ended
     */
    deleteAccount: async (person: Person): Promise<void> => {
      const { uid } = person;
      await tombstones.begin(uid);
      try {
        await removeAllBut(person);
        await removeSignIn(await parts.auth(), uid);
      } catch (error) {
        await lift(uid);
        throw error;
      }
      try {
        await tombstones.keep(uid);
        await parts.sweep(uid);
      } catch (error) {
        // The deletion of the sign-in has called `removeRemains` too, which is tried again until it succeeds.
        log('ERROR', 'account_not_swept', { uid, ...describeError(error) });
      }
    },

    /**
     * Ends and removes whatever is left of somebody whose sign-in is gone. It can run before, during and after any other
     * deletion, any number of times.
     * @returns false if somebody has an account of this uid, as after a restored backup: nothing is touched then
     */
    removeRemains: async (person: Person): Promise<boolean> => {
      const { users } = await (await parts.auth()).getUsers([{ uid: person.uid }]);
      if (users.length > 0) return false;
      await tombstones.keep(person.uid);
      await removeAllBut(person);
      await parts.sweep(person.uid);
      return true;
    },
  };
}

export type AccountDeletion = ReturnType<typeof createAccountDeletion>;

function machinesLeft(cause: ApiError): ApiError {
  return new ApiError(
    'unavailable',
    'If you had a plan, it has ended, and nothing more will be charged. Some of your servers are still to be erased, because the service that hosts them is not answering, so your account is still here. We keep trying; delete it again in a few minutes to finish.',
    { cause, headers: cause.headers },
  );
}

/** Already gone counts as removed: two tabs may ask at once. */
async function removeSignIn(auth: Auth, uid: string): Promise<void> {
  try {
    await auth.deleteUser(uid);
  } catch (error) {
    if (!isUserMissing(error)) throw error;
  }
}
