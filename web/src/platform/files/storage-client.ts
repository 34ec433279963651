import {
  connectStorageEmulator,
  getDownloadURL,
  getStorage,
  ref,
  StorageError,
  uploadBytesResumable,
  type UploadTask as StorageTask,
} from 'firebase/storage';
import { env } from '../env.ts';
import { openApp } from '../firebase/firebase-app.ts';
import { LONGEST_SILENCE_MS, UploadError, type UploadTask } from './upload.ts';

export type StorageClient = ReturnType<typeof openStorage>;

/**
 * Opens the bucket. Who is signed in, it learns from the identity client, which must be open.
 * @throws {Error} naming the setting that this build was made without
 */
export function openStorage() {
  if (env.storageBucket === '') throw new Error('VITE_FIREBASE_STORAGE_BUCKET is not set.');
  const storage = getStorage(openApp(), `gs://${env.storageBucket}`);
  storage.maxUploadRetryTime = LONGEST_SILENCE_MS;
  if (env.storageEmulatorHost !== '') {
    const { hostname, port } = new URL(`http://${env.storageEmulatorHost}`);
    connectStorageEmulator(storage, hostname, Number(port));
  }
  return {
    start: (path: string, file: Blob, contentType: string): UploadTask => {
      const task = uploadBytesResumable(ref(storage, path), file, { contentType });
      return {
        watch: (onSent) =>
          task.on('state_changed', ({ bytesTransferred }) => onSent(bytesTransferred)),
        done: untilDone(task),
        pause: () => void task.pause(),
        resume: () => void task.resume(),
        cancel: () => void task.cancel(),
      };
    },
    /** @returns an address from which anyone who has it can fetch the file */
    address: (path: string): Promise<string> => getDownloadURL(ref(storage, path)),
  };
}

async function untilDone(task: StorageTask): Promise<void> {
  try {
    await task;
  } catch (cause) {
    throw new UploadError(cause instanceof StorageError ? cause.code : 'unknown');
  }
}
