import type { Needs } from '../../../context.ts';
import { requireProof } from '../../../http/require-proof.ts';
import type { Caller } from '../../../http/require-user.ts';
import { requireVerifiedEmail } from '../../../http/require-verified-email.ts';
import type { Reply } from '../../../http/route.ts';
import { writeEvent } from '../../audit/write-event.ts';
import { requireOpenSession } from '../passkey-use.ts';
import { hashCode, newCodes } from '../recovery-codes.ts';
import { updateAccountSecurity } from '../update-account-security.ts';

/**
 * New recovery codes, which are told this once. Those from before mean nothing any more.
 * @throws {ApiError} `email_not_verified`, `recent_login_required`, `passkey_required`
 */
export async function handle(
  ctx: Needs<'db' | 'clock'>,
  { user }: { user: Caller },
): Promise<Reply<{ codes: string[] }>> {
  requireVerifiedEmail(user, 'Please confirm your e-mail address before you make recovery codes.');
  const at = ctx.clock();
  const { uid } = user;
  const codes = newCodes();
  const db = await ctx.db();
  await updateAccountSecurity(db, uid, async (gate, transaction) => {
    requireOpenSession(gate, user);
    requireProof({ ...user, gate }, at);
    await writeEvent(db, transaction, { uid, kind: 'recovery_codes_made', about: null }, at);
    const codesAt = at.toISOString();
    return { gate: { ...gate, codes: codes.map(hashCode), codesAt }, result: null };
  });
  return { body: { codes } };
}
