import type { Needs } from '../../context.ts';
import { picturePath } from '../../contract/files/files.ts';
import { accountDeleted } from '../../foundation/errors.ts';
import type { Reply, UserCall } from '../../http/route.ts';
import { clearPicture } from './picture-store.ts';
import { removeQuietly } from './remove-quietly.ts';

/** @throws {ApiError} `conflict` */
export async function handle(
  ctx: Needs<'config' | 'db' | 'storage' | 'log'>,
  { user: { uid } }: UserCall<'DELETE /picture'>,
): Promise<Reply<{ deleted: true }>> {
  const done = await clearPicture(ctx, uid);
  if (done === null) throw accountDeleted();
  if (done.former !== null) await removeQuietly(ctx, uid, picturePath(uid, done.former.id));
  return { body: { deleted: true } };
}
