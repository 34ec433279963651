import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { sendCode } from '../../../adapters/identity/identity-codes.ts';
import type { Needs } from '../../../context.ts';
import { SITE_PATHS } from '../../../contract/site-paths.ts';
import { transact, type Transaction } from '../../../db/transaction.ts';
import { accountDeleted } from '../../../foundation/errors.ts';
import { readBearerToken } from '../../../http/bearer-token.ts';
import { createVisitorLimits } from '../../../http/limits/visitor-limits.ts';
import type { Reply, UserCall } from '../../../http/route.ts';
import { writeMail } from '../../email/outbox.ts';
import { addressVerification } from '../email-kinds.ts';

/** A path of the site, which a link leads on to. */
const path = z
  .string()
  .max(1000)
  .regex(/^\/(?![/\\])/);

export const body = z.strictObject({ path: path.default(SITE_PATHS.dashboard) });

type Asking = UserCall<'POST /confirmations'> & { body: z.output<typeof body> };

const ACCEPTED = { status: 202, body: { accepted: true } } as const;

/**
 * Has a link mailed that confirms the caller's address. It is made when the mail is sent. Beyond the limits nothing is mailed, and
 * nothing said.
 */
export async function handle(
  ctx: Needs<'config' | 'auth' | 'db' | 'clock' | 'log' | 'state'>,
  { user, body: { path: leadsTo }, header }: Asking,
): Promise<Reply<{ accepted: true }>> {
  const { uid } = user;
  // A token may be older than a change of address.
  const { email: to, emailVerified } = await user.readAccount();
  if (to === undefined || emailVerified) return ACCEPTED;
  if (!(await createVisitorLimits(ctx).takeLinkMail(to, uid))) return ACCEPTED;
  if (ctx.config.mail === null) {
    const idToken = readBearerToken([header('authorization') ?? '']) ?? '';
    const continueUrl = `${ctx.config.siteOrigins[0]}${leadsTo}`;
    await sendCode(ctx.auth, { requestType: 'VERIFY_EMAIL', idToken, continueUrl });
    return ACCEPTED;
  }
  const db = await ctx.db();
  const mail = { ...addressVerification.of({ path: leadsTo }), to, uid };
  const write = async (transaction: Transaction) => {
    await writeMail(db, transaction, `address-verification_${randomUUID()}`, mail, ctx.clock());
    return true;
  };
  const written = await transact(db, write, { unlessDeleted: uid });
  if (written === null) throw accountDeleted();
  return ACCEPTED;
}
