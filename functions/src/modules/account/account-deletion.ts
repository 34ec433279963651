import type { Auth, UserRecord } from 'firebase-admin/auth';
import type { Tombstones } from './tombstones.ts';
import { removeAll, type Person, type PersonDataList } from '../../db/personal-data.ts';
import { MINUTE_MS } from '../../foundation/durations.ts';
import { describeError, type Log } from '../../foundation/log.ts';

type Parts = {
  /**
   * Where someone wanted a passkey to be asked for and their sign-in is gone without us, a stolen password may have deleted it:
   * then only what is paid for ends.
   * @returns whether that is so, and the rest is to be kept for now
   */
  keepForNow: (person: Person) => Promise<boolean>;
  /** Refuse what others write late. */
  tombstones: Tombstones;
  personData: PersonDataList;
  auth: () => Promise<Auth>;
  log: Log;
};

/** Two ways to the same end: the person asks us, or the sign-in has been deleted without us. */
export function createAccountDeletion({ keepForNow, tombstones, personData, auth, log }: Parts) {
  /** The account lives on, so its own writes must not be refused; if this fails, the mark loses its force in a while. */
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
        await removeAll(personData, 'deletion', person);
      } catch (error) {
        await lift(uid);
        throw error;
      }
      try {
        await tombstones.keep(person);
        await removeAll(personData, 'sweep', person);
      } catch (error) {
        // The deletion of the sign-in has called `removeRemains` too, which is tried again until it succeeds.
        log('ERROR', 'account_not_swept', { uid, ...describeError(error) });
      }
    },

    /**
     * Ends and removes what is left of a person whose sign-in is gone. It can run before, during and after any other
     * deletion, any number of times.
     * @returns false if there is an account of this uid, as after a restored backup: nothing is touched then. False, too, where
     * the rest is kept for now.
     */
    removeRemains: async (person: Person): Promise<boolean> => {
      const { users } = await (await auth()).getUsers([{ uid: person.uid }]);
      if (users.length > 0 || (await keepForNow(person))) return false;
      await tombstones.keep(person);
      await removeAll(personData, 'remains', person);
      await removeAll(personData, 'sweep', person);
      return true;
    },

    /**
     * Removes accounts that were made again after their deletion: by a custom token, which was signed just before, the identity
     * service makes the account that it names.
     */
    sweepLateAccounts: async (): Promise<void> => {
      for (;;) {
        const gone = await tombstones.listToSweep();
        if (gone.length === 0) return;
        const service = await auth();
        const { users } = await service.getUsers(gone.map(({ uid }) => ({ uid })));
        for (const { uid, goneAt } of gone) {
          const account = users.find((user) => user.uid === uid);
          // One that is older came back by another way, as from a backup.
          if (account && isNewer(account, goneAt)) {
            await service.deleteUser(uid);
            log('WARNING', 'late_account_removed', { uid });
          }
          await tombstones.noteSwept(uid);
        }
      }
    },
  };
}

/** The identity service's clock may be behind. */
function isNewer({ metadata }: UserRecord, goneAt: Date): boolean {
  return Date.parse(metadata.creationTime) > goneAt.getTime() - MINUTE_MS;
}

export type AccountDeletion = ReturnType<typeof createAccountDeletion>;
