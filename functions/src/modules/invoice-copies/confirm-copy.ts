import { z } from 'zod';
import type { Needs } from '../../context.ts';
import type { AnswerOf } from '../../contract/endpoints.ts';
import { transact } from '../../db/transaction.ts';
import { ApiError, NotConfiguredError } from '../../foundation/errors.ts';
import { readClientAddress } from '../../http/limits/client-address.ts';
import { createVisitorLimits } from '../../http/limits/visitor-limits.ts';
import type { Call, Reply } from '../../http/route.ts';
import { readPageLink } from '../email/links.ts';
import { copyDoc, copyIn, type FollowedLink } from './stored-copies.ts';

export const body = z.strictObject({ link: z.string().min(1).max(1024) });

type Confirming = Call<'POST /invoice-copies/confirm'> & { body: z.output<typeof body> };

/** The consent of the owner of an address, by a link. */
export async function handle(
  ctx: Needs<'config' | 'db' | 'clock' | 'billingClock' | 'log' | 'state'>,
  { body: { link: text }, header }: Confirming,
): Promise<Reply<AnswerOf<'POST /invoice-copies/confirm'>>> {
  const key = ctx.config.mail?.linkKey;
  if (key === undefined) throw new NotConfiguredError('mail');
  const from = readClientAddress(header);
  await createVisitorLimits(ctx).countSender('invoice-copies-confirm', from);
  const link = readPageLink('invoice-copy-confirm', text, { key, now: ctx.clock() });
  const email = link === null ? null : await confirmCopy(ctx, link);
  if (email === null) throw isGone();
  return { body: { email } };
}

/** @returns the address, which gets invoices now; null if the link was for one that is gone */
async function confirmCopy(
  ctx: Needs<'db' | 'billingClock'>,
  { id, isOf }: FollowedLink,
): Promise<string | null> {
  const [db, at] = [await ctx.db(), await ctx.billingClock()];
  const doc = copyDoc(db, id);
  return transact(db, async (transaction) => {
    const copy = copyIn(await transaction.get(doc));
    if (copy === null || !isOf(copy.generation)) return null;
    const { id: _id, expireAt: _end, ...kept } = copy;
    if (copy.confirmedAt === null) {
      transaction.set(doc, { ...kept, confirmedAt: at.toISOString() });
    }
    return copy.email;
  });
}

function isGone(): ApiError {
  return new ApiError(
    'gone',
    'This link does not work any more. It works for 14 days, and as long as the address is on the list.',
  );
}
