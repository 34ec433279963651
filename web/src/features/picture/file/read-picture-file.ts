/** Reads how a picture's file is built, without decoding it: PNG, JPEG and WebP, from their specifications. */
import { textAt } from '@contract/files/file-types.ts';
import type { PictureType } from '@contract/files/files.ts';

export type PictureFile = {
  /** In pixels: the largest, where it names several. 0 where the file ends before it says. */
  width: number;
  height: number;
  isAnimated: boolean;
  /** False for a file that was cut off or is broken in another way. */
  isWhole: boolean;
};

/** @param type as its first bytes say */
export function readPictureFile(bytes: Uint8Array, type: PictureType): PictureFile {
  const built = { width: 0, height: 0, isAnimated: false, isWhole: false };
  READERS[type](bytes, new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength), built);
  return { ...built, isWhole: built.isWhole && built.width > 0 };
}

/** Notes what it finds, to the end of the file or to where it is broken. */
type Reader = (bytes: Uint8Array, view: DataView, built: PictureFile) => void;

const READERS: Record<PictureType, Reader> = {
  'image/png': readPng,
  'image/jpeg': readJpeg,
  'image/webp': readWebp,
};

function noteSize(built: PictureFile, width: number, height: number): void {
  built.width = Math.max(built.width, width);
  built.height = Math.max(built.height, height);
}

/** https://www.w3.org/TR/png-3/#5Chunk-layout: the length and the name before a chunk, and the sum behind it. */
const PNG_AROUND = 12;
const PNG_START = 8;

function readPng(bytes: Uint8Array, view: DataView, built: PictureFile): void {
  for (let at = PNG_START; !built.isWhole && at + PNG_AROUND <= bytes.length;) {
    const end = at + PNG_AROUND + view.getUint32(at);
    if (end > bytes.length) return;
    const name = textAt(bytes, at + 4, 4);
    if (name === 'IHDR' && end - at >= PNG_AROUND + 8) {
      noteSize(built, view.getUint32(at + 8), view.getUint32(at + 12));
    }
    if (name === 'acTL') built.isAnimated = true;
    if (name === 'IEND') built.isWhole = true;
    at = end;
  }
}

/** https://www.w3.org/Graphics/JPEG/itu-t81.pdf, table B.1 */
const JPEG = { end: 0xd9, scan: 0xda } as const;

function readJpeg(bytes: Uint8Array, view: DataView, built: PictureFile): void {
  for (let at = 2; at + 2 <= bytes.length && bytes[at] === 0xff;) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === JPEG.end) {
      built.isWhole = true;
      return;
    }
    if (marker === 0xff) {
      // Any number of these may stand before a marker.
      at += 1;
    } else {
      if (at + 4 > bytes.length) return;
      const header = at + 2 + view.getUint16(at + 2);
      if (header > bytes.length) return;
      if (isJpegFrame(marker) && header - at >= 9) {
        noteSize(built, view.getUint16(at + 7), view.getUint16(at + 5));
      }
      at = marker === JPEG.scan ? endOfScan(bytes, header) : header;
    }
  }
}

/** It holds the size; the three between are tables. */
function isJpegFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

/** Where the next marker is that does not belong to the bytes of a scan. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    const isOfScan = next === 0 || next === 0xff || (next >= 0xd0 && next <= 0xd7);
    if (!isOfScan) return at;
  }
  return bytes.length;
}

/** https://developers.google.com/speed/webp/docs/riff_container */
const RIFF_HEADER = 12;
const CHUNK_HEADER = 8;
/** What a `VP8X` chunk says that there is. */
const ANIMATION = 0x02;

function readWebp(bytes: Uint8Array, view: DataView, built: PictureFile): void {
  if (bytes.length < RIFF_HEADER) return;
  const fileEnd = CHUNK_HEADER + view.getUint32(4, true);
  let at = RIFF_HEADER;
  while (at + CHUNK_HEADER <= Math.min(fileEnd, bytes.length)) {
    const size = view.getUint32(at + 4, true);
    const data = at + CHUNK_HEADER;
    if (data + size > Math.min(fileEnd, bytes.length)) return;
    const name = textAt(bytes, at, 4);
    noteWebpSize(built, name, view, data, size);
    if (name === 'ANIM' || name === 'ANMF') built.isAnimated = true;
    if (name === 'VP8X' && size > 0 && (view.getUint8(data) & ANIMATION) !== 0) {
      built.isAnimated = true;
    }
    // A chunk of an odd size is followed by a byte that fills it up.
    at = Math.min(data + size + (size % 2), bytes.length);
  }
  built.isWhole = fileEnd <= bytes.length && at >= fileEnd;
}

function noteWebpSize(
  built: PictureFile,
  name: string,
  view: DataView,
  at: number,
  size: number,
): void {
  if (name === 'VP8X' && size >= 10) {
    noteSize(built, uint24(view, at + 4) + 1, uint24(view, at + 7) + 1);
  }
  if (name === 'VP8L' && size >= 5) {
    const bits = view.getUint32(at + 1, true);
    noteSize(built, (bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1);
  }
  if (name === 'VP8 ' && size >= 10) {
    const width = view.getUint16(at + 6, true) & 0x3fff;
    noteSize(built, width, view.getUint16(at + 8, true) & 0x3fff);
  }
}

function uint24(view: DataView, at: number): number {
  return view.getUint16(at, true) + view.getUint8(at + 2) * 0x1_0000;
}
