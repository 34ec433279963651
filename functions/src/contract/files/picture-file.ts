/** Reads how a picture's file is built, without decoding it: PNG, JPEG and WebP, from their specifications. */
import { textAt, typeByFirstBytes } from './file-types.ts';
import { PICTURE_TYPES, type PictureType } from './files.ts';

export type PictureFile = {
  type: PictureType;
  /** In pixels; 0 where the file ends before it says. */
  width: number;
  height: number;
  isAnimated: boolean;
  /** False for a file that was cut off or is broken in another way. */
  isWhole: boolean;
  /** Whether it holds more than what shows the picture: place and time of a photo, a camera's number, words. */
  hasMetadata: boolean;
};

/** @returns null if it is no picture of these kinds, whatever its name says */
export function readPictureFile(bytes: Uint8Array): PictureFile | null {
  const type = pictureTypeOf(bytes);
  if (type === null) return null;
  const { parts, ...facts } = READERS[type](bytes);
  const hasMetadata = parts.some(({ isShown }) => !isShown);
  return { type, ...facts, isWhole: facts.isWhole && facts.width > 0, hasMetadata };
}

/**
 * The same picture without anything that does not show it. Some browsers write a few such bytes into every picture that they
 * make.
 * @param bytes a whole picture
 */
export function withoutMetadata(bytes: Uint8Array): Uint8Array {
  const type = pictureTypeOf(bytes);
  if (type === null) return bytes;
  const shown = READERS[type](bytes).parts.filter(({ isShown }) => isShown);
  const kept = new Uint8Array(shown.reduce((sum, { start, end }) => sum + end - start, 0));
  let at = 0;
  for (const { start, end } of shown) {
    kept.set(bytes.subarray(start, end), at);
    at += end - start;
  }
  return type === 'image/webp' ? asRiff(kept) : kept;
}

function pictureTypeOf(bytes: Uint8Array): PictureType | null {
  const type = typeByFirstBytes(bytes);
  return PICTURE_TYPES.find((one) => one === type) ?? null;
}

type Part = { start: number; end: number; isShown: boolean };
type Built = Pick<PictureFile, 'width' | 'height' | 'isAnimated' | 'isWhole'> & {
  /** One after the other, to the end of the file or to where it is broken. */
  parts: Part[];
};

const READERS: Record<PictureType, (bytes: Uint8Array) => Built> = {
  'image/png': readPng,
  'image/jpeg': readJpeg,
  'image/webp': readWebp,
};

/** The chunks without which a picture would look different; https://www.w3.org/TR/png-3/#11Chunks */
const PNG_SHOWN =
  /^(?:IHDR|PLTE|IDAT|IEND|tRNS|cHRM|gAMA|iCCP|sBIT|sRGB|cICP|mDCV|cLLI|bKGD|pHYs|acTL|fcTL|fdAT)$/;
const PNG_START = 8;
/** The length and the name before a chunk, and the sum behind it. */
const PNG_AROUND = 12;

function readPng(bytes: Uint8Array): Built {
  const view = viewOf(bytes);
  const built = begin(PNG_START);
  let at = PNG_START;
  while (!built.isWhole && at + PNG_AROUND <= bytes.length) {
    const end = at + PNG_AROUND + view.getUint32(at);
    if (end > bytes.length) return built;
    const name = textAt(bytes, at + 4, 4);
    if (name === 'IHDR' && end - at >= PNG_AROUND + 8) {
      built.width = view.getUint32(at + 8);
      built.height = view.getUint32(at + 12);
    }
    if (name === 'acTL') built.isAnimated = true;
    if (name === 'IEND') built.isWhole = true;
    built.parts.push({ start: at, end, isShown: PNG_SHOWN.test(name) });
    at = end;
  }
  return withRest(built, at, bytes.length);
}

/** https://www.w3.org/Graphics/JPEG/itu-t81.pdf, table B.1 */
const JPEG = { start: 0xd8, end: 0xd9, scan: 0xda, comment: 0xfe } as const;

function readJpeg(bytes: Uint8Array): Built {
  const view = viewOf(bytes);
  const built = begin(2);
  let at = 2;
  while (!built.isWhole && at + 2 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === JPEG.end) {
      built.parts.push({ start: at, end: at + 2, isShown: true });
      built.isWhole = true;
      at += 2;
    } else if (marker === 0xff) {
      // Any number of these may stand before a marker.
      at += 1;
    } else {
      if (at + 4 > bytes.length) return built;
      const header = at + 2 + view.getUint16(at + 2);
      if (header > bytes.length) return built;
      if (isJpegFrame(marker) && header - at >= 9) {
        built.height = view.getUint16(at + 5);
        built.width = view.getUint16(at + 7);
      }
      const end = marker === JPEG.scan ? endOfScan(bytes, header) : header;
      built.parts.push({ start: at, end, isShown: isJpegShown(bytes, at, marker) });
      at = end;
    }
  }
  return withRest(built, at, bytes.length);
}

