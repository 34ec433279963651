import { bucketOf } from '../../adapters/bucket.ts';
import type { Needs } from '../../context.ts';
import {
  MESSAGE_FILES,
  messageFilePath,
  type MessageFile,
  type NewMessageFile,
} from '../../contract/files/files.ts';
import { ApiError } from '../../foundation/errors.ts';
import { readType } from './read-type.ts';
import { removeQuietly } from './remove-quietly.ts';

/** As a message names it: `id` is its name in its sender's folder. */
export type AttachedFile = MessageFile & { id: string };

type Looking = Needs<'config' | 'storage' | 'log'>;

/**
 * Looks at what a person wants to send with a message: each must be in their own folder, of a type that we take, and what it
 * claims to be. From then on only we can read it.
 * @throws {ApiError} `not_found`, `payload_too_large`, `unsupported_media_type`
 */
export function lookAtFiles(
  ctx: Looking,
  uid: string,
  files: readonly NewMessageFile[],
): Promise<AttachedFile[]> {
  return Promise.all(files.map((file) => look(ctx, uid, file)));
}

async function look(
  ctx: Looking,
  uid: string,
  { id, name }: NewMessageFile,
): Promise<AttachedFile> {
  const bucket = bucketOf(ctx);
  const path = messageFilePath(uid, id);
  const file = await bucket.find(path);
  if (file === null) throw fileGone(name);
  if (file.bytes > MESSAGE_FILES.mostBytes) {
    await removeQuietly(ctx, uid, path);
    throw new ApiError('payload_too_large', `“${name}” has more than 10 MB. Send a smaller one.`);
  }
  const type = await readType(bucket, file);
  if (type === null || type !== file.claimedType) {
    await removeQuietly(ctx, uid, path);
    throw new ApiError(
      'unsupported_media_type',
      `We cannot take “${name}”: send PNG, JPEG, WebP, PDF, ZIP or plain text in UTF-8.`,
    );
  }
  const isOurs = file.isOurs || (await bucket.makeOurs(file, type));
  if (!isOurs) throw fileGone(name);
  return { id, name, type, bytes: file.bytes };
}

function fileGone(name: string): ApiError {
  return new ApiError('not_found', `“${name}” is no longer here. Please add it again.`);
}
