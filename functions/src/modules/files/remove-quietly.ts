import type { Bucket } from '../../adapters/bucket.ts';
import { describeError, type Log } from '../../foundation/log.ts';

/** Removes files that no one needs any more. It never rejects: the daily job removes what is left. */
export function createRemoveQuietly({ bucket, log }: { bucket: Bucket; log: Log }) {
  return async (uid: string, ...paths: string[]): Promise<void> => {
    try {
      await Promise.all(paths.map((path) => bucket.remove(path)));
    } catch (error) {
      log('WARNING', 'file_not_removed', { uid, ...describeError(error) });
    }
  };
}

export type RemoveQuietly = ReturnType<typeof createRemoveQuietly>;
