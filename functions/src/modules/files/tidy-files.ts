import { bucketOf, type StoredFile } from '../../adapters/bucket.ts';
import type { Needs } from '../../context.ts';
import { DAY_MS, HOUR_MS } from '../../foundation/durations.ts';
import { describeError } from '../../foundation/log.ts';
import { FOLDERS, placeOf, type FilePlace } from './file-place.ts';
import { readPictures } from './picture-store.ts';
import { findUploads, isOver } from './upload-store.ts';

type Tidying = Needs<'config' | 'db' | 'storage' | 'clock' | 'log'>;

/** What a run has looked at, and what it has removed. */
export type Tidied = { files: number; removed: number; failed: number };

/**
 * Removes what nothing names: files whose name has ended or was never handed out, pictures older than a day that no profile
 * shows, and uploads that became none within an hour. Calls that were killed leave such files, and browsers that never came
 * back. One that cannot be removed is logged and does not stop the rest.
 */
export async function tidyFiles(ctx: Tidying): Promise<Tidied> {
  const run = { files: 0, removed: 0, failed: 0 };
  for (const [folder, leftIn] of Object.entries({
    [FOLDERS.incoming]: incomingLeft,
    [FOLDERS.pictures]: picturesLeft,
    [FOLDERS.messages]: messageFilesLeft,
  })) {
    for await (const page of bucketOf(ctx).pages(folder)) {
      run.files += page.length;
      const found = page.flatMap((file) => {
        const place = placeOf(file.path);
        return place === null ? [] : [{ ...file, ...place }];
      });
      for (const file of await leftIn(ctx, found)) await removeOne(ctx, run, file);
    }
  }
  ctx.log(run.failed === 0 ? 'INFO' : 'ERROR', 'files_tidied', run);
  return run;
}

type PlacedFile = StoredFile & FilePlace;

function olderThan(ms: number, { clock }: Tidying, files: readonly PlacedFile[]) {
  return files.filter(({ createdAt }) => createdAt.getTime() < clock().getTime() - ms);
}

/** A younger one may be waiting for the connection of the browser that sent it. */
async function incomingLeft(ctx: Tidying, files: readonly PlacedFile[]) {
  return olderThan(HOUR_MS, ctx, files);
}

/** Younger ones may be on their way into a profile. */
async function picturesLeft(ctx: Tidying, files: readonly PlacedFile[]) {
  const old = olderThan(DAY_MS, ctx, files);
  const shown = await readPictures(ctx, [...new Set(old.map(({ uid }) => uid))]);
  return old.filter(({ uid, id }) => shown.get(uid)?.id !== id);
}

/** A file under a name that cannot be read stays: it may be someone's. */
async function messageFilesLeft(ctx: Tidying, files: readonly PlacedFile[]) {
  const known = await findUploads(ctx, [...new Set(files.map(({ id }) => id))]);
  return files.filter(({ uid, id }) => {
    const upload = known.get(id);
    if (upload === null) ctx.log('ERROR', 'document_unclear', { uid, reason: `uploads/${id}` });
    if (upload === null) return false;
    return upload === undefined || upload.uid !== uid || isOver(upload, ctx.clock());
  });
}

async function removeOne(ctx: Tidying, run: Tidied, file: PlacedFile): Promise<void> {
  try {
    await bucketOf(ctx).remove(file.path);
    run.removed += 1;
  } catch (error) {
    run.failed += 1;
    ctx.log('ERROR', 'file_not_tidied', { uid: file.uid, ...describeError(error) });
  }
}
