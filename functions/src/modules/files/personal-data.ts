import { bucketOf, type Bucket, type StoredFile } from '../../adapters/bucket.ts';
import type { Needs } from '../../context.ts';
import type { KeptFile } from '../../contract/api.ts';
import { incomingPath, messageFilePath, picturePath } from '../../contract/files/files.ts';
import type { PersonData } from '../../db/personal-data.ts';
import { removeEach } from '../../db/remove-each.ts';
import { foldersOf } from './file-place.ts';
import { forgetPicture, readPicture } from './picture-store.ts';

/**
 * The files of a person, and the names that were handed out to them. Without links: a link would open them to all.
 * @param readFileNames finds what a person calls their files, by the name under which each is kept
 */
export function fileData(
  ctx: Needs<'config' | 'db' | 'storage'>,
  readFileNames: (uid: string) => Promise<Map<string, string>>,
) {
  const bucket = bucketOf(ctx);
  return {
    collections: ['uploads'] as const,
    async export({ uid }) {
      const [picture, files] = await Promise.all([
        exportPicture(ctx, bucket, uid),
        readFileNames(uid).then((names) => exportFiles(bucket, uid, names)),
      ]);
      return { picture, files };
    },
    async remove({ uid }) {
      // If the rest of a deletion fails, the profile must not show what is gone.
      await forgetPicture(ctx, uid);
      for (const folder of foldersOf(uid)) await bucket.removeAll(folder);
      await removeEach((await ctx.db()).collection('uploads').where('uid', '==', uid));
    },
  } satisfies PersonData;
}

async function exportPicture(
  ctx: Needs<'db'>,
  bucket: Bucket,
  uid: string,
): Promise<KeptFile | null> {
  const shown = await readPicture(ctx, uid);
  const file = shown === null ? null : await bucket.find(picturePath(uid, shown.id));
  return file === null ? null : toKept(file, 'picture');
}

async function exportFiles(
  bucket: Bucket,
  uid: string,
  names: ReadonlyMap<string, string>,
): Promise<KeptFile[]> {
  const files: KeptFile[] = [];
  for (const folder of [messageFilePath(uid, ''), incomingPath(uid, '')]) {
    for await (const page of bucket.pages(folder)) {
      for (const file of page) {
        const id = file.path.slice(folder.length);
        files.push(toKept(file, names.get(id) ?? id));
      }
    }
  }
  return files;
}

function toKept({ claimedType: type, bytes, createdAt }: StoredFile, name: string): KeptFile {
  return { name, type, bytes, day: createdAt.toISOString().slice(0, 10) };
}
