import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import type { Bucket, StoredFile } from '../../adapters/bucket.ts';
import { transact } from '../../consistency/transaction.ts';
import type { Log } from '../../foundation/log.ts';
import { placeOf, type FilePlace } from './file-place.ts';
import { readType } from './read-type.ts';
import { hasEnded, type UploadStore } from './upload-store.ts';

type Parts = {
  bucket: Bucket;
  uploads: UploadStore;
  auth: () => Promise<Auth>;
  db: () => Promise<Firestore>;
  now: () => Date;
  log: Log;
};

/**
 * Looks at a file that has just been stored. Nothing of a person who is gone or going stays: an upload can finish days after
 * it began, and after their folder was emptied. A file for a message stays only under a name that was handed out and if it is
 * what it claims to be, and from then on only we can read it. Can be repeated.
 */
export function createCheckStoredFile(parts: Parts) {
  const { bucket, log } = parts;
  return async (path: string): Promise<void> => {
    const place = placeOf(path);
    const file = place === null ? null : await bucket.find(path);
    if (place === null || file === null) return;
    const reason = await whyRefused(parts, place, file);
    if (reason !== null) {
      await bucket.remove(path);
      log('INFO', 'file_refused', { uid: place.uid, reason });
      return;
    }
    // If it is another file by now, that one has an event of its own.
    if (place.folder === 'messages' && file.token !== null) {
      await bucket.copy(file, path, { type: file.claimedType });
    }
  };
}

export type CheckStoredFile = ReturnType<typeof createCheckStoredFile>;

type Reason = 'no account' | 'no name' | 'other type';

async function whyRefused(
  { bucket, uploads, auth, db, now }: Parts,
  { folder, uid, id }: FilePlace,
  file: StoredFile,
): Promise<Reason | null> {
  const { users } = await (await auth()).getUsers([{ uid }]);
  const isStaying = await transact(await db(), async () => true, { unlessDeleted: uid });
  if (users.length === 0 || isStaying === null) return 'no account';
  if (folder === 'pictures') return null;
  const upload = (await uploads.find([id])).get(id);
  if (upload === undefined || upload.uid !== uid || hasEnded(upload, now())) return 'no name';
  return (await readType(bucket, file)) === file.claimedType ? null : 'other type';
}
