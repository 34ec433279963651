import type { Bucket } from '../../adapters/bucket.ts';
import { MESSAGE_FILES, messageFilePath } from '../../contract/files/files.ts';
import { ApiError } from '../../foundation/errors.ts';
import type { SentFile } from '../../http/route.ts';
import type { SentMessageStore } from './sent-message-store.ts';

type Parts = { bucket: Bucket; sent: Pick<SentMessageStore, 'findFiles'> };

/** Finds a file that came with a message, to be read. */
export function createFindSentFile({ bucket, sent }: Parts) {
  /**
   * @param mayRead whether the asking person may read the files of a message of this person
   * @param number counted from 0
   * @throws {ApiError} `not_found`, also for a message that they may not read
   */
  return async (
    message: string,
    number: string,
    mayRead: (uid: string) => boolean,
  ): Promise<SentFile> => {
    const found = await sent.findFiles(message);
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
  };
}

export type FindSentFile = ReturnType<typeof createFindSentFile>;
