import { z } from 'zod';
import type { Needs } from '../../../context.ts';
import { ApiError } from '../../../foundation/errors.ts';
import type { Reply } from '../../../http/route.ts';
import { readPageLink } from '../../email/links.ts';
import { linkKey } from '../link-key.ts';
import { stopCoolingOff } from '../passkey-use.ts';
import { updateAccountSecurity } from '../update-account-security.ts';
import { settled } from './cooling-off.ts';

export const body = z.strictObject({ link: z.string().min(1).max(1000) });

/**
 * Stops the end of the switch by the link in a mail. Repeated, it finds what was wanted.
 * @throws {ApiError} `gone`
 */
export async function handle(
  ctx: Needs<'config' | 'db' | 'clock'>,
  { body: { link } }: { body: z.output<typeof body> },
): Promise<Reply<{ stopped: true }>> {
  const at = ctx.clock();
  const good = readPageLink('keep-passkey', link, { key: linkKey(ctx), now: at });
  if (good === null) throw tooLate();
  const db = await ctx.db();
  await updateAccountSecurity(db, good.id, async (found, transaction) => {
    const gate = settled(found, at);
    const isAnother = gate.removal !== null && !good.isOf(gate.removal.askedAt);
    if (!gate.isPasskeyRequired || isAnother) throw tooLate();
    const stopped = await stopCoolingOff(db, transaction, gate, good.id, at);
    return { gate: stopped === found ? null : stopped, result: null };
  });
  return { body: { stopped: true } };
}

function tooLate(): ApiError {
  return new ApiError(
    'gone',
    'This link is too old, or belongs to an earlier request, so nothing was changed. Sign in to see how your servers open.',
  );
}
