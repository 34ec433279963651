import type { Needs } from '../../../context.ts';
import { ApiError } from '../../../foundation/errors.ts';
import { requireProof } from '../../../http/require-proof.ts';
import type { Reply, UserCall } from '../../../http/route.ts';
import { isPasskeyRequired } from '../../../http/session-validity.ts';
import { writeEvent } from '../../audit/write-event.ts';
import { requireOpenSession } from '../passkey-use.ts';
import { updateAccountSecurity } from '../update-account-security.ts';
import { findPasskey } from './stored-passkeys.ts';

/** @throws {ApiError} `recent_login_required`, `passkey_required`, `not_found`, `conflict` */
export async function handle(
  ctx: Needs<'db' | 'clock'>,
  { user, param }: Pick<UserCall<'DELETE /passkeys/:id'>, 'user' | 'param'>,
): Promise<Reply<{ deleted: true }>> {
  const at = ctx.clock();
  const db = await ctx.db();
  const { uid } = user;
  const id = param('id');
  await updateAccountSecurity(db, uid, async (gate, transaction) => {
    requireOpenSession(gate, user);
    requireProof({ ...user, gate }, at);
    const { name } = findPasskey(gate, id);
    const passkeys = gate.passkeys.filter((one) => one.id !== id);
    if (passkeys.length === 0 && isPasskeyRequired(gate, at)) throw lastOne();
    await writeEvent(db, transaction, { uid, kind: 'passkey_removed', about: name }, at);
    return { gate: { ...gate, passkeys }, result: null };
  });
  return { body: { deleted: true } };
}

function lastOne(): ApiError {
  return new ApiError(
    'conflict',
    'This is your last passkey, and your servers open only with one. Turn that off first.',
  );
}
