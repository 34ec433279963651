import type { Auth } from 'firebase-admin/auth';
import { isUserMissing } from '../../adapters/user-missing.ts';
import type { PersonData } from '../../db/personal-data.ts';
import { toIsoTime } from '../../foundation/iso-time.ts';

/** The account itself, by which a person signs in. */
export function createIdentityData(auth: () => Promise<Auth>) {
  return {
    collections: [],

    async export({ uid }) {
      const account = await (await auth()).getUser(uid);
      return {
        account: {
          uid,
          email: account.email ?? null,
          emailVerified: account.emailVerified,
          createdAt: toIsoTime(account.metadata.creationTime),
          lastSignInAt: toIsoTime(account.metadata.lastSignInTime),
        },
      };
    },

    /** Already gone counts as removed: two tabs may ask at once. */
    async remove({ uid }) {
      try {
        await (await auth()).deleteUser(uid);
      } catch (error) {
        if (!isUserMissing(error)) throw error;
      }
    },
  } satisfies PersonData;
}
