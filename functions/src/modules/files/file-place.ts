import { incomingPath, messageFilePath, picturePath } from '../../contract/files/files.ts';

/** Whose a file is, and what it is for: its path says so. */
export type FilePlace = { folder: keyof typeof FOLDERS; uid: string; id: string };

export const FOLDERS = {
  incoming: 'incoming/',
  pictures: 'pictures/',
  messages: 'messages/',
} as const;

/** Null for what is not ours in the bucket. */
export function placeOf(path: string): FilePlace | null {
  const [folder = '', uid = '', id = '', ...more] = path.split('/');
  const isOurs = folder === 'incoming' || folder === 'pictures' || folder === 'messages';
  return isOurs && uid !== '' && id !== '' && more.length === 0 ? { folder, uid, id } : null;
}

/** All that a person has in the bucket is below these. */
export function foldersOf(uid: string): string[] {
  return [incomingPath(uid, ''), picturePath(uid, ''), messageFilePath(uid, '')];
}
