import type { Needs } from '../../context.ts';
import { changeConsents } from './change-consents.ts';
import { readConsents } from './stored-consents.ts';

/** An account that is gone has agreed to nothing, and a change would bring its profile back. */
export async function leaveProductNews(
  ctx: Needs<'auth' | 'db' | 'clock' | 'log'>,
  uid: string,
): Promise<void> {
  const { consents } = await readConsents(ctx, uid);
  if (consents.productMail) await changeConsents(ctx, uid, { productMail: false });
}
