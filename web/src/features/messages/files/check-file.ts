import { messageFileTypeOf } from '@contract/files/file-types.ts';
import { MESSAGE_FILES } from '@contract/files/files.ts';
import { FILE_PROBLEMS } from './file-text.ts';
import type { UploadsPorts } from './uploads.ts';

/** Whether a file can go with a message: by its own bytes, whatever its name says. */
export const checkFile: UploadsPorts['check'] = async (file) => {
  if (file.size === 0) return { problem: FILE_PROBLEMS.empty };
  if (file.size > MESSAGE_FILES.mostBytes) return { problem: FILE_PROBLEMS.tooLarge };
  const bytes = await read(file);
  if (bytes === null) return { problem: FILE_PROBLEMS.unreadable };
  const type = messageFileTypeOf(bytes);
  return type === null ? { problem: FILE_PROBLEMS.otherType } : { type };
};

async function read(file: File): Promise<Uint8Array | null> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch {
    return null;
  }
}
