import { buffer } from 'node:stream/consumers';
import type { Bucket, StoredFile } from '../../adapters/bucket.ts';
import {
  asMessageFileType,
  createTextCheck,
  TELLING_BYTES,
  typeByFirstBytes,
} from '../../contract/files/file-types.ts';
import type { MessageFileType } from '../../contract/files/files.ts';

/** The type that a file's own bytes say; null for one that cannot go with a message. Keeps no more of it than a piece. */
export async function readType(bucket: Bucket, file: StoredFile): Promise<MessageFileType | null> {
  if (file.isEncoded || file.bytes === 0) return null;
  const type = typeByFirstBytes(await bucket.read(file, buffer, TELLING_BYTES - 1));
  if (type !== null) return asMessageFileType(type);
  return (await bucket.read(file, isText)) ? 'text/plain' : null;
}

async function isText(pieces: AsyncIterable<Uint8Array>): Promise<boolean> {
  const isTextSoFar = createTextCheck();
  for await (const piece of pieces) {
    if (!isTextSoFar(piece)) return false;
  }
  return isTextSoFar(null);
}
