import type { Firestore } from 'firebase-admin/firestore';
import { writeMail } from './outbox.ts';
import { addressConfirm } from './email-kinds.ts';
import { transact } from '../../db/transaction.ts';
import { DAY_MS } from '../../foundation/durations.ts';
import { ApiError, accountDeleted } from '../../foundation/errors.ts';
import { countCall, type Counting, type Limit } from '../../http/limits/rate-limit.ts';
import type { Caller } from '../../http/require-user.ts';
import type { MailTrouble } from './mail-trouble.ts';

type Parts = { db: () => Promise<Firestore>; trouble: MailTrouble; counting: Counting };

const PER_DAY: Limit = {
  calls: 3,
  windowMs: DAY_MS,
  reason: 'We have sent you three confirmations today.',
};

/** How it is counted, so that the count goes with the account. */
export function confirmationsOfDay(uid: string): string {
  return `confirm-address ${uid}`;
}

/**
 * Sends a mail to someone whose mail came back: its link shows that the address works.
 * @throws {ApiError} `conflict` if nothing came back from the address that the account has now; `rate_limited`
 */
export function createConfirmAddress({ db: database, trouble, counting }: Parts) {
  return async ({ uid, readAccount }: Pick<Caller, 'uid' | 'readAccount'>): Promise<void> => {
    // A token may be older than a change of address.
    const { email: to } = await readAccount();
    if (to === undefined || !(await trouble.readReader(uid, to)).hasTrouble) {
      throw new ApiError(
        'conflict',
        'Our e-mails reach your address. There is nothing to confirm.',
      );
    }
    await countCall(counting, confirmationsOfDay(uid), PER_DAY);
    const db = await database();
    const now = counting.now();
    // A second press within the same minute writes no second mail.
    const id = `address-confirm_${uid}_${now.toISOString().slice(0, 16)}`;
    const isWritten = await transact(
      db,
      async (transaction) => {
        await writeMail(db, transaction, id, { ...addressConfirm.of({}), to, uid }, now);
        return true;
      },
      { unlessDeleted: uid },
    );
    if (isWritten === null) throw accountDeleted();
  };
}

export type ConfirmAddress = ReturnType<typeof createConfirmAddress>;
