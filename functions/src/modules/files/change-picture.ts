import { randomUUID } from 'node:crypto';
import type { Bucket } from '../../adapters/bucket.ts';
import {
  incomingPath,
  PICTURE_MOST_BYTES,
  picturePath,
  type Picture,
} from '../../contract/files/files.ts';
import { DAY_MS, SECOND_MS } from '../../foundation/durations.ts';
import { accountDeleted, ApiError } from '../../foundation/errors.ts';
import type { PictureStore, StoredPicture } from './picture-store.ts';
import { REDRAWN_TYPE, type Redraw } from './redraw-picture.ts';
import type { RemoveQuietly } from './remove-quietly.ts';

type Parts = {
  bucket: Bucket;
  redraw: Redraw;
  pictures: PictureStore;
  removeQuietly: RemoveQuietly;
  now: () => Date;
};

/** The address of a picture never shows another one. */
const CACHED = `public, max-age=${(365 * DAY_MS) / SECOND_MS}, immutable`;

/**
 * Takes an upload for a person's picture, and removes it.
 *
 * The picture is redrawn under a name of its own, by this call alone. So nothing of what was sent is shown, the profile never
 * names a file that another call may be removing, and what a killed call leaves behind is in no profile: the daily job removes
 * it.
 */
export function createChangePicture({ bucket, redraw, pictures, removeQuietly, now }: Parts) {
  return {
    /** @throws {ApiError} `not_found`, `payload_too_large`, `unsupported_media_type`, `conflict` */
    async take(uid: string, upload: string): Promise<Picture> {
      const known = await pictures.read(uid);
      // A repeated call.
      if (known !== null && [known.from, known.id].includes(upload)) return toPicture(known);
      const uploaded = incomingPath(uid, upload);
      const bytes = await readUpload(bucket, uploaded)
        .then(redraw)
        .catch(async (error: unknown) => {
          if (isRefusal(error)) await removeQuietly(uid, uploaded);
          throw error;
        });
      const [id, token] = [randomUUID(), randomUUID()];
      const path = picturePath(uid, id);
      await bucket.write({ path, bytes, token, type: REDRAWN_TYPE, cacheControl: CACHED });
      const url = bucket.addressOf(path, token);
      const picture = { id, url, changedAt: now().toISOString(), from: upload };
      const done = await pictures.set(uid, picture);
      await removeQuietly(
        uid,
        uploaded,
        ...(done?.current?.id === id ? [] : [path]),
        ...(done?.former ? [picturePath(uid, done.former.id)] : []),
      );
      if (!done?.current) throw accountDeleted();
      return toPicture(done.current);
    },

    /** @throws {ApiError} `conflict` */
    async remove(uid: string): Promise<void> {
      const done = await pictures.clear(uid);
      if (done === null) throw accountDeleted();
      if (done.former !== null) await removeQuietly(uid, picturePath(uid, done.former.id));
    },
  };
}

export type ChangePicture = ReturnType<typeof createChangePicture>;

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

function toPicture({ id, url, changedAt }: StoredPicture): Picture {
  return { id, url, changedAt };
}
