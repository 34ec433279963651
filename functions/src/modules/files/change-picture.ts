import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { bucketOf, type Bucket } from '../../adapters/bucket.ts';
import type { Needs } from '../../context.ts';
import {
  incomingPath,
  PICTURE_MOST_BYTES,
  picturePath,
  type Picture,
} from '../../contract/files/files.ts';
import { DAY_MS, SECOND_MS } from '../../foundation/durations.ts';
import { accountDeleted, ApiError } from '../../foundation/errors.ts';
import type { Reply, UserCall } from '../../http/route.ts';
import { readPicture, setPicture, type StoredPicture } from './picture-store.ts';
import { createRedraw, REDRAWN_TYPE } from './redraw-picture.ts';
import { removeQuietly } from './remove-quietly.ts';

/** The address of a picture never shows another one. */
const CACHED = `public, max-age=${(365 * DAY_MS) / SECOND_MS}, immutable`;

/** The name of the upload. */
export const body = z.strictObject({ id: z.uuid() });

type Changing = UserCall<'PUT /picture'> & { body: z.output<typeof body> };

/**
 * Takes an upload for a person's picture, and removes it.
 *
 * The picture is redrawn under a name of its own, by this call alone. So nothing of what was sent is shown, the profile never
 * names a file that another call may be removing, and what a killed call leaves behind is in no profile: the daily job removes
 * it.
 * @throws {ApiError} `not_found`, `payload_too_large`, `unsupported_media_type`, `conflict`
 */
export async function handle(
  ctx: Needs<'config' | 'db' | 'storage' | 'clock' | 'log' | 'state'>,
  { user: { uid }, body: { id: upload } }: Changing,
): Promise<Reply<{ picture: Picture }>> {
  const known = await readPicture(ctx, uid);
  // A repeated call.
  if (known !== null && [known.from, known.id].includes(upload)) return answer(known);
  const bucket = bucketOf(ctx);
  const uploaded = incomingPath(uid, upload);
  const bytes = await readUpload(bucket, uploaded)
    .then(ctx.state(createRedraw))
    .catch(async (error: unknown) => {
      if (isRefusal(error)) await removeQuietly(ctx, uid, uploaded);
      throw error;
    });
  const [id, token] = [randomUUID(), randomUUID()];
  const path = picturePath(uid, id);
  await bucket.write({ path, bytes, token, type: REDRAWN_TYPE, cacheControl: CACHED });
  const url = bucket.addressOf(path, token);
  const picture = { id, url, changedAt: ctx.clock().toISOString(), from: upload };
  const done = await setPicture(ctx, uid, picture);
  await removeQuietly(
    ctx,
    uid,
    uploaded,
    ...(done?.current?.id === id ? [] : [path]),
    ...(done?.former ? [picturePath(uid, done.former.id)] : []),
  );
  if (!done?.current) throw accountDeleted();
  return answer(done.current);
}

/** @throws {ApiError} `not_found`, `payload_too_large` */
async function readUpload(bucket: Bucket, path: string): Promise<Buffer> {
  const file = await bucket.find(path);
  if ((file?.bytes ?? 0) > PICTURE_MOST_BYTES) {
    throw new ApiError('payload_too_large', 'This picture has more than 1 MB. Save a smaller one.');
  }
  const bytes = file && (await bucket.readAll(path));
  if (bytes === null) {
    throw new ApiError('not_found', 'The picture did not arrive. Please upload it again.');
  }
  return bytes;
}

function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 413 || error.status === 415);
}

function answer({ id, url, changedAt }: StoredPicture): Reply<{ picture: Picture }> {
  return { body: { picture: { id, url, changedAt } } };
}
