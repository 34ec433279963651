import { z } from 'zod';
import type { Needs } from '../../../context.ts';
import type { CodeUsed } from '../../../contract/sign-in.ts';
import { readClientAddress } from '../../../http/limits/client-address.ts';
import { createVisitorLimits } from '../../../http/limits/visitor-limits.ts';
import type { Call, Reply } from '../../../http/route.ts';
import { Code, findCode, finishUse, Password, startUse } from './mailed-code.ts';

export const body = z.strictObject({ code: Code, password: Password });

type Resetting = Call<'POST /password-resets/confirm'> & { body: z.output<typeof body> };

/** Sets a new password, which ends all sessions. @throws {ApiError} `gone`, `invalid_input`, `rate_limited` */
export async function handle(
  ctx: Needs<'auth' | 'db' | 'clock' | 'log' | 'state'>,
  { body: { code, password }, header }: Resetting,
): Promise<Reply<CodeUsed>> {
  await createVisitorLimits(ctx).countMailedCode(readClientAddress(header));
  const found = await findCode(ctx, code, 'password');
  if (found.isOpen) await startUse(ctx, found, code, (gate) => ({ ...gate, confirming: null }));
  return { body: await finishUse(ctx, found, code, password) };
}
