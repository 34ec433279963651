import { randomUUID } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import { writeMail } from '../../email/outbox.ts';
import { addressVerification, passwordReset } from '../email-kinds.ts';
import type { SendCode } from '../../../adapters/identity/identity-codes.ts';
import { transact, type Transaction } from '../../../db/transaction.ts';
import { SITE_PATHS } from '../../../contract/site-paths.ts';
import { accountDeleted } from '../../../foundation/errors.ts';
import type { ClientAddress } from '../../../http/limits/client-address.ts';
import type { Caller } from '../../../http/require-user.ts';
import type { VisitorLimits } from '../../../http/limits/visitor-limits.ts';

type Parts = {
  db: () => Promise<Firestore>;
  limits: Pick<VisitorLimits, 'takeLinkMail'>;
  /** Set where we send no mail: then the identity service sends its own. */
  sendCode: SendCode | null;
  /** Our own origin, such as `https://alcove.example`. */
  site: string;
  now: () => Date;
};

/**
 * Has a link mailed that resets a password or confirms an address. It is made when the mail is sent, so that an answer neither takes
 * longer nor says something else where an account has the address. Beyond the limits nothing is mailed, and nothing said.
 */
export function createAskForLink({ db: database, limits, sendCode, site, now }: Parts) {
  return {
    /** @param email in lower case; it may be no one's */
    async reset(email: string, from: ClientAddress): Promise<void> {
      if (!(await limits.takeLinkMail(email, from))) return;
      if (sendCode !== null) {
        const continueUrl = `${site}${SITE_PATHS.login}`;
        return sendCode({ requestType: 'PASSWORD_RESET', email, continueUrl });
      }
      const db = await database();
      const mail = { ...passwordReset.of({}), to: email };
      await transact(db, (transaction) =>
        writeMail(db, transaction, `password-reset_${randomUUID()}`, mail, now()),
      );
    },

    /**
     * @param path our page that the link leads on to
     * @param idToken the caller's own
     */
    async confirmation(
      { uid, readAccount }: Pick<Caller, 'uid' | 'readAccount'>,
      { path, idToken }: { path: string; idToken: string },
    ): Promise<void> {
      // A token may be older than a change of address.
      const { email: to, emailVerified } = await readAccount();
      if (to === undefined || emailVerified || !(await limits.takeLinkMail(to, uid))) return;
      if (sendCode !== null) {
        return sendCode({ requestType: 'VERIFY_EMAIL', idToken, continueUrl: `${site}${path}` });
      }
      const db = await database();
      const mail = { ...addressVerification.of({ path }), to, uid };
      const write = async (transaction: Transaction) => {
        await writeMail(db, transaction, `address-verification_${randomUUID()}`, mail, now());
        return true;
      };
      const written = await transact(db, write, { unlessDeleted: uid });
      if (written === null) throw accountDeleted();
    },
  };
}

export type AskForLink = ReturnType<typeof createAskForLink>;
