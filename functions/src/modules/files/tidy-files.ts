import type { Bucket, StoredFile } from '../../adapters/bucket.ts';
import { DAY_MS, HOUR_MS } from '../../foundation/durations.ts';
import { describeError, type Log } from '../../foundation/log.ts';
import { FOLDERS, placeOf, type FilePlace } from './file-place.ts';
import type { PictureStore } from './picture-store.ts';
import { isOver, type UploadStore } from './upload-store.ts';

type Parts = {
  bucket: Bucket;
  uploads: UploadStore;
  pictures: PictureStore;
  now: () => Date;
  log: Log;
};

/** What a run has looked at, and what it has removed. */
export type Tidied = { files: number; removed: number; failed: number };

/**
 * Removes what nothing names: files whose name has ended or was never handed out, pictures older than a day that no profile
 * shows, and uploads that became none within an hour. Calls that were killed leave such files, and browsers that never came
 * back. One that cannot be removed is logged and does not stop the rest.
 */
export function createTidyFiles(parts: Parts) {
  const { bucket, log } = parts;
  return async (): Promise<Tidied> => {
    const run = { files: 0, removed: 0, failed: 0 };
    for (const [folder, leftIn] of Object.entries({
      [FOLDERS.incoming]: incomingLeft,
      [FOLDERS.pictures]: picturesLeft,
      [FOLDERS.messages]: messageFilesLeft,
    })) {
      for await (const page of bucket.pages(folder)) {
        run.files += page.length;
        const found = page.flatMap((file) => {
          const place = placeOf(file.path);
          return place === null ? [] : [{ ...file, ...place }];
        });
        for (const file of await leftIn(parts, found)) await removeOne(parts, run, file);
      }
    }
    log(run.failed === 0 ? 'INFO' : 'ERROR', 'files_tidied', run);
    return run;
  };
}

export type TidyFiles = ReturnType<typeof createTidyFiles>;

type PlacedFile = StoredFile & FilePlace;

function olderThan(ms: number, { now }: Parts, files: readonly PlacedFile[]) {
  return files.filter(({ createdAt }) => createdAt.getTime() < now().getTime() - ms);
}

/** A younger one may be waiting for the connection of the browser that sent it. */
async function incomingLeft(parts: Parts, files: readonly PlacedFile[]) {
  return olderThan(HOUR_MS, parts, files);
}

/** Younger ones may be on their way into a profile. */
async function picturesLeft(parts: Parts, files: readonly PlacedFile[]) {
  const { pictures } = parts;
  const old = olderThan(DAY_MS, parts, files);
  const shown = await pictures.readAll([...new Set(old.map(({ uid }) => uid))]);
  return old.filter(({ uid, id }) => shown.get(uid)?.id !== id);
}

/** A file under a name that cannot be read stays: it may be someone's. */
async function messageFilesLeft({ uploads, now, log }: Parts, files: readonly PlacedFile[]) {
  const known = await uploads.find([...new Set(files.map(({ id }) => id))]);
  return files.filter(({ uid, id }) => {
    const upload = known.get(id);
    if (upload === null) log('ERROR', 'document_unclear', { uid, reason: `uploads/${id}` });
    if (upload === null) return false;
    return upload === undefined || upload.uid !== uid || isOver(upload, now());
  });
}

async function removeOne({ bucket, log }: Parts, run: Tidied, file: PlacedFile): Promise<void> {
  try {
    await bucket.remove(file.path);
    run.removed += 1;
  } catch (error) {
    run.failed += 1;
    log('ERROR', 'file_not_tidied', { uid: file.uid, ...describeError(error) });
  }
}
