import type { Needs } from '../../context.ts';
import { writeMail } from './outbox.ts';
import { addressConfirm } from './email-kinds.ts';
import { transact } from '../../db/transaction.ts';
import { DAY_MS } from '../../foundation/durations.ts';
import { ApiError, accountDeleted, NotConfiguredError } from '../../foundation/errors.ts';
import { countCall, type Limit } from '../../http/limits/rate-limit.ts';
import type { Reply, UserCall } from '../../http/route.ts';
import { readReader } from './mail-trouble.ts';

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
export async function handle(
  ctx: Needs<'config' | 'db' | 'clock' | 'log'>,
  { user: { uid, readAccount } }: UserCall<'POST /address-confirmations'>,
): Promise<Reply<{ sent: true }>> {
  if (ctx.config.mail === null) throw new NotConfiguredError('mail');
  // A token may be older than a change of address.
  const { email: to } = await readAccount();
  if (to === undefined || !(await readReader(ctx, uid, to)).hasTrouble) {
    throw new ApiError('conflict', 'Our e-mails reach your address. There is nothing to confirm.');
  }
  await countCall({ ...ctx, now: ctx.clock }, confirmationsOfDay(uid), PER_DAY);
  const db = await ctx.db();
  const now = ctx.clock();
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
  return { body: { sent: true } };
}
