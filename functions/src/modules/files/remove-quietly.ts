import { bucketOf } from '../../adapters/bucket.ts';
import type { Needs } from '../../context.ts';
import { describeError } from '../../foundation/log.ts';

/** Removes files that no one needs any more. It never rejects: the daily job removes what is left. */
export async function removeQuietly(
  ctx: Needs<'config' | 'storage' | 'log'>,
  uid: string,
  ...paths: string[]
): Promise<void> {
  const bucket = bucketOf(ctx);
  try {
    await Promise.all(paths.map((path) => bucket.remove(path)));
  } catch (error) {
    ctx.log('WARNING', 'file_not_removed', { uid, ...describeError(error) });
  }
}
