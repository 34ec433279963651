import { z } from 'zod';
import type { Needs } from '../../../context.ts';
import type { MailedCodePreview } from '../../../contract/sign-in.ts';
import { readClientAddress } from '../../../http/limits/client-address.ts';
import { createVisitorLimits } from '../../../http/limits/visitor-limits.ts';
import type { Call, Reply } from '../../../http/route.ts';
import { gateDoc, gateIn } from '../../../http/session-validity.ts';
import { Code, findCode, isUnproved } from './mailed-code.ts';

export const body = z.strictObject({ code: Code });

type Previewing = Call<'POST /mailed-codes/preview'> & { body: z.output<typeof body> };

/** What a code is for. It is not used. @throws {ApiError} `gone`, `rate_limited` */
export async function handle(
  ctx: Needs<'auth' | 'db' | 'clock' | 'log' | 'state'>,
  { body: { code }, header }: Previewing,
): Promise<Reply<MailedCodePreview>> {
  await createVisitorLimits(ctx).countMailedCode(readClientAddress(header));
  const { purpose, email, isOpen, account } = await findCode(ctx, code);
  const isUsed = !isOpen || (purpose === 'confirmation' && account.emailVerified);
  const gate = gateIn(await gateDoc(await ctx.db(), account.uid).get());
  const mayChoosePassword = purpose === 'confirmation' && isUnproved(account, gate);
  return { body: { purpose, email, isUsed, mayChoosePassword } };
}
