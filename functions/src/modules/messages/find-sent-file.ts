import type { Bucket } from '../../adapters/bucket.ts';
import type { Needs } from '../../context.ts';
import { MESSAGE_FILES, messageFilePath } from '../../contract/files/files.ts';
import { ApiError } from '../../foundation/errors.ts';
import type { SentFile } from '../../http/route.ts';
import { findFiles } from './sent-message-store.ts';

/**
 * Finds a file that came with a message, to be read.
 * @param number counted from 0
 * @param mayRead whether the asking person may read the files of a message of this person
 * @throws {ApiError} `not_found`, also for a message that they may not read
 */
export async function findSentFile(
  ctx: Needs<'db'>,
  bucket: Bucket,
  { message, number }: { message: string; number: string },
  mayRead: (uid: string) => boolean,
): Promise<SentFile> {
  const found = await findFiles(ctx, message);
  const named = /^\d$/.test(number) ? found?.files[Number(number)] : undefined;
  if (!found || named === undefined || !mayRead(found.uid)) {
    throw new ApiError('not_found', 'There is no such file.');
  }
  const { id, name, type } = named;
  const file = await bucket.find(messageFilePath(found.uid, id));
  if (file === null) {
    const words = `This file is no longer here: we keep files for ${MESSAGE_FILES.days} days.`;
    throw new ApiError('not_found', words);
  }
  return { name, type, bytes: file.bytes, open: () => bucket.open(file) };
}
