import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { Bucket, StoredFile } from '../../adapters/bucket.ts';
import {
  PICTURE_MOST_BYTES,
  PICTURE_PIXELS,
  picturePath,
  type Picture,
  type PictureType,
} from '../../contract/files/files.ts';
import { readPictureFile } from '../../contract/files/picture-file.ts';
import { DAY_MS, SECOND_MS } from '../../foundation/durations.ts';
import { accountDeleted, ApiError } from '../../foundation/errors.ts';
import type { PictureStore, StoredPicture } from './picture-store.ts';
import type { RemoveQuietly } from './remove-quietly.ts';

type Parts = {
  bucket: Bucket;
  pictures: PictureStore;
  removeQuietly: RemoveQuietly;
  now: () => Date;
};

/** The address of a picture never shows another one. */
const CACHED = `public, max-age=${(365 * DAY_MS) / SECOND_MS}, immutable`;

/**
 * Takes an upload for a person's picture, and removes it.
 *
 * The picture is a copy under a name of its own, made by this call alone. So it is exactly what was looked at, the profile
 * never names a file that another call may be removing, and what a killed call leaves behind is in no profile: the daily job
 * removes it.
 */
export function createChangePicture({ bucket, pictures, removeQuietly, now }: Parts) {
  return {
    /** @throws {ApiError} `not_found`, `payload_too_large`, `unsupported_media_type`, `conflict` */
    async take(uid: string, upload: string): Promise<Picture> {
      const known = await pictures.read(uid);
      // A repeated call.
      if (known !== null && [known.from, known.id].includes(upload)) return toPicture(known);
      const uploaded = picturePath(uid, upload);
      const file = await bucket.find(uploaded);
      if (file === null) throw notThere();
      const type = await typeOfGood(bucket, file).catch(async (error: unknown) => {
        if (isRefusal(error)) await removeQuietly(uid, uploaded);
        throw error;
      });
      const [id, token] = [randomUUID(), randomUUID()];
      const path = picturePath(uid, id);
      const isCopied = await bucket.copy(file, path, { type, token, cacheControl: CACHED });
      if (!isCopied) throw notThere();
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

/** @throws {ApiError} `payload_too_large`, `unsupported_media_type` */
async function typeOfGood(bucket: Bucket, file: StoredFile): Promise<PictureType> {
  if (file.bytes > PICTURE_MOST_BYTES) {
    throw new ApiError('payload_too_large', 'This picture has more than 1 MB. Save a smaller one.');
  }
  const isReadable = file.bytes > 0 && !file.isEncoded;
  const picture = isReadable ? readPictureFile(await bucket.read(file, buffer)) : null;
  if (picture === null) {
    throw unsuitable('This is not a picture. Choose a PNG, a JPEG or a WebP.');
  }
  const { type, width, height, isWhole, isAnimated, hasMetadata } = picture;
  if (!isWhole) throw unsuitable('This picture is broken or was cut off. Choose another file.');
  if (isAnimated) throw unsuitable('This picture moves. Choose a still one.');
  if (width !== height || width > PICTURE_PIXELS) {
    const most = `${PICTURE_PIXELS} × ${PICTURE_PIXELS}`;
    throw unsuitable(`This picture is not a square of at most ${most} pixels. Crop it first.`);
  }
  if (hasMetadata) {
    throw unsuitable(
      'This picture still holds details such as where it was taken. Save it again without them.',
    );
  }
  return type;
}

function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 413 || error.status === 415);
}

function unsuitable(sentence: string): ApiError {
  return new ApiError('unsupported_media_type', sentence);
}

function notThere(): ApiError {
  return new ApiError('not_found', 'The picture did not arrive. Please upload it again.');
}

function toPicture({ id, url, changedAt }: StoredPicture): Picture {
  return { id, url, changedAt };
}
