import { z } from 'zod';
import type { Needs } from '../../context.ts';
import { MESSAGE_FILES } from '../../contract/files/files.ts';
import { DAY_MS } from '../../foundation/durations.ts';
import { countCall, type Limit } from '../../http/limits/rate-limit.ts';
import { requireVerifiedEmail } from '../../http/require-verified-email.ts';
import type { Reply, UserCall } from '../../http/route.ts';
import { addNames } from './upload-store.ts';

/** As what the names of a person are counted. */
export function namesOfDay(uid: string): string {
  return `names for files ${uid}`;
}

const NAMES_A_DAY: Limit = {
  calls: MESSAGE_FILES.perDay,
  windowMs: DAY_MS,
  reason: `You can send ${MESSAGE_FILES.perDay} files a day.`,
};

export const body = z.strictObject({ count: z.int().min(1).max(MESSAGE_FILES.most) });

type Asking = UserCall<'POST /messages/uploads'> & { body: z.output<typeof body> };

/** Hands out the names under which a person uploads files for a message. */
export async function handle(
  ctx: Needs<'db' | 'clock' | 'log'>,
  { user, body: { count } }: Asking,
): Promise<Reply<{ names: string[] }>> {
  requireVerifiedEmail(user, 'Please confirm your e-mail address before you send files.');
  await countCall({ ...ctx, now: ctx.clock }, namesOfDay(user.uid), NAMES_A_DAY, count);
  return { status: 201, body: { names: await addNames(ctx, user.uid, count) } };
}
