import { z } from 'zod';
import type { Needs } from '../../../context.ts';
import type { Passkey } from '../../../contract/sign-in.ts';
import type { Reply, UserCall } from '../../../http/route.ts';
import { updateAccountSecurity } from '../update-account-security.ts';
import { passkeyName } from './bodies.ts';
import { findPasskey, toPasskey } from './stored-passkeys.ts';

export const body = z.strictObject({ name: passkeyName });

/** @throws {ApiError} `not_found` */
export async function handle(
  ctx: Needs<'db'>,
  call: UserCall<'PATCH /passkeys/:id'> & { body: z.output<typeof body> },
): Promise<Reply<Passkey>> {
  const id = call.param('id');
  const renamed = await updateAccountSecurity(await ctx.db(), call.user.uid, (gate) => {
    const changed = { ...findPasskey(gate, id), ...call.body };
    const passkeys = gate.passkeys.map((one) => (one.id === id ? changed : one));
    return { gate: { ...gate, passkeys }, result: toPasskey(changed) };
  });
  return { body: renamed };
}
