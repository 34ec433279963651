/** Files of a person in the bucket: the picture of oneself, and what is sent with a message. */

/** As the account shows it. */
export type Picture = {
  /** The name under which it is kept. It is another one than that of the upload. */
  id: string;
  /** Anyone who has it can see the picture. Another picture has another one. */
  url: string;
  changedAt: string;
};

/** The most that a picture measures on each of its four equal sides: the browser makes it so, and the API again. */
export const PICTURE_PIXELS = 512;
export const PICTURE_MOST_BYTES = 1024 * 1024;
export const PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const;
export type PictureType = (typeof PICTURE_TYPES)[number];

/** Where a person's picture is uploaded. The browser makes a UUID for each upload. */
export function incomingPath(uid: string, id: string): string {
  return `incoming/${uid}/${id}`;
}

/** Where the API keeps it, redrawn. */
export function picturePath(uid: string, id: string): string {
  return `pictures/${uid}/${id}`;
}

export const MESSAGE_FILES = {
  most: 5,
  mostBytes: 10 * 1024 * 1024,
  /** How many names a person gets in a day. */
  perDay: 20,
  /** How long they are kept once they are sent. */
  days: 90,
  types: [
    'image/png',
    'image/jpeg',
    'image/webp',
    'application/pdf',
    'text/plain',
    'application/zip',
  ],
} as const;
export type MessageFileType = (typeof MESSAGE_FILES.types)[number];

/** Where a file that goes with a message is put. `name` was handed out by the API. */
export function messageFilePath(uid: string, name: string): string {
  return `messages/${uid}/${name}`;
}

/** A file as it is sent with a message. */
export type NewMessageFile = {
  /** The name that was handed out for it. */
  id: string;
  /** What its owner calls it: one line of at most `FILE_NAME_LENGTH` UTF-16 units, without a slash. */
  name: string;
};
export const FILE_NAME_LENGTH = 200;

/** A file that came with a message. */
export type MessageFile = { name: string; type: MessageFileType; bytes: number };

/** A message that had files, as its sender sees it. */
export type SentMessage = { id: string; at: string; topic: string; files: MessageFile[] };
