/** What a file is by its own bytes, whatever its name says: for the browser before an upload, and for the API after it. */
import { MESSAGE_FILES, type MessageFileType } from './files.ts';

/** The types that are told apart by their first bytes; the last two only so that a page can say what is wrong with them. */
export type SignedType = Exclude<MessageFileType, 'text/plain'> | 'image/gif' | 'image/avif';

/** As many bytes of a file's beginning tell its type, unless it is text. */
export const TELLING_BYTES = 64;

/** @returns null for all others, text among them, which has no first bytes of its own */
export function typeByFirstBytes(start: Uint8Array): SignedType | null {
  const found = SIGNATURES.find(({ parts }) =>
    parts.every(([at, text]) => textAt(start, at, text.length) === text),
  );
  return found?.type ?? (isAvif(start) ? 'image/avif' : null);
}

/** The type under which a whole file can go with a message; null if it cannot. */
export function messageFileTypeOf(bytes: Uint8Array): MessageFileType | null {
  const type = typeByFirstBytes(bytes);
  if (type !== null) return asMessageFileType(type);
  const isText = createTextCheck();
  return bytes.length > 0 && isText(bytes) && isText(null) ? 'text/plain' : null;
}

export function asMessageFileType(type: string): MessageFileType | null {
  return MESSAGE_FILES.types.find((one) => one === type) ?? null;
}

/**
 * Reads a file piece by piece: UTF-8 without the zero byte by which programs tell other files from text.
 * @returns whether all pieces so far can be text; null says that there are no more
 */
export function createTextCheck(): (piece: Uint8Array | null) => boolean {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  return (piece) => {
    try {
      if (piece === null) decoder.decode();
      else decoder.decode(piece, { stream: true });
      return piece === null || !piece.includes(0);
    } catch {
      return false;
    }
  };
}

/** Bytes as the characters of the same numbers, such as the four of a chunk's name. */
export function textAt(bytes: Uint8Array, at: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + length));
}

type Signature = { type: SignedType; parts: readonly (readonly [at: number, text: string])[] };

const SIGNATURES: readonly Signature[] = [
  { type: 'image/png', parts: [[0, '\u0089PNG\r\n\u001A\n']] },
  { type: 'image/jpeg', parts: [[0, '\u00FF\u00D8\u00FF']] },
  {
    type: 'image/webp',
    parts: [
      [0, 'RIFF'],
      [8, 'WEBP'],
    ],
  },
  { type: 'image/gif', parts: [[0, 'GIF8']] },
  { type: 'application/pdf', parts: [[0, '%PDF-']] },
  { type: 'application/zip', parts: [[0, 'PK\u0003\u0004']] },
  // One that holds no file.
  { type: 'application/zip', parts: [[0, 'PK\u0005\u0006']] },
];

/** Its brand, still or moving, is the first that it names or among the others of its first box. */
function isAvif(start: Uint8Array): boolean {
  if (textAt(start, 4, 4) !== 'ftyp') return false;
  const brands = textAt(start, 8, Math.min(start[3] ?? 0, TELLING_BYTES) - 8);
  return brands.includes('avif') || brands.includes('avis');
}
