import { z } from 'zod';
import type { Needs } from '../../../context.ts';
import { sameForm } from '../../../contract/email.ts';
import { PLAN_INTERVALS, PLAN_SLUGS } from '../../../contract/plans.ts';
import { HOUR_MS, SECOND_MS } from '../../../foundation/durations.ts';
import { ApiError } from '../../../foundation/errors.ts';
import { secondOf } from '../../../foundation/iso-time.ts';
import { Email } from '../../../http/email.ts';
import { createVisitorLimits } from '../../../http/limits/visitor-limits.ts';
import { requireProof } from '../../../http/require-proof.ts';
import type { Caller } from '../../../http/require-user.ts';
import type { Reply } from '../../../http/route.ts';
import { writeMail } from '../../email/outbox.ts';
import { addressNew } from '../email-kinds.ts';
import { linkKey } from '../link-key.ts';
import { requireOpenSession } from '../passkey-use.ts';
import { updateAccountSecurity } from '../update-account-security.ts';

const plan = z.templateLiteral([z.enum(PLAN_SLUGS), '.', z.enum(PLAN_INTERVALS)]);
export const body = z.strictObject({ email: Email, plan: plan.exactOptional() });

const ACCEPTED = { status: 202, body: { accepted: true } } as const;
const HOUR_SECONDS = HOUR_MS / SECOND_MS;

/**
 * Sends a mail to the new address: with a link, or where it has an account, saying so. The answer says neither.
 * @throws {ApiError} `recent_login_required`, `passkey_required`, `invalid_input`
 */
export async function handle(
  ctx: Needs<'config' | 'db' | 'clock' | 'log' | 'state'>,
  { user, body: { email, ...carried } }: { user: Caller; body: z.output<typeof body> },
): Promise<Reply<{ accepted: true }>> {
  linkKey(ctx);
  const at = ctx.clock();
  requireProof(user, at);
  const { uid } = user;
  const account = await user.readAccount();
  if (account.email !== undefined && sameForm(account.email) === email) throw sameAddress();
  if (!(await createVisitorLimits(ctx).takeLinkMail(email, uid))) return ACCEPTED;
  const db = await ctx.db();
  // In whole seconds, as the link has it.
  const until = new Date((secondOf(at.toISOString()) + HOUR_SECONDS) * SECOND_MS).toISOString();
  await updateAccountSecurity(db, uid, async (gate, transaction) => {
    requireOpenSession(gate, user);
    requireProof({ ...user, gate }, at);
    const mail = { ...addressNew.of({ until, ...carried }), to: email, uid };
    await writeMail(db, transaction, `address-new_${uid}_${at.toISOString()}`, mail, at);
    return { gate: { ...gate, changingTo: { email, until } }, result: null };
  });
  return ACCEPTED;
}

function sameAddress(): ApiError {
  return new ApiError('invalid_input', 'This is the address of your account already.');
}
