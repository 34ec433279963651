import { incomingPath, picturePath } from '@contract/files/files.ts';
import { api } from '@/platform/api-client.ts';
import { againWhenBack } from '@/platform/again-when-back.ts';
import { fileAddress, uploadFile } from '@/platform/files/files.ts';

/**
 * Makes a picture the one of this person.
 * @returns an address of it
 * @throws {UploadError} `ApiError`, and the signal's reason once it is aborted. The former picture then stays.
 */
export async function savePicture({ uid, picture, onSent, signal }: NewPicture): Promise<string> {
  const id = await uploadFile({
    nextName: () => crypto.randomUUID(),
    pathOf: (name) => incomingPath(uid, name),
    file: picture,
    type: picture.type,
    onSent,
    signal,
  });
  const taken = await againWhenBack(() => api('PUT /picture', { body: { id } }), signal);
  try {
    return await fileAddress(picturePath(uid, taken.picture.id));
  } catch {
    return taken.picture.url;
  }
}

/** @throws {ApiError} */
export async function removePicture(): Promise<void> {
  await api('DELETE /picture');
}

type NewPicture = {
  uid: string;
  /** As it is to be stored. */
  picture: Blob;
  /** Is told how many bytes have arrived. */
  onSent: (bytes: number) => void;
  signal: AbortSignal;
};
