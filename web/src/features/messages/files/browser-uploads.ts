import { messageFilePath } from '@contract/files/files.ts';
import { api, ApiError } from '@/platform/api-client.ts';
import { againWhenBack } from '@/platform/again-when-back.ts';
import { uploadFile } from '@/platform/files/files.ts';
import { UploadError } from '@/platform/files/upload.ts';
import { checkFile } from './check-file.ts';
import { createUploads, type Uploads } from './uploads.ts';

/** The files that this person adds to a message. */
export function openUploads(uid: string): Uploads {
  return createUploads({
    check: checkFile,
    upload: ({ file, type, onSent, signal }) =>
      uploadFile({
        nextName: () => againWhenBack(handOutName, signal),
        pathOf: (name) => messageFilePath(uid, name),
        file,
        type,
        onSent,
        signal,
      }),
    describe: (cause) =>
      cause instanceof UploadError || cause instanceof ApiError
        ? cause.message
        : 'It could not be uploaded. Try again; if that does not help, load the page again.',
  });
}

async function handOutName(): Promise<string> {
  const { names } = await api('POST /messages/uploads', { body: { count: 1 } });
  const [name] = names;
  if (name === undefined) throw new Error('No name was handed out.');
  return name;
}
