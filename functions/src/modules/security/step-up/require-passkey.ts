import { z } from 'zod';
import type { Needs } from '../../../context.ts';
import { ApiError } from '../../../foundation/errors.ts';
import { requireShownPasskey } from '../../../http/require-proof.ts';
import type { UserCall, Reply } from '../../../http/route.ts';
import { writeEvent } from '../../audit/write-event.ts';
import { requireOpenSession } from '../passkey-use.ts';
import { updateAccountSecurity } from '../update-account-security.ts';
import { settled, turned } from './cooling-off.ts';

export const body = z.strictObject({ isRequired: z.boolean() });

type Requiring = UserCall<'PUT /passkey-before-opening'> & { body: z.output<typeof body> };

/**
 * Turned on, the switch asks for a passkey at once: a password would let a stranger lock its owner out, or its owner
 * themselves, if the passkey does not work here. Repeated, it changes nothing.
 * @throws {ApiError} `passkey_required`; `conflict` without a passkey
 */
export async function handle(
  ctx: Needs<'db' | 'clock'>,
  { user, body: { isRequired } }: Requiring,
): Promise<Reply<{ isRequired: boolean }>> {
  const at = ctx.clock();
  const { uid } = user;
  const db = await ctx.db();
  await updateAccountSecurity(db, uid, async (found, transaction) => {
    requireOpenSession(found, user);
    const gate = settled(found, at);
    const isSame = gate.isPasskeyRequired === isRequired;
    if (isSame) return { gate: gate === found ? null : gate, result: null };
    if (isRequired && gate.passkeys.length === 0) throw noPasskey();
    requireShownPasskey({ ...user, gate }, at);
    const kind = isRequired ? 'passkey_required' : 'passkey_not_required';
    await writeEvent(db, transaction, { uid, kind, about: null }, at);
    return { gate: turned(gate, isRequired, at.toISOString()), result: null };
  });
  return { body: { isRequired } };
}

function noPasskey(): ApiError {
  return new ApiError(
    'conflict',
    'You have no passkey yet. Add one first, so that you can open your servers afterwards.',
  );
}
