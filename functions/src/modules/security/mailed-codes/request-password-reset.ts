import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { sendCode } from '../../../adapters/identity/identity-codes.ts';
import type { Needs } from '../../../context.ts';
import { SITE_PATHS } from '../../../contract/site-paths.ts';
import { transact } from '../../../db/transaction.ts';
import { Email } from '../../../http/email.ts';
import { readClientAddress } from '../../../http/limits/client-address.ts';
import { createVisitorLimits } from '../../../http/limits/visitor-limits.ts';
import type { Call, Reply } from '../../../http/route.ts';
import { writeMail } from '../../email/outbox.ts';
import { passwordReset } from '../email-kinds.ts';

export const body = z.strictObject({ email: Email });

type Asking = Call<'POST /password-resets'> & { body: z.output<typeof body> };

const ACCEPTED = { status: 202, body: { accepted: true } } as const;

/**
 * Has a link mailed that resets the password of the account that has an address, if one has. It is made when the mail is sent, so that an
 * answer neither takes longer nor says something else where an account has the address. Beyond the limits nothing is mailed, and
 * nothing said.
 */
export async function handle(
  ctx: Needs<'config' | 'auth' | 'db' | 'clock' | 'log' | 'state'>,
  { body: { email }, header }: Asking,
): Promise<Reply<{ accepted: true }>> {
  const from = readClientAddress(header);
  if (!(await createVisitorLimits(ctx).takeLinkMail(email, from))) return ACCEPTED;
  if (ctx.config.mail === null) {
    const continueUrl = `${ctx.config.siteOrigins[0]}${SITE_PATHS.login}`;
    await sendCode(ctx.auth, { requestType: 'PASSWORD_RESET', email, continueUrl });
    return ACCEPTED;
  }
  const db = await ctx.db();
  const mail = { ...passwordReset.of({}), to: email };
  await transact(db, (transaction) =>
    writeMail(db, transaction, `password-reset_${randomUUID()}`, mail, ctx.clock()),
  );
  return ACCEPTED;
}
