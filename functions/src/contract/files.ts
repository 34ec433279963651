/** Files of a person in the bucket: the picture of oneself, and what is sent with a message. */

/** As the account shows it. */
export type Picture = {
  id: string;
  /** Anyone who has it can see the picture. Another picture has another one. */
  url: string;
  changedAt: string;
};

/** The width and height of a stored picture, in pixels: the browser makes it so. */
export const PICTURE_PIXELS = 512;
export const PICTURE_MOST_BYTES = 1024 * 1024;
export const PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const;
export type PictureType = (typeof PICTURE_TYPES)[number];

/** Where a person's picture is put. `id` is a UUID that the browser makes. */
export function picturePath(uid: string, id: string): string {
  return `pictures/${uid}/${id}`;
}

export const MESSAGE_FILES = {
  most: 5,
  mostBytes: 10 * 1024 * 1024,
  /** How many names a person gets in a day. */
  perDay: 20,
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
  /** Handed out for it. */
  id: string;
  /** What its owner calls it. */
  name: string;
};

/** A file that came with a message. */
export type MessageFile = { name: string; type: MessageFileType; bytes: number };

/** A message that had files, as its sender sees it. */
export type SentMessage = { id: string; at: string; topic: string; files: MessageFile[] };
