import type { Bucket, StoredFile } from '../../adapters/bucket.ts';
import type { PersonData } from '../../db/personal-data.ts';
import type { KeptFile } from '../../contract/api.ts';
import { incomingPath, messageFilePath, picturePath } from '../../contract/files/files.ts';
import { foldersOf } from './file-place.ts';
import type { PictureStore } from './picture-store.ts';
import type { UploadStore } from './upload-store.ts';

type Parts = {
  bucket: Bucket;
  uploads: UploadStore;
  pictures: PictureStore;
  /** What a person calls their files, by the name under which each is kept. */
  readFileNames: (uid: string) => Promise<Map<string, string>>;
};

/** The files of a person, and the names that were handed out to them. Without links: a link would open them to all. */
export function createFileData({ bucket, uploads, pictures, readFileNames }: Parts) {
  async function exportPicture(uid: string): Promise<KeptFile | null> {
    const shown = await pictures.read(uid);
    const file = shown === null ? null : await bucket.find(picturePath(uid, shown.id));
    return file === null ? null : toKept(file, 'picture');
  }

  async function exportFiles(uid: string): Promise<KeptFile[]> {
    const names = await readFileNames(uid);
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

  return {
    collections: ['uploads'] as const,
    async export({ uid }) {
      const [picture, files] = await Promise.all([exportPicture(uid), exportFiles(uid)]);
      return { picture, files };
    },
    async remove({ uid }) {
      // If the rest of a deletion fails, the profile must not show what is gone.
      await pictures.forget(uid);
      for (const folder of foldersOf(uid)) await bucket.removeAll(folder);
      await uploads.removeAll(uid);
    },
  } satisfies PersonData;
}

function toKept({ claimedType: type, bytes, createdAt }: StoredFile, name: string): KeptFile {
  return { name, type, bytes, day: createdAt.toISOString().slice(0, 10) };
}