/** It holds the size; the three between are tables. */
function isJpegFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

/** Of the segments for applications, JFIF, a profile of colours and Adobe's say how to show the picture. */
function isJpegShown(bytes: Uint8Array, at: number, marker: number): boolean {
  if (marker === JPEG.comment) return false;
  if (marker < 0xe0 || marker > 0xef) return true;
  const name = textAt(bytes, at + 4, 11);
  return (
    (marker === 0xe0 && name.startsWith('JFIF')) ||
    (marker === 0xe2 && name === 'ICC_PROFILE') ||
    (marker === 0xee && name.startsWith('Adobe'))
  );
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
const WEBP_SHOWN = /^(?:VP8 |VP8L|VP8X|ICCP|ALPH|ANIM|ANMF)$/;
const RIFF_HEADER = 12;
const CHUNK_HEADER = 8;
/** What a `VP8X` chunk says that there is. */
const WEBP_FLAGS = { animation: 0x02, xmp: 0x04, exif: 0x08 } as const;

function readWebp(bytes: Uint8Array): Built {
  const view = viewOf(bytes);
  const built = begin(RIFF_HEADER);
  if (bytes.length < RIFF_HEADER) return built;
  const fileEnd = CHUNK_HEADER + view.getUint32(4, true);
  let at = RIFF_HEADER;
  while (at + CHUNK_HEADER <= Math.min(fileEnd, bytes.length)) {
    const size = view.getUint32(at + 4, true);
    const data = at + CHUNK_HEADER;
    if (data + size > Math.min(fileEnd, bytes.length)) return built;
    const name = textAt(bytes, at, 4);
    if (built.width === 0) Object.assign(built, webpSize(name, view, data, size));
    if (name === 'ANIM' || name === 'ANMF') built.isAnimated = true;
    if (name === 'VP8X' && size > 0 && (view.getUint8(data) & WEBP_FLAGS.animation) !== 0) {
      built.isAnimated = true;
    }
    // A chunk of an odd size is followed by a byte that fills it up.
    const end = Math.min(data + size + (size % 2), bytes.length);
    built.parts.push({ start: at, end, isShown: WEBP_SHOWN.test(name) });
    at = end;
  }
  built.isWhole = fileEnd <= bytes.length && at >= fileEnd;
  return withRest(built, at, bytes.length);
}

function webpSize(name: string, view: DataView, at: number, size: number) {
  if (name === 'VP8X' && size >= 10) {
    return { width: uint24(view, at + 4) + 1, height: uint24(view, at + 7) + 1 };
  }
  if (name === 'VP8L' && size >= 5) {
    const bits = view.getUint32(at + 1, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  if (name === 'VP8 ' && size >= 10) {
    const width = view.getUint16(at + 6, true) & 0x3fff;
    return { width, height: view.getUint16(at + 8, true) & 0x3fff };
  }
  return {};
}

function uint24(view: DataView, at: number): number {
  return view.getUint16(at, true) + view.getUint8(at + 2) * 0x1_0000;
}

/** Its size, and what its header says that it holds, after chunks were left out. */
function asRiff(bytes: Uint8Array): Uint8Array {
  const view = viewOf(bytes);
  view.setUint32(4, bytes.length - CHUNK_HEADER, true);
  const at = RIFF_HEADER + CHUNK_HEADER;
  if (textAt(bytes, RIFF_HEADER, 4) === 'VP8X' && at < bytes.length) {
    view.setUint8(at, view.getUint8(at) & ~(WEBP_FLAGS.xmp | WEBP_FLAGS.exif));
  }
  return bytes;
}

function begin(end: number): Built {
  const parts = [{ start: 0, end, isShown: true }];
  return { parts, width: 0, height: 0, isAnimated: false, isWhole: false };
}

/** What follows the end of a picture is no part of it: cameras put films there. */
function withRest(built: Built, at: number, length: number): Built {
  if (built.isWhole && at < length) built.parts.push({ start: at, end: length, isShown: false });
  return built;
}

function viewOf({ buffer, byteOffset, byteLength }: Uint8Array): DataView {
  return new DataView(buffer, byteOffset, byteLength);
}
