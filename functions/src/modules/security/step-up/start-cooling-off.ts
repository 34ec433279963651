import type { Needs } from '../../../context.ts';
import { DAY_MS } from '../../../foundation/durations.ts';
import { ApiError } from '../../../foundation/errors.ts';
import { requireRecentSignIn } from '../../../http/require-proof.ts';
import type { Caller } from '../../../http/require-user.ts';
import type { Reply } from '../../../http/route.ts';
import type { SessionGate } from '../../../http/session-validity.ts';
import { linkKey } from '../link-key.ts';
import { requireOpenSession } from '../passkey-use.ts';
import { updateAccountSecurity } from '../update-account-security.ts';
import {
  startCoolingOff,
  coolingOffEnd,
  REFUSED_DAYS,
  coolingOffRefusal,
  settled,
} from './cooling-off.ts';

/**
 * Asks for the end of the switch, for someone who has lost all passkeys and codes. Whether the password is new cannot be told: the
 * identity service says no more than that the session is. Repeated, it changes nothing.
 * @returns when the switch goes off, ISO 8601
 * @throws {ApiError} `recent_login_required`; `conflict` where the switch is off; `forbidden` soon after a change of address or
 * “This wasn’t me”: the person who did that may be asking now
 */
export async function handle(
  ctx: Needs<'config' | 'db' | 'clock'>,
  { user }: { user: Caller },
): Promise<Reply<{ at: string }>> {
  linkKey(ctx);
  const at = ctx.clock();
  requireRecentSignIn(user, at);
  const { uid } = user;
  const { email = null } = await user.readAccount();
  const db = await ctx.db();
  const endsAt = await updateAccountSecurity(db, uid, async (found, transaction) => {
    requireOpenSession(found, user);
    const gate = settled(found, at);
    if (!gate.isPasskeyRequired) throw notOn();
    if (gate.removal !== null) return { gate: null, result: gate.removal.at };
    refuseTooSoon(gate, at);
    const begun = await startCoolingOff(db, transaction, gate, { uid, email }, at);
    return { gate: begun, result: coolingOffEnd(at) };
  });
  return { body: { at: endsAt } };
}

function refuseTooSoon(gate: SessionGate, at: Date): void {
  const refusal = coolingOffRefusal(gate, at);
  if (refusal === null) return;
  const days = Math.ceil((Date.parse(refusal.until) - at.getTime()) / DAY_MS);
  const what =
    refusal.why === 'address'
      ? 'The address of this account was changed'
      : '“This wasn’t me” was pressed';
  throw new ApiError(
    'forbidden',
    `${what} less than ${REFUSED_DAYS} days ago. Please ask again in ${days === 1 ? 'a day' : `${days} days`}.`,
  );
}

function notOn(): ApiError {
  return new ApiError('conflict', 'Your servers open without a passkey already. Nothing changed.');
}
