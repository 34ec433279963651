import { once } from '@/lib/once.ts';
import { connection } from '../connection/connection.ts';
import { loadPart } from '../connection/load-part.ts';
import { startTimer } from '../early/when-idle.ts';
import { loadAuth } from '../firebase/firebase.ts';
import { createUpload } from './upload.ts';
import type { StorageClient } from './storage-client.ts';

/** Files of the person who is signed in. The storage client, which nothing else needs, is loaded with the first of them. */
const loadStorage: () => Promise<StorageClient> = once(async () => {
  const [{ openStorage }, auth] = await loadPart(() =>
    Promise.all([import('./storage-client.ts'), loadAuth()]),
  );
  await auth.ready();
  return openStorage();
});

export const uploadFile = createUpload({
  line: connection,
  loadStorage,
  startTimer,
});

/**
 * An address of a stored file, good until the file is replaced.
 * @throws {Error} when there is no such file, or it is another person's
 */
export async function fileAddress(path: string): Promise<string> {
  const { address } = await loadStorage();
  return address(path);
}
